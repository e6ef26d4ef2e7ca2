import type { WorkQuestion } from '@hwjy/sdk'
import { HanziText } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { AttachmentList } from './attachment-list.tsx'
import type { EarlierOfQuestion } from './earlier-answers.ts'
import * as css from './earlier-tries.css.ts'
import { QuestionResult } from './question-result.tsx'

interface EarlierAnswerProps {
  question: Pick<WorkQuestion, 'no' | 'options' | 'fullScore'>
  earlier: EarlierOfQuestion
}

/** What was answered to one question in an earlier try, and the marks of that time. */
export function EarlierAnswer({ question, earlier }: EarlierAnswerProps) {
  const { t } = useTranslation('questions')
  const { no, options, fullScore } = question
  const { tryNo, same, answer, mark } = earlier
  const chosen = options.filter(({ key }) => answer?.keys.includes(key))
  const files = [...(answer?.images ?? []), ...(answer?.audio ?? [])]
  const isEmpty = chosen.length + files.length === 0 && (answer === null || answer.text === '')
  return (
    <section className={css.answer} aria-label={t('earlier.ofQuestion', { try: tryNo, no })}>
      <h3 className={css.heading}>{t('earlier.try', { no: tryNo })}</h3>
      {same && !isEmpty ? (
        <p className={css.muted}>{t('earlier.same')}</p>
      ) : isEmpty ? (
        <p className={css.muted}>{t('view.noAnswer')}</p>
      ) : (
        <>
          {chosen.map(({ key, title }) => (
            <p key={key} className={css.text}>
              {key} · <HanziText text={title} />
            </p>
          ))}
          {answer !== null && answer.text !== '' && (
            <p className={css.text}>
              <HanziText text={answer.text} />
            </p>
          )}
          <AttachmentList label={t('earlier.try', { no: tryNo })} attachments={files} />
        </>
      )}
      {mark !== null && <QuestionResult answerKey={null} mark={mark} fullScore={fullScore} />}
    </section>
  )
}
