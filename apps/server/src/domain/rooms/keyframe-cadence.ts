import type { EpochMs, RoomState } from '@hwjy/classroom/core'
import { MINUTE_MS } from '../durations.ts'

export interface SavedKeyframe {
  seq: number
  at: EpochMs
  /** The size of the log at that moment. */
  logBytes: number
  sizeBytes: number
}

const EVERY_EVENTS = 500
const EVERY_MS = MINUTE_MS
// Below this a keyframe costs no more than the events it spares the next start.
const SMALL_BYTES = 256 * 1024
// A large one waits for so much of its own weight in events, or for so long: else each minute would write 32 MB.
const SHARE_OF_LARGE = 1 / 4
const LARGE_EVERY_MS = 10 * MINUTE_MS

/** Checks whether a keyframe is due, so that the next start need not read all events since the last one. */
export function isKeyframeDue(
  saved: SavedKeyframe,
  { seq, log }: Pick<RoomState, 'seq' | 'log'>,
  now: EpochMs,
): boolean {
  if (seq === saved.seq) return false
  const elapsedMs = now - saved.at
  if (seq - saved.seq < EVERY_EVENTS && elapsedMs < EVERY_MS) return false
  if (saved.sizeBytes < SMALL_BYTES) return true
  return log.bytes - saved.logBytes >= saved.sizeBytes * SHARE_OF_LARGE || elapsedMs >= LARGE_EVERY_MS
}
