import type { EpochMs } from '@hwjy/classroom/core'
import type { Lesson, Membership } from '../timetable/lesson.ts'
import { lessonStatus } from '../timetable/lesson-status.ts'
import { DOOR_OPENS_BEFORE_MS, ENTRY_CLOSES_AFTER_MS, ROOM_LIMIT } from './room-times.ts'

export type EntryDenial = 'doorNotOpen' | 'entryClosed' | 'roomFull' | 'removed' | 'ended' | 'notEnrolled'

/** Why a student may not enter now, or null. The room's `decide` repeats the entry check. [R1][R2][R5][R6] */
export function studentEntryDenial(
  lesson: Lesson,
  membership: Membership,
  studentsHere: number,
  now: EpochMs,
): EntryDenial | null {
  if (!membership.isEnrolled) return 'notEnrolled'
  if (membership.isRemoved) return 'removed'
  const status = lessonStatus(lesson, now)
  if (status === 'ended' || status === 'expired') return 'ended'
  if (status === 'notStarted' || status === 'waitingToBeAdjusted') return 'doorNotOpen'
  const hasEntered = membership.enteredAt !== null
  if (!hasEntered && lesson.startedAt !== null && now > lesson.startedAt + ENTRY_CLOSES_AFTER_MS) return 'entryClosed'
  return !hasEntered && studentsHere >= roomCapacity(lesson) ? 'roomFull' : null
}

/** Why the lesson's own teacher may not enter now, or null. Starting early lets students enter early. [R3] */
export function teacherEntryDenial(lesson: Lesson, now: EpochMs): EntryDenial | null {
  const status = lessonStatus(lesson, now)
  if (status === 'ended' || status === 'expired') return 'ended'
  return status === 'notStarted' || status === 'waitingToBeAdjusted' ? 'doorNotOpen' : null
}

/** Returns the seats of the class, never above what a room of its type can hold. [R5] */
export function roomCapacity(lesson: Lesson): number {
  return Math.min(lesson.class.studentLimit, ROOM_LIMIT[lesson.course.classType])
}

export function doorOpensAt(lesson: Lesson): EpochMs {
  return lesson.startsAt - DOOR_OPENS_BEFORE_MS
}

/** Null until the class has started: only then is it known. */
export function entryClosesAt(lesson: Lesson): EpochMs | null {
  return lesson.startedAt === null ? null : lesson.startedAt + ENTRY_CLOSES_AFTER_MS
}
