import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { Pagination, type PaginationProps } from '../pagination/pagination.tsx'
import { media } from '../theme/breakpoints.ts'
import { useMediaQuery } from '../theme/use-media-query.ts'
import type { UiLanguage } from '../ui-text/ui-text.ts'
import { useUiLanguage } from '../ui-text/ui-text-provider.tsx'
import { useWords } from '../ui-text/words.ts'
import { TableCards } from './table-cards.tsx'
import { TableGrid } from './table-grid.tsx'
import type { TableColumn, TableSelection } from './table-model.ts'
import { sortRows, type TableSort } from './table-sort.ts'
import * as css from './table.css.ts'
import { tableWords } from './table-words.ts'

export interface TableProps<Row> {
  label: string
  /** The first column names the row and stays in sight. */
  columns: readonly TableColumn<Row>[]
  /** Undefined while they are on their way: then the table's shape is shown. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** Describes the row in words, for its checkbox. */
  rowName: (row: Row) => string
  /** Given where the server sorts; null is its own order. Left out, the table sorts the rows it has. */
  sort?: TableSort | null | undefined
  defaultSort?: TableSort | undefined
  onSortChange?: ((sort: TableSort | null) => void) | undefined
  /** Checkboxes before the rows. Keeps what was chosen on other pages. */
  selection?: TableSelection | undefined
  selectionActions?: ReactNode
  pagination?: PaginationProps | undefined
  empty: ReactNode
  error?: ReactNode
  /** Newer rows are on their way; the old ones stay, under a pulsing line. */
  isBusy?: boolean | undefined
  /** CSS length; longer tables scroll below their head. */
  maxHeight?: string | undefined
  className?: string | undefined
}

/** Rows compared by columns. On phones each row is a card, and sorting is a choice above them. */
export function Table<Row>({
  rows,
  sort,
  defaultSort,
  onSortChange,
  selection,
  selectionActions,
  pagination,
  empty,
  error,
  isBusy = false,
  maxHeight,
  className,
  ...view
}: TableProps<Row>) {
  const words = useWords(tableWords)
  const language = useUiLanguage()
  const View = useMediaQuery(media.tablet) ? TableGrid : TableCards
  const [ownSort, setOwnSort] = useState<TableSort | null>(defaultSort ?? null)
  const change = (next: TableSort | null) => {
    setOwnSort(next)
    onSortChange?.(next)
  }
  // `isError && <ErrorState />` says false when there is none.
  const hasError = error !== undefined && error !== null && error !== false
  return (
    <div className={clsx(css.table, className)}>
      {selection && (
        // Always there, so that nothing jumps under the pointer with the first choice.
        <div className={css.selectionBar} data-state={selection.selected.size > 0 ? 'on' : 'off'}>
          {selection.selected.size === 0 && rows?.length !== 0 && <span>{words.noneSelected}</span>}
          <output>{selection.selected.size > 0 && words.selected(selection.selected.size)}</output>
          {selection.selected.size > 0 && selectionActions}
        </div>
      )}
      {hasError && error}
      {!hasError &&
        (rows?.length === 0 ? (
          empty
        ) : (
          <View
            {...view}
            rows={sort === undefined ? sortedHere(rows, view.columns, ownSort, language) : rows}
            skeletonRows={Math.min(pagination?.pageSize ?? 5, 8)}
            sort={sort === undefined ? ownSort : sort}
            onSortChange={change}
            selection={selection}
            isBusy={isBusy}
            maxHeight={maxHeight}
          />
        ))}
      {pagination && !hasError && <Pagination {...pagination} isBusy={pagination.isBusy ?? isBusy} />}
    </div>
  )
}

function sortedHere<Row>(
  rows: readonly Row[] | undefined,
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
  language: UiLanguage,
) {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy
  return rows && sort && sortBy ? sortRows(rows, sortBy, sort.direction, language) : rows
}
