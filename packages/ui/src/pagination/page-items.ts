/** A page's number, counted from 1, or pages that are left out. */
export type PageItem = number | 'gap'

/**
 * The pages to offer: the first, the last, and the current one with its neighbours; seven places at most. A gap is never
 * drawn where the one page it hides would fit.
 */
export function pageItems(page: number, pageCount: number): PageItem[] {
  if (pageCount <= 7) return range(1, pageCount)
  if (page <= 4) return [...range(1, 5), 'gap', pageCount]
  if (page >= pageCount - 3) return [1, 'gap', ...range(pageCount - 4, pageCount)]
  return [1, 'gap', page - 1, page, page + 1, 'gap', pageCount]
}

/** First and last row of a page, counted from 1; both 0 when there is nothing. A page behind the last is the last. */
export function rowSpan(page: number, pageSize: number, total: number) {
  const before = (Math.min(page, pageCountOf(total, pageSize)) - 1) * pageSize
  return { first: Math.min(before + 1, total), last: Math.min(before + pageSize, total) }
}

/** At least 1: an empty list is one empty page. */
export const pageCountOf = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize))

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
