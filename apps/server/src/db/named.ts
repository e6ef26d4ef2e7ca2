import type { PgColumn } from 'drizzle-orm/pg-core'

/** Selects all that something is called. */
export const named = <Name extends PgColumn, Names extends PgColumn>({
  name,
  names,
}: {
  name: Name
  names: Names
}): { name: Name; names: Names } => ({ name, names })
