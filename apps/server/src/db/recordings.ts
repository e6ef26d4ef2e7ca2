import { and, desc, eq } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from './database.ts'

export type Recording = typeof schema.recording.$inferSelect

/** Recordings of classes: one per lesson, because repeating a lesson overwrites it. [R8] */
export interface Recordings {
  /** Locked until the transaction ends, with its lesson: two tabs cannot both start. */
  lock(lessonId: string): Promise<Recording | null>
  start(lessonId: string, now: EpochMs): Promise<Recording>
  stop(recordingId: string, now: EpochMs): Promise<void>
}

export function createRecordings(db: Database): Recordings {
  const { lesson, recording } = schema
  return {
    async lock(lessonId) {
      await db.select({ id: lesson.id }).from(lesson).where(eq(lesson.id, lessonId)).for('update')
      const [row] = await db
        .select()
        .from(recording)
        .where(eq(recording.lessonId, lessonId))
        .orderBy(desc(recording.startedAt))
        .limit(1)
      return row ?? null
    },
    async start(lessonId, now) {
      await db.delete(recording).where(eq(recording.lessonId, lessonId))
      const started: Recording = {
        id: `rec_${crypto.randomUUID()}`,
        lessonId,
        status: 'recording',
        startedAt: now,
        stoppedAt: null,
      }
      await db.insert(recording).values(started)
      return started
    },
    async stop(recordingId, now) {
      await db
        .update(recording)
        .set({ status: 'stopped', stoppedAt: now })
        .where(and(eq(recording.id, recordingId), eq(recording.status, 'recording')))
    },
  }
}
