/** Estimates from pings how far the authority's clock is ahead of ours. */
import type { EpochMs } from '../room/ids.ts'

interface ClockSample {
  offsetMs: number
  roundTripMs: number
}
export interface ClockSync {
  /** Authority's clock minus ours. */
  offsetMs: number
  /** Round trip of the newest ping; null before the first. */
  roundTripMs: number | null
  /** The newest ones, oldest first. */
  samples: readonly ClockSample[]
}

// Clocks drift slowly and the way there and back is rarely the same: a few pings, of which the fastest is believed.
const SAMPLES = 8

export const unsyncedClock: ClockSync = { offsetMs: 0, roundTripMs: null, samples: [] }

/** A first guess from one message, good to the time it took to arrive. Pings know better. */
export const guessClock = (sync: ClockSync, at: EpochMs, receivedAt: EpochMs): ClockSync =>
  sync.samples.length > 0 ? sync : { ...sync, offsetMs: at - receivedAt }

/** @param at the authority's clock when it answered; `sentAt` and `receivedAt` are by ours */
export function syncClock(sync: ClockSync, sentAt: EpochMs, at: EpochMs, receivedAt: EpochMs): ClockSync {
  const roundTripMs = Math.max(0, receivedAt - sentAt)
  const sample = { roundTripMs, offsetMs: at - (sentAt + receivedAt) / 2 }
  const samples = [...sync.samples.slice(1 - SAMPLES), sample]
  const best = samples.reduce((a, b) => (b.roundTripMs <= a.roundTripMs ? b : a))
  return { offsetMs: Math.round(best.offsetMs), roundTripMs, samples }
}
