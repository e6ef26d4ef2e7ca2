import { type EpochMs, isLate } from '@hwjy/classroom/core'
import type { Attendance, Lesson } from './lesson.ts'

/**
 * Returns how a student attended, for lists; null while it is still open. The room's own `attendanceOf` says the same
 * from its log. [R30]
 * @param attendedFrom first moment in the live class; a student who waited for the start has the start itself
 * @param marked what was written down after the lesson, and may have been corrected; it is what counts then
 */
export function lessonAttendance(
  attendedFrom: EpochMs | null,
  lesson: Pick<Lesson, 'startsAt' | 'startedAt' | 'endedAt'>,
  marked: Attendance | null = null,
): Attendance | null {
  if (marked !== null) return marked
  if (lesson.startedAt === null) return null
  if (attendedFrom === null) return lesson.endedAt === null ? null : 'absent'
  return isLate(attendedFrom, lesson.startedAt, lesson.startsAt) ? 'late' : 'present'
}
