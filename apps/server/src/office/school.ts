/** A school's own profile, rules and keys, changed by its office. Each function is one change. */
import { randomToken, sha256Hex } from '../auth/tokens.ts'
import type { OfficeKey } from '../db/school/office-keys.ts'
import { KEYS_MAX } from '../db/school/office-keys.ts'
import type { Stores } from '../db/stores.ts'
import { changedFields } from '../domain/school/office/audit.ts'
import { normalOrigin, rotateDenial } from '../domain/school/office/key-rules.ts'
import type { SchoolSettings } from '../domain/school/school-settings.ts'
import { ianaZone } from '../domain/timetable/time-zone.ts'
import { ApiError } from '../http/api-error.ts'
import { invalidField } from '../http/invalid-input.ts'
import { audit, type OfficeCall, requireFound, requireUnchanged } from './office-call.ts'

type SchoolStores = Pick<Stores, 'auditEntries' | 'schoolProfiles' | 'officeKeys'>

export interface SchoolUpdate {
  basedOn?: string | undefined
  slug?: string | undefined
  name?: string | undefined
  timeZone?: string | undefined
  region?: string | undefined
  address?: string | undefined
  phone?: string | undefined
  isListed?: boolean | undefined
}

/** @throws {ApiError} `changedMeanwhile`, `usernameTaken` for the part of the address, `invalidInput` */
export async function updateSchool(stores: SchoolStores, call: OfficeCall, input: SchoolUpdate): Promise<void> {
  const { schoolProfiles } = stores
  const { schoolId, now } = call
  const { basedOn, ...change } = input
  await schoolProfiles.lock(schoolId)
  const school = requireFound(await schoolProfiles.get(schoolId))
  requireUnchanged(basedOn, school.updatedAt)
  if (change.slug !== undefined && (await schoolProfiles.isSlugTaken(change.slug, schoolId)))
    throw new ApiError('usernameTaken')
  const timeZone = change.timeZone === undefined ? undefined : ianaZone(change.timeZone)
  if (timeZone === null) throw invalidField('timeZone', 'unknown', 'No such time zone')
  const given = Object.fromEntries(
    Object.entries({ ...change, timeZone }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value.trim() : value]],
    ),
  )
  await schoolProfiles.change(schoolId, given, now)
  await audit(stores, call, 'school.changed', { type: 'school', id: schoolId }, changedFields(given))
}

/** @throws {ApiError} `changedMeanwhile` */
export async function updateSettings(
  stores: SchoolStores,
  call: OfficeCall,
  {
    basedOn,
    ...settings
  }: { basedOn?: string | undefined } & { [Name in keyof SchoolSettings]?: SchoolSettings[Name] | undefined },
): Promise<void> {
  const { schoolProfiles } = stores
  const { schoolId, now } = call
  await schoolProfiles.lock(schoolId)
  const school = requireFound(await schoolProfiles.get(schoolId))
  requireUnchanged(basedOn, school.updatedAt)
  const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
  await schoolProfiles.changeSettings(schoolId, given, now)
  await audit(stores, call, 'school.ruled', { type: 'school', id: schoolId }, changedFields(given))
}

const newSecret = () => `sec_${randomToken()}`

export interface KeyInput {
  name: string
  kind: 'page' | 'server'
  origins?: readonly string[] | undefined
}

/** @throws {ApiError} `invalidInput` @returns the id, and the secret of a server's key, which is stored nowhere */
export async function createKey(
  stores: SchoolStores,
  call: OfficeCall,
  { name, kind, origins = [] }: KeyInput,
): Promise<{ id: string; secret: string | null }> {
  const { officeKeys } = stores
  if ((await officeKeys.list(call.schoolId)).length >= KEYS_MAX)
    throw invalidField('name', 'too_many', 'The school has as many keys as it may')
  const id = `key_${crypto.randomUUID().replaceAll('-', '')}`
  const secret = kind === 'server' ? newSecret() : null
  const key = {
    id,
    name: name.trim(),
    secretHash: secret === null ? null : await sha256Hex(secret),
    origins: requireOrigins(origins),
  }
  await officeKeys.add(call.schoolId, key, call.now)
  await audit(stores, call, 'key.added', { type: 'key', id }, changedFields({ name, kind, origins }))
  return { id, secret }
}

/** @throws {ApiError} `notFound`, `keyRefused` @returns the new secret, which is stored nowhere */
export async function rotateKey(stores: SchoolStores, call: OfficeCall, keyId: string): Promise<string> {
  const key = requireFound(await stores.officeKeys.get(call.schoolId, keyId))
  const denial = rotateDenial(key)
  if (denial) throw new ApiError('keyRefused', { reason: denial })
  const secret = newSecret()
  await stores.officeKeys.change(keyId, { secretHash: await sha256Hex(secret) })
  await audit(stores, call, 'key.rotated', { type: 'key', id: keyId }, { name: key.name })
  return secret
}

/** @throws {ApiError} `notFound` */
export async function revokeKey(stores: SchoolStores, call: OfficeCall, keyId: string): Promise<void> {
  const key = requireFound(await stores.officeKeys.get(call.schoolId, keyId))
  if (key.revokedAt !== null) return
  await stores.officeKeys.change(keyId, { revokedAt: call.now })
  await audit(stores, call, 'key.revoked', { type: 'key', id: keyId }, { name: key.name })
}

/** @throws {ApiError} `notFound`, `keyRefused`, `invalidInput` */
export async function setOrigins(
  stores: SchoolStores,
  call: OfficeCall,
  { keyId, origins }: { keyId: string; origins: readonly string[] },
): Promise<void> {
  const key: OfficeKey = requireFound(await stores.officeKeys.get(call.schoolId, keyId))
  if (key.revokedAt !== null) throw new ApiError('keyRefused', { reason: 'revoked' })
  const normal = requireOrigins(origins)
  await stores.officeKeys.change(keyId, { origins: normal })
  const detail = { name: key.name, before: key.origins.join(', '), origins: normal.join(', ') }
  await audit(stores, call, 'key.opened', { type: 'key', id: keyId }, detail)
}

function requireOrigins(origins: readonly string[]): string[] {
  return origins.map((text, index) => {
    const origin = normalOrigin(text)
    if (origin === null) throw invalidField(`origins.${index}`, 'not_allowed', 'Not an https origin')
    return origin
  })
}
