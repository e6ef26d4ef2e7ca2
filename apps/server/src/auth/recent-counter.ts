import type { EpochMs } from '@hwjy/classroom/core'

/** Counts recent events by key, in the memory of this process. */
export interface RecentCounter {
  note(key: string, now: EpochMs): void
  count(key: string, now: EpochMs): number
}

const FORGET_ABOVE = 10_000
// Further events do not change any caller's decision.
const TIMES_KEPT = 400

export function createRecentCounter(lastsMs: number): RecentCounter {
  const times = new Map<string, EpochMs[]>()
  const recent = (key: string, now: EpochMs) => (times.get(key) ?? []).filter((at) => now - at < lastsMs)
  return {
    note(key, now) {
      const kept = [...recent(key, now), now].slice(-TIMES_KEPT)
      // Map keeps the order of insertion, so the first key is the one that has been quiet longest.
      times.delete(key)
      times.set(key, kept)
      if (times.size > FORGET_ABOVE) times.delete(times.keys().next().value ?? key)
    },
    count: (key, now) => recent(key, now).length,
  }
}
