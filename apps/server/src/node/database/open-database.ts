import { mkdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { Logger } from '../../ports/logger.ts'
import { type Database, isMigrationPending, migrate, schema } from '../../db/database.ts'
import { pgliteDatabase } from '../../db/pglite-database.ts'
import { keepStatements } from '../../db/statements/postgres-statements.ts'
import { StartProblem } from '../process/start-problem.ts'
import { isDumpDue, writeDump } from './dumps.ts'
import { lockFolder } from './folder-lock.ts'
import { applicationName, inMigrationLock, lockDatabase } from './owner-lock.ts'
import { openPgliteThread } from './pglite-thread.ts'
import { checkStoreVersion } from './store-version.ts'

export interface OpenedDatabase {
  db: Database
  /**
   * The same database for what lessons write: the class hears of a stroke once it is stored, so it waits neither for
   * lists that others read nor for a connection.
   */
  lessonDb: Database
  /** The location of the data, for the start message. It holds no password. */
  description: string
  /** Free bytes on its disk; left out for a server whose disk is not ours to see. */
  freeBytes?: () => Promise<number>
  close(): Promise<void>
}

// The driver's own delay grows to 20 s; a database that is back after a restart should not be waited for.
const retryDelaySeconds = (attempt: number) => Math.min(0.1 * 2 ** attempt, 2)

const CONNECT_TIMEOUT_S = 5

const HOUR_MS = 60 * 60 * 1_000

// The slowest call takes half a second on a small machine; a query without an answer by then will never have one.
const QUERY_LIMIT_MS = 15_000
// A dump reads and packs the whole folder: about a minute for a gigabyte.
const DUMP_LIMIT_MS = 10 * 60_000

interface OpenOptions {
  /** False for a dry run: tables of an older version are left alone, and `tables-older` is thrown. Default: true. */
  mayMigrate?: boolean
}

/** @param error why nothing can be stored any more: the process has to begin again */
export type OnDatabaseLost = (error: Error) => void

/**
 * The default: PGlite in a folder, owned by this process, synced, dumped daily.
 * @param onLost the thread of the database ended or hangs
 * @throws {StartProblem}
 */
export async function openFolderDatabase(
  dataDir: string,
  logger: Logger,
  onLost?: OnDatabaseLost,
  { mayMigrate = true }: OpenOptions = {},
): Promise<OpenedDatabase> {
  const directory = join(dataDir, 'database')
  const dumpDirectory = join(dataDir, 'dumps')
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockFolder(dataDir)
  try {
    checkStoreVersion(directory)
    const pglite = await openPgliteThread(directory, onLost).catch((cause: unknown) => {
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
    if (!mayMigrate) await requireNoMigration(db, directory)
    if ((await isMigrationPending(db)) === 'upgrade') await dump('before an upgrade of the tables')
    await migrate(db)
    pglite.limit(QUERY_LIMIT_MS, DUMP_LIMIT_MS)
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
      lessonDb: pgliteDatabase(pglite.urgent),
      description: directory,
      // Not `bfree`: part of that is kept for root.
      freeBytes: async () => {
        const { bavail, bsize } = await statfs(directory)
        return bavail * bsize
      },
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

/** @throws {StartProblem} `store-broken` when the server cannot be reached; `tables-older` */
export async function openPostgresDatabase(
  url: string,
  { mayMigrate = true }: OpenOptions = {},
): Promise<OpenedDatabase> {
  await requireAnswer(url)
  const client = await connectTo(url, { max: 10 })
  const db: Database = drizzle(keepStatements(client), { schema })
  try {
    if (!mayMigrate) await requireNoMigration(db, nameOf(url))
    await inMigrationLock(client, () => migrate(db))
  } catch (cause) {
    await client.end()
    throw cause instanceof StartProblem ? cause : unusable(url, cause)
  }
  const lessonClient = await connectTo(url, { max: 4 })
  return {
    db,
    lessonDb: drizzle(keepStatements(lessonClient), { schema }),
    description: nameOf(url),
    close: async () => {
      await Promise.all([client.end({ timeout: 5 }), lessonClient.end({ timeout: 5 })])
    },
  }
}

/**
 * The same for a server, which must be the only one of the database.
 * @param onLost another server has the database now
 * @throws {StartProblem} `store-broken`, `database-in-use`, `tables-older`
 */
export async function openOwnPostgresDatabase(
  url: string,
  onLost: OnDatabaseLost,
  options?: OpenOptions,
): Promise<OpenedDatabase> {
  await requireAnswer(url)
  const { default: postgres } = await import('postgres')
  // Never idle, never recycled: the lock lives as long as its connection.
  const lasting = { max: 1, idle_timeout: 0, max_lifetime: null }
  const connect = (onclose: () => void) => postgres(url, { ...connectionOptions(), ...lasting, onclose })
  const lock = await lockDatabase(connect, onLost).catch((cause: unknown) => {
    throw cause instanceof StartProblem ? cause : unusable(url, cause)
  })
  try {
    const database = await openPostgresDatabase(url, options)
    return {
      ...database,
      async close() {
        await database.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function requireNoMigration(db: Database, where: string): Promise<void> {
  const pending = await isMigrationPending(db)
  if (pending === false) return
  throw new StartProblem(
    'tables-older',
    `${where} ${pending === 'fresh' ? 'has no tables yet' : 'has tables of an older version'}. A dry run changes nothing, and needs them as they are now:\n` +
      'the first start of the server, or a command without --dry-run, brings them up to date.',
  )
}

// The driver connects again and again to a program that takes the connection and is no PostgreSQL.
async function requireAnswer(url: string): Promise<void> {
  const client = await connectTo(url, { max: 1 }).catch((cause: unknown) => {
    throw unusable(url, cause)
  })
  const asking = client`select 1`.execute()
  try {
    const silence = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => silence.reject(Object.assign(new Error('PostgreSQL is silent'), { code: 'CONNECT_TIMEOUT' })),
      CONNECT_TIMEOUT_S * 1_000,
    )
    await Promise.race([asking, silence.promise]).finally(() => clearTimeout(timer))
  } catch (cause) {
    throw unusable(url, cause)
  } finally {
    asking.catch(() => undefined)
    await client.end({ timeout: 0 })
  }
}

async function connectTo(url: string, options: { max: number }) {
  // Loaded only here: the folder store does not need the driver.
  const { default: postgres } = await import('postgres')
  return postgres(url, { ...connectionOptions(), ...options })
}

const connectionOptions = () => ({
  onnotice: () => undefined,
  backoff: retryDelaySeconds,
  // After a failover an address may not answer; the next try should not wait for half a minute.
  connect_timeout: CONNECT_TIMEOUT_S,
  connection: { application_name: applicationName() },
})

/** The hosts and the database of an address, never its password; an address of another shape stays unnamed. */
export function nameOf(url: string): string {
  const [, where] = /^[a-z]+:\/\/(?:[^@/?#]*@)?([^@/?#]*(?:\/[^@/?#]*)?)(?:\?[^@#]*)?$/i.exec(url) ?? []
  return where === undefined ? 'PostgreSQL' : `PostgreSQL at ${where}`
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ['ECONNREFUSED', 'connection refused'],
  ['ECONNRESET', 'the connection was closed, it may be no PostgreSQL'],
  ['CONNECTION_CLOSED', 'the connection was closed, it may be no PostgreSQL'],
  ['ENOTFOUND', 'there is no host of that name'],
  ['EAI_AGAIN', 'the name of the host cannot be looked up'],
  ['ENOENT', 'there is no such socket'],
  ['CONNECT_TIMEOUT', 'no answer'],
  ['ETIMEDOUT', 'no answer'],
  ['EHOSTUNREACH', 'the host cannot be reached'],
  ['ENETUNREACH', 'the host cannot be reached'],
  ['28P01', 'user or password refused'],
  ['28000', 'user or password refused'],
  ['3D000', 'there is no such database'],
  ['42501', 'the user lacks rights'],
  ['53300', 'it has too many connections'],
  ['57P03', 'it is starting or stopping'],
])

/** @returns a few words from the codes of the errors; their messages may hold parts of the address */
function reasonOf(cause: unknown): string {
  for (let error = cause; error instanceof Error; error = error.cause) {
    const { code } = error as NodeJS.ErrnoException
    if (typeof code === 'string') return REASONS.get(code) ?? `error ${code}`
  }
  return 'an error we did not expect'
}

const unusable = (url: string, cause: unknown) =>
  new StartProblem('store-broken', `${nameOf(url)} cannot be used: ${reasonOf(cause)}. Check DATABASE_URL.`, { cause })
