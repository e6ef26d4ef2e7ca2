import type { Entry } from '../../shared/lesson/lesson-entry.ts'
import { mayBeReadmitted } from './readmission.ts'

const POLL_MS = 15_000
/** A student who was let back in is missing the class. */
const REMOVED_POLL_MS = 5_000
/** The server's clock decides, so ask a moment after the entry time has passed on ours. */
const GRACE_MS = 250

/** Time until the next entry check, in ms from now; false when there is nothing to wait for. */
export function entryRefreshDelay({ lesson, denial, offsetMs }: Entry, now: number): number | false {
  if (denial === 'removed') return mayBeReadmitted(lesson) ? REMOVED_POLL_MS : false
  if (denial !== 'doorNotOpen' && denial !== 'roomFull') return false
  const untilDoorMs = Date.parse(lesson.doorOpensAt) - (now + offsetMs)
  return denial === 'doorNotOpen' && untilDoorMs > 0 ? Math.min(POLL_MS, untilDoorMs + GRACE_MS) : POLL_MS
}
