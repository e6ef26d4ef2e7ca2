import type { EpochMs } from '@hwjy/classroom/core'

/**
 * The amount that one key (a person, a room, an address, the process) may use: `burst` at once, then `perSecond`. The
 * unit is the allowance's own: calls, bytes, frames. All of them stand in `budgets.ts`.
 */
export interface Allowance {
  readonly burst: number
  readonly perSecond: number
}

/** A token bucket at one moment. */
export interface Bucket {
  readonly tokens: number
  readonly at: EpochMs
}

/**
 * Takes `cost` tokens out of a bucket; a refused cost takes nothing. A cost above the burst counts as the burst, so
 * that it can be paid at all. A clock that is set back takes nothing away.
 * @param bucket undefined for a key that has not been seen: its bucket is full
 * @returns the bucket afterwards, and how long to wait: 0 when the cost was paid
 */
export function spend(
  bucket: Bucket | undefined,
  { burst, perSecond }: Allowance,
  cost: number,
  now: EpochMs,
): { bucket: Bucket; waitMs: number } {
  const elapsedMs = bucket ? Math.max(0, now - bucket.at) : 0
  const tokens = Math.min(burst, (bucket?.tokens ?? burst) + (elapsedMs / 1_000) * perSecond)
  const price = Math.min(cost, burst)
  if (tokens >= price) return { bucket: { tokens: tokens - price, at: now }, waitMs: 0 }
  return { bucket: { tokens, at: now }, waitMs: Math.ceil(((price - tokens) / perSecond) * 1_000) }
}

/**
 * The same from what is stored: how long the next cost of 1 waits after those that were paid.
 * @param paidAt oldest first, at least as far back as the bucket takes to fill
 */
export function waitAfter(paidAt: readonly EpochMs[], allowance: Allowance, now: EpochMs): number {
  let bucket: Bucket | undefined
  for (const at of paidAt) ({ bucket } = spend(bucket, allowance, 1, at))
  return spend(bucket, allowance, 1, now).waitMs
}

export interface OverBudget {
  /** At least 1. */
  retryAfterMs: number
}

export interface Budget {
  /** Null when it was paid. @param cost 1 if left out */
  take(key: string, now: EpochMs, cost?: number): OverBudget | null
  /** Returns a cost that counts only on failure: it is taken before, and given back after a success. */
  giveBack(key: string, cost?: number): void
}

/**
 * Keys remembered by one budget. The one that was quiet longest is forgotten first; its bucket is full again by then.
 */
const FORGET_ABOVE = 10_000

export function createBudget(allowance: Allowance): Budget {
  const buckets = new Map<string, Bucket>()
  return {
    take(key, now, cost = 1) {
      const { bucket, waitMs } = spend(buckets.get(key), allowance, cost, now)
      // Map keeps the order of insertion, so the first key is the one that has been quiet longest.
      buckets.delete(key)
      buckets.set(key, bucket)
      if (buckets.size > FORGET_ABOVE) buckets.delete(buckets.keys().next().value ?? key)
      return waitMs === 0 ? null : { retryAfterMs: waitMs }
    },
    giveBack(key, cost = 1) {
      const bucket = buckets.get(key)
      if (!bucket) return
      const tokens = Math.min(allowance.burst, bucket.tokens + Math.min(cost, allowance.burst))
      buckets.set(key, { tokens, at: bucket.at })
    },
  }
}

/** The same for an answer of the API: whole seconds, at least 1. */
export const inSeconds = ({ retryAfterMs }: OverBudget) => ({ retryAfterSeconds: Math.ceil(retryAfterMs / 1_000) })
