import {
  entryOpensAt as roomOpensAt,
  type EntryDenial as RoomEntryDenial,
  entryClosesAt as roomClosesAt,
  entryDenialFor,
  type EpochMs,
} from '@hwjy/classroom/core'
import type { Lesson, Membership } from '../timetable/lesson.ts'
import { lessonStatus } from '../timetable/lesson-status.ts'
import { roomSettings } from './room-settings.ts'

/** Why a person may not enter a lesson: the room's own reasons, and that of a person who is not in the class. */
export type EntryDenial = RoomEntryDenial | 'not-enrolled'

/**
 * Returns why this person may not enter now; null when they may. The room's rules decide on what the school knows, also
 * for rooms that are not loaded. [R1][R2][R5][R6]
 * @param membership null for the lesson's own teacher
 */
export function lessonEntryDenial(
  lesson: Lesson,
  membership: Membership | null,
  studentsHere: number,
  now: EpochMs,
): EntryDenial | null {
  if (membership && !membership.isEnrolled) return 'not-enrolled'
  const status = lessonStatus(lesson, now)
  const settings = roomSettings(lesson)
  const hasEntered = membership !== null && membership.enteredAt !== null
  const facts = {
    // A lesson that was called off keeps its old time until it gets a new one; its room does not open.
    settings: status === 'waitingToBeAdjusted' ? { ...settings, scheduledStart: Number.POSITIVE_INFINITY } : settings,
    startedAt: lesson.startedAt,
    hasEnded: status === 'ended' || status === 'expired',
    role: membership ? ('student' as const) : ('teacher' as const),
    isRemoved: membership?.isRemoved ?? false,
    hasEntered,
    // The room looks closer: it knows who of them has left.
    hasSeat: hasEntered,
    seatsTaken: studentsHere,
  }
  return entryDenialFor(facts, now)
}

export const entryOpensAt = (lesson: Lesson): EpochMs => roomOpensAt(roomSettings(lesson))

/** Null until the class has started: only then is it known. */
export const entryClosesAt = (lesson: Lesson): EpochMs | null =>
  lesson.startedAt === null ? null : roomClosesAt(roomSettings(lesson), lesson.startedAt)
