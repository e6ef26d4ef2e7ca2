import { sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { allTables } from '../../src/db/all-tables.ts'
import { type Database, rows } from '../../src/db/database.ts'

// Rows that every school of the server has, and those that no call names.
const SHARED = new Set([
  'app_release',
  'asked_question',
  'chapter',
  'dictionary_entry',
  'feedback_option',
  'grade',
  'installation',
  'job',
  'school',
  'subject',
  'textbook',
])

/** The ids of all rows of the first school: no column of them names anything of the second, whose ids end with `_maple`. */
export async function firstSchoolIds(db: Database): Promise<ReadonlySet<string>> {
  const tables = allTables.map(getTableConfig).filter(({ name, columns }) => {
    return !SHARED.has(name) && columns.some((column) => column.name === 'id')
  })
  const selects = ['school', ...tables.map(({ name }) => name)].map(
    (name) => sql`select id::text as id from ${sql.identifier(name)} as one where one::text not like ${'%\\_maple%'}`,
  )
  const found = await rows<{ id: string }>(db, sql.join(selects, sql` union all `))
  return new Set(found.map(({ id }) => id))
}

/** Every word of every text in a value, so that an id is found in an address, too. */
export function* idsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield* value.split(/[^\w-]+/)
  else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
    for (const [name, inner] of Object.entries(value)) {
      yield name
      yield* idsIn(inner)
    }
  }
}
