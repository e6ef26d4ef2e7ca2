import { PGlite } from '@electric-sql/pglite'
import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/postgres-js'
import { allTables } from '../../src/db/all-tables.ts'
import { type Database, migrate, schema } from '../../src/db/database.ts'
import { pgliteOptions } from '../../src/db/pglite-options.ts'
import { type PgliteClient, pgliteDatabase } from '../../src/db/pglite-database.ts'
import { keepStatements as keepInPglite } from '../../src/db/statements/pglite-statements.ts'
import { keepStatements } from '../../src/db/statements/postgres-statements.ts'

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
  const db = url ? await onServer(url) : pgliteDatabase(counted(keepInPglite(await PGlite.create(pgliteOptions))))
  await migrate(db)
  await db.execute(UNLOGGED)
  return db
}

async function onServer(url: string, connections = 1): Promise<Database> {
  const { default: postgres } = await import('postgres')
  // The socket file of a server on this machine takes half the time that its port does.
  const path = process.env.TEST_DATABASE_SOCKET
  const client = postgres(url, { max: connections, onnotice: () => undefined, ...(path !== undefined && { path }) })
  // Given from the beginning, it would note a stack for each statement.
  Object.assign(client.options, { debug: () => (statements += 1) })
  return drizzle(keepStatements(client), { schema })
}

let other: Promise<Database> | null = null

/** The shared database as another process has it: by a connection of its own. PGlite has only the one. */
export async function otherConnection(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return (opened ??= open())
  other ??= onServer(url)
  return other
}

let two: Promise<Database> | null = null

/**
 * Starts two writes to one table so that each has read before either writes, and waits for both. They have to go to the
 * database that they are given. PGlite has one connection: there the two take turns.
 */
export async function atTheSameMoment<T>(
  db: Database,
  table: PgTable,
  start: (on: Database) => Promise<T>[],
): Promise<T[]> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) return Promise.all(start(db))
  const on = await (two ??= onServer(url, 2))
  let started: Promise<T>[] = []
  await db.transaction(async (tx) => {
    // Reading goes on; what locks a row or writes one waits for the end of this transaction.
    await tx.execute(sql`lock table ${table} in exclusive mode`)
    started = start(on)
    const waiting = async () => {
      const locks = tx.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(sql`pg_locks`)
      const [row] = await locks.where(sql`not granted`)
      return row?.count ?? 0
    }
    const deadline = Date.now() + 10_000
    while ((await waiting()) < 2) if (Date.now() > deadline) throw new Error('the two writes did not meet')
  })
  return Promise.all(started)
}

/** Counts what is asked; the beginning and the end of a transaction are asked, too. */
function counted(client: PgliteClient): PgliteClient {
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
  const db = await database()
  await withoutForeignKeys(db, names.map((name) => `delete from "${name}";`).join(' '))
  return db
}

/** Remembers every row, and from now on which tables are written to, for `refilledDatabase`. */
export async function keepRows(db: Database): Promise<void> {
  await db.execute(sql`drop schema if exists kept cascade`)
  await db.execute(sql`create schema kept`)
  await db.execute(sql`create unlogged table kept."written" (name text not null)`)
  // A name is added and never looked for: nobody waits for somebody else who writes to the same table.
  await db.execute(sql`
    create function kept.note_table() returns trigger language plpgsql as
    $$ begin insert into kept."written" values (tg_table_name); return null; end $$`)
  // Always: also when foreign keys are not looked at.
  const keep = (name: string) => `
    create unlogged table kept."${name}" as table "${name}";
    create trigger note_table after insert or update or delete or truncate on "${name}"
      for each statement execute function kept.note_table();
    alter table "${name}" enable always trigger note_table;`
  await withoutForeignKeys(db, names.map(keep).join(' '))
  isKept = true
}

/**
 * The shared database with the rows that `keepRows` remembers, in a fraction of the time that seeding takes: tables that
 * nobody wrote to since have them still. @returns null when nothing is remembered
 */
export async function refilledDatabase(): Promise<Database | null> {
  const db = await database()
  if (!isKept) return null
  await withoutForeignKeys(
    db,
    `declare name text;
    begin
      foreach name in array array(select distinct written.name from kept."written") loop
        execute format('delete from %I', name);
        execute format('insert into %1$I overriding system value table kept.%1$I', name);
      end loop;
      delete from kept."written";
    end;`,
  )
  return db
}

async function database(): Promise<Database> {
  const db = await (opened ??= open())
  fillings += 1
  if (fillings % FILLINGS_PER_VACUUM === 0) await db.execute(sql`vacuum`)
  return db
}

/**
 * Rows of tests survive no crash: what they write is not written a second time into the log, which would only grow in
 * memory. A table has its turn when nothing logged refers to it any more.
 */
const UNLOGGED = sql`do $$
  declare name regclass;
  begin
    loop
      select oid into name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and not exists (
        select from pg_constraint key join pg_class referring on referring.oid = key.conrelid
        where key.contype = 'f' and key.confrelid = pg_class.oid and key.conrelid <> pg_class.oid
          and referring.relpersistence = 'p')
      limit 1;
      exit when name is null;
      execute format('alter table %s set unlogged', name);
    end loop;
  end $$`

/** Runs statements while nobody looks whether rows refer to each other. */
export async function withoutForeignKeys(db: Database, statements: string): Promise<void> {
  await db.execute(
    sql.raw(`do $$ begin perform set_config('session_replication_role', 'replica', true); ${statements} end $$`),
  )
}
