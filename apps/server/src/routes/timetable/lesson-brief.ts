import type { EpochMs } from '@hwjy/classroom/core'
import type { LessonBrief, LessonConflict } from '@hwjy/sdk/schemas'
import type { TimetableLesson } from '../../db/timetable/timetable.ts'
import { lessonStatus } from '../../domain/timetable/lesson-status.ts'
import type { Conflict } from '../../domain/timetable/lesson-times.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { iso, isoOrNull } from '../instant.ts'
import { personBrief, studentBrief } from '../school/person-brief.ts'

export function lessonBrief(lesson: TimetableLesson, now: EpochMs): LessonBrief {
  return {
    lessonId: lesson.id,
    lessonNo: lesson.no,
    lessonName: lesson.name,
    startTime: iso(lesson.startsAt),
    endTime: iso(lesson.endsAt),
    startedAt: isoOrNull(lesson.startedAt),
    endedAt: isoOrNull(lesson.endedAt),
    status: lessonStatus(lesson, now),
  }
}

export const lessonConflicts = (conflicts: readonly Conflict[], urlOf: UrlOf): LessonConflict[] =>
  conflicts.map((conflict) => lessonConflict(conflict, urlOf))

function lessonConflict({ teacher, students, ...other }: Conflict, urlOf: UrlOf): LessonConflict {
  return {
    lessonId: other.lessonId,
    lessonName: other.lessonName,
    className: other.className,
    startTime: iso(other.startsAt),
    endTime: iso(other.endsAt),
    teacher: teacher && personBrief(teacher, urlOf),
    students: students.map((student) => studentBrief(student, urlOf)),
  }
}
