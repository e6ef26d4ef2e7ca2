import { and, desc, eq, ne } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { holdsNothing } from '../../domain/rooms/recording-rules.ts'
import { type Database, schema } from '../database.ts'

export type Recording = typeof schema.recording.$inferSelect

/** Recordings of classes: one per lesson. The former one stays until the next is complete. [R8] */
export interface Recordings {
  /** The newest one. It is locked until the transaction ends, with its lesson: two tabs cannot both start. */
  lock(lessonId: string): Promise<Recording | null>
  /** Begins a new one beside the former. */
  start(lessonId: string, now: EpochMs): Promise<Recording>
  /** Completes it, and it takes the place of the former one. A recording that holds nothing is deleted instead. */
  stop(recording: Recording, stoppedAt: EpochMs): Promise<void>
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
    async stop({ id, lessonId, startedAt }, stoppedAt) {
      const others = and(eq(recording.lessonId, lessonId), ne(recording.id, id))
      if (holdsNothing({ startedAt, stoppedAt }) && (await db.$count(recording, others)) > 0) {
        await db.delete(recording).where(eq(recording.id, id))
        return
      }
      await db.update(recording).set({ status: 'stopped', stoppedAt }).where(eq(recording.id, id))
      await db.delete(recording).where(others)
    },
  }
}
