import { ilike } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The column has this text in it, without regard to case; `%` and `_` stand for themselves. */
export const contains = (column: PgColumn, text: string) => ilike(column, `%${text.replace(/[\\%_]/g, '\\$&')}%`)
