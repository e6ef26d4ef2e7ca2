import { and, desc, eq, lt } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Lesson } from '../../domain/timetable/lesson.ts'
import type { Named } from '../../domain/names.ts'
import { type Database, schema } from '../database.ts'
import { named } from '../called.ts'

/** Stars from 1 to 5 each. */
export interface Stars {
  listening: number
  speaking: number
  participation: number
}

export interface Performance extends Stars {
  comment: string
  writtenAt: EpochMs
}

export interface EarlierStars extends Stars {
  lessonId: string
  lesson: Named
  startsAt: EpochMs
}

export interface Performances {
  get(lessonId: string, studentId: string): Promise<Performance | null>
  /** Lists them by student. */
  ofLesson(lessonId: string): Promise<Map<string, Performance>>
  /** Writing again replaces. */
  write(lessonId: string, studentId: string, performance: Performance): Promise<void>
  /** Lessons of the same class before this one, the newest first. */
  earlier(lesson: Lesson, studentId: string, limit: number): Promise<EarlierStars[]>
}

export function createPerformances(db: Database): Performances {
  const { lesson, lessonPerformance } = schema
  const ofStudent = (lessonId: string, studentId: string) =>
    and(eq(lessonPerformance.lessonId, lessonId), eq(lessonPerformance.studentId, studentId))
  return {
    async get(lessonId, studentId) {
      const [row] = await db.select().from(lessonPerformance).where(ofStudent(lessonId, studentId))
      return row ?? null
    },
    async ofLesson(lessonId) {
      const rows = await db.select().from(lessonPerformance).where(eq(lessonPerformance.lessonId, lessonId))
      return new Map(rows.map((row) => [row.studentId, row]))
    },
    async write(lessonId, studentId, performance) {
      await db
        .insert(lessonPerformance)
        .values({ lessonId, studentId, ...performance })
        .onConflictDoUpdate({ target: [lessonPerformance.lessonId, lessonPerformance.studentId], set: performance })
    },
    async earlier({ class: { id: classId }, startsAt }, studentId, limit) {
      return db
        .select({
          lessonId: lesson.id,
          lesson: named(lesson),
          startsAt: lesson.startsAt,
          listening: lessonPerformance.listening,
          speaking: lessonPerformance.speaking,
          participation: lessonPerformance.participation,
        })
        .from(lessonPerformance)
        .innerJoin(lesson, eq(lesson.id, lessonPerformance.lessonId))
        .where(
          and(eq(lessonPerformance.studentId, studentId), eq(lesson.classId, classId), lt(lesson.startsAt, startsAt)),
        )
        .orderBy(desc(lesson.startsAt))
        .limit(limit)
    },
  }
}
