import { notifyAccount } from '../../../auth/account-notification.ts'
import { sha256Hex } from '../../../auth/tokens.ts'
import { inSeconds } from '../../../domain/budget.ts'
import { imitatesRole } from '../../../domain/accounts/display-name-rules.ts'
import { networkOf } from '../../../domain/network.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../http/api-error.ts'
import type { Call, Handlers } from '../../../http/call.ts'
import { requireUsable, type UsableInvitation } from '../../../office/invitations.ts'
import { audit } from '../../../office/office-call.ts'
import { oneLine } from '../../../domain/plain-text.ts'
import { invalidField } from '../../../http/invalid-input.ts'
import { hashOf, requireImpersonalPassword, requireUsablePassword } from '../../accounts/credentials.ts'
import { iso } from '../../instant.ts'

/** The first sign-in of a person: they choose the password of the account that the school made. */
export function invitationRoutes(deps: Deps): Handlers<'getInvitation' | 'acceptInvitation'> {
  const { accounts, identity, invitationBudget, invitations, live, officePeople, transaction } = deps

  // @throws {ApiError} `tooOften`: a token cannot be guessed, and guessing must not cost the school anything
  const requireBudget = (address: string, now: number) => {
    const over = invitationBudget.take(networkOf(address), now)
    if (over) throw new ApiError('tooOften', inSeconds(over))
  }

  return {
    async getInvitation({ input, address, school, now }) {
      requireBudget(address, now)
      const found = await invitations.findByToken(await sha256Hex(input.token))
      const { schoolId, schoolName, person, username, role, expiresAt, isRegistration } = requireUsable(
        found,
        school,
        now,
      )
      const family = isRegistration ? await officePeople.get(schoolId, person.id, now) : null
      return {
        schoolName,
        name: person.name,
        nickname: person.nickname,
        username,
        role,
        expiresAt: iso(expiresAt),
        registration: family && { parentName: family.parentName, parentMobile: family.parentMobile },
      }
    },

    async acceptInvitation({ input, address, device, school, now }) {
      requireBudget(address, now)
      const { token, password, passwordAgain, name } = input
      const tokenHash = await sha256Hex(token)
      const found = requireUsable(await invitations.findByToken(tokenHash), school, now)
      await requireUsablePassword(password, passwordAgain, found.schoolId, deps)
      const account = await accounts.get(found.accountId)
      if (!account) throw new ApiError('invitationUnusable', { reason: 'revoked' })
      const nickname = name === undefined ? undefined : calledName('name', name, found.role)
      const registration = registrationOf(found, input)
      const username = registration?.username ?? found.username
      await requireImpersonalPassword(password, { ...account, username }, deps)
      // Hashing takes a while: it is done before the transaction, which looks again.
      const hash = await hashOf(identity.passwords, password)
      const ended = await transaction(async (stores) => {
        const usable = requireUsable(await stores.invitations.lockByToken(tokenHash), school, now)
        if (registration) await register(stores, usable, registration, now)
        await stores.accounts.setPassword(usable.accountId, hash, now)
        await stores.invitations.markUsed(usable.id, now)
        // Links of other children of the family would choose the password of the same account again.
        await stores.invitations.revokeOpen(await stores.accounts.peopleOf(usable.accountId), now)
        // The first password is no change that somebody should be warned of.
        if (account.passwordHash !== null)
          await notifyAccount(stores, usable.accountId, 'accountPasswordChanged', { device, now })
        if (nickname !== undefined) await stores.profiles.change(usable.person.id, { nickname })
        const actor = { id: usable.person.id, name: usable.person.name }
        const target = { type: 'invitation', id: usable.id } as const
        const named = { name: registration?.name ?? usable.person.name }
        await audit(stores, { schoolId: usable.schoolId, actor, now }, 'invitation.used', target, named)
        return stores.sessions.end(usable.accountId, { exceptId: null }, 'password-changed', now)
      })
      live.signOut(ended)
      return { username, role: found.role }
    },
  }
}

type Accepted = Pick<Call<'acceptInvitation'>['input'], 'username' | 'studentName' | 'parentName' | 'parentMobile'>

/** @throws {ApiError} `nameImitatesRole` */
function calledName(field: 'name' | 'studentName', text: string, role: UsableInvitation['role']): string {
  const name = oneLine(text)
  if (role === 'student' && imitatesRole(name))
    throw new ApiError('nameImitatesRole', {
      issues: [{ path: field, code: 'imitates_role', message: 'A name can’t look like a role.' }],
    })
  return name
}

/**
 * What a family says about itself; null for a person whom the school has added, who chooses none of it.
 * @throws {ApiError} `invalidInput`, `nameImitatesRole`
 */
function registrationOf(found: UsableInvitation, { username, studentName, parentName, parentMobile }: Accepted) {
  const given = { username, studentName, parentName, parentMobile }
  if (!found.isRegistration) {
    const extra = Object.entries(given).find(([, value]) => value !== undefined)
    if (extra) throw invalidField(extra[0], 'not_allowed', 'The school has named this person already.')
    return null
  }
  return {
    username,
    name: studentName === undefined ? undefined : calledName('studentName', studentName, found.role),
    parentName: parentName === undefined ? undefined : oneLine(parentName),
    parentMobile: parentMobile?.trim(),
  }
}

type Registration = NonNullable<ReturnType<typeof registrationOf>>

/** @throws {ApiError} `usernameTaken` */
async function register(
  { officePeople, profiles }: Pick<Deps, 'officePeople' | 'profiles'>,
  { schoolId, accountId, person }: UsableInvitation,
  { username, name, ...parent }: Registration,
  now: number,
): Promise<void> {
  if (username !== undefined) {
    const holder = await officePeople.usernameHolder(schoolId, username)
    if (holder !== null && holder !== accountId) throw new ApiError('usernameTaken')
    await officePeople.changeAccount(accountId, { username })
  }
  const names = { ...parent, name }
  const change = Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined))
  await officePeople.change(person.id, change, now)
  // Others call the learner by the name that the school had, until the family says otherwise.
  if (name !== undefined && person.nickname === person.name) await profiles.change(person.id, { nickname: name })
}
