/** How fast an upload is, and how long it lasts. */
import type { EpochMs } from '../room/ids.ts'

/** @property bytes that had left by then */
export interface Sample {
  at: EpochMs
  bytes: number
}

/** Long enough that a slow part does not make the numbers jump, short enough to follow a change of the network. */
const WINDOW_MS = 10_000
/** One sample for each step is enough; a fast network reports hundreds a second. */
const STEP_MS = 500
/** Before that, the first packets in the browser's buffers look like speed. */
const SURE_AFTER_MS = 1_500

/** Keeps the samples of the window, and one before it, at most one for each step. */
export function addSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const last = samples.at(-1)
  if (last && sample.at - last.at < STEP_MS) return samples
  const firstInside = samples.findIndex(({ at }) => at >= sample.at - WINDOW_MS)
  return [...(firstInside < 0 ? [] : samples.slice(Math.max(0, firstInside - 1))), sample]
}

/** Null until enough was seen. A part that failed takes bytes back; the speed is never below zero. */
export function bytesPerSecond(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at - first.at < SURE_AFTER_MS) return null
  return Math.max(0, ((last.bytes - first.bytes) / (last.at - first.at)) * 1_000)
}

/** Milliseconds until the last byte has left; null while the speed is unknown, or nothing moves. */
export function remainingMs(leftBytes: number, speed: number | null): number | null {
  return speed === null || speed <= 0 ? null : (leftBytes / speed) * 1_000
}
