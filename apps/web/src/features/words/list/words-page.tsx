import { useStudentListFavourites } from '@hwjy/sdk'
import { Button, Card, EmptyState, Pagination, Select } from '@hwjy/ui'
import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as listPage from '../../../shared/list-page/list-page.css.ts'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import { useQueryFilter } from '../../../shared/list-page/use-query-filter.ts'
import { useReviewOutbox } from '../review/use-review-outbox.ts'
import { useDueText } from '../use-due-text.ts'
import * as css from '../words.css.ts'
import { SearchField } from '../../../shared/list-page/list-filters.tsx'
import { AddWordsDialog } from './add-words-dialog.tsx'
import { WordRow } from './word-row.tsx'

const PAGE_SIZE = 30
const orders = ['kept', 'due'] as const

/** The words that a student keeps, and how many of them are to be reviewed today. */
export default function WordsPage() {
  const { t } = useTranslation('words')
  const filter = useQueryFilter(PAGE_SIZE)
  const order = filter.oneOf('order', orders) ?? 'kept'
  const words = useStudentListFavourites({ ...filter.request, targetType: 'word', order })
  const [isAdding, setIsAdding] = useState(false)
  // An empty list has the button in its middle.
  const hasWords = (words.data?.total ?? 0) > 0 || filter.keyword !== ''
  useReviewOutbox()
  return (
    <div className={listPage.page}>
      <header className={listPage.head}>
        <div className={listPage.words}>
          <h1>{t('heading')}</h1>
          <p className={css.muted}>{t('text')}</p>
        </div>
        {hasWords && (
          <Button onClick={() => setIsAdding(true)}>
            <ListPlus aria-hidden size={18} />
            {t('add')}
          </Button>
        )}
      </header>
      {words.data && <Today due={words.data.due} nextDueAt={words.data.nextDueAt} />}
      <div className={listPage.filters}>
        <SearchField label={t('search')} {...filter.searchProps} />
        <Select
          className={listPage.choice}
          aria-label={t('order')}
          value={order}
          onValueChange={(value) => filter.set({ order: value === 'kept' ? '' : value })}
          options={orders.map((value) => ({ value, label: t(`orders.${value}`) }))}
        />
      </div>
      {content()}
      {isAdding && <AddWordsDialog onClose={() => setIsAdding(false)} />}
    </div>
  )

  function content() {
    if (!words.data) return <NoList query={words} title={t('loadError')} rows={6} />
    const { records, total } = words.data
    if (total === 0)
      return filter.keyword === '' ? (
        <EmptyState
          drawing="board"
          title={t('none')}
          description={t('noneText')}
          action={<Button onClick={() => setIsAdding(true)}>{t('add')}</Button>}
        />
      ) : (
        <EmptyState
          drawing="search"
          title={t('noneFound')}
          action={<Button onClick={() => filter.clear()}>{t('clear')}</Button>}
        />
      )
    const pages = filter.pagination(total)
    return (
      <>
        <ul aria-label={t('heading')} className={css.words} aria-busy={words.isPlaceholderData}>
          {records.map((word) => (
            <WordRow key={word.favouriteId} word={word} />
          ))}
        </ul>
        {pages && <Pagination {...pages} isBusy={words.isPlaceholderData} />}
      </>
    )
  }
}

/** Estimates a review in minutes: a round takes a quarter of a minute for each word, and ends after five minutes. */
const minutesOf = (due: number) => Math.min(5, Math.ceil(due / 4))

function Today({ due, nextDueAt }: { due: number; nextDueAt: string | null }) {
  const { t } = useTranslation('words')
  const dueText = useDueText()
  if (due === 0 && nextDueAt === null) return null
  return (
    <Card>
      <div className={css.today}>
        <div className={css.todayText}>
          <p className={css.todayTitle}>{due > 0 ? t('due', { count: due }) : t('nothingDue')}</p>
          <p className={css.muted}>
            {due > 0
              ? t('dueText', { count: minutesOf(due) })
              : nextDueAt !== null && t('next', { day: dueText(nextDueAt) })}
          </p>
        </div>
        {due > 0 && (
          <Button asChild tone="primary" size="lg">
            <Link to="/student/words/review">{t('start')}</Link>
          </Button>
        )}
      </div>
    </Card>
  )
}
