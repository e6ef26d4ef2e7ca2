import { useStudentListComments } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MarkQuestions } from '../../../shared/comments/mark-questions.tsx'
import * as css from './marks.css.ts'

/** A question about the marks of one question; what was asked before stands open, with the teacher's answer. */
export function AskAbout({ answerPaperId, no }: { answerPaperId: string; no: number }) {
  const { t } = useTranslation('studentHomework')
  const [isOpen, setIsOpen] = useState(false)
  // All questions of the work share this read.
  const { data } = useStudentListComments({ targetType: 'answerPaper', targetId: answerPaperId, current: 1, size: 50 })
  const hasAsked = data?.records.some((one) => one.no === no) ?? false
  if (isOpen || hasAsked) return <MarkQuestions answerPaperId={answerPaperId} no={no} />
  return (
    <Button
      size="sm"
      tone="quiet"
      className={css.ask}
      aria-label={t('marks.askOf', { no })}
      onClick={() => setIsOpen(true)}
    >
      <MessageCircleQuestionMark aria-hidden size={16} />
      {t('marks.ask')}
    </Button>
  )
}
