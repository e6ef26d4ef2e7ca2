import type { LessonSummary } from '@hwjy/sdk'

/** A teacher may start early and a school may move a lesson: look again at least this often. */
export const POLL_MS = 15_000
/** The server's clock decides, so ask a moment after an instant has passed on ours. */
const GRACE_MS = 250

/** The next moment at which the clock alone changes a lesson's state; null when none is known. */
export function nextInstant(lessons: readonly LessonSummary[], now: number): number | null {
  const instants = lessons.flatMap(({ doorOpensAt, startTime, entryClosesAt, endTime }) =>
    [doorOpensAt, startTime, entryClosesAt, endTime].flatMap((instant) => (instant ? [Date.parse(instant)] : [])),
  )
  const ahead = instants.filter((instant) => instant > now)
  return ahead.length > 0 ? Math.min(...ahead) : null
}

/** Time to wait before asking for the lessons again, in ms. */
export function refreshDelay(lessons: readonly LessonSummary[], now: number): number {
  const instant = nextInstant(lessons, now)
  return instant === null ? POLL_MS : Math.min(POLL_MS, instant - now + GRACE_MS)
}
