import type { Question } from '@hwjy/sdk'
import { Button, Dialog } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PinyinSwitch } from '../../../shared/hanzi/with-pinyin.tsx'
import { type AnswerDraft, QuestionView } from '../../../shared/questions/question-view.tsx'
import { acceptedLine } from '../../../shared/questions/typed-draft.ts'
import * as css from '../bank.css.ts'

/** The question as a student answers it; what is tried is not kept. */
export function PreviewDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { t } = useTranslation('bank')
  const { t: ofQuestions } = useTranslation('questions')
  const [answer, setAnswer] = useState<AnswerDraft>({ keys: [], text: '' })
  const [isSolved, setIsSolved] = useState(false)
  const { correctKeys, analysis, typed } = question
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={onClose}
      title={t('previewTitle')}
      description={t('previewText')}
      footer={
        <>
          <Button onClick={() => setIsSolved(!isSolved)}>{t(isSolved ? 'hideAnswer' : 'showAnswer')}</Button>
          <Button tone="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        <PinyinSwitch />
        <QuestionView
          headingLevel={3}
          question={{ ...question, no: 1, fullScore: 10 }}
          answer={answer}
          onAnswerChange={isSolved ? undefined : setAnswer}
          result={isSolved ? { answerKey: { correctKeys, analysis }, mark: null } : undefined}
        />
        {isSolved && typed !== null && (
          <p>
            {ofQuestions('result.rightAnswer')}: <span lang="zh-Hans">{acceptedLine(typed.accepted)}</span>
          </p>
        )}
      </div>
    </Dialog>
  )
}
