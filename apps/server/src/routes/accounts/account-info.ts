import type { AccountInfo } from '@hwjy/sdk/schemas'
import { ACCESS_LIFETIME_MS } from '../../auth/admission.ts'
import type { Account } from '../../db/accounts/accounts.ts'
import type { Stores } from '../../db/stores.ts'
import type { Actor } from '../../domain/actor.ts'
import { passwordDaysLeft } from '../../domain/accounts/password-rules.ts'
import { maskMobile } from '../../domain/accounts/phone.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { iso, isoOrNull } from '../instant.ts'
import { textIn } from '../localized.ts'

type AccountStores = Pick<
  Stores,
  'accounts' | 'devices' | 'people' | 'profiles' | 'secondSteps' | 'sessions' | 'socialBindings'
>

/** @throws {ApiError} `notSignedIn` for a person who is not there any more */
export async function ownAccount({ accounts }: Pick<Stores, 'accounts'>, personId: string): Promise<Account> {
  const account = await accounts.ofPerson(personId)
  if (!account) throw new ApiError('notSignedIn')
  return account
}

/** The part of a call that the answer about its account depends on. */
export type InfoCall = Pick<Call, 'language' | 'now' | 'urlOf'> & { actor: Actor }

/** The security centre: one response for everything that can be changed there. */
export async function accountInfoOf(
  stores: AccountStores,
  { actor, urlOf, language, now }: InfoCall,
): Promise<AccountInfo> {
  const personId = actor.userId
  const account = await ownAccount(stores, personId)
  const [profile, person, people, wechat, sessionCount, known, steps, passkeys] = await Promise.all([
    stores.profiles.get(personId),
    stores.people.get(personId),
    stores.profiles.ofAccount(account.id),
    stores.socialBindings.ofAccount(account.id),
    stores.sessions.openCount(account.id, now - ACCESS_LIFETIME_MS),
    stores.devices.count(account.id),
    stores.secondSteps.standing(account.id),
    stores.secondSteps.passkeys(account.id),
  ])
  if (!profile || !person) throw new ApiError('notSignedIn')
  const daysLeft = passwordDaysLeft(account.passwordSince, person.school.settings.passwordDays, now)
  const { name, nickname, avatarKey, introduction, birthday, grade, timeZone } = profile
  return {
    profile: {
      userId: personId,
      name,
      nickname,
      avatar: urlOf(avatarKey),
      introduction,
      birthday,
      gradeId: grade?.id ?? null,
      gradeName: grade && textIn(language, grade.name),
      timeZone,
    },
    username: account.username,
    zone: account.phone?.zone ?? null,
    mobile: account.phone && maskMobile(account.phone.mobile),
    phoneChange: account.phoneChange && {
      zone: account.phoneChange.phone.zone,
      mobile: maskMobile(account.phoneChange.phone.mobile),
      effectiveAt: iso(account.phoneChange.effectiveAt),
    },
    wechat: wechat && { nickname: wechat.nickname, boundAt: iso(wechat.boundAt) },
    hasPassword: account.passwordHash !== null,
    passwordChangedAt: isoOrNull(account.passwordChangedAt),
    passwordDaysLeft: daysLeft,
    isPasswordOld: daysLeft === 0,
    isTwoFactor: account.isTwoFactor,
    totpSince: isoOrNull(steps.totpSince),
    recoveryCodesLeft: steps.recoveryCodesLeft,
    passkeys: passkeys.map(({ id, name: called, createdAt, lastUsedAt }) => ({
      passkeyId: id,
      name: called,
      createdAt: iso(createdAt),
      lastUsedAt: isoOrNull(lastUsedAt),
    })),
    sessionCount,
    deviceCount: known,
    closesAt: isoOrNull(account.closesAt),
    deletionDays: person.school.settings.accountDeletionDays,
    people: people.map(({ id: userId, name: called, role }) => ({ userId, name: called, role })),
  }
}
