import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { schema } from './database.ts'

/** Every table; a referenced table comes before those that refer to it. */
export const allTables: readonly PgTable[] = parentsFirst(
  Object.values<unknown>(schema).filter((table): table is PgTable => is(table, PgTable)),
)

function parentsFirst(tables: readonly PgTable[]): PgTable[] {
  const ordered = new Set<PgTable>()
  const add = (table: PgTable, children: readonly PgTable[]) => {
    if (children.includes(table)) throw new Error(`${getTableConfig(table).name} refers to itself by way of others`)
    for (const parent of parentsOf(table)) if (parent !== table) add(parent, [...children, table])
    ordered.add(table)
  }
  for (const table of tables) add(table, [])
  return [...ordered]
}

function parentsOf(table: PgTable): PgTable[] {
  return getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable)
}
