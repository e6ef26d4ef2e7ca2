import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/postgres-js'
import { type Database, migrate, schema, truncate } from '../../src/db/database.ts'
import { pgliteDatabase } from '../../src/db/pglite-database.ts'

let opened: Promise<Database> | null = null

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
  await truncate(db)
  return db
}
