import type { EpochMs } from '@hwjy/classroom/core'
import { DAY_MS } from './durations.ts'

/**
 * When an account goes that somebody of its people wants deleted: after the school's waiting time. It goes as a whole,
 * with everybody it signs in as; any of them may ask, and any of them may keep it.
 * @param askedBefore when it goes already: asking again does not begin the waiting time again
 */
export const closingTime = (askedBefore: EpochMs | null, now: EpochMs, deletionDays: number): EpochMs =>
  askedBefore ?? now + deletionDays * DAY_MS
