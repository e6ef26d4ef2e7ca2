import { ilike, like, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * The text has this part in it, without regard to case; `%` and `_` stand for themselves. A part without letters of two
 * cases, such as hanzi, is compared as it is: that costs a fraction.
 */
export function contains(text: PgColumn | SQL, part: string) {
  const pattern = `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`
  return part.toLowerCase() === part.toUpperCase() ? like(text, pattern) : ilike(text, pattern)
}
