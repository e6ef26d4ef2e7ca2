/** Codes of an authenticator app (RFC 6238): SHA-1, six digits, 30 seconds, as every app knows them. */
import type { EpochMs } from '@hwjy/classroom/core'
import { Secret, TOTP } from 'otpauth/slim'

const PERIOD_SECONDS = 30
// Phones' clocks differ, and a code is typed while it changes: the step before and the one after count, too.
const WINDOW_STEPS = 1

/** 160 random bits, base32, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

export const totpUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS }).toString()

/**
 * Returns the time step of a code, so that it can be used up. Null when it belongs to no step near now.
 * @param secret base32
 */
export function totpStep(secret: string, code: string, now: EpochMs): number | null {
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
    timestamp: now,
    window: WINDOW_STEPS,
  })
  return delta === null ? null : Math.floor(now / 1_000 / PERIOD_SECONDS) + delta
}
