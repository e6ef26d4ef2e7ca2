import type { EpochMs } from '@hwjy/classroom/core'

/** Failures older than this no longer count. */
export const FAILURE_WINDOW_MS = 15 * 60_000
export const FAILURES_BEFORE_CAPTCHA = 3
export const FAILURES_BEFORE_LOCK = 10

export type SignInDenial = { reason: 'captcha-required' } | { reason: 'too-many-attempts'; retryAfterSeconds: number }

/**
 * Whether a password may be tried at all.
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
