import type { UserInfo } from '@hwjy/sdk/schemas'
import type { Stores } from '../../db/stores.ts'
import { passwordDaysLeft } from '../../domain/accounts/password-rules.ts'
import { buttonsOf } from '../../domain/accounts/buttons.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { isoOrNull } from '../instant.ts'

export const USER_TYPE = { teacher: '016002', student: '016001' } as const

/** @throws {ApiError} `notSignedIn` for a person who is not there any more */
export async function userInfoOf(
  { accounts, people }: Pick<Stores, 'accounts' | 'people'>,
  personId: string,
  { now, urlOf }: Pick<Call, 'now' | 'urlOf'>,
): Promise<UserInfo> {
  const [person, account] = await Promise.all([people.get(personId), accounts.ofPerson(personId)])
  if (!person || !account) throw new ApiError('notSignedIn')
  const { userId, role, name, nickname, avatarKey, school, timeZone } = person
  return {
    userId,
    userType: USER_TYPE[role],
    name,
    nickname,
    avatar: urlOf(avatarKey),
    roles: [role],
    curStu: role === 'student' ? { stuId: userId, name } : null,
    schoolName: school.name,
    schoolLogo: urlOf(school.logoKey),
    schoolTimeZone: school.timeZone,
    timeZone,
    buttons: buttonsOf(person),
    isPasswordOld: passwordDaysLeft(account.passwordSince, school.settings.passwordDays, now) === 0,
    closesAt: isoOrNull(account.closesAt),
  }
}
