import type { EpochMs } from '@hwjy/classroom/core'
import { MINUTE_MS } from '../durations.ts'

// The newest stay, regardless of their age: the last one may turn out unreadable.
const NEWEST_KEPT = 2
// Between two that are kept for a replay to enter by. A large one costs more than ten minutes of events.
const SMALL = { belowBytes: 256 * 1024, everyMs: MINUTE_MS }
const LARGE_EVERY_MS = 10 * MINUTE_MS

/**
 * Keyframes of one room that the log makes superfluous: it has everything, and a replay only wants to enter it nearby.
 * @param keyframes in the log's order
 */
export function keyframesToThin<K extends { at: EpochMs; sizeBytes: number }>(keyframes: readonly K[]): readonly K[] {
  let keptAt = Number.NEGATIVE_INFINITY
  return keyframes.slice(0, -NEWEST_KEPT).filter(({ at, sizeBytes }) => {
    const isNear = at - keptAt < (sizeBytes < SMALL.belowBytes ? SMALL.everyMs : LARGE_EVERY_MS)
    if (!isNear) keptAt = at
    return isNear
  })
}
