import { type AnswerOfStudent, type ChoiceKey, type Question, useListAnswersOfQuestion } from '@hwjy/sdk'
import { HanziText, Link as StyledLink, Pagination } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import { useNames } from '../begun-dialog.tsx'
import { homeworkPath } from '../homework-paths.ts'
import * as css from './results.css.ts'

const PAGE_SIZE = 50

interface WhoAnsweredProps {
  homeworkId: string
  no: number
  /** Left out for questions that are answered in words. */
  options: Question['options']
  /** Says an option with its words. */
  wordsOf: (key: string) => string
}

/** Shows who chose what, or what each student wrote; a name leads to the work. */
export function WhoAnswered({ homeworkId, no, options, wordsOf }: WhoAnsweredProps) {
  const { t } = useTranslation('homeworkResults')
  const [current, setCurrent] = useState(1)
  const query = useListAnswersOfQuestion({ homeworkId, no, current, size: PAGE_SIZE })
  if (!query.data) return <NoList query={query} rows={3} />
  const { records, total, pages } = query.data
  return (
    <>
      {options.length > 0 ? (
        <ByOption records={records} keys={options.map(({ key }) => key)} wordsOf={wordsOf} />
      ) : (
        <ul aria-label={t('allAnswers')} className={css.who}>
          {records.map((record) => (
            <li key={record.answerPaperId} className={css.person}>
              <StyledLink asChild>
                <Link to={homeworkPath.comments(record.answerPaperId)}>{record.student.name}</Link>
              </StyledLink>
              <AnswerWords record={record} />
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <Pagination
          page={current}
          pageSize={PAGE_SIZE}
          total={total}
          onPageChange={setCurrent}
          isBusy={query.isPlaceholderData}
        />
      )}
    </>
  )
}

interface ByOptionProps {
  records: readonly AnswerOfStudent[]
  keys: readonly ChoiceKey[]
  wordsOf: (key: string) => string
}

function ByOption({ records, keys, wordsOf }: ByOptionProps) {
  const { t } = useTranslation('homeworkResults')
  const list = useNames()
  const silent = records.filter(({ answer }) => (answer?.keys.length ?? 0) === 0)
  const names = (some: readonly AnswerOfStudent[]) =>
    some.length === 0 ? t('nobody') : list(some.map(({ student }) => student.name))
  return (
    <dl className={css.pairs}>
      {keys.map((key) => (
        <div key={key} className={css.pair}>
          <dt lang="zh-Hans">{wordsOf(key)}</dt>
          <dd>{names(records.filter(({ answer }) => answer?.keys.includes(key) === true))}</dd>
        </div>
      ))}
      {silent.length > 0 && (
        <div className={css.pair}>
          <dt>{t('noAnswer')}</dt>
          <dd>{names(silent)}</dd>
        </div>
      )}
    </dl>
  )
}

/** Says an answer in a line: its words, and how many photos and takes there are. */
function AnswerWords({ record: { answer } }: { record: AnswerOfStudent }) {
  const { t } = useTranslation('homeworkResults')
  const media = [
    answer !== null && answer.images.length > 0 && t('photos', { count: answer.images.length }),
    answer !== null && answer.audio.length > 0 && t('takes', { count: answer.audio.length }),
  ].filter((part) => part !== false)
  if (answer === null || (answer.text === '' && media.length === 0))
    return <span className={css.muted}>{t('noAnswer')}</span>
  return (
    <>
      {answer.text !== '' && (
        <span className={css.text}>
          <HanziText text={answer.text} />
        </span>
      )}
      {media.length > 0 && <span className={css.muted}>{media.join(' · ')}</span>}
    </>
  )
}
