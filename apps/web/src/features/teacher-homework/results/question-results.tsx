import type { Question, QuestionStatistics } from '@hwjy/sdk'
import { Chart } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import * as css from './results.css.ts'

interface QuestionResultsProps {
  statistics: QuestionStatistics
  /** Its words; they come with another call. */
  question: Question | undefined
  handedIn: number
}

/** One question in numbers: options as bars with their words. */
export function QuestionResults({ statistics, question, handedIn }: QuestionResultsProps) {
  const { t, i18n } = useTranslation('homeworkResults')
  const { no, answered, right, rightRate, averageScore, fullScore, choices } = statistics
  const percent = (share: number) => share.toLocaleString(i18n.language, { style: 'percent' })
  const wordsOf = (key: string) => {
    const option = question?.options.find((one) => one.key === key)
    const isRight = question?.correctKeys.some((one) => one === key) === true
    const words = option ? `${key} ${option.title}` : key
    return isRight ? t('rightOption', { option: words }) : words
  }
  return (
    <>
      <div className={css.columns}>
        <dl className={css.pairs}>
          <dt>{t('answered')}</dt>
          <dd>{t('of', { count: answered, total: handedIn })}</dd>
          <dt>{t('right')}</dt>
          <dd>{rightRate === null ? t('notMarked') : t('rightRate', { count: right, percent: percent(rightRate) })}</dd>
          <dt>{t('average')}</dt>
          <dd>
            {averageScore === null
              ? t('notMarked')
              : t('score', {
                  score: averageScore.toLocaleString(i18n.language, { maximumFractionDigits: 1 }),
                  full: fullScore,
                })}
          </dd>
        </dl>
        {choices.length > 0 && (
          <Chart
            type="bar"
            title={t('choices', { no })}
            labelName={t('option')}
            valueName={t('students')}
            values={choices.map(({ key, count }) => ({ label: wordsOf(key), value: count }))}
          />
        )}
      </div>
    </>
  )
}
