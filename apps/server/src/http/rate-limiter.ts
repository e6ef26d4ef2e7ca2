import type { EpochMs } from '@hwjy/classroom/core'

export interface RateLimiter {
  /** Null, or how long to wait. */
  take(key: string, now: EpochMs): { retryAfterSeconds: number } | null
}

/** For what counts only when it goes wrong: taken before, given back when it went well. */
export interface RefundingLimiter extends RateLimiter {
  giveBack(key: string): void
}

/** A screen opens with a handful of calls and then rests: short bursts are fine, a loop is not. */
const BURST = 200
const PER_SECOND = 30
const FORGET_ABOVE = 10_000

/** A token bucket per key, in this process's memory. */
export function createRateLimiter(burst = BURST, perSecond = PER_SECOND): RefundingLimiter {
  const buckets = new Map<string, { tokens: number; at: EpochMs }>()
  return {
    take(key, now) {
      const bucket = buckets.get(key) ?? { tokens: burst, at: now }
      // A clock that is set back takes nothing away.
      const elapsedMs = Math.max(0, now - bucket.at)
      const tokens = Math.min(burst, bucket.tokens + (elapsedMs / 1_000) * perSecond)
      // Map keeps the order of insertion, so the first key is the one that has been quiet longest.
      buckets.delete(key)
      buckets.set(key, { tokens: Math.max(0, tokens - 1), at: now })
      if (buckets.size > FORGET_ABOVE) buckets.delete(buckets.keys().next().value ?? key)
      return tokens >= 1 ? null : { retryAfterSeconds: Math.ceil((1 - tokens) / perSecond) }
    },
    giveBack(key) {
      const bucket = buckets.get(key)
      if (bucket) bucket.tokens = Math.min(burst, bucket.tokens + 1)
    },
  }
}
