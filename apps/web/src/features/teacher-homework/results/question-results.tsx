import type { Question, QuestionStatistics } from '@hwjy/sdk'
import { Button, Chart } from '@hwjy/ui'
import { PencilLine, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { homeworkPath } from '../homework-paths.ts'
import * as css from './results.css.ts'
import { WhoAnswered } from './who-answered.tsx'

interface QuestionResultsProps {
  homeworkId: string
  statistics: QuestionStatistics
  /** Its words; they come with another call. */
  question: Question | undefined
  handedIn: number
}

/** One question in numbers: options as bars with their words, and who chose what when it is asked for. */
export function QuestionResults({ homeworkId, statistics, question, handedIn }: QuestionResultsProps) {
  const { t, i18n } = useTranslation('homeworkResults')
  const [isOpen, setIsOpen] = useState(false)
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
      <div className={css.noPrint}>
        <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <Users aria-hidden size={16} />
          {t(choices.length > 0 ? 'whoChose' : 'allAnswers')}
        </Button>{' '}
        {answered > 0 && (
          <Button size="sm" asChild>
            <Link to={homeworkPath.markQuestion(homeworkId, no)}>
              <PencilLine aria-hidden size={16} />
              {t('gradeQuestion')}
            </Link>
          </Button>
        )}
      </div>
      {isOpen && <WhoAnswered homeworkId={homeworkId} no={no} options={question?.options ?? []} wordsOf={wordsOf} />}
    </>
  )
}
