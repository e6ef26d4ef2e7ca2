import { sql } from 'drizzle-orm'

/** Lists in pages, the same way everywhere: `current` counts from 1, the answer says how many rows there are in all. */

export interface PageRequest {
  current: number
  size: number
}

export interface Page<Row> {
  records: Row[]
  total: number
  current: number
  size: number
  pages: number
}

const DEFAULT_SIZE = 20

/** Fills in the page that a call requests: the first 20 rows unless it says more. */
export function pageRequest({ current = 1, size = DEFAULT_SIZE }: { current?: number; size?: number }): PageRequest {
  return { current, size }
}

export const rowsBefore = ({ current, size }: PageRequest) => (current - 1) * size

export function toPage<Row>({ current, size }: PageRequest, total: number, records: Row[]): Page<Row> {
  return { records, total, current, size, pages: Math.ceil(total / size) }
}

export function mapPage<Row, Other>(page: Page<Row>, map: (row: Row) => Other): Page<Other> {
  return { ...page, records: page.records.map(map) }
}

/** One statement for rows and their count; a page behind the last one asks the first for it. */
export async function selectPage<Row extends { total: number }>(
  page: PageRequest,
  select: (limit: number, offset: number) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const rows = await select(page.size, rowsBefore(page))
  const [counted] = rows.length > 0 || page.current === 1 ? rows : await select(1, 0)
  return toPage(page, counted?.total ?? 0, rows)
}

/** Every row of what `selectPage` selects carries it. */
export const totalRows = sql<number>`count(*) over ()`.mapWith(Number)
