/** Invitations: how an account that the school made gets its password. Each function is one change. */
import type { EpochMs } from '@hwjy/classroom/core'
import { randomToken, sha256Hex } from '../auth/tokens.ts'
import type { Invitation } from '../db/school/invitations.ts'
import type { Stores } from '../db/stores.ts'
import { INVITATION_LIFETIME_MS, invitationDenial } from '../domain/school/office/invitation-rules.ts'
import type { SchoolRole } from '../domain/actor.ts'
import { ApiError } from '../http/api-error.ts'
import { audit, type OfficeCall, requireFound } from './office-call.ts'
import { requireAdministratorLeft, requireOpenPerson } from './people.ts'

type InvitationStores = Pick<Stores, 'auditEntries' | 'invitations' | 'officePeople'>

export interface GivenInvitation {
  personId: string
  token: string
}

/** Earlier links of these persons open nothing any more. @returns their tokens, which are stored nowhere */
async function give(
  { invitations }: InvitationStores,
  { schoolId, now }: OfficeCall,
  personIds: readonly string[],
  isRegistration = false,
): Promise<GivenInvitation[]> {
  await invitations.revokeOpen(personIds, now)
  const given = personIds.map((personId) => ({ personId, token: randomToken() }))
  const rows = await Promise.all(
    given.map(async ({ personId, token }) => ({
      id: `inv_${crypto.randomUUID()}`,
      personId,
      tokenHash: await sha256Hex(token),
      isRegistration,
      expiresAt: now + INVITATION_LIFETIME_MS,
    })),
  )
  await invitations.add(schoolId, rows, now)
  return given
}

interface InviteOptions {
  /** Refuses people of the other role. */
  role?: SchoolRole
  /** The family registers by it, as long as the account has no password. */
  isRegistration?: boolean
}

/** @throws {ApiError} `notFound`, `personClosed` @returns the invitation and its token */
export async function invite(
  stores: InvitationStores,
  call: OfficeCall,
  personId: string,
  { role, isRegistration = false }: InviteOptions = {},
): Promise<{ invitation: Invitation; token: string }> {
  const { name, hasPassword } = await requireOpenPerson(stores, call, personId, role)
  const [given] = await give(stores, call, [personId], isRegistration && !hasPassword)
  if (!given) throw new Error('no invitation was made')
  const invitation = await stores.invitations.openOf(personId, call.now)
  await audit(stores, call, 'person.invited', { type: 'person', id: personId }, { name })
  return { invitation: requireFound(invitation), token: given.token }
}

/**
 * Everything that opens the account is gone, and an invitation opens it anew.
 * @throws {ApiError} `notFound`, `personClosed`; `lastAdministrator`, whose lost link nobody could give again
 * @returns sign-ins that ended
 */
export async function resetPerson(
  stores: InvitationStores & Pick<Stores, 'accounts' | 'secondSteps' | 'sessions' | 'socialBindings'>,
  call: OfficeCall,
  personId: string,
): Promise<{ invitation: Invitation; token: string; ended: string[] }> {
  const { accounts, officePeople, secondSteps, sessions, socialBindings } = stores
  const { accountId, name } = await requireOpenPerson(stores, call, personId)
  await requireAdministratorLeft(stores, call.schoolId, personId)
  await accounts.lock(accountId)
  await officePeople.changeAccount(accountId, { passwordHash: null })
  await accounts.setTwoFactor(accountId, false)
  await secondSteps.removeTotp(accountId)
  await secondSteps.setRecoveryCodes(accountId, [], call.now)
  for (const { id } of await secondSteps.passkeys(accountId)) await secondSteps.removePasskey(accountId, id)
  await socialBindings.unbind(accountId)
  const ended = await sessions.end(accountId, { exceptId: null }, 'ended-by-school', call.now)
  await audit(stores, call, 'person.reset', { type: 'person', id: personId }, { name })
  return { ...(await invite(stores, call, personId)), ended }
}

export interface SheetRow {
  names: string[]
  username: string
  /** Null for an account that has a password. */
  token: string | null
}

/** Links for the students of a class who have no password yet: one for each account. @throws {ApiError} `notFound` */
export async function inviteClass(
  stores: InvitationStores & Pick<Stores, 'officeClasses'>,
  call: OfficeCall,
  classId: string,
): Promise<{ rows: SheetRow[]; expiresAt: EpochMs }> {
  const { officeClasses } = stores
  const group = requireFound(await officeClasses.class(call.schoolId, classId, call.now))
  const accounts = await officeClasses.studentAccounts(classId)
  const waiting = accounts.filter(({ hasPassword }) => !hasPassword)
  const given = await give(
    stores,
    call,
    waiting.map(({ personId }) => personId),
  )
  const tokens = new Map(given.map(({ personId, token }) => [personId, token]))
  await audit(stores, call, 'class.invited', { type: 'class', id: classId }, { name: group.name, count: given.length })
  const rows = accounts.map(({ personId, names, username }) => ({
    names,
    username,
    token: tokens.get(personId) ?? null,
  }))
  return { rows, expiresAt: call.now + INVITATION_LIFETIME_MS }
}

/** @throws {ApiError} `notFound`; `invitationUnusable` for one that is not open */
export async function revokeInvitation(stores: InvitationStores, call: OfficeCall, id: string): Promise<Invitation> {
  const invitation = requireFound(await stores.invitations.get(call.schoolId, id))
  requireUsable(invitation, call.schoolId, call.now)
  await stores.invitations.revoke(id, call.now)
  const detail = { name: invitation.person.name }
  await audit(stores, call, 'invitation.revoked', { type: 'invitation', id }, detail)
  return { ...invitation, revokedAt: call.now }
}

export interface UsableInvitation extends Invitation {
  accountId: string
  username: string
}

/**
 * Requires that an invitation opens an account here. At the address of another school it is as unknown as its people are.
 * @param schoolId the school at whose address it was shown
 * @throws {ApiError} `invitationUnusable` with the reason
 */
export function requireUsable(found: Invitation | null, schoolId: string, now: EpochMs): UsableInvitation {
  const invitation = found?.schoolId === schoolId ? found : null
  const reason = invitationDenial(invitation, now)
  if (reason !== null) throw new ApiError('invitationUnusable', { reason })
  const { accountId, username, isClosed } = requireFound(invitation)
  if (accountId === null || username === null || isClosed)
    throw new ApiError('invitationUnusable', { reason: 'revoked' })
  return { ...requireFound(invitation), accountId, username }
}
