import type { UiLanguage } from '../ui-text/ui-text.ts'

export interface TableSort {
  /** `id` of a column. */
  column: string
  direction: 'ascending' | 'descending'
}

/** Returns the next sorting after a press on a column's head: up, down, then the order in which the rows came. */
export function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' }
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null
}

export type SortKey = string | number | Date | null | undefined

/**
 * A sorted copy. Words are ordered as the language does (Chinese by pinyin), `Lesson 2` before `Lesson 10`; equal rows
 * keep their order; rows without a value come last in both directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  direction: TableSort['direction'],
  language: UiLanguage,
): Row[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => {
    const [a, b] = [keyOf(one) ?? null, keyOf(other) ?? null]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * (typeof a === 'string' && typeof b === 'string' ? compare(a, b) : Number(a) - Number(b))
  })
}
