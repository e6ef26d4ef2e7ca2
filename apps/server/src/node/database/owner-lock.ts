import { hostname } from 'node:os'
import { pause } from '@hwjy/base'
import type { Sql } from 'postgres'
import { StartProblem } from '../process/start-problem.ts'

// Advisory locks have numbers, not names. The first number is ours, the second says what is locked.
const OURS = 0x6877_6a79
const OWNER = 1
const MIGRATION = 2

// A server that was killed a moment ago may still hold the lock: PostgreSQL has to notice that it is gone.
const TRIES_AT_START = 12
const TRY_EVERY_MS = 250
// Time for which a server goes on without the lock, when its connection broke: about as long as a failover takes.
const REGAIN_WITHIN_MS = 60_000

export interface OwnerLock {
  /** Gives the database to the next server. */
  release(): Promise<void>
}

type Connect = (onclose: () => void) => Sql

/**
 * Makes this process the only server of a PostgreSQL database: rooms live in the memory of one process, and two would
 * write `leave: lost` for each other's people. The lock belongs to a session, so PostgreSQL gives it back when the
 * holder dies. It needs a connection of its own, straight to the server and not through a pooler in transaction mode.
 * @param connect one connection that is never recycled
 * @param onLost the connection broke, and within a minute another server took the lock or none could be reached
 * @throws {StartProblem} `database-in-use`
 */
export async function lockDatabase(connect: Connect, onLost: (error: Error) => void): Promise<OwnerLock> {
  let isHeld = false
  let isReleased = false
  let isRegaining = false

  const regain = async () => {
    if (!isHeld || isReleased || isRegaining) return
    isRegaining = true
    const until = performance.now() + REGAIN_WITHIN_MS
    for (;;) {
      const verdict = await tryLock(client).catch(() => 'unreachable' as const)
      if (isReleased) return
      if (verdict === 'locked') break
      if (verdict === 'held') return onLost(new Error('Another server has taken the database over'))
      if (performance.now() > until) return onLost(new Error('The database could not be reached for a minute'))
      await pause(TRY_EVERY_MS)
    }
    isRegaining = false
  }

  const client = connect(() => void regain())
  const release = async () => {
    isReleased = true
    await client.end({ timeout: 1 })
  }
  try {
    for (let tries = 1; (await tryLock(client)) === 'held'; tries++) {
      if (tries === TRIES_AT_START) throw new StartProblem('database-in-use', inUse(await describeHolder(client)))
      await pause(TRY_EVERY_MS)
    }
  } catch (error) {
    await release()
    throw error
  }
  isHeld = true
  return { release }
}

/** Changes the tables while no other process does: the second one waits, and then finds nothing to change. */
export async function inMigrationLock<T>(client: Sql, work: () => Promise<T>): Promise<T> {
  const connection = await client.reserve()
  try {
    await connection`select pg_advisory_lock(${OURS}::int, ${MIGRATION}::int)`
    return await work()
  } finally {
    await connection`select pg_advisory_unlock(${OURS}::int, ${MIGRATION}::int)`.catch(() => undefined)
    connection.release()
  }
}

async function tryLock(client: Sql): Promise<'locked' | 'held'> {
  const [row] = await client`select pg_try_advisory_lock(${OURS}::int, ${OWNER}::int) as "isMine"`
  return row?.isMine === true ? 'locked' : 'held'
}

interface Holder {
  pid: number
  name: string
  address: string | null
  since: string
}

async function describeHolder(client: Sql): Promise<Holder | null> {
  const [row] = await client<Holder[]>`
    select activity.pid, activity.application_name as name, activity.client_addr::text as address,
      activity.backend_start::text as since
    from pg_locks join pg_stat_activity activity using (pid)
    where locktype = 'advisory' and classid::bigint = ${OURS}::bigint and objid::bigint = ${OWNER}::bigint and granted
      and pg_locks.database = (select oid from pg_database where datname = current_database())`
  return row ?? null
}

function inUse(holder: Holder | null): string {
  const who = holder ? `${holder.name}, connected from ${holder.address ?? 'this machine'} since ${holder.since}` : null
  return [
    'Another running server uses this PostgreSQL database.',
    ...(who === null ? [] : [`It is ${who}.`]),
    'Rooms live in one process, so only one server may use a database. To continue:',
    '  1. stop that server, or',
    '  2. give this one a database of its own with DATABASE_URL=postgres://…',
    ...(holder === null
      ? []
      : [
          '  3. if that machine is gone and PostgreSQL has not noticed yet, end its connection there:',
          `     select pg_terminate_backend(${holder.pid})`,
        ]),
  ].join('\n')
}

/** PostgreSQL shows this name for our connections. It takes 63 characters. */
export const applicationName = () => `Huawen Classroom on ${hostname()}, process ${process.pid}`.slice(0, 63)
