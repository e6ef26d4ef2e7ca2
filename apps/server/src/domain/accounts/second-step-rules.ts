/**
 * With sign-in in two steps, a text message alone opens nothing and resets nothing. What is enough, is decided here:
 * for signing in, for a new password, and for a change within a session.
 */

/** Ways to prove whose account it is that can be asked for. Both sides of the API call them so. */
export type ProofWay = 'password' | 'smsCode' | 'totp' | 'recoveryCode' | 'passkey'

/** WeChat opens a sign-in as the password does, and is never asked for as a second step. */
export type SignInProof = ProofWay | 'wechat'

export interface SignInMeans {
  hasPassword: boolean
  hasPhone: boolean
  /** It has a phone, and the school a text message service. */
  canGetCodes: boolean
  isTwoFactor: boolean
  hasTotp: boolean
  recoveryCodesLeft: number
  passkeys: number
}

/** The switch is on, and there is something that could be the second step. */
export const takesTwoSteps = ({ isTwoFactor, hasPhone, hasTotp, passkeys }: SignInMeans) =>
  isTwoFactor && (hasPhone || hasTotp || passkeys > 0)

/** The ways that can work now, the one that takes least first. A passkey works with and without two steps. */
export function waysOf(means: SignInMeans): ProofWay[] {
  const { hasPassword, canGetCodes, hasTotp, passkeys } = means
  const has: Record<ProofWay, boolean> = {
    passkey: passkeys > 0,
    totp: hasTotp,
    password: hasPassword,
    smsCode: canGetCodes,
    recoveryCode: means.isTwoFactor && means.recoveryCodesLeft > 0,
  }
  return WAYS.filter((way) => has[way])
}

const WAYS = ['passkey', 'totp', 'password', 'smsCode', 'recoveryCode'] as const satisfies ProofWay[]

/** A strong way is more than a text message, which others may read. */
export const isStrong = (way: SignInProof) => way === 'totp' || way === 'recoveryCode' || way === 'passkey'
const isFirst = (way: SignInProof) => way === 'password' || way === 'wechat'

/**
 * Lists the ways that a sign-in still takes.
 * @param shown what came along so far
 * @returns ways of which one is enough; none of them can work where the list is empty. Null: nothing is missing
 */
export function missingStep(means: SignInMeans, shown: readonly SignInProof[]): ProofWay[] | null {
  // The authenticator verified the person before it signed: that is something they have and something they know or are.
  if (!takesTwoSteps(means) || shown.includes('passkey')) return null
  const hasFirst = shown.some(isFirst)
  const hasCode = shown.includes('smsCode')
  if ((hasFirst && hasCode) || ((hasFirst || hasCode) && shown.some(isStrong))) return null
  return waysOf(means).filter((way) => !shown.includes(way) && !(hasFirst && isFirst(way)))
}

/**
 * Lists the ways that a new password takes besides a code to the phone, when the old one is forgotten.
 * @returns as `missingStep`
 */
export const missingForReset = (means: SignInMeans): ProofWay[] | null =>
  takesTwoSteps(means) ? waysOf(means).filter(isStrong) : null

/**
 * Lists the ways that a sensitive change within a session still takes. The session stands for the first step, so that
 * an authenticator, a recovery code or a passkey is enough; a text code is not, where there is a password to come with
 * it.
 * @param shown what was proven in this session a short time ago
 * @returns ways of which one is enough, or brings it nearer; null: nothing is missing
 */
export function missingProof(means: SignInMeans, shown: readonly ProofWay[]): ProofWay[] | null {
  if (shown.some(isStrong)) return null
  const ways = waysOf(means)
  if (!takesTwoSteps(means)) return shown.some((way) => ways.includes(way)) ? null : ways
  // One of the two is enough when only one can be shown at all: the session had both.
  const both = ways.filter((way) => way === 'password' || way === 'smsCode')
  if (both.length > 0 && both.every((way) => shown.includes(way)) && (both.length === 2 || !ways.some(isStrong)))
    return null
  return ways.filter((way) => !shown.includes(way))
}

/** Checks whether the owner could still sign in with the remaining means. */
export function hasWayIn(means: SignInMeans, hasWechat: boolean): boolean {
  const texts = waysOf(means).filter((way) => way === 'password' || way === 'smsCode')
  const first: SignInProof[] = hasWechat ? ['wechat', ...texts] : texts
  return means.passkeys > 0 || first.some((way) => missingStep(means, [way])?.length !== 0)
}

/** Checks whether a second step is still possible; without one, the switch goes off. */
export const hasSecondStep = ({ hasPhone, hasTotp, passkeys }: Omit<SignInMeans, 'isTwoFactor'>) =>
  hasPhone || hasTotp || passkeys > 0
