/** Checks of a second step that signing in, a new password and proofs within a session share. */
import type { PasskeyAssertion, PasskeyRefusal } from '../../auth/second-step/passkeys.ts'
import { signInMeans } from '../../auth/second-step/step-keys.ts'
import type { Account } from '../../db/accounts/accounts.ts'
import type { Deps } from '../../deps.ts'
import type { ProofWay, SignInMeans } from '../../domain/accounts/second-step-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { passwordError } from './password-error.ts'

// The proofs that a call may carry; of several, the first that helps counts.
interface StepInput {
  password?: string | undefined
  totpCode?: string | undefined
  recoveryCode?: string | undefined
  passkey?: PasskeyAssertion | undefined
}

type StepWay = Exclude<ProofWay, 'smsCode'>

/** @throws {ApiError} `notSignedIn` when the account is gone */
export async function meansOf(
  deps: Pick<Deps, 'accounts' | 'identity' | 'secondSteps'>,
  accountId: string,
): Promise<SignInMeans> {
  const means = await signInMeans(deps, accountId, deps.identity.ways.includes('sms'))
  if (!means) throw new ApiError('notSignedIn')
  return means
}

/** Returns the way that the call has input for; of several, the order below decides. */
export function givenWay(ways: readonly ProofWay[], input: StepInput): StepWay | null {
  const { password, totpCode: totp, recoveryCode, passkey } = input
  const given = { password, totp, recoveryCode, passkey }
  return (
    (['passkey', 'totp', 'recoveryCode', 'password'] as const).find(
      (way) => ways.includes(way) && given[way] !== undefined,
    ) ?? null
  )
}

/**
 * Checks the input for this way, and uses it up.
 * @throws {ApiError} `wrongPassword`, `wrongSecondStep`, `tooManyAttempts`, `passkeyRefused`, `ticketExpired` …
 */
export async function requireRightStep(
  { identity: { passkeys, passwords, stepChecks } }: Pick<Deps, 'identity'>,
  account: Account,
  way: StepWay,
  input: StepInput,
  call: Pick<Call, 'address' | 'device' | 'now' | 'origin'>,
): Promise<void> {
  if (way === 'password') {
    const denial = await passwords.confirm(account, input.password ?? '', call)
    if (denial) throw passwordError(denial)
    return
  }
  if (way === 'passkey') {
    const shown = input.passkey ? await passkeys.accountOf(input.passkey, call.origin, call.now) : 'refused'
    if (typeof shown === 'string') throw passkeyError(shown)
    if (shown.accountId !== account.id) throw new ApiError('passkeyRefused')
    return
  }
  const denial =
    way === 'totp'
      ? await stepChecks.totp(account.id, input.totpCode ?? '', call)
      : await stepChecks.recoveryCode(account.id, input.recoveryCode ?? '', call)
  if (denial) throw stepError(denial)
}

export function stepError(
  denial: { reason: 'wrong' } | { reason: 'too-many-attempts'; retryAfterSeconds: number },
): ApiError {
  if (denial.reason === 'wrong') return new ApiError('wrongSecondStep')
  return new ApiError('tooManyAttempts', { retryAfterSeconds: denial.retryAfterSeconds })
}

export function passkeyError(refusal: PasskeyRefusal): ApiError {
  switch (refusal) {
    case 'unavailable':
      return new ApiError('passkeysUnavailable')
    case 'ticket-expired':
      return new ApiError('ticketExpired')
    case 'refused':
      return new ApiError('passkeyRefused')
  }
}
