import type { EpochMs } from '@hwjy/classroom/core'
import { HOUR_MS, MINUTE_MS } from '../domain/durations.ts'

export const LESSON_MS = 45 * MINUTE_MS
// A lesson that was not started counts as "now" until this long after its start.
const STILL_NOW_MS = 15 * MINUTE_MS
// Starts within this time can be entered and started at once.
const SOON_MS = 10 * MINUTE_MS
const PAST_FOR_MS = 20 * HOUR_MS

export interface PlannedLesson {
  id: string
  startsAt: EpochMs
  startedAt: EpochMs | null
  endedAt: EpochMs | null
  hasRoom: boolean
}

export interface TimetablePlan {
  /** Start of a lesson that can be started at once, when there is none. */
  now: EpochMs | null
  /** Start of the next one after that, when there is none. */
  later: EpochMs | null
  /** Start of one that has ended, when there is none. */
  past: EpochMs | null
  /** Lessons that all people missed, without a trace: their place can be used again. */
  reusable: readonly string[]
}

export interface TimetableWish {
  hasLessonNow: boolean
  nextInMs: number
  heldAgoMs: number
  /**
   * A lesson to start that has the same students and shall be the one they see first: lessons that wait for their class
   * begin after it.
   */
  after?: EpochMs | null
}

/** Finds what a class's timetable lacks at this moment. Lessons that people started or entered are left as they are. */
export function planTimetable(lessons: readonly PlannedLesson[], wish: TimetableWish, now: EpochMs): TimetablePlan {
  const untouched = lessons.filter((lesson) => lesson.startedAt === null && lesson.endedAt === null && !lesson.hasRoom)
  const notBefore = Math.max(now - STILL_NOW_MS, wish.after ?? 0)
  const isNow = ({ startsAt }: PlannedLesson) => startsAt <= now + SOON_MS && startsAt > notBefore
  const waiting = lessons.filter((lesson) => lesson.startedAt === null && lesson.endedAt === null)
  return {
    now: !wish.hasLessonNow || waiting.some(isNow) ? null : startNow(now, notBefore),
    later: waiting.some(({ startsAt }) => startsAt > now + SOON_MS) ? null : offTheQuarter(now + wish.nextInMs),
    past: lessons.some(
      ({ startedAt, endedAt }) => startedAt !== null && endedAt !== null && endedAt > now - PAST_FOR_MS,
    )
      ? null
      : nextFiveMinutes(now - wish.heldAgoMs),
    reusable: untouched.filter(({ startsAt }) => startsAt <= notBefore).map(({ id }) => id),
  }
}

/** Start of the lesson of this class that can be started at once, as it is after the plan was carried out. */
export function lessonNow(lessons: readonly PlannedLesson[], plan: TimetablePlan, now: EpochMs): EpochMs | null {
  const starts = lessons
    .filter(({ startedAt, endedAt }) => startedAt === null && endedAt === null)
    .map(({ startsAt }) => startsAt)
    .filter((startsAt) => startsAt <= now + SOON_MS && startsAt > now - STILL_NOW_MS)
  return plan.now ?? starts.toSorted((a, b) => a - b)[0] ?? null
}

function startNow(now: EpochMs, notBefore: EpochMs): EpochMs {
  const earlier = offTheQuarter(now)
  return earlier > notBefore ? earlier : nextFiveMinutes(Math.max(now, notBefore + 1))
}

/**
 * The next five minutes, or those before where that is a quarter, half or full hour. A day begins then somewhere, and a
 * lesson of then would be tomorrow's for the people there. Courses with a fixed cycle begin then, too.
 */
function offTheQuarter(at: EpochMs): EpochMs {
  const next = nextFiveMinutes(at)
  return next % (15 * MINUTE_MS) === 0 && next > at ? next - 5 * MINUTE_MS : next
}

// Lessons start on the clock's five minutes.
function nextFiveMinutes(at: EpochMs): EpochMs {
  return Math.ceil(at / (5 * MINUTE_MS)) * 5 * MINUTE_MS
}
