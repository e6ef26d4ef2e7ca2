/** Whoever finds an open page, or a bearer token, must not be able to take the account over with it. */
import type { EpochMs } from '@hwjy/classroom/core'
import { MINUTE_MS } from './durations.ts'

/** Long enough for a way to WeChat and back; short enough that somebody is still in front of the page. */
export const PROOF_LIFETIME_MS = 10 * MINUTE_MS

export type ProofWay = 'password' | 'smsCode'

/** What was proven in one session, and when last. */
export interface Proofs {
  signedInAt: EpochMs
  passwordAt: EpochMs | null
  phoneAt: EpochMs | null
}

/**
 * How the owner of an account can prove it. Whoever wants two steps to sign in is not asked for less afterwards, as long
 * as the school can send codes: without, the password is all that anybody can show, and such a session had both steps.
 */
export function proofWays(account: {
  hasPassword: boolean
  /** It has a phone, and the school a text message service. */
  canGetCodes: boolean
  isTwoFactor: boolean
}): ProofWay[] {
  const { hasPassword, canGetCodes, isTwoFactor } = account
  if (canGetCodes && isTwoFactor) return ['smsCode']
  return [...(hasPassword ? ['password' as const] : []), ...(canGetCodes ? ['smsCode' as const] : [])]
}

/**
 * Until when the session counts as proven; null when it does not.
 * @param ways any of them is enough; without any, signing in is the best proof there is
 */
export function provenUntil(proofs: Proofs, ways: readonly ProofWay[], now: EpochMs): EpochMs | null {
  const given = ways.length === 0 ? [proofs.signedInAt] : ways.map((way) => at(proofs, way))
  const until = Math.max(...given.map((time) => (time === null ? -Infinity : time + PROOF_LIFETIME_MS)))
  return until > now ? until : null
}

const at = ({ passwordAt, phoneAt }: Proofs, way: ProofWay) => (way === 'password' ? passwordAt : phoneAt)
