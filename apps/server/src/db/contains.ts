import { ilike, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The text has this part in it, without regard to case; `%` and `_` stand for themselves. */
export const contains = (text: PgColumn | SQL, part: string) => ilike(text, `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`)
