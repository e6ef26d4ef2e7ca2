import { PGlite } from '@electric-sql/pglite'
import { getTableName, is, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import { PgTable } from 'drizzle-orm/pg-core'
import { type Database, migrate, schema } from '../../src/db/database.ts'
import { pgliteDatabase } from '../../src/db/pglite-database.ts'

/** After so many fillings the deleted rows are cleaned away; nobody else does it in PGlite. */
const FILLINGS_PER_VACUUM = 25

const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
let opened: Promise<Database> | null = null
let fillings = 0
let isKept = false

/** PGlite in memory, or the server that TEST_DATABASE_URL names. Shared by all tests of the worker. */
async function open(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  const db = url
    ? drizzle((await import('postgres')).default(url, { max: 1, onnotice: () => undefined }), { schema })
    : pgliteDatabase(await PGlite.create())
  await migrate(db)
  return db
}

/** The shared database, emptied. */
export async function emptyDatabase(): Promise<Database> {
  opened ??= open()
  const db = await opened
  await withoutForeignKeys(db, (name) => `delete from ${name};`)
  fillings += 1
  if (fillings % FILLINGS_PER_VACUUM === 0) await db.execute(sql`vacuum`)
  return db
}

/** Remembers every row, for `refill`. */
export async function keepRows(db: Database): Promise<void> {
  await db.execute(sql`drop schema if exists kept cascade`)
  await db.execute(sql`create schema kept`)
  await withoutForeignKeys(db, (name) => `create table kept.${name} as table ${name};`)
  isKept = true
}

/** Brings back what `keepRows` remembers: in a tenth of the time that seeding takes. @returns whether there was anything */
export async function refill(db: Database): Promise<boolean> {
  if (isKept) await withoutForeignKeys(db, (name) => `insert into ${name} overriding system value table kept.${name};`)
  return isKept
}

/** One statement for all tables, in whatever order: emptying them by `truncate` takes ten times as long. */
async function withoutForeignKeys(db: Database, statement: (table: string) => string): Promise<void> {
  const statements = tables.map((name) => statement(`"${name}"`)).join(' ')
  await db.execute(
    sql.raw(`do $$ begin perform set_config('session_replication_role', 'replica', true); ${statements} end $$`),
  )
}
