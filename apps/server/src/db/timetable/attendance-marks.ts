import type { Attendance } from '../../domain/timetable/lesson.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'

export type AttendanceMark = Pick<
  typeof schema.attendance.$inferSelect,
  'studentId' | 'state' | 'enteredAt' | 'presentSeconds'
>

/** Attendance from the room's log, with the time the microphone was open. */
export type CountedAttendance = AttendanceMark & Pick<typeof schema.attendance.$inferSelect, 'talkSeconds'>

/** An attendance as it is written down. */
export interface WrittenAttendance {
  state: Attendance
  /** The teacher said so; it was not counted. */
  isCorrected: boolean
}

export interface AttendanceMarks {
  /** Lists them by student. Empty until it was written down. */
  ofLesson(lessonId: string): Promise<Map<string, WrittenAttendance>>
  /** Null until it was written down. */
  of(lessonId: string, studentId: string): Promise<CountedAttendance | null>
  /** Counting again replaces what was counted; the state that a teacher corrected stays. */
  write(lessonId: string, marks: readonly CountedAttendance[], markedAt: EpochMs): Promise<void>
  /**
   * @param mark takes the place of what was counted; entry and seconds are kept where they are known
   * @returns what is written down now
   */
  correct(lessonId: string, mark: AttendanceMark, markedAt: EpochMs, markedBy: string): Promise<AttendanceMark>
}

export function createAttendanceMarks(db: Database): AttendanceMarks {
  const { attendance } = schema
  const key = [attendance.lessonId, attendance.studentId]
  return {
    async ofLesson(lessonId) {
      const rows = await db
        .select({ studentId: attendance.studentId, state: attendance.state, markedBy: attendance.markedBy })
        .from(attendance)
        .where(eq(attendance.lessonId, lessonId))
      return new Map(
        rows.map(({ studentId, state, markedBy }) => [studentId, { state, isCorrected: markedBy !== null }]),
      )
    },

    async of(lessonId, studentId) {
      const [row] = await db
        .select()
        .from(attendance)
        .where(and(eq(attendance.lessonId, lessonId), eq(attendance.studentId, studentId)))
      return row ?? null
    },

    async write(lessonId, marks, markedAt) {
      if (marks.length === 0) return
      await db
        .insert(attendance)
        .values(marks.map((mark) => ({ lessonId, ...mark, markedAt, markedBy: null })))
        .onConflictDoUpdate({
          target: key,
          set: {
            state: sql`case when ${attendance.markedBy} is null then excluded.state else ${attendance.state} end`,
            enteredAt: sql`excluded.entered_at`,
            presentSeconds: sql`excluded.present_seconds`,
            talkSeconds: sql`excluded.talk_seconds`,
          },
        })
    },

    async correct(lessonId, mark, markedAt, markedBy) {
      const [written] = await db
        .insert(attendance)
        .values({ lessonId, ...mark, markedAt, markedBy })
        .onConflictDoUpdate({ target: key, set: { state: mark.state, markedAt, markedBy } })
        .returning({ enteredAt: attendance.enteredAt, presentSeconds: attendance.presentSeconds })
      return { ...mark, ...written }
    },
  }
}
