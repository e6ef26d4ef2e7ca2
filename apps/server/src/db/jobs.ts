import { and, asc, eq, inArray, lt, lte, max, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { EpochMs } from '@hwjy/classroom/core'
import type { JobKind, JobPayloads } from '../domain/job-kinds.ts'
import { type Database, schema } from './database.ts'

export interface NewJob<Kind extends JobKind> {
  kind: Kind
  /**
   * The key that makes it the same job: adding it again while it waits moves it; once it ran, adding it again does
   * nothing.
   */
  key: string
  /** The person it is done for: the next job is one of the person whose last turn is the longest ago. */
  owner?: string
  payload: JobPayloads[Kind]
  runAt: EpochMs
}

export interface ClaimedJob {
  id: string
  kind: JobKind
  key: string
  payload: Record<string, unknown>
  /** This one included. Also tells apart who holds the job: a later claim has a higher number. */
  attempts: number
  /** Counts how often its process ended while it ran, this time not included. 0 once it ended in order. */
  crashes: number
  leaseUntil: EpochMs
  lastError: string | null
}

export type JobOutcome =
  | { status: 'done' | 'failed'; finishedAt: EpochMs; lastError: string | null }
  | { status: 'waiting'; runAt: EpochMs; attempts: number; lastError: string | null }

/** Keeps work as rows. A job belongs to the process that claimed it last, until the lease is over. */
export interface Jobs {
  /** In the transaction of the change that asks for it: either both happen or none. */
  add<Kind extends JobKind>(job: NewJob<Kind>, now: EpochMs): Promise<void>
  /** Adds several, each as `add` does, in one statement. No two of them may be the same job. */
  addAll<Kind extends JobKind>(jobs: readonly NewJob<Kind>[], now: EpochMs): Promise<void>
  /** Skips jobs that are already there, regardless of their state. */
  ensure<Kind extends JobKind>(jobs: readonly NewJob<Kind>[], now: EpochMs): Promise<void>
  cancel(kind: JobKind, key: string): Promise<void>
  /** Counts an owner's jobs of this kind that are not finished. */
  countOpen(kind: JobKind, owner: string): Promise<number>
  /** Looks which kinds have something to claim, without writing: a quiet second costs one short query. */
  dueKinds(now: EpochMs): Promise<ReadonlySet<JobKind>>
  /** Takes what is due, in turns of the owners; one who had none yet goes first. Two callers never get the same job. */
  claim(kinds: readonly JobKind[], limit: number, now: EpochMs, leaseUntil: EpochMs): Promise<ClaimedJob[]>
  /** Takes one job that a process took and did not finish in time: it ended meanwhile, perhaps because of this job. */
  claimAbandoned(kinds: readonly JobKind[], now: EpochMs, leaseUntil: EpochMs): Promise<ClaimedJob[]>
  extend(jobs: readonly ClaimedJob[], leaseUntil: EpochMs): Promise<void>
  /** @returns false when another process holds the job by now: nothing may be written for it */
  settle(job: ClaimedJob, outcome: JobOutcome): Promise<boolean>
  deleteFinished(before: EpochMs): Promise<void>
}

export function createJobs(db: Database): Jobs {
  const { job } = schema
  const toRow = <Kind extends JobKind>(added: NewJob<Kind>, createdAt: EpochMs) => ({
    id: crypto.randomUUID(),
    status: 'waiting' as const,
    attempts: 0,
    createdAt,
    ...added,
  })
  const addAll = async <Kind extends JobKind>(jobs: readonly NewJob<Kind>[], now: EpochMs) => {
    if (jobs.length === 0) return
    await db
      .insert(job)
      .values(jobs.map((added) => toRow(added, now)))
      .onConflictDoUpdate({
        target: [job.kind, job.key],
        set: { payload: sql`excluded.payload`, runAt: sql`excluded.run_at`, attempts: 0, crashes: 0 },
        setWhere: eq(job.status, 'waiting'),
      })
  }
  const mine = (claimed: ClaimedJob) =>
    and(eq(job.id, claimed.id), eq(job.status, 'running'), eq(job.attempts, claimed.attempts))

  const isWaiting = (now: EpochMs) => and(eq(job.status, 'waiting'), lte(job.runAt, now))
  const isAbandoned = (now: EpochMs) => and(eq(job.status, 'running'), lt(job.leaseUntil, now))

  interface Taking {
    kinds: readonly JobKind[]
    isDue: SQL | undefined
    limit: number
    crashed: 0 | 1
    now: EpochMs
    leaseUntil: EpochMs
  }
  const take = async ({ kinds, isDue, limit, crashed, now, leaseUntil }: Taking) => {
    const begun = alias(job, 'begun')
    const lastTurn = db
      .select({ at: max(begun.claimedAt) })
      .from(begun)
      .where(and(eq(begun.owner, job.owner), inArray(begun.kind, [...kinds])))
    const due = db
      .select({ id: job.id })
      .from(job)
      .where(and(inArray(job.kind, [...kinds]), isDue))
      .orderBy(sql`(${lastTurn}) nulls first`, asc(job.runAt))
      .limit(limit)
    const rows = await db
      .update(job)
      .set({
        status: 'running',
        attempts: sql`${job.attempts} + 1`,
        crashes: sql`${job.crashes} + ${crashed}`,
        claimedAt: now,
        leaseUntil,
      })
      // An array is made once; `in (…)` may run the subquery again for every row and then takes more than `limit`.
      .where(eq(job.id, sql`any(array(${due.for('update', { skipLocked: true })}))`))
      .returning()
    return rows.map(({ id, kind, key, payload, attempts, crashes, lastError }) => ({
      id,
      // A name that was in `kinds`.
      kind: kind as JobKind,
      key,
      payload,
      attempts,
      crashes,
      leaseUntil,
      lastError,
    }))
  }

  return {
    add: async (added, now) => addAll([added], now),
    addAll,
    async ensure(jobs, now) {
      if (jobs.length === 0) return
      const rows = jobs.map((added) => toRow(added, now))
      await db.insert(job).values(rows).onConflictDoNothing()
    },
    async cancel(kind, key) {
      await db.delete(job).where(and(eq(job.kind, kind), eq(job.key, key), eq(job.status, 'waiting')))
    },
    countOpen: (kind, owner) =>
      db.$count(job, and(eq(job.kind, kind), eq(job.owner, owner), inArray(job.status, ['waiting', 'running']))),
    async dueKinds(now) {
      const rows = await db
        .selectDistinct({ kind: job.kind })
        .from(job)
        .where(or(isWaiting(now), isAbandoned(now)))
      return new Set(rows.map(({ kind }) => kind as JobKind))
    },
    claim: (kinds, limit, now, leaseUntil) =>
      take({ kinds, isDue: isWaiting(now), limit, crashed: 0, now, leaseUntil }),
    claimAbandoned: (kinds, now, leaseUntil) =>
      take({ kinds, isDue: isAbandoned(now), limit: 1, crashed: 1, now, leaseUntil }),
    async extend(jobs, leaseUntil) {
      if (jobs.length === 0) return
      await db
        .update(job)
        .set({ leaseUntil })
        .where(or(...jobs.map(mine)))
    },
    async settle(claimed, outcome) {
      const settled = await db
        .update(job)
        .set({ leaseUntil: null, crashes: 0, ...outcome })
        .where(mine(claimed))
        .returning({ id: job.id })
      return settled.length > 0
    },
    async deleteFinished(before) {
      await db.delete(job).where(lt(job.finishedAt, before))
    },
  }
}
