/** Time and timers, so that a test can hold them. */
import type { EpochMs } from '../../core/room/ids.ts'

export interface Clock {
  now(): EpochMs
  after(delayMs: number, call: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, call) {
    const timer = setTimeout(call, delayMs)
    return () => clearTimeout(timer)
  },
}
