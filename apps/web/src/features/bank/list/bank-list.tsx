import { getListQuestionsQueryOptions, type ListQuestionsParams, type Question } from '@hwjy/sdk'
import { Skeleton, VirtualList } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '../bank.css.ts'
import { QuestionRow } from './question-row.tsx'
import { PAGE_SIZE } from './use-bank-filter.ts'
import { SELECTED_MAX } from './use-selection.ts'

/** Lists up to this length scroll with the page. */
const PLAIN_MAX = PAGE_SIZE

interface BankListProps {
  request: ListQuestionsParams
  total: number
  selected: ReadonlyMap<string, Question>
  /** @param place of its row, from 0 @param isRange whether it was pressed with Shift */
  onSelect: (place: number, question: Question, isSelected: boolean, isRange: boolean) => void
  onPreview: (question: Question) => void
  onDelete: (question: Question) => void
}

/** All questions of a filter, however many: a page of them is asked for when one of its rows comes into sight. */
export function BankList({ total, ...props }: BankListProps) {
  const { t } = useTranslation('bank')
  const places = useMemo(() => Array.from({ length: total }, (_, place) => place), [total])
  if (total <= PLAIN_MAX)
    return (
      <ul aria-label={t('heading')} className={`${css.rows} ${css.box}`}>
        {places.map((place) => (
          <li key={place}>
            <RowAt place={place} {...props} />
          </li>
        ))}
      </ul>
    )
  return (
    <VirtualList
      label={t('heading')}
      className={css.box}
      height="max(24rem, calc(100dvh - 20rem))"
      estimatedRowHeight={92}
      items={places}
      itemKey={String}
      renderItem={(place) => <RowAt place={place} {...props} />}
    />
  )
}

function RowAt({
  request,
  place,
  selected,
  onSelect,
  onPreview,
  onDelete,
}: Omit<BankListProps, 'total'> & { place: number }) {
  const params = { ...request, current: Math.floor(place / PAGE_SIZE) + 1, size: PAGE_SIZE }
  const { data } = useQuery(getListQuestionsQueryOptions(params))
  const question = data?.records[place % PAGE_SIZE]
  if (!question)
    return (
      <div className={css.row}>
        <Skeleton shape="box" width="1.25rem" height="1.25rem" />
        <Skeleton />
      </div>
    )
  return (
    <QuestionRow
      question={question}
      isSelected={selected.has(question.questionId)}
      isFull={selected.size >= SELECTED_MAX}
      onSelect={(isSelected, isRange) => onSelect(place, question, isSelected, isRange)}
      onPreview={() => onPreview(question)}
      onDelete={() => onDelete(question)}
    />
  )
}
