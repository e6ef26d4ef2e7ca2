import type { EpochMs } from '@hwjy/classroom/core'
import type { Attendance, AttendancePlanWord } from './lesson.ts'
import { momentOf } from './school-time.ts'

export interface AttendedLesson {
  at: EpochMs
  attendance: Attendance
  /** What the student said beforehand; null if nothing. */
  plan: AttendancePlanWord | null
}

export interface AttendanceMonth {
  /** `YYYY-MM`. */
  month: string
  present: number
  late: number
  absent: number
  onLeave: number
}

/** An absence that was announced is told apart: a family reads it as something else. */
const kindOf = ({ attendance, plan }: AttendedLesson) =>
  attendance === 'absent' && plan === 'onLeave' ? 'onLeave' : attendance

/**
 * Counts lessons by the months of a zone's calendar, the oldest first; a month without a lesson is left out.
 * @param zone IANA name or an offset
 */
export function attendanceMonths(lessons: readonly AttendedLesson[], zone: string): AttendanceMonth[] {
  const byMonth = Map.groupBy(lessons, ({ at }) => momentOf(at, zone).day.slice(0, 7))
  return [...byMonth]
    .map(([month, own]) => {
      const count = (kind: ReturnType<typeof kindOf>) => own.filter((lesson) => kindOf(lesson) === kind).length
      return {
        month,
        present: count('present'),
        late: count('late'),
        absent: count('absent'),
        onLeave: count('onLeave'),
      }
    })
    .toSorted((one, other) => (one.month < other.month ? -1 : 1))
}
