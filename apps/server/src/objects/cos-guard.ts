import type { EpochMs } from '@hwjy/classroom/core'
import type { Sessions } from '../db/accounts/sessions.ts'
import { isPublicObject } from '../domain/files/public-keys.ts'
import type { Clock } from '../ports/clock.ts'
import { CosError } from './cos-error.ts'
import { type CosAuthorization, parseAuthorization, parseWindow, type SignedRequest, sign } from './cos-signature.ts'
import { isReadKey, mayDo, type StoreAction, type StoreCredentials, type StorePolicy } from './store-credentials.ts'

export interface CosRequest extends SignedRequest {
  bucket: string
  /** The header, or the `q-…` part of the query of a signed address. */
  authorization: string
  sessionToken: string
}

const EXPIRED = 'Request has expired'

interface GuardDeps {
  credentials: StoreCredentials
  sessions: Pick<Sessions, 'isGoingOn'>
  clock: Clock
}

/**
 * Allows reading a public object to every caller, and any other by a signed address or a temporary key.
 * @returns when the permission ends, as the caller showed it; null for an object that is public
 * @throws {CosError} as COS would
 */
export async function allowReading(request: CosRequest, key: string, deps: GuardDeps): Promise<EpochMs | null> {
  if (request.authorization === '' && isPublicObject(key)) return null
  const authorization = parseAuthorization(request.authorization)
  if (!authorization || !isReadKey(authorization.secretId)) return (await allow(request, 'read', key, deps)).expiresAt
  const until = requireCovered(request, authorization, deps.clock.now())
  await requireSignature(request, authorization, deps)
  return until
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
  await requireSignature(request, authorization, deps)
  return policy
}

async function requireSignature(request: CosRequest, authorization: CosAuthorization, { credentials }: GuardDeps) {
  const expected = await sign(request, await credentials.secretKey(authorization.secretId), authorization)
  if (!isEqual(expected, authorization.signature)) throw new CosError('SignatureDoesNotMatch')
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
  if (now >= policy.expiresAt) throw new CosError('AccessDenied', EXPIRED)
  if (policy.bucket !== request.bucket) throw new CosError('AccessDenied')
  requireCovered(request, authorization, now)
  await requireSignIn(policy, deps)
  return { policy, authorization }
}

/**
 * Checks that a signature is in its time, and covers the host and every query parameter.
 * @returns when it ends
 * @throws {CosError}
 */
function requireCovered({ query }: CosRequest, authorization: CosAuthorization, now: EpochMs): EpochMs {
  const window = parseWindow(authorization.signTime)
  const keyWindow = parseWindow(authorization.keyTime)
  const seconds = now / 1_000
  if (!window || !keyWindow || seconds < window.from || seconds >= window.until)
    throw new CosError('AccessDenied', EXPIRED)
  if (!authorization.headerNames.includes('host')) throw new CosError('AccessDenied', 'The host must be signed')
  const unsigned = Object.keys(query).filter(
    (name) => !authorization.queryNames.includes(encodeURIComponent(name.toLowerCase())),
  )
  if (unsigned.length > 0) throw new CosError('SignatureDoesNotMatch')
  return window.until * 1_000
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
