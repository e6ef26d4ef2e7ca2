import type { EpochMs } from '@hwjy/classroom/core'
import { HOUR_MS, MINUTE_MS } from '../domain/durations.ts'

export const LESSON_MS = 45 * MINUTE_MS
/** A lesson nobody started counts as "now" until this long after its start. */
const STILL_NOW_MS = 15 * MINUTE_MS
/** Starts within this time can be entered and started at once. */
const SOON_MS = 10 * MINUTE_MS
const PAST_FOR_MS = 20 * HOUR_MS

export interface PlannedLesson {
  id: string
  startsAt: EpochMs
  startedAt: EpochMs | null
  endedAt: EpochMs | null
  /** Somebody opened its room. */
  hasRoom: boolean
}

export interface TimetablePlan {
  /** Start of a lesson that can be started at once, when there is none. */
  now: EpochMs | null
  /** Start of the next one after that, when there is none. */
  later: EpochMs | null
  /** Start of one that has ended, when there is none. */
  past: EpochMs | null
  /** Missed by everybody, without a trace: their place can be used again. */
  reusable: readonly string[]
}

/** What the class should have. */
export interface TimetableWish {
  hasLessonNow: boolean
  nextInMs: number
  heldAgoMs: number
}

/** What a class's timetable lacks at this moment. Lessons that people started or entered are left as they are. */
export function planTimetable(lessons: readonly PlannedLesson[], wish: TimetableWish, now: EpochMs): TimetablePlan {
  const untouched = lessons.filter((lesson) => lesson.startedAt === null && lesson.endedAt === null && !lesson.hasRoom)
  const isNow = ({ startsAt }: PlannedLesson) => startsAt <= now + SOON_MS && startsAt > now - STILL_NOW_MS
  const waiting = lessons.filter((lesson) => lesson.startedAt === null && lesson.endedAt === null)
  return {
    now: !wish.hasLessonNow || waiting.some(isNow) ? null : nextFiveMinutes(now),
    later: waiting.some(({ startsAt }) => startsAt > now + SOON_MS) ? null : nextFiveMinutes(now + wish.nextInMs),
    past: lessons.some(
      ({ startedAt, endedAt }) => startedAt !== null && endedAt !== null && endedAt > now - PAST_FOR_MS,
    )
      ? null
      : nextFiveMinutes(now - wish.heldAgoMs),
    reusable: untouched.filter(({ startsAt }) => startsAt <= now - STILL_NOW_MS).map(({ id }) => id),
  }
}

/** Lessons start on the clock's five minutes. */
function nextFiveMinutes(at: EpochMs): EpochMs {
  return Math.ceil(at / (5 * MINUTE_MS)) * 5 * MINUTE_MS
}
