/** A school's own profile, rules and keys, changed by its office. Each function is one change. */
import {
  type ClientKeyDenial,
  createClientKey,
  revokeClientKey,
  rotateClientKey,
  setClientKeyOrigins,
} from '../auth/client-keys.ts'
import type { Stores } from '../db/stores.ts'
import { changedFields, changesFrom } from '../domain/school/office/audit.ts'
import { KEY_NAME_MAX, KEYS_MAX, ORIGINS_MAX } from '../domain/school/client-key-rules.ts'
import { type SchoolSettings, settingProblems } from '../domain/school/school-settings.ts'
import { type NamesInput, namesChange } from '../domain/names.ts'
import { RESERVED_SLUGS } from '../domain/school/school-of-address.ts'
import { ianaZone } from '../domain/timetable/time-zone.ts'
import { ApiError } from '../http/api-error.ts'
import { invalidField } from '../http/invalid-input.ts'
import { audit, type OfficeCall, requireFound, requireUnchanged } from './office-call.ts'

type SchoolStores = Pick<Stores, 'auditEntries' | 'schoolProfiles' | 'clientKeys'>

export interface SchoolUpdate extends NamesInput {
  basedOn?: string | undefined
  slug?: string | undefined
  name?: string | undefined
  timeZone?: string | undefined
  region?: string | undefined
  address?: string | undefined
  phone?: string | undefined
  isListed?: boolean | undefined
  /** The key of a public picture; null takes it away. */
  logoKey?: string | null | undefined
}

/**
 * @returns the key of the logo that was replaced, if one was
 * @throws {ApiError} `changedMeanwhile`, `usernameTaken` for the part of the address, `invalidInput`
 */
export async function updateSchool(
  stores: SchoolStores,
  call: OfficeCall,
  input: SchoolUpdate,
): Promise<string | null> {
  const { schoolProfiles } = stores
  const { schoolId, now } = call
  const { basedOn, names, pinyin, ...change } = input
  await schoolProfiles.lock(schoolId)
  const school = requireFound(await schoolProfiles.get(schoolId))
  requireUnchanged(basedOn, school.updatedAt)
  if (change.slug !== undefined) requireOwnSlug(change.slug)
  if (change.slug !== undefined && (await schoolProfiles.isSlugTaken(change.slug, schoolId)))
    throw new ApiError('usernameTaken')
  const timeZone = change.timeZone === undefined ? undefined : ianaZone(change.timeZone)
  if (timeZone === null) throw invalidField('timeZone', 'unknown', 'There is no such time zone.')
  const given = Object.fromEntries(
    Object.entries({ ...change, timeZone }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value.trim() : value]],
    ),
  )
  const named = namesChange({ names, pinyin })
  await schoolProfiles.change(schoolId, { ...given, ...named }, now)
  const shown = { ...given, ...named.names, pinyin: named.pinyin }
  const detail = changesFrom({ ...school, ...school.names }, shown)
  if (detail) await audit(stores, call, 'school.changed', { type: 'school', id: schoolId }, detail)
  return change.logoKey === undefined ? null : school.logoKey
}

/** @throws {ApiError} `invalidInput` for names that are addresses of something else */
export function requireOwnSlug(slug: string): void {
  if (RESERVED_SLUGS.has(slug)) throw invalidField('slug', 'reserved', 'This name is reserved.')
}

/** @throws {ApiError} `changedMeanwhile`, `invalidInput` */
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
  const [problem] = settingProblems(given, school.settings)
  if (problem) {
    const message = problem.allowed === '' ? 'There is no such setting.' : `Allowed values: ${problem.allowed}.`
    throw invalidField(problem.setting, problem.denial.replaceAll('-', '_'), message)
  }
  await schoolProfiles.changeSettings(schoolId, given, now)
  const detail = changesFrom({ ...school.settings }, given)
  if (detail) await audit(stores, call, 'school.ruled', { type: 'school', id: schoolId }, detail)
}

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
  const { schoolId, now } = call
  const wished = { schoolId, name, hasSecret: kind === 'server', origins }
  const issued = accepted(await createClientKey(stores.clientKeys, wished, now))
  await audit(stores, call, 'key.added', { type: 'key', id: issued.id }, changedFields({ name, kind, origins }))
  return issued
}

/** @throws {ApiError} `notFound`, `keyRefused` @returns the new secret, which is stored nowhere */
export async function rotateKey(stores: SchoolStores, call: OfficeCall, keyId: string): Promise<string> {
  const { name } = await requireKey(stores, call, keyId)
  const { secret } = accepted(await rotateClientKey(stores.clientKeys, call.schoolId, keyId))
  await audit(stores, call, 'key.rotated', { type: 'key', id: keyId }, { name })
  return secret
}

/** @throws {ApiError} `notFound` */
export async function revokeKey(stores: SchoolStores, call: OfficeCall, keyId: string): Promise<void> {
  const { name } = requireFound(await stores.clientKeys.get(call.schoolId, keyId))
  if ((await revokeClientKey(stores.clientKeys, call.schoolId, keyId, call.now)) !== null) return
  await audit(stores, call, 'key.revoked', { type: 'key', id: keyId }, { name })
}

/** @throws {ApiError} `notFound`, `keyRefused`, `invalidInput` */
export async function setOrigins(
  stores: SchoolStores,
  call: OfficeCall,
  { keyId, origins }: { keyId: string; origins: readonly string[] },
): Promise<void> {
  const key = await requireKey(stores, call, keyId)
  const set = accepted(await setClientKeyOrigins(stores.clientKeys, call.schoolId, keyId, origins))
  const [before, after] = [key.origins.join(', '), set.origins.join(', ')]
  if (before === after) return
  const detail = { name: key.name, 'before.origins': before, origins: after }
  await audit(stores, call, 'key.opened', { type: 'key', id: keyId }, detail)
}

async function requireKey({ clientKeys }: SchoolStores, { schoolId }: OfficeCall, keyId: string) {
  const key = requireFound(await clientKeys.get(schoolId, keyId))
  if (key.revokedAt !== null) throw new ApiError('keyRefused', { reason: 'revoked' })
  return key
}

type FieldDenial = Exclude<ClientKeyDenial, 'no-such-key' | 'has-no-secret'>

/** Which field a denial is about, and what it says; `text` is the origin that was refused. */
const FIELD_DENIALS: Readonly<Record<FieldDenial, { field: 'name' | 'origins'; say: (text: string) => string }>> = {
  'no-name': { field: 'name', say: () => 'This is empty.' },
  'name-too-long': { field: 'name', say: () => `This must have at most ${KEY_NAME_MAX} characters.` },
  'too-many-keys': { field: 'name', say: () => `A school has at most ${KEYS_MAX} keys in use. Revoke one first.` },
  'not-an-origin': {
    field: 'origins',
    say: (text) =>
      `“${text}” is not the address of a site alone, such as https://school.example, without a path or a wildcard.`,
  },
  'not-secure': {
    field: 'origins',
    say: (text) => `“${text}” must begin with https://, as it is not on this computer.`,
  },
  'too-many-origins': { field: 'origins', say: () => `A key has at most ${ORIGINS_MAX} addresses.` },
  'no-origin': { field: 'origins', say: () => 'A key of a page needs the address of the page.' },
}

/** @throws {ApiError} for a denial: of the field it is about, else `keyRefused` */
function accepted<Result extends object>(
  result: Result | { denial: ClientKeyDenial; text?: string },
): Exclude<Result, { denial: ClientKeyDenial }> {
  if (!('denial' in result)) return result as Exclude<Result, { denial: ClientKeyDenial }>
  const { denial, text = '' } = result
  if (denial === 'no-such-key') throw new ApiError('notFound')
  if (denial === 'has-no-secret') throw new ApiError('keyRefused', { reason: 'no-secret' })
  const { field, say } = FIELD_DENIALS[denial]
  throw invalidField(field, denial.replaceAll('-', '_'), say(text))
}
