import { and, asc, eq } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { AttendancePlanWord } from '../../domain/timetable/lesson.ts'
import { type Database, schema } from '../database.ts'

export interface AttendancePlan {
  studentId: string
  plan: AttendancePlanWord
  reason: string
  saidAt: EpochMs
}

export interface AttendancePlans {
  /** Saying something else replaces what was said. */
  say(lessonId: string, plan: AttendancePlan): Promise<void>
  /** The order is by when it was said; only of those who are still in the class. */
  ofLesson(lessonId: string): Promise<AttendancePlan[]>
}

export function createAttendancePlans(db: Database): AttendancePlans {
  const { attendancePlan, enrolment, lesson } = schema
  return {
    async say(lessonId, said) {
      const { plan, reason, saidAt } = said
      await db
        .insert(attendancePlan)
        .values({ lessonId, ...said })
        .onConflictDoUpdate({
          target: [attendancePlan.lessonId, attendancePlan.studentId],
          set: { plan, reason, saidAt },
        })
    },
    ofLesson: (lessonId) =>
      db
        .select({
          studentId: attendancePlan.studentId,
          plan: attendancePlan.plan,
          reason: attendancePlan.reason,
          saidAt: attendancePlan.saidAt,
        })
        .from(attendancePlan)
        .innerJoin(lesson, eq(lesson.id, attendancePlan.lessonId))
        .innerJoin(
          enrolment,
          and(eq(enrolment.classId, lesson.classId), eq(enrolment.studentId, attendancePlan.studentId)),
        )
        .where(eq(attendancePlan.lessonId, lessonId))
        .orderBy(asc(attendancePlan.saidAt)),
  }
}
