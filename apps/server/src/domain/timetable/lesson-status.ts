import { entryOpensAt, type EpochMs } from '@hwjy/classroom/core'
import type { Lesson } from './lesson.ts'
import { ENTRY_OPENS_BEFORE_MS, EARLY_START_MS } from '../rooms/room-times.ts'

export type LessonStatus =
  | 'notStarted'
  | 'waitingToStart'
  | 'inProgress'
  | 'ended'
  | 'expired'
  | 'absent'
  | 'waitingToBeAdjusted'
type LessonTimes = Pick<Lesson, 'startsAt' | 'endsAt' | 'startedAt' | 'endedAt' | 'isAwaitingTime'>

/**
 * Returns the status of a lesson. A room that was never started ends by itself in the end, and its lesson has then
 * expired.
 * @param wasThere only for a student: whether they were in the live class
 */
export function lessonStatus(lesson: LessonTimes, now: EpochMs, wasThere: boolean | null = null): LessonStatus {
  const { startsAt, endsAt, startedAt, endedAt, isAwaitingTime } = lesson
  if (startedAt === null) {
    if (endedAt === null && isAwaitingTime) return 'waitingToBeAdjusted'
    if (endedAt !== null || now >= endsAt) return 'expired'
    const opensAt = entryOpensAt({ scheduledStart: startsAt, doorOpensBeforeMs: ENTRY_OPENS_BEFORE_MS })
    return now >= opensAt ? 'waitingToStart' : 'notStarted'
  }
  if (endedAt === null) return 'inProgress'
  return wasThere === false ? 'absent' : 'ended'
}

/** [R3] The teacher may start early, though not earlier than an hour. */
export function canStartLesson(lesson: LessonTimes, now: EpochMs): boolean {
  const status = lessonStatus(lesson, now)
  return (status === 'notStarted' || status === 'waitingToStart') && now >= lesson.startsAt - EARLY_START_MS
}
