/** Makes and changes the client keys of a school. What they allow is read by `school-directory.ts`. */
import type { EpochMs } from '@hwjy/classroom/core'
import type { ClientKeys } from '../db/school/client-keys.ts'
import { KEY_NAME_MAX, KEYS_MAX, type OriginDenial, readOrigins } from '../domain/school/client-key-rules.ts'
import { randomToken, sha256Hex } from './tokens.ts'

export type ClientKeyDenial =
  | OriginDenial
  | 'no-name'
  | 'name-too-long'
  | 'too-many-keys'
  | 'no-origin'
  | 'no-such-key'
  | 'has-no-secret'

export interface NewClientKey {
  schoolId: string
  name: string
  /** A partner's server, which can keep a secret; otherwise a page, for which only its origin counts. */
  hasSecret: boolean
  origins: readonly string[]
}

/** Shown once: only its hash is stored. @property secret null for a page */
export interface IssuedKey {
  id: string
  secret: string | null
}

type Keys = Pick<ClientKeys, 'add' | 'countInUse' | 'get' | 'revoke' | 'setOrigins' | 'setSecret'>

/*
 * All four belong into the transaction that writes their audit entry. After it is committed, the caller asks the
 * directory to `forget`, so that the change takes effect with the next call.
 */

export async function createClientKey(
  keys: Keys,
  { schoolId, name, hasSecret, origins }: NewClientKey,
  now: EpochMs,
): Promise<IssuedKey | { denial: ClientKeyDenial; text?: string }> {
  const shown = name.trim()
  if (shown === '') return { denial: 'no-name' }
  if (shown.length > KEY_NAME_MAX) return { denial: 'name-too-long' }
  const read = readOrigins(origins)
  if ('denial' in read) return read
  // It would open nothing.
  if (!hasSecret && read.origins.length === 0) return { denial: 'no-origin' }
  if ((await keys.countInUse(schoolId)) >= KEYS_MAX) return { denial: 'too-many-keys' }
  const secret = hasSecret ? randomToken() : null
  const id = `key_${crypto.randomUUID().replaceAll('-', '')}`
  const secretHash = secret === null ? null : await sha256Hex(secret)
  await keys.add({ id, schoolId, name: shown, secretHash, origins: read.origins, createdAt: now })
  return { id, secret }
}

/** The former secret opens nothing from then on. */
export async function rotateClientKey(
  keys: Keys,
  schoolId: string,
  id: string,
): Promise<{ secret: string } | { denial: ClientKeyDenial }> {
  const key = await keys.get(schoolId, id)
  if (!key || key.revokedAt !== null) return { denial: 'no-such-key' }
  if (key.secretHash === null) return { denial: 'has-no-secret' }
  const secret = randomToken()
  return (await keys.setSecret(schoolId, id, await sha256Hex(secret))) ? { secret } : { denial: 'no-such-key' }
}

/** A revoked key is not taken back into use, so that its audit log stays true. */
export async function revokeClientKey(
  keys: Keys,
  schoolId: string,
  id: string,
  now: EpochMs,
): Promise<ClientKeyDenial | null> {
  return (await keys.revoke(schoolId, id, now)) ? null : 'no-such-key'
}

export async function setClientKeyOrigins(
  keys: Keys,
  schoolId: string,
  id: string,
  origins: readonly string[],
): Promise<{ origins: string[] } | { denial: ClientKeyDenial; text?: string }> {
  const read = readOrigins(origins)
  if ('denial' in read) return read
  const key = await keys.get(schoolId, id)
  if (key?.secretHash === null && read.origins.length === 0) return { denial: 'no-origin' }
  return (await keys.setOrigins(schoolId, id, read.origins)) ? read : { denial: 'no-such-key' }
}
