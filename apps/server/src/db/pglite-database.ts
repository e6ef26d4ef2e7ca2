import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { type Database, schema } from './database.ts'

export { pgliteOptions } from './pglite-options.ts'
export { keepStatements } from './statements/pglite-statements.ts'

/** The part of PGlite that drizzle's driver needs. A real one, or one that lives in a worker thread. */
export type PgliteClient = Pick<PGlite, 'query' | 'transaction'>

/** Our tables over PGlite. The caller opens and closes it. */
export function pgliteDatabase(client: PgliteClient): Database {
  // The driver's type names the class; at run time it calls only the two methods above.
  return drizzle(client as PGlite, { schema })
}
