import type { EpochMs } from '@hwjy/classroom/core'
import { MINUTE_MS } from '../durations.ts'

/** Failures older than this no longer count. */
export const FAILURE_WINDOW_MS = 15 * MINUTE_MS
export const FAILURES_BEFORE_CAPTCHA = 3
export const FAILURES_BEFORE_LOCK = 10

/** Failures of one account, over all addresses, before each further one takes patience: two addresses' worth. */
export const FAILURES_BEFORE_PATIENCE = 2 * FAILURES_BEFORE_LOCK
// Never more, because anyone can fail at any account: an attacker makes its owner wait, but does not lock them out.
const PATIENCE_MAX_SECONDS = 60

export type SignInDenial = { reason: 'captcha-required' } | { reason: 'too-many-attempts'; retryAfterSeconds: number }

/**
 * Returns why a password may not be tried, or null.
 * @param failures times of the failed attempts of this account from this address, oldest first
 * @param captchaPassed the attempt carries an answer that the captcha service accepted
 */
export function signInDenial(failures: readonly EpochMs[], captchaPassed: boolean, now: EpochMs): SignInDenial | null {
  const recent = failures.filter((at) => now - at < FAILURE_WINDOW_MS)
  const lockedBy = recent.at(-FAILURES_BEFORE_LOCK)
  if (lockedBy !== undefined) {
    return { reason: 'too-many-attempts', retryAfterSeconds: Math.ceil((lockedBy + FAILURE_WINDOW_MS - now) / 1_000) }
  }
  return recent.length >= FAILURES_BEFORE_CAPTCHA && !captchaPassed ? { reason: 'captcha-required' } : null
}

/**
 * Slows an attacker who guesses at one account from many addresses: from the twentieth failure on, the next attempt
 * waits for 1 s, 2 s, 4 s … and at most one minute after the last.
 * @param failures times of the failed attempts of this account from anywhere, oldest first
 */
export function accountDenial(failures: readonly EpochMs[], now: EpochMs): SignInDenial | null {
  const recent = failures.filter((at) => now - at < FAILURE_WINDOW_MS)
  const beyond = recent.length - FAILURES_BEFORE_PATIENCE
  const last = recent.at(-1)
  if (beyond < 0 || last === undefined) return null
  const opensAt = last + 1_000 * Math.min(2 ** beyond, PATIENCE_MAX_SECONDS)
  return opensAt > now ? { reason: 'too-many-attempts', retryAfterSeconds: Math.ceil((opensAt - now) / 1_000) } : null
}
