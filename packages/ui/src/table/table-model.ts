import type { ReactNode } from 'react'
import type { SortKey, TableSort } from './table-sort.ts'

export interface TableColumn<Row> {
  id: string
  /** Short: it is the label of every value on a phone. */
  header: string
  cell: (row: Row) => ReactNode
  /** Makes the column sortable, by this value. Where `sort` is given from outside, rows come sorted and it is only asked for. */
  sortBy?: ((row: Row) => SortKey) | undefined
  /** `end` for numbers, so that their digits stand below each other. */
  align?: 'start' | 'end' | undefined
  /** CSS length. */
  width?: string | undefined
}

export interface TableView<Row> {
  label: string
  columns: readonly TableColumn<Row>[]
  /** In order; undefined while they are on their way. */
  rows: readonly Row[] | undefined
  skeletonRows: number
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  sort: TableSort | null
  onSortChange: (sort: TableSort | null) => void
  selection: TableSelection | undefined
  isBusy: boolean
  maxHeight: string | undefined
}

export interface TableSelection {
  selected: ReadonlySet<string>
  onSelectedChange: (selected: ReadonlySet<string>) => void
}
