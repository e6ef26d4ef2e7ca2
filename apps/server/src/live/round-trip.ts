import type { EpochMs } from '@hwjy/classroom/core'

/** Measures the round trip of one socket by the server's own pings: no page can name its own. [R23] */
export interface RoundTrip {
  /** Returns the ping to send now; null when it is not due. */
  due(now: EpochMs): { t: 'ping'; sentAt: EpochMs } | null
  /** Takes an answer. One that answers no ping of ours is not counted. */
  answered(sentAt: EpochMs, now: EpochMs): void
  /** The longest of the last pings; 0 before the first answer. */
  longestMs(): number
}

const EVERY_MS = 4_000
const SAMPLES = 8

export function createRoundTrip(): RoundTrip {
  let samples: readonly number[] = []
  let waiting: EpochMs | null = null
  let nextAt = 0
  return {
    due(now) {
      if (now < nextAt) return null
      nextAt = now + EVERY_MS
      waiting = now
      return { t: 'ping', sentAt: now }
    },
    answered(sentAt, now) {
      if (sentAt !== waiting) return
      waiting = null
      samples = [...samples.slice(1 - SAMPLES), Math.max(0, now - sentAt)]
    },
    longestMs: () => Math.max(0, ...samples),
  }
}
