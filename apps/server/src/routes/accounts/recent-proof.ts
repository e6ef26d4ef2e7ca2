import { sha256Hex } from '../../auth/tokens.ts'
import type { Account } from '../../db/accounts/accounts.ts'
import type { Deps } from '../../deps.ts'
import { maskMobile } from '../../domain/accounts/phone.ts'
import { missingRecentProof, PROOF_LIFETIME_MS, type Proofs, recentProofs } from '../../domain/accounts/recent-proof.ts'
import type { ProofWay, SignInMeans } from '../../domain/accounts/second-step-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import { meansOf } from './right-step.ts'

interface ProvingCall {
  bearerToken: string | null
  now: number
}

type ProofDeps = Pick<Deps, 'accounts' | 'identity' | 'secondSteps' | 'sessions'>

const NO_PROOFS: Proofs = { signedInAt: -PROOF_LIFETIME_MS, passwordAt: null, phoneAt: null, strongAt: null }

export const proofsOf = async ({ sessions }: Pick<Deps, 'sessions'>, call: ProvingCall): Promise<Proofs> =>
  (await sessions.proofs(await sha256Hex(call.bearerToken ?? ''))) ?? NO_PROOFS

/**
 * @param means the account's own if left out
 * @throws {ApiError} `proofRequired` with the ways, when too little was proven in this session of late
 */
export async function requireProof(
  deps: ProofDeps,
  account: Account,
  call: ProvingCall,
  means?: SignInMeans,
): Promise<void> {
  const own = means ?? (await meansOf(deps, account.id))
  const missing = missingRecentProof(own, await proofsOf(deps, call), call.now)
  if (missing) throw proofError(account, missing)
}

/** @throws {ApiError} `proofRequired` unless one of just these ways was shown */
export async function requireProofBy(
  deps: ProofDeps,
  account: Account,
  call: ProvingCall,
  ways: readonly ProofWay[],
): Promise<void> {
  const proofs = await proofsOf(deps, call)
  const isSignInEnough = ways.length === 0 && call.now - proofs.signedInAt < PROOF_LIFETIME_MS
  if (isSignInEnough || recentProofs(proofs, call.now).some((way) => ways.includes(way))) return
  throw proofError(account, ways)
}

export function proofError({ phone }: Account, ways: readonly ProofWay[]): ApiError {
  return new ApiError('proofRequired', {
    ways,
    ...(phone && ways.includes('smsCode') && { mobile: maskMobile(phone.mobile) }),
  })
}
