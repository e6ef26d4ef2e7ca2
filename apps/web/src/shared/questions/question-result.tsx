import type { AnswerKey, AnswerMark } from '@hwjy/sdk'
import { HanziText, StatusPill, type StatusPillProps } from '@hwjy/ui'
import { Check, CircleDashed, CircleSlash2, type LucideIcon, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AttachmentList } from './attachment-list.tsx'
import { type Outcome, outcomeOf } from './question-rules.ts'
import * as css from './question-view.css.ts'

export interface QuestionResultProps {
  answerKey: AnswerKey | null
  mark: AnswerMark | null
  fullScore: number
}

const looks: Record<Outcome, { icon: LucideIcon; tone: StatusPillProps['tone'] }> = {
  right: { icon: Check, tone: 'success' },
  partly: { icon: CircleSlash2, tone: 'warning' },
  wrong: { icon: X, tone: 'danger' },
  unmarked: { icon: CircleDashed, tone: 'neutral' },
}

/** How an answer stands, its points, what the teacher says, and why the right answer is right. */
export function QuestionResult({ answerKey, mark, fullScore }: QuestionResultProps) {
  const { t } = useTranslation('questions')
  const outcome = outcomeOf(mark, fullScore)
  const { icon: Icon, tone } = looks[outcome]
  const hasComment = mark !== null && (mark.comment !== '' || mark.commentAudio.length + mark.markedImages.length > 0)
  return (
    <section className={css.result}>
      <p className={css.score}>
        <StatusPill tone={tone} icon={<Icon aria-hidden size={14} />}>
          {t(`result.${outcome}`)}
        </StatusPill>
        {mark !== null && mark.score !== null && (
          <span>{t('result.score', { score: mark.score, full: fullScore })}</span>
        )}
      </p>
      {hasComment && (
        <div className={css.said}>
          <h3 className={css.label}>{t('result.comment')}</h3>
          {mark.comment !== '' && <HanziText text={mark.comment} />}
          <AttachmentList label={t('result.comment')} attachments={[...mark.markedImages, ...mark.commentAudio]} />
        </div>
      )}
      {answerKey !== null && answerKey.analysis !== '' && (
        <div className={css.said}>
          <h3 className={css.label}>{t('result.analysis')}</h3>
          <HanziText text={answerKey.analysis} />
        </div>
      )}
    </section>
  )
}
