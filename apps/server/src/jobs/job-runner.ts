/**
 * Work that must happen, later or not at once: kept in the database, so it survives a restart and is done by one of
 * several processes. A handler may run more than once; what it returns is written once, with the job's completion.
 */
import type { EpochMs } from '@hwjy/classroom/core'
import type { Database } from '../db/database.ts'
import { type ClaimedJob, createJobs, type JobOutcome } from '../db/jobs.ts'
import { createStores, type Stores } from '../db/stores.ts'
import { retryDelayMs } from '../domain/job-retry.ts'
import { createKeyedMutex } from '../keyed-mutex.ts'
import type { Clock } from '../ports/clock.ts'
import type { Logger } from '../ports/logger.ts'
import type { JobKind, JobPayloads, RepeatedJobKind } from '../domain/job-kinds.ts'

export interface Job<Kind extends JobKind> {
  key: string
  payload: JobPayloads[Kind]
  /** Counts from 1. */
  attempt: number
  now: EpochMs
  /** Aborted when the server stops. The job is then done by the next one. */
  signal: AbortSignal
}

/**
 * A job's changes, in one transaction with its completion. It must be short: on PGlite all other queries wait
 * meanwhile.
 */
export type Effect = (stores: Stores) => Promise<void>

/** Looks and works, as long as it takes; gives back what is to be written. Throwing means: again, later. */
export type JobHandler<Kind extends JobKind> = (job: Job<Kind>) => Promise<Effect | undefined>

/** Why a job is not tried again: it threw each time, or its process ended while it ran, and did so again. */
export type GivenUp = 'gave-up' | 'crashed'

interface JobOptions<Kind extends JobKind> {
  /** `slow` work is done one at a time, in turns of its owners, and never keeps the quick jobs waiting. `quick` unless given. */
  lane?: Lane
  /** Written when it is given up. */
  onFailed?: (job: Job<Kind>, reason: GivenUp) => Effect
}

export interface JobRunner {
  register<Kind extends JobKind>(kind: Kind, handler: JobHandler<Kind>, options?: JobOptions<Kind>): void
  /** The same again and again: at the start, and then so long after each time. */
  repeat<Kind extends RepeatedJobKind>(kind: Kind, everyMs: number, handler: JobHandler<Kind>): void
  /** Adds the repeated jobs. */
  start(): Promise<void>
  /** Does what is due; resolves when nothing is. Called once a second, also while earlier calls are still busy. */
  run(): Promise<void>
  /** Gives the unfinished ones back and waits for their handlers. */
  stop(): Promise<void>
  /** When it last looked for what is due. */
  readonly tickedAt: EpochMs
}

const LANES = ['quick', 'slow'] as const
type Lane = (typeof LANES)[number]

interface Registered {
  handler: (job: Job<never>) => Promise<Effect | undefined>
  onFailed: ((job: Job<never>, reason: GivenUp) => Effect) | undefined
  lane: Lane
  /** Null for jobs that are asked for one by one. */
  everyMs: number | null
}

const AT_ONCE: Readonly<Record<Lane, number>> = { quick: 4, slow: 1 }
// A process that is silent for so long counts as dead.
const LEASE_MS = 60_000
const MAX_ATTEMPTS = 5
// Once may be a power cut. A job that was running twice when its process ended does not get a third one.
const MAX_CRASHES = 2
const ERROR_MAX_LENGTH = 1_000

// The process ended each time this job ran.
class Crashed extends Error {
  override readonly name = 'Crashed'
}

// Another process took the job over meanwhile.
class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

export function createJobRunner({ db, clock, logger }: { db: Database; clock: Clock; logger: Logger }): JobRunner {
  const jobs = createJobs(db)
  const registry = new Map<JobKind, Registered>()
  const running = new Map<ClaimedJob, Promise<void>>()
  const stopping = new AbortController()
  // Two ticks that count the free places at the same moment would take each of them twice.
  const runExclusive = createKeyedMutex()
  let tickedAt = clock.now()

  const registered = ({ kind }: ClaimedJob): Registered => {
    const found = registry.get(kind)
    if (!found) throw new Error(`nobody does jobs of the kind ${kind}`)
    return found
  }

  /** Outcome and effect, both or none. @throws {LeaseLost} */
  const settle = (job: ClaimedJob, outcome: JobOutcome, effect: Effect | undefined) =>
    db.transaction(async (tx) => {
      const stores = createStores(tx)
      if (!(await stores.jobs.settle(job, outcome))) throw new LeaseLost()
      await effect?.(stores)
    })

  const carryOut = async (job: ClaimedJob) => {
    const { handler, onFailed, everyMs } = registered(job)
    const { key, payload, attempts, crashes, lastError } = job
    const asked = { key, payload: payload as never, attempt: attempts, now: clock.now(), signal: stopping.signal }
    const again = (delayMs: number, error: string | null, attemptsMade: number): JobOutcome => ({
      status: 'waiting',
      runAt: clock.now() + delayMs,
      attempts: attemptsMade,
      lastError: error,
    })
    try {
      if (crashes >= MAX_CRASHES) throw new Crashed('the process ended while it ran')
      const effect = await handler(asked)
      const done: JobOutcome = { status: 'done', finishedAt: clock.now(), lastError: null }
      await settle(job, everyMs === null ? done : again(everyMs, null, 0), effect)
    } catch (error) {
      if (error instanceof LeaseLost) throw error
      // Not the job's fault: it does not count as an attempt.
      if (stopping.signal.aborted) return settle(job, again(0, lastError, attempts - 1), undefined)
      const reason = String(error).slice(0, ERROR_MAX_LENGTH)
      const about = { err: error, kind: job.kind, key, attempts }
      if (attempts < MAX_ATTEMPTS && !(error instanceof Crashed)) {
        logger.warn(about, 'job failed, it is tried again')
        return settle(job, again(retryDelayMs(attempts), reason, attempts), undefined)
      }
      logger.error(about, 'job given up')
      const failed: JobOutcome = { status: 'failed', finishedAt: clock.now(), lastError: reason }
      const rested: JobOutcome = again(Math.max(everyMs ?? 0, retryDelayMs(attempts)), reason, 0)
      const givenUp = error instanceof Crashed ? 'crashed' : 'gave-up'
      await settle(job, everyMs === null ? failed : rested, onFailed?.(asked, givenUp))
    }
  }

  const begin = async (lane: Lane, kinds: readonly JobKind[]): Promise<readonly Promise<void>[]> => {
    const inLane = [...running.keys()].filter((job) => registered(job).lane === lane)
    const free = AT_ONCE[lane] - inLane.length
    if (free <= 0 || inLane.some(({ crashes }) => crashes > 0) || stopping.signal.aborted) return []
    const now = clock.now()
    // A job whose process ended runs alone: if it ends this process, too, no other job is suspected.
    const suspect = inLane.length === 0 ? await jobs.claimAbandoned(kinds, now, now + LEASE_MS) : []
    const claimed = suspect.length > 0 ? suspect : await jobs.claim(kinds, free, now, now + LEASE_MS)
    return claimed.map((job) => {
      const work = carryOut(job)
        .catch((error: unknown) => logger.error({ err: error, kind: job.kind }, 'job not settled'))
        .finally(() => running.delete(job))
      running.set(job, work)
      return work
    })
  }

  const drain = async (lane: Lane, due: ReadonlySet<JobKind>) => {
    const kinds = [...registry].flatMap(([kind, known]) => (known.lane === lane ? [kind] : []))
    if (!kinds.some((kind) => due.has(kind))) return
    for (;;) {
      const begun = await runExclusive(lane, () => begin(lane, kinds))
      if (begun.length === 0) return
      await Promise.all(begun)
    }
  }

  const keepLeases = async () => {
    const now = clock.now()
    const aging = [...running.keys()].filter((job) => job.leaseUntil - now < LEASE_MS / 2)
    await jobs.extend(aging, now + LEASE_MS)
    for (const job of aging) job.leaseUntil = now + LEASE_MS
  }

  return {
    register(kind, handler, { lane = 'quick', onFailed } = {}) {
      registry.set(kind, { handler, onFailed, lane, everyMs: null })
    },
    repeat(kind, everyMs, handler) {
      registry.set(kind, { handler, onFailed: undefined, lane: 'quick', everyMs })
    },
    async start() {
      const now = clock.now()
      const repeated = [...registry].flatMap(([kind, { everyMs }]) =>
        everyMs === null ? [] : [kind as RepeatedJobKind],
      )
      // Now, wherever the clock of the process before had come to.
      await jobs.addAll(
        repeated.map((kind) => ({ kind, key: 'repeated', payload: {}, runAt: now })),
        now,
      )
    },
    async run() {
      await keepLeases()
      const due = await jobs.dueKinds(clock.now())
      tickedAt = clock.now()
      await Promise.all(LANES.map((lane) => drain(lane, due)))
    },
    async stop() {
      stopping.abort()
      // A claim that is on its way becomes running jobs.
      await Promise.all(LANES.map((lane) => runExclusive(lane, () => Promise.resolve())))
      await Promise.all(running.values())
    },
    get tickedAt() {
      return tickedAt
    },
  }
}
