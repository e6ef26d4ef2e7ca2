import type { LessonTimeCheck } from '@hwjy/sdk/schemas'
import type { LessonTime } from '../../domain/courses/course-plan.ts'
import type { Conflict, LessonTimeDenial } from '../../domain/timetable/lesson-times.ts'
import { ApiError, type ErrorName } from '../../http/api-error.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { iso } from '../instant.ts'
import { lessonConflicts } from './lesson-brief.ts'

export const REFUSALS: Record<LessonTimeDenial, ErrorName> = {
  begun: 'lessonBegun',
  inPast: 'lessonInPast',
  noneLeft: 'noAdjustmentsLeft',
  studentsBusy: 'studentsBusy',
  teacherBusy: 'teacherBusy',
}

/** The reason against a time; `overlap` is with another time of the same list. */
export type Problem = LessonTimeDenial | 'overlap' | null

/** @throws {ApiError} the refusal's own; a busy teacher passes with `confirm` */
export function requirePossible(
  denial: LessonTimeDenial | null,
  conflicts: readonly Conflict[],
  urlOf: UrlOf,
  confirm = false,
): void {
  if (denial === null || (denial === 'teacherBusy' && confirm)) return
  const isBusy = denial === 'teacherBusy' || denial === 'studentsBusy'
  throw new ApiError(REFUSALS[denial], isBusy ? { conflicts: lessonConflicts(conflicts, urlOf) } : null)
}

/** Orders problems: those that can be confirmed come after those that cannot. */
export const gravity = (problem: Problem) => (problem === null ? 0 : problem === 'teacherBusy' ? 1 : 2)

export function timeCheck(
  { time, conflicts, problem }: { time: LessonTime; conflicts: readonly Conflict[]; problem: Problem },
  urlOf: UrlOf,
): LessonTimeCheck {
  return {
    startTime: iso(time.startsAt),
    endTime: iso(time.endsAt),
    isPossible: problem === null || problem === 'teacherBusy',
    needsConfirmation: problem === 'teacherBusy',
    problem,
    conflicts: lessonConflicts(conflicts, urlOf),
  }
}
