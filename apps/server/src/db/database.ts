import { type SQL, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import migrations from './migrations.json' with { type: 'json' }
import * as schema from './schema.ts'

/** Our tables behind any PostgreSQL driver: PGlite in a browser, a test or a worker thread, or postgres.js. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export { schema }

interface Migrator {
  dialect: { migrate(list: unknown, session: unknown, config: object): Promise<void> }
  session: unknown
}

/**
 * Brings the tables up to date. The same list and the same journal table on every host; drizzle's own `migrate` wants
 * a folder, which a worker in a browser does not have, so we call what it calls.
 */
export async function migrate(db: Database): Promise<void> {
  const { dialect, session } = db as unknown as Migrator
  const list = migrations.map((migration) => ({ ...migration, bps: true }))
  await dialect.migrate(list, session, {})
}

/** `fresh`: an empty store. `upgrade`: a store with data that `migrate` is about to change. */
export async function isMigrationPending(db: Database): Promise<'fresh' | 'upgrade' | false> {
  const [journal] = await rows<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  )
  if (!journal?.name) return 'fresh'
  const [last] = await rows<{ at: string | null }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  )
  if (!last?.at) return 'fresh'
  return migrations.some((migration) => migration.folderMillis > Number(last.at)) ? 'upgrade' : false
}

/** Rows of a raw query: PGlite answers with an object that holds them, postgres.js with the rows themselves. */
export async function rows<Row>(db: Database, query: SQL): Promise<readonly Row[]> {
  const answer: unknown = await db.execute(query)
  return (Array.isArray(answer) ? answer : (answer as { rows: Row[] }).rows) as readonly Row[]
}
