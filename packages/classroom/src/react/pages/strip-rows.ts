/** Lays out the strip of pages, and tells which of it is in sight. */
import type { BoardPage } from '../../core/board/board-types.ts'

export type StripRow =
  /** The head of a document, or of the pages without one that follow it. */
  { type: 'section'; key: string; name: string | null } | { type: 'page'; key: string; page: BoardPage; index: number }

export const ROW_HEIGHTS: Readonly<Record<StripRow['type'], number>> = { section: 28, page: 84 }

/** Pages with a heading where a document begins. @param isListed the pages that a person may see */
export function stripRows(
  pages: readonly BoardPage[],
  isListed: (page: BoardPage) => boolean = () => true,
): readonly StripRow[] {
  const rows: StripRow[] = []
  let fileId: string | null = null
  for (const [index, page] of pages.entries()) {
    if (!isListed(page)) continue
    const own = page.sheet?.fileId ?? null
    if (own !== fileId) rows.push({ type: 'section', key: `section-${page.id}`, name: page.sheet?.name ?? null })
    fileId = own
    rows.push({ type: 'page', key: page.id, page, index })
  }
  return rows
}

export interface PlacedRow {
  row: StripRow
  top: number
}

/** @returns the rows with their places, and the height of all */
export function placeRows(rows: readonly StripRow[]): { placed: readonly PlacedRow[]; height: number } {
  let height = 0
  const placed = rows.map((row) => {
    const top = height
    height += ROW_HEIGHTS[row.type]
    return { row, top }
  })
  return { placed, height }
}

// Above and below what is seen, so that scrolling finds them drawn.
const AROUND_PX = 2 * ROW_HEIGHTS.page

export function rowsInSight(placed: readonly PlacedRow[], scrollTop: number, height: number): readonly PlacedRow[] {
  const isIn = ({ row, top }: PlacedRow) =>
    top + ROW_HEIGHTS[row.type] > scrollTop - AROUND_PX && top < scrollTop + height + AROUND_PX
  return placed.filter(isIn)
}

/**
 * Returns the place of a page that is dropped.
 * @param y in the list, from its top
 * @returns its index among the pages then, and the height of the line that shows it
 */
export function dropPlace(placed: readonly PlacedRow[], pageId: string, y: number): { index: number; top: number } {
  const pages = placed.flatMap(({ row, top }) => (row.type === 'page' ? [{ ...row, top }] : []))
  const after = pages.filter(({ top }) => top + ROW_HEIGHTS.page / 2 < y)
  const last = after.at(-1)
  const next = pages[after.length]
  const from = pages.find(({ page }) => page.id === pageId)?.index ?? 0
  const gap = last === undefined ? (pages[0]?.index ?? 0) : last.index + 1
  // Behind its own place everything moves up by one.
  return { index: gap > from ? gap - 1 : gap, top: last ? last.top + ROW_HEIGHTS.page : (next?.top ?? 0) }
}
