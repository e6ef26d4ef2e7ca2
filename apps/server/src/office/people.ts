/** People of a school, changed by its office. Each function is one change; the caller opens the transaction. */
import type { OfficePerson, PersonChange } from '../db/school/office-people.ts'
import type { Stores } from '../db/stores.ts'
import { type AuditDetail, changedFields, changesFrom } from '../domain/school/office/audit.ts'
import {
  freeUsername,
  joinDenial,
  leaveDenial,
  losesLastAdministrator,
  SCHOOL_ADMIN,
  usernameBase,
} from '../domain/school/office/person-rules.ts'
import { isPhone, isPhoneZone, maskMobile, phoneOf } from '../domain/accounts/phone.ts'
import { momentOf } from '../domain/timetable/school-time.ts'
import type { SchoolRole } from '../domain/actor.ts'
import { oneLine } from '../domain/plain-text.ts'
import { ApiError } from '../http/api-error.ts'
import { invalidField } from '../http/invalid-input.ts'
import { audit, type OfficeCall, requireFound, requireUnchanged } from './office-call.ts'

type PeopleStores = Pick<Stores, 'accounts' | 'auditEntries' | 'invitations' | 'officePeople'>

export interface PersonInput {
  role: SchoolRole
  name: string
  nickname?: string | undefined
  username?: string | undefined
  zone?: string | undefined
  mobile?: string | undefined
  familyOf?: string | undefined
  birthday?: string | undefined
  parentName?: string | undefined
  parentMobile?: string | undefined
  externalId?: string | undefined
  permissions?: readonly string[] | undefined
}

/** @throws {ApiError} `notFound` for the family; `usernameTaken`, `phoneTaken`, `externalIdTaken`, `invalidInput` @returns the id */
export async function addPerson(stores: PeopleStores, call: OfficeCall, input: PersonInput): Promise<string> {
  const { officePeople } = stores
  const { schoolId, now } = call
  const { role, familyOf, externalId = '', permissions = [] } = input
  if (role === 'student' && permissions.length > 0)
    throw invalidField('permissions', 'not_allowed', 'Only teachers have permissions.')
  await requireFreeExternalId(stores, schoolId, externalId, null)
  requireBirthday(input.birthday, now)
  const accountId =
    familyOf === undefined ? await addAccount(stores, call, input) : await familyAccount(stores, call, input)
  const id = `usr_${crypto.randomUUID()}`
  const name = oneLine(input.name)
  await officePeople.add(
    schoolId,
    accountId,
    {
      id,
      role,
      name,
      nickname: input.nickname === undefined ? name : oneLine(input.nickname),
      birthday: input.birthday ?? null,
      parentName: oneLine(input.parentName ?? ''),
      parentMobile: input.parentMobile?.trim() ?? '',
      externalId: externalId === '' ? null : externalId,
      permissions: [...permissions],
    },
    now,
  )
  await audit(
    stores,
    call,
    'person.added',
    { type: 'person', id },
    changedFields({ name, role, externalId, permissions }),
  )
  return id
}

async function familyAccount({ officePeople }: PeopleStores, { schoolId, now }: OfficeCall, input: PersonInput) {
  if (input.role !== 'student') throw new ApiError('familyRefused', { reason: 'not-students' })
  if (input.username !== undefined || input.mobile !== undefined)
    throw invalidField('familyOf', 'not_allowed', 'A shared account has a username and a phone already.')
  const family = requireFound(await officePeople.get(schoolId, input.familyOf ?? '', now))
  if (family.role !== 'student') throw new ApiError('familyRefused', { reason: 'not-students' })
  if (family.accountId === null) throw new ApiError('familyRefused', { reason: 'no-account' })
  return family.accountId
}

type AccountInput = Pick<PersonInput, 'name' | 'role' | 'username' | 'zone' | 'mobile'>

async function addAccount(stores: PeopleStores, { schoolId, now }: OfficeCall, input: AccountInput): Promise<string> {
  const { officePeople } = stores
  const phone = await requireFreePhone(stores, schoolId, input, null)
  if (input.username !== undefined) await requireFreeUsername(stores, schoolId, input.username, null)
  const id = `acc_${crypto.randomUUID()}`
  const username = input.username ?? (await madeUsername(stores, schoolId, input))
  await officePeople.addAccount({ id, schoolId, username, ...phone }, now)
  return id
}

async function madeUsername({ officePeople }: PeopleStores, schoolId: string, { name, role }: AccountInput) {
  const base = usernameBase(name, role)
  const taken = await officePeople.usernamesLike(schoolId, base)
  return freeUsername(base, (username) => taken.has(username))
}

async function requireFreeUsername(
  { officePeople }: PeopleStores,
  schoolId: string,
  username: string,
  own: string | null,
) {
  const holder = await officePeople.usernameHolder(schoolId, username)
  if (holder !== null && holder !== own) throw new ApiError('usernameTaken')
}

async function requireFreePhone(
  { officePeople }: PeopleStores,
  schoolId: string,
  { zone, mobile }: { zone?: string | undefined; mobile?: string | undefined },
  own: string | null,
): Promise<{ zone: string | null; mobile: string | null }> {
  if (mobile === undefined || mobile === '') return { zone: null, mobile: null }
  if (zone === undefined) throw invalidField('zone', 'required', 'A phone number needs its country code.')
  const phone = phoneOf(zone, mobile)
  if (!isPhoneZone(phone.zone)) throw invalidField('zone', 'unknown', 'No country or region has this code.')
  if (!isPhone(phone)) throw invalidField('mobile', 'not_a_phone', 'There is no such mobile number.')
  const holder = await officePeople.phoneHolder(schoolId, phone.zone, phone.mobile)
  if (holder !== null && holder !== own) throw new ApiError('phoneTaken')
  return phone
}

async function requireFreeExternalId(
  { officePeople }: PeopleStores,
  schoolId: string,
  externalId: string,
  own: string | null,
) {
  if (externalId === '') return
  const holder = await officePeople.externalIdHolder(schoolId, externalId)
  if (holder !== null && holder !== own) throw new ApiError('externalIdTaken')
}

function requireBirthday(birthday: string | undefined, now: number): void {
  if (birthday === undefined || birthday === '') return
  // The day that is the latest on Earth now: a child may have been born there today.
  if (birthday > momentOf(now, 'Pacific/Kiritimati').day)
    throw invalidField('birthday', 'too_late', 'This day is still to come.')
}

export interface PersonUpdate extends Partial<Omit<PersonInput, 'role' | 'familyOf' | 'permissions'>> {
  personId: string
  basedOn?: string | undefined
}

/** @throws {ApiError} as `addPerson`; `changedMeanwhile` */
export async function updatePerson(stores: PeopleStores, call: OfficeCall, input: PersonUpdate): Promise<void> {
  const { officePeople } = stores
  const { schoolId, now } = call
  const { personId, basedOn, username, zone, mobile, externalId, birthday, ...texts } = input
  await officePeople.lock(schoolId, [personId])
  const person = requireFound(await officePeople.get(schoolId, personId, now))
  requireUnchanged(basedOn, person.updatedAt)
  requireBirthday(birthday, now)
  if (externalId !== undefined) await requireFreeExternalId(stores, schoolId, externalId, personId)
  const changesAccount = username !== undefined || mobile !== undefined
  if (changesAccount && person.accountId === null) throw new ApiError('personClosed')
  if (username !== undefined) await requireFreeUsername(stores, schoolId, username, person.accountId)
  const phone = mobile === undefined ? {} : await requireFreePhone(stores, schoolId, { zone, mobile }, person.accountId)
  const change: PersonChange = {
    ...trimmed(texts),
    ...(externalId !== undefined && { externalId: externalId === '' ? null : externalId }),
    ...(birthday !== undefined && { birthday: birthday === '' ? null : birthday }),
  }
  await officePeople.change(personId, change, now)
  if (changesAccount && person.accountId !== null) {
    await officePeople.changeAccount(person.accountId, { ...(username !== undefined && { username }), ...phone })
  }
  const detail = changesFrom({ ...person }, { ...change, username, ...phone })
  const about = { type: 'person', id: personId } as const
  const name = change.name ?? person.name
  if (detail) await audit(stores, call, 'person.changed', about, { ...withHiddenPhones(detail), name })
}

/** Phones are people's own: the log says that they changed, with their middle hidden. */
const withHiddenPhones = (detail: AuditDetail): AuditDetail =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      name,
      name.toLowerCase().endsWith('mobile') && typeof value === 'string' ? maskMobile(value) : value,
    ]),
  )

const trimmed = <Texts extends Record<string, string | undefined>>(texts: Texts) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text === undefined ? [] : [[name, oneLine(text)]])),
  ) as { [Name in keyof Texts]?: string }

/** Ends what the person can sign in by. @throws {ApiError} `notFound`, `lastAdministrator` @returns sign-ins that ended */
export async function closePerson(stores: PeopleStores, call: OfficeCall, personId: string): Promise<string[]> {
  const { officePeople, invitations } = stores
  const { schoolId, now } = call
  await requireAdministratorLeft(stores, schoolId, personId)
  const { name, closedAt } = requireFound(await officePeople.get(schoolId, personId, now))
  if (closedAt !== null) return []
  await officePeople.change(personId, { closedAt: now }, now)
  await invitations.revokeOpen([personId], now)
  await audit(stores, call, 'person.closed', { type: 'person', id: personId }, { name })
  return officePeople.endSessions(personId, now)
}

/** @throws {ApiError} `notFound` */
export async function reopenPerson(stores: PeopleStores, call: OfficeCall, personId: string): Promise<void> {
  const { name, closedAt } = requireFound(await stores.officePeople.get(call.schoolId, personId, call.now))
  if (closedAt === null) return
  await stores.officePeople.change(personId, { closedAt: null }, call.now)
  await audit(stores, call, 'person.reopened', { type: 'person', id: personId }, { name })
}

/** @throws {ApiError} `notFound`, `lastAdministrator`; `invalidInput` for a student */
export async function setPermissions(
  stores: PeopleStores,
  call: OfficeCall,
  personId: string,
  permissions: readonly string[],
): Promise<void> {
  const { schoolId, now } = call
  const person = requireFound(await stores.officePeople.get(schoolId, personId, now))
  if (person.role !== 'teacher' && permissions.length > 0)
    throw invalidField('permissions', 'not_allowed', 'Only teachers have permissions.')
  if (!permissions.includes(SCHOOL_ADMIN)) await requireAdministratorLeft(stores, schoolId, personId)
  await stores.officePeople.change(personId, { permissions: [...permissions] }, now)
  const detail = {
    name: person.name,
    'before.permissions': person.permissions.join(', '),
    permissions: permissions.join(', '),
  }
  await audit(stores, call, 'person.permitted', { type: 'person', id: personId }, detail)
}

/**
 * Asked before a person can sign in no more. Locks the administrators, so that two of them who close each other at once
 * do not both succeed.
 * @throws {ApiError} `lastAdministrator`
 */
export async function requireAdministratorLeft(
  { officePeople }: Pick<Stores, 'officePeople'>,
  schoolId: string,
  personId: string,
): Promise<void> {
  const administrators = await officePeople.administrators(schoolId)
  if (losesLastAdministrator(administrators, personId, { stays: false })) throw new ApiError('lastAdministrator')
}

/** @throws {ApiError} `notFound`, `familyRefused` @returns sign-ins that ended */
export async function joinFamily(
  stores: PeopleStores,
  call: OfficeCall,
  { personId, familyOf }: { personId: string; familyOf: string },
): Promise<string[]> {
  const { accounts, officePeople, invitations } = stores
  const { schoolId, now } = call
  await officePeople.lock(schoolId, [personId, familyOf])
  const joining = requireFound(await officePeople.get(schoolId, personId, now))
  const family = requireFound(await officePeople.get(schoolId, familyOf, now))
  const denial = joinDenial(joining, family)
  if (denial) throw new ApiError('familyRefused', { reason: denial })
  const ended = await officePeople.endSessions(personId, now)
  await invitations.revokeOpen([personId], now)
  await officePeople.change(personId, { accountId: family.accountId }, now)
  // It signs in no longer: the one person it had has moved.
  if (joining.accountId !== null) await accounts.delete(joining.accountId)
  const detail = { name: joining.name, familyOf: family.name }
  await audit(stores, call, 'family.joined', { type: 'person', id: personId }, detail)
  return ended
}

/** @throws {ApiError} `notFound`, `familyRefused`, `usernameTaken`, `phoneTaken` @returns sign-ins that ended */
export async function leaveFamily(
  stores: PeopleStores,
  call: OfficeCall,
  { personId, ...account }: { personId: string } & Pick<PersonInput, 'username' | 'zone' | 'mobile'>,
): Promise<string[]> {
  const { officePeople } = stores
  const { schoolId, now } = call
  await officePeople.lock(schoolId, [personId])
  const leaving = requireFound(await officePeople.get(schoolId, personId, now))
  const denial = leaveDenial(leaving)
  if (denial) throw new ApiError('familyRefused', { reason: denial })
  const ended = await officePeople.endSessions(personId, now)
  const accountId = await addAccount(stores, call, { name: leaving.name, role: leaving.role, ...account })
  await officePeople.change(personId, { accountId }, now)
  await audit(stores, call, 'family.left', { type: 'person', id: personId }, { name: leaving.name })
  return ended
}

/** @throws {ApiError} `notFound`, `personClosed` @returns the person, who has an account and may sign in */
export async function requireOpenPerson(
  { officePeople }: Pick<Stores, 'officePeople'>,
  { schoolId, now }: OfficeCall,
  personId: string,
  role?: SchoolRole,
): Promise<OfficePerson & { accountId: string }> {
  const person = requireFound(await officePeople.get(schoolId, personId, now))
  if (role !== undefined && person.role !== role) throw new ApiError('notFound')
  const { accountId } = person
  if (person.closedAt !== null || accountId === null) throw new ApiError('personClosed')
  return { ...person, accountId }
}
