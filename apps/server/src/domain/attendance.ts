import { type EpochMs, isLate } from '@hwjy/classroom/core'
import type { Lesson } from './lesson.ts'

export type Attendance = 'present' | 'late' | 'absent'

/**
 * How a student attended, for lists; null while it is still open. The room's own `attendanceOf` says the same from its
 * log. [R30]
 * @param attendedFrom first moment in the live class; who waited at the door has the start itself
 */
export function lessonAttendance(
  attendedFrom: EpochMs | null,
  lesson: Pick<Lesson, 'startsAt' | 'startedAt' | 'endedAt'>,
): Attendance | null {
  if (lesson.startedAt === null) return null
  if (attendedFrom === null) return lesson.endedAt === null ? null : 'absent'
  return isLate(attendedFrom, lesson.startedAt, lesson.startsAt) ? 'late' : 'present'
}
