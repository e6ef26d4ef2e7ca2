import { desc, lte } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from './database.ts'

export interface MetricEntry {
  stuId: string | null
  subBizType: string
  logType: string
  collectedAt: EpochMs
  data: string
}

export interface Metrics {
  /** A batch sent again under the same request id is stored once. */
  collect(personId: string, requestId: string, receivedAt: EpochMs, entries: readonly MetricEntry[]): Promise<void>
  deleteOlder(than: EpochMs): Promise<void>
  /** Deletes the oldest, so that about so many stay. */
  keepNewest(count: number): Promise<void>
}

export function createMetrics(db: Database): Metrics {
  const { metricEntry } = schema
  return {
    async collect(personId, requestId, receivedAt, entries) {
      const values = entries.map((entry, position) => ({ personId, requestId, position, receivedAt, ...entry }))
      await db.insert(metricEntry).values(values).onConflictDoNothing()
    },
    async deleteOlder(than) {
      await db.delete(metricEntry).where(lte(metricEntry.receivedAt, than))
    },
    async keepNewest(count) {
      const [first] = await db
        .select({ receivedAt: metricEntry.receivedAt })
        .from(metricEntry)
        .orderBy(desc(metricEntry.receivedAt))
        .offset(count)
        .limit(1)
      if (first) await db.delete(metricEntry).where(lte(metricEntry.receivedAt, first.receivedAt))
    },
  }
}
