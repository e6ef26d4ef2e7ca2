import type { Named } from '../../domain/names.ts'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'

export interface LessonReminders {
  /** Lessons that begin after `from` and not after `until`, and have not begun yet. */
  starting(from: EpochMs, until: EpochMs): Promise<{ lessonId: string; startsAt: EpochMs }[]>
  /** The lesson with its teacher and students; null when it is gone, has begun, or has no time. */
  of(lessonId: string): Promise<(Named & { startsAt: EpochMs; personIds: string[] }) | null>
}

export function createLessonReminders(db: Database): LessonReminders {
  const { classGroup, enrolment, lesson } = schema
  const isAhead = and(isNull(lesson.startedAt), eq(lesson.isAwaitingTime, false))
  return {
    starting: (from, until) =>
      db
        .select({ lessonId: lesson.id, startsAt: lesson.startsAt })
        .from(lesson)
        .where(and(gt(lesson.startsAt, from), lte(lesson.startsAt, until), isAhead)),
    async of(lessonId) {
      const rows = await db
        .select({
          name: lesson.name,
          names: lesson.names,
          startsAt: lesson.startsAt,
          teacherId: classGroup.teacherId,
          studentId: enrolment.studentId,
        })
        .from(lesson)
        .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
        .leftJoin(enrolment, eq(enrolment.classId, lesson.classId))
        .where(and(eq(lesson.id, lessonId), isAhead))
      const [first] = rows
      if (!first) return null
      const { name, names, startsAt, teacherId } = first
      return { name, names, startsAt, personIds: [teacherId, ...rows.flatMap(({ studentId }) => studentId ?? [])] }
    },
  }
}
