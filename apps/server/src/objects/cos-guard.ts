import type { Sessions } from '../db/accounts/sessions.ts'
import type { Clock } from '../ports/clock.ts'
import { CosError } from './cos-error.ts'
import { type CosAuthorization, parseAuthorization, parseWindow, type SignedRequest, sign } from './cos-signature.ts'
import { mayDo, type StoreAction, type StoreCredentials, type StorePolicy } from './store-credentials.ts'

export interface CosRequest extends SignedRequest {
  bucket: string
  /** The header, or the `q-…` part of the query of a signed address. */
  authorization: string
  sessionToken: string
}

interface GuardDeps {
  credentials: StoreCredentials
  sessions: Pick<Sessions, 'isGoingOn'>
  clock: Clock
}

/** The caller's policy, when it allows this. @throws {CosError} as COS would */
export async function allow(
  request: CosRequest,
  action: StoreAction,
  key: string,
  deps: GuardDeps,
): Promise<StorePolicy> {
  const policy = await requirePolicy(request, deps)
  if (!mayDo(policy, action, key)) throw new CosError('AccessDenied')
  return policy
}

/**
 * Gives the policy of the caller's temporary key. The session token is ours, belongs to the key that signed, is in its
 * time, and the signature covers the host and every query parameter.
 * @throws {CosError} as COS would
 */
export async function requirePolicy(request: CosRequest, deps: GuardDeps): Promise<StorePolicy> {
  const { policy, authorization } = await claimedPolicy(request, deps)
  const expected = await sign(request, await deps.credentials.secretKey(policy.secretId), authorization)
  if (!isEqual(expected, authorization.signature)) throw new CosError('SignatureDoesNotMatch')
  return policy
}

/**
 * Does the same as `allow` before the length of the body is known: a signature that covers the length can only be
 * checked after. `isProven` says whether it was.
 * @throws {CosError} as COS would
 */
export async function allowBeforeBody(
  request: CosRequest,
  action: StoreAction,
  key: string,
  deps: GuardDeps,
): Promise<{ policy: StorePolicy; isProven: boolean }> {
  const { policy, authorization } = await claimedPolicy(request, deps)
  if (!mayDo(policy, action, key)) throw new CosError('AccessDenied')
  const isProven =
    request.headers['content-length'] !== undefined || !authorization.headerNames.includes('content-length')
  if (isProven) await requirePolicy(request, deps)
  return { policy, isProven }
}

/**
 * Gives the policy that the caller claims, before a body is read whose length is signed.
 * @throws {CosError} as COS would
 */
export async function claimBeforeBody(request: CosRequest, deps: GuardDeps): Promise<StorePolicy> {
  const { policy } = await claimedPolicy(request, deps)
  return policy
}

/** Checks everything but the signature itself. @throws {CosError} */
async function claimedPolicy(
  request: CosRequest,
  deps: GuardDeps,
): Promise<{ policy: StorePolicy; authorization: CosAuthorization }> {
  const { credentials, clock } = deps
  const now = clock.now()
  const authorization = parseAuthorization(request.authorization)
  if (!authorization) throw new CosError('AccessDenied', 'A signature is required')
  const policy = await credentials.policy(request.sessionToken)
  if (!policy || policy.secretId !== authorization.secretId) throw new CosError('InvalidAccessKeyId')
  const window = parseWindow(authorization.signTime)
  const keyWindow = parseWindow(authorization.keyTime)
  const seconds = now / 1_000
  const isInTime = window && keyWindow && window.from <= seconds && seconds < window.until && now < policy.expiresAt
  if (!isInTime) throw new CosError('AccessDenied', 'Request has expired')
  if (policy.bucket !== request.bucket) throw new CosError('AccessDenied')
  if (!authorization.headerNames.includes('host')) throw new CosError('AccessDenied', 'The host must be signed')
  const unsigned = Object.keys(request.query).filter(
    (name) => !authorization.queryNames.includes(encodeURIComponent(name.toLowerCase())),
  )
  if (unsigned.length > 0) throw new CosError('SignatureDoesNotMatch')
  await requireSignIn(policy, deps)
  return { policy, authorization }
}

/** @throws {CosError} when the sign-in that a key was given to has ended, or its account is gone */
export async function requireSignIn(policy: StorePolicy, { clock, sessions }: Omit<GuardDeps, 'credentials'>) {
  if (!(await sessions.isGoingOn(policy.sessionId, clock.now())))
    throw new CosError('InvalidAccessKeyId', 'The sign-in of this key has ended')
}

// Takes as long for a signature that is wrong at the first digit as for one wrong at the last.
function isEqual(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i)
  return difference === 0
}
