import { notifyAccount } from '../../../auth/account-notification.ts'
import { sha256Hex } from '../../../auth/tokens.ts'
import { inSeconds } from '../../../domain/budget.ts'
import { imitatesRole } from '../../../domain/accounts/display-name-rules.ts'
import { networkOf } from '../../../domain/network.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../http/api-error.ts'
import type { Handlers } from '../../../http/call.ts'
import { requireUsable } from '../../../office/invitations.ts'
import { audit } from '../../../office/office-call.ts'
import { oneLine } from '../../../domain/plain-text.ts'
import { invalidField } from '../../../http/invalid-input.ts'
import { hashOf, requireImpersonalPassword, requireUsablePassword } from '../../accounts/credentials.ts'
import { iso } from '../../instant.ts'

/** The first sign-in of a person: they choose the password of the account that the school made. */
export function invitationRoutes(deps: Deps): Handlers<'getInvitation' | 'acceptInvitation'> {
  const { accounts, identity, invitationBudget, invitations, live, transaction } = deps

  // @throws {ApiError} `tooOften`: a token cannot be guessed, and guessing must not cost the school anything
  const requireBudget = (address: string, now: number) => {
    const over = invitationBudget.take(networkOf(address), now)
    if (over) throw new ApiError('tooOften', inSeconds(over))
  }

  return {
    async getInvitation({ input, address, now }) {
      requireBudget(address, now)
      const found = await invitations.findByToken(await sha256Hex(input.token))
      const { schoolName, person, username, role, expiresAt } = requireUsable(found, now)
      return { schoolName, name: person.name, nickname: person.nickname, username, role, expiresAt: iso(expiresAt) }
    },

    async acceptInvitation({ input, address, device, now }) {
      requireBudget(address, now)
      const { token, password, passwordAgain, name } = input
      const tokenHash = await sha256Hex(token)
      const found = requireUsable(await invitations.findByToken(tokenHash), now)
      await requireUsablePassword(password, passwordAgain, found.schoolId, deps)
      const account = await accounts.get(found.accountId)
      if (!account) throw new ApiError('invitationUnusable', { reason: 'revoked' })
      await requireImpersonalPassword(password, account, deps)
      const nickname = name === undefined ? undefined : oneLine(name)
      if (nickname === '') throw invalidField('name', 'empty', 'Nothing that can be seen')
      if (nickname !== undefined && found.role === 'student' && imitatesRole(nickname))
        throw new ApiError('nameImitatesRole', {
          issues: [{ path: 'name', code: 'imitates_role', message: 'Reads like a role' }],
        })
      // Hashing takes a while: it is done before the transaction, which looks again.
      const hash = await hashOf(identity.passwords, password)
      const ended = await transaction(async (stores) => {
        const usable = requireUsable(await stores.invitations.lockByToken(tokenHash), now)
        await stores.accounts.setPassword(usable.accountId, hash, now)
        await stores.invitations.markUsed(usable.id, now)
        // Links of other children of the family would choose the password of the same account again.
        await stores.invitations.revokeOpen(await stores.accounts.peopleOf(usable.accountId), now)
        await notifyAccount(stores, usable.accountId, 'accountPasswordChanged', { device, now })
        if (nickname !== undefined) await stores.profiles.change(usable.person.id, { nickname })
        const actor = { id: usable.person.id, name: usable.person.name }
        const target = { type: 'invitation', id: usable.id } as const
        await audit(stores, { schoolId: usable.schoolId, actor, now }, 'invitation.used', target)
        return stores.sessions.end(usable.accountId, { exceptId: null }, 'password-changed', now)
      })
      live.signOut(ended)
      return { username: found.username, role: found.role }
    },
  }
}
