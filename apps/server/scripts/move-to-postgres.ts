/**
 * Copies a data folder into an empty PostgreSQL database:
 * `DATABASE_URL=postgres://… node --conditions=source scripts/move-to-postgres.ts <data folder>`.
 * Stop the server first. Uploaded files stay where they are. Everything is copied, or nothing.
 */
import { asc, count, getTableName } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { allTables } from '../src/db/all-tables.ts'
import type { Database } from '../src/db/database.ts'
import { openFolderDatabase, openPostgresDatabase } from '../src/node/database/open-database.ts'
import { readDatabaseUrl } from '../src/node/settings.ts'
import { StartProblem } from '../src/node/process/start-problem.ts'
import { silentLogger } from '../src/ports/logger.ts'

const BATCH = 500

const [, , dataDir] = process.argv
const url = process.env.DATABASE_URL
if (!dataDir || !url) {
  console.error('Usage: DATABASE_URL=postgres://… node --conditions=source scripts/move-to-postgres.ts <data folder>')
  process.exit(1)
}
try {
  await move(dataDir, readDatabaseUrl(url) ?? url)
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error)
  console.error('Nothing was copied.')
  process.exit(1)
}

async function move(folder: string, target: string): Promise<void> {
  const from = await openFolderDatabase(folder, silentLogger)
  const to = await openPostgresDatabase(target)
  for (const table of allTables) {
    if ((await rowCount(to.db, table)) === 0) continue
    throw new StartProblem(
      'store-broken',
      `${to.description} is not empty: there is something in ${getTableName(table)}.`,
    )
  }
  await to.db.transaction(async (tx) => {
    for (const table of allTables) {
      const rows = await copyTable(from.db, tx, table)
      const stored = await rowCount(tx, table)
      if (stored !== rows) throw new Error(`${getTableName(table)}: ${stored} rows arrived, of ${rows}`)
      console.log(`${getTableName(table)}: ${rows}`)
    }
  })
  await from.close()
  await to.close()
  console.log(`Everything is in ${to.description}. Start the server with the same DATA_DIR and DATABASE_URL.`)
}

/** @returns how many rows the table has */
async function copyTable(from: Database, to: Database, table: PgTable): Promise<number> {
  const order = keyOf(table).map((column) => asc(column))
  for (let done = 0; ; done += BATCH) {
    const rows = await from
      .select()
      .from(table)
      .orderBy(...order)
      .limit(BATCH)
      .offset(done)
    if (rows.length > 0) await to.insert(table).values(rows)
    if (rows.length < BATCH) return done + rows.length
  }
}

function keyOf(table: PgTable) {
  const { columns, primaryKeys } = getTableConfig(table)
  return columns.filter((column) => column.primary || primaryKeys.some((key) => key.columns.includes(column)))
}

async function rowCount(db: Database, table: PgTable): Promise<number> {
  const [found] = await db.select({ rows: count() }).from(table)
  return found?.rows ?? 0
}
