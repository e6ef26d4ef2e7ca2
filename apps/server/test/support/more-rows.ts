import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../src/core.ts'
import { allTables } from '../../src/db/all-tables.ts'
import { withoutForeignKeys } from './test-database.ts'

/** Another school in the same database, or another sign-in, is not more of the same. */
const SINGLE = new Set(['school', 'session'])

/**
 * Makes a school with a few of everything one with many: each row gets nine more of its kind beside it, so that every
 * list becomes longer. A class gets more students and a student more classes; nothing is checked, nothing else changes.
 */
export async function addMoreRows(db: Database): Promise<void> {
  const tables = allTables.filter((table) => !SINGLE.has(getTableName(table)))
  await withoutForeignKeys(db, tables.map((table) => `${copyStatement(table)};`).join('\n'))
}

function copyStatement(table: PgTable): string {
  const { name, columns, primaryKeys, indexes, uniqueConstraints, foreignKeys } = getTableConfig(table)
  const primary = columns.filter((column) => column.primary || primaryKeys.some((key) => key.columns.includes(column)))
  const unique = new Set<unknown>([
    ...indexes.flatMap(({ config }) => (config.unique ? config.columns : [])),
    ...uniqueConstraints.flatMap((constraint) => constraint.columns),
    ...columns.filter((column) => column.isUnique),
  ])
  const foreign = new Set<unknown>(foreignKeys.flatMap((key) => key.reference().columns))
  const isOwnKey = (column: PgColumn) => unique.has(column) && !foreign.has(column)

  const names = columns.map((column) => `"${column.name}"`).join(', ')
  const insert = (changed: ReadonlySet<unknown>) => {
    const values = columns.map((column) =>
      changed.has(column) || isOwnKey(column) ? another(column) : `"${column.name}"`,
    )
    return `insert into "${name}" (${names}) overriding system value
      select ${values.join(', ')} from "${name}" cross join generate_series(2, 10) as copy on conflict do nothing`
  }
  // Of (class, student): others in other classes, more students in the class, more classes of the student. One
  // statement, so that each sees the rows from before.
  const [all, last, first] = [[...primary, ...unique], primary.slice(-1), primary.slice(0, 1)].map((changed) =>
    insert(new Set(changed)),
  )
  return `with elsewhere as (${all}), beside as (${last}) ${first}`
}

function another(column: PgColumn): string {
  const quoted = `"${column.name}"`
  switch (column.dataType) {
    case 'string':
      return `${quoted} || '_' || copy`
    case 'number':
      return column.getSQLType() === 'smallint' ? `${quoted} + copy * 100` : `${quoted} + copy * 100000`
    default:
      return quoted
  }
}
