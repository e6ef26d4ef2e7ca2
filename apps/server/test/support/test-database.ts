import { PGlite } from '@electric-sql/pglite'
import { getTableName, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import { allTables } from '../../src/db/all-tables.ts'
import { type Database, migrate, schema } from '../../src/db/database.ts'
import { type PgliteClient, pgliteDatabase } from '../../src/db/pglite-database.ts'

/** After so many fillings the deleted rows are cleaned away; nobody else does it in PGlite. */
const FILLINGS_PER_VACUUM = 25

const names = allTables.map(getTableName)
let opened: Promise<Database> | null = null
let fillings = 0
let isKept = false
let statements = 0

/** PGlite in memory, or the server that TEST_DATABASE_URL names. Shared by all tests of the worker. */
async function open(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  const db = url ? await onServer(url) : pgliteDatabase(counted(await PGlite.create()))
  await migrate(db)
  return db
}

async function onServer(url: string): Promise<Database> {
  const { default: postgres } = await import('postgres')
  const client = postgres(url, { max: 1, onnotice: () => undefined, debug: () => (statements += 1) })
  return drizzle(client, { schema })
}

let other: Promise<Database> | null = null

/** The shared database as another process has it: by a connection of its own. PGlite has only the one. */
export async function otherConnection(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return (opened ??= open())
  other ??= onServer(url)
  return other
}

/** Counts what is asked; the beginning and the end of a transaction are asked, too. */
function counted(client: PGlite): PgliteClient {
  const query =
    (asked: Pick<PGlite, 'query'>): PGlite['query'] =>
    (...args) => {
      statements += 1
      return asked.query(...args)
    }
  return {
    query: query(client),
    transaction(work) {
      statements += 2
      return client.transaction((tx) => work(Object.create(tx, { query: { value: query(tx) } })))
    },
  }
}

/** How many SQL statements something takes. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = statements
  await work()
  return statements - before
}

/** The shared database, emptied. */
export async function emptyDatabase(): Promise<Database> {
  opened ??= open()
  const db = await opened
  await forAllTables(db, (name) => `delete from ${name};`)
  fillings += 1
  if (fillings % FILLINGS_PER_VACUUM === 0) await db.execute(sql`vacuum`)
  return db
}

/** Remembers every row, for `refill`. */
export async function keepRows(db: Database): Promise<void> {
  await db.execute(sql`drop schema if exists kept cascade`)
  await db.execute(sql`create schema kept`)
  await forAllTables(db, (name) => `create table kept.${name} as table ${name};`)
  isKept = true
}

/** Brings back what `keepRows` remembers: in a tenth of the time that seeding takes. @returns whether there was anything */
export async function refill(db: Database): Promise<boolean> {
  if (isKept) await forAllTables(db, (name) => `insert into ${name} overriding system value table kept.${name};`)
  return isKept
}

/** One statement for all tables, in whatever order: emptying them by `truncate` takes ten times as long. */
const forAllTables = (db: Database, statement: (table: string) => string) =>
  withoutForeignKeys(db, names.map((name) => statement(`"${name}"`)).join(' '))

/** Runs statements while nobody looks whether rows refer to each other. */
export async function withoutForeignKeys(db: Database, statements: string): Promise<void> {
  await db.execute(
    sql.raw(`do $$ begin perform set_config('session_replication_role', 'replica', true); ${statements} end $$`),
  )
}
