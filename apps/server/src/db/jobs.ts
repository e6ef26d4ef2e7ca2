import { and, eq, inArray, lt, lte, or, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { JobKind, JobPayloads } from '../jobs/job-kinds.ts'
import { type Database, schema } from './database.ts'

export interface NewJob<Kind extends JobKind> {
  kind: Kind
  /** What makes it the same job: adding it again while it waits moves it; once it ran, adding it again does nothing. */
  key: string
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
  leaseUntil: EpochMs
  lastError: string | null
}

export type JobOutcome =
  | { status: 'done' | 'failed'; finishedAt: EpochMs; lastError: string | null }
  | { status: 'waiting'; runAt: EpochMs; attempts: number; lastError: string | null }

/** Work as rows. A job belongs to whoever claimed it last, until the lease is over. */
export interface Jobs {
  /** In the transaction of the change that asks for it: either both happen or none. */
  add<Kind extends JobKind>(job: NewJob<Kind>, now: EpochMs): Promise<void>
  /** Leaves those alone that are already there, whatever their state. */
  ensure<Kind extends JobKind>(jobs: readonly NewJob<Kind>[], now: EpochMs): Promise<void>
  /** Forgets a job that waits. */
  cancel(kind: JobKind, key: string): Promise<void>
  /** Takes what is due, and what somebody else took and did not finish in time. Two callers never get the same job. */
  claim(kinds: readonly JobKind[], limit: number, now: EpochMs, leaseUntil: EpochMs): Promise<ClaimedJob[]>
  extend(jobs: readonly ClaimedJob[], leaseUntil: EpochMs): Promise<void>
  /** @returns false when the job is somebody else's by now: nothing may be written for it */
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
  const mine = (claimed: ClaimedJob) =>
    and(eq(job.id, claimed.id), eq(job.status, 'running'), eq(job.attempts, claimed.attempts))

  return {
    async add(added, now) {
      const { payload, runAt } = added
      await db
        .insert(job)
        .values(toRow(added, now))
        .onConflictDoUpdate({
          target: [job.kind, job.key],
          set: { payload, runAt, attempts: 0 },
          setWhere: eq(job.status, 'waiting'),
        })
    },
    async ensure(jobs, now) {
      if (jobs.length === 0) return
      const rows = jobs.map((added) => toRow(added, now))
      await db.insert(job).values(rows).onConflictDoNothing()
    },
    async cancel(kind, key) {
      await db.delete(job).where(and(eq(job.kind, kind), eq(job.key, key), eq(job.status, 'waiting')))
    },
    async claim(kinds, limit, now, leaseUntil) {
      const due = db
        .select({ id: job.id })
        .from(job)
        .where(
          and(
            inArray(job.kind, [...kinds]),
            or(
              and(eq(job.status, 'waiting'), lte(job.runAt, now)),
              and(eq(job.status, 'running'), lt(job.leaseUntil, now)),
            ),
          ),
        )
        .orderBy(job.runAt)
        .limit(limit)
        .for('update', { skipLocked: true })
      const rows = await db
        .update(job)
        .set({ status: 'running', attempts: sql`${job.attempts} + 1`, leaseUntil })
        // An array is made once; `in (…)` may run the subquery again for every row and then takes more than `limit`.
        .where(eq(job.id, sql`any(array(${due}))`))
        .returning()
      return rows.map(({ id, kind, key, payload, attempts, lastError }) => ({
        id,
        // A name that was in `kinds`.
        kind: kind as JobKind,
        key,
        payload,
        attempts,
        leaseUntil,
        lastError,
      }))
    },
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
        .set({ leaseUntil: null, ...outcome })
        .where(mine(claimed))
        .returning({ id: job.id })
      return settled.length > 0
    },
    async deleteFinished(before) {
      await db.delete(job).where(lt(job.finishedAt, before))
    },
  }
}
