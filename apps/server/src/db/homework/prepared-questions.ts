import { eq } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'

export interface PreparedList {
  questionIds: readonly string[]
  updatedAt: EpochMs
}

/** Keeps what teachers have prepared to ask in their lessons. */
export interface PreparedQuestions {
  get(lessonId: string): Promise<PreparedList | null>
  /** No other transaction prepares questions for the lesson until the end of this one. */
  lock(lessonId: string): Promise<void>
  save(lessonId: string, list: PreparedList): Promise<void>
}

export function createPreparedQuestions(db: Database): PreparedQuestions {
  const { lesson, preparedQuestions } = schema
  return {
    async get(lessonId) {
      const [found] = await db.select().from(preparedQuestions).where(eq(preparedQuestions.lessonId, lessonId))
      return found ?? null
    },
    // The lesson's row: a list that is not there yet has none.
    async lock(lessonId) {
      await db.select({ id: lesson.id }).from(lesson).where(eq(lesson.id, lessonId)).for('update')
    },
    async save(lessonId, { questionIds, updatedAt }) {
      const set = { questionIds: [...questionIds], updatedAt }
      await db
        .insert(preparedQuestions)
        .values({ lessonId, ...set })
        .onConflictDoUpdate({ target: preparedQuestions.lessonId, set })
    },
  }
}
