/** Keeps an attacker who finds an open page, or a bearer token, from taking the account over with it. */
import type { EpochMs } from '@hwjy/classroom/core'
import { DAY_MS, MINUTE_MS } from '../durations.ts'
import { missingProof, type ProofWay, type SignInMeans } from './second-step-rules.ts'

/**
 * Leaves enough time for the way to WeChat and back, and is short enough that the user is still in front of the page.
 */
export const PROOF_LIFETIME_MS = 10 * MINUTE_MS

// A sign-in this young, on a device that the account knows, may stand for a second step that nothing else can take.
const KNOWN_SESSION_MS = 7 * DAY_MS

/** Records what was proven in one session, and when last. */
export interface Proofs {
  signedInAt: EpochMs
  passwordAt: EpochMs | null
  phoneAt: EpochMs | null
  /** When an authenticator code, a recovery code or a passkey was shown last. */
  strongAt: EpochMs | null
}

/** Lists the ways that count as proven now. The kind of strong way makes no difference. */
export function recentProofs({ passwordAt, phoneAt, strongAt }: Proofs, now: EpochMs): ProofWay[] {
  const at = { passkey: strongAt, password: passwordAt, smsCode: phoneAt }
  return (['passkey', 'password', 'smsCode'] as const).filter((way) => isRecent(at[way], now))
}

/**
 * Lists what a change within the session still takes, see `missingProof`. Where nothing can be shown, signing in is the
 * best proof there is.
 */
export function missingRecentProof(means: SignInMeans, proofs: Proofs, now: EpochMs): ProofWay[] | null {
  const missing = missingProof(means, recentProofs(proofs, now))
  return missing?.length === 0 && isRecent(proofs.signedInAt, now) ? null : missing
}

const isRecent = (at: EpochMs | null, now: EpochMs) => at !== null && now - at < PROOF_LIFETIME_MS

/** Such a session, and a text code, set a new password for an account that has no stronger second step. */
export const isKnownSession = ({ signedInAt }: Proofs, isDeviceKnown: boolean, now: EpochMs) =>
  isDeviceKnown && now - signedInAt < KNOWN_SESSION_MS
