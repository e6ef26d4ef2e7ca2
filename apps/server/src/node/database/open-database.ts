import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { Logger } from '../../ports/logger.ts'
import { type Database, isMigrationPending, migrate, schema } from '../../db/database.ts'
import { pgliteDatabase } from '../../db/pglite-database.ts'
import { StartProblem } from '../start-problem.ts'
import { isDumpDue, writeDump } from './dumps.ts'
import { lockFolder } from './folder-lock.ts'
import { openPgliteThread } from './pglite-thread.ts'
import { checkStoreVersion } from './store-version.ts'

export interface OpenedDatabase {
  db: Database
  /** Where the data is, for the start message. No password in it. */
  description: string
  close(): Promise<void>
}

/** The driver's own delay grows to 20 s; a database that is back after a restart should not be waited for. */
const retryDelaySeconds = (attempt: number) => Math.min(0.1 * 2 ** attempt, 2)

const HOUR_MS = 60 * 60 * 1_000

/** The default: PGlite in a folder, owned by this process, synced, dumped daily. @throws {StartProblem} */
export async function openFolderDatabase(dataDir: string, logger: Logger): Promise<OpenedDatabase> {
  const directory = join(dataDir, 'database')
  const dumpDirectory = join(dataDir, 'dumps')
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockFolder(dataDir)
  try {
    checkStoreVersion(directory)
    const pglite = await openPgliteThread(directory).catch((cause: unknown) => {
      throw new StartProblem(
        'store-broken',
        `The store in ${directory} cannot be opened. The newest dump is in ${dumpDirectory};\n` +
          'see "Restoring a dump" in apps/server/README.md.',
        { cause },
      )
    })
    const db = pgliteDatabase(pglite)
    const dump = async (why: string) => {
      const path = await writeDump(dumpDirectory, await pglite.dump(), new Date())
      logger.info({ path, why }, 'database dumped')
    }
    if ((await isMigrationPending(db)) === 'upgrade') await dump('before an upgrade of the tables')
    await migrate(db)
    const daily = setInterval(async () => {
      try {
        if (await isDumpDue(dumpDirectory, new Date())) await dump('daily')
      } catch (error) {
        logger.error({ error }, 'the daily dump failed')
      }
    }, HOUR_MS)
    daily.unref()
    logger.info(
      {},
      'Data is kept in a folder by this one process. Move to PostgreSQL (DATABASE_URL=postgres://…) for more than one process, more than a few dozen heavy calls a second, or data that must survive a power cut.',
    )
    return {
      db,
      description: directory,
      close: async () => {
        clearInterval(daily)
        await pglite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** @throws {StartProblem} `store-broken` when the server cannot be reached */
export async function openPostgresDatabase(url: string): Promise<OpenedDatabase> {
  // Loaded only here: the folder store does not need the driver.
  const { default: postgres } = await import('postgres')
  const client = postgres(url, { max: 10, onnotice: () => undefined, backoff: retryDelaySeconds })
  const db: Database = drizzle(client, { schema })
  const { host, pathname } = new URL(url)
  try {
    await migrate(db)
  } catch (cause) {
    await client.end()
    throw new StartProblem('store-broken', `PostgreSQL at ${host}${pathname} cannot be used. Check DATABASE_URL.`, {
      cause,
    })
  }
  return { db, description: `PostgreSQL at ${host}${pathname}`, close: () => client.end({ timeout: 5 }) }
}
