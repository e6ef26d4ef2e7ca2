import { sha256Hex } from '../../auth/tokens.ts'
import type { Deps } from '../../deps.ts'
import type { ProfileChange } from '../../db/accounts/profiles.ts'
import { avatarDenial } from '../../domain/accounts/avatar-rules.ts'
import { imitatesRole } from '../../domain/accounts/display-name-rules.ts'
import { oneLine, plainText } from '../../domain/plain-text.ts'
import { ianaZone } from '../../domain/timetable/time-zone.ts'
import { ApiError, type Issue } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { pictureDeletion } from '../../jobs/accounts/delete-picture.ts'
import { publishPicture } from '../files/publish-object.ts'
import { accountInfoOf, ownAccount } from './account-info.ts'
import { textIn } from '../localized.ts'
import { userInfoOf } from './user-info.ts'

type AccountCalls =
  | Both<'UserInfo'>
  | Both<'Logout'>
  | 'listAccountStudents'
  | 'assignStudent'
  | Both<'ModifyUser'>
  | Both<'AccountInfo'>

export function accountRoutes(deps: Deps): Handlers<AccountCalls> {
  const { accounts, jobs, live, objects, profiles, sessions } = deps

  const userInfo = (call: Call<Both<'UserInfo'>>) => userInfoOf(deps, call.actor.userId, call)

  const logout = async ({ actor, bearerToken, afterCommit }: Call<Both<'Logout'>>) => {
    const tokenHash = await sha256Hex(bearerToken ?? '')
    const sessionId = await sessions.idOf(tokenHash)
    await sessions.delete(tokenHash)
    // A session from before they had ids cannot be told from the person's others.
    afterCommit(() => live.signOut([sessionId ?? actor.userId]))
    return null
  }

  const accountInfo = (call: Call<Both<'AccountInfo'>>) => accountInfoOf(deps, call)

  type ModifyCall = Call<Both<'ModifyUser'>>

  /**
   * A name that the school gave stays, also when the form sends it along.
   * @throws {ApiError} `nameImitatesRole`
   */
  const requireOwnName = async (studentId: string, next: { name?: string; nickname?: string }): Promise<void> => {
    const present = await profiles.get(studentId)
    const issues = (['name', 'nickname'] as const)
      .filter((path) => next[path] !== undefined && next[path] !== present?.[path] && imitatesRole(next[path]))
      .map((path) => ({ path, code: 'imitates-role', message: 'A name can’t look like a role.' }))
    if (issues.length > 0) throw new ApiError('nameImitatesRole', { issues })
  }

  const modifyUser = async (call: ModifyCall) => {
    const { actor, input, now } = call
    const { avatar, gradeId, birthday, ...given } = input
    const { name, nickname, introduction } = given
    const rest = {
      ...given,
      ...(name !== undefined && { name: oneLine(name) }),
      ...(nickname !== undefined && { nickname: oneLine(nickname) }),
      ...(introduction !== undefined && { introduction: plainText(introduction) }),
    }
    const issues: Issue[] = []
    if (birthday && Date.parse(birthday) > now)
      issues.push({ path: 'birthday', code: 'in-the-future', message: 'This day is still to come.' })
    if (gradeId !== undefined && !(await profiles.hasGrade(gradeId)))
      issues.push({ path: 'gradeId', code: 'unknown-grade', message: 'There is no such grade.' })
    if (rest.timeZone !== undefined && ianaZone(rest.timeZone) === null)
      issues.push({ path: 'timeZone', code: 'unknown-time-zone', message: 'There is no such time zone.' })
    if (issues.length > 0) throw new ApiError('invalidInput', { issues })
    if (actor.role === 'student') await requireOwnName(actor.userId, rest)
    const avatarKey = avatar === undefined ? undefined : await publishPicture(avatar, actor, avatarDenial, objects)
    const change: ProfileChange = {
      ...rest,
      // A form has no null: empty says that there is none any more.
      ...(birthday !== undefined && { birthday: birthday === '' ? null : birthday }),
      ...(gradeId !== undefined && { gradeId }),
      ...(avatarKey !== undefined && { avatarKey }),
    }
    const replaced = await profiles.change(actor.userId, change)
    // The uploaded picture is not needed beside its public copy.
    for (const key of [replaced, avatar])
      if (key !== null && key !== undefined && key !== avatarKey) await jobs.add(pictureDeletion(key, now), now)
    return accountInfoOf(deps, call)
  }

  return {
    ...forBoth('UserInfo', userInfo),
    ...forBoth('Logout', logout),
    ...forBoth('ModifyUser', modifyUser),
    ...forBoth('AccountInfo', accountInfo),

    async listAccountStudents({ actor, urlOf, language }) {
      const { id } = await ownAccount(deps, actor.userId)
      const students = (await profiles.ofAccount(id)).filter(({ role }) => role === 'student')
      return students.map((student) => ({
        stuId: student.id,
        name: student.name,
        nickname: student.nickname,
        avatar: urlOf(student.avatarKey),
        gradeName: student.grade && textIn(language, student.grade.name),
        isCurrent: student.id === actor.userId,
      }))
    },

    async assignStudent({ actor, input: { stuId }, bearerToken, urlOf, now, afterCommit }) {
      const [person, account] = await Promise.all([deps.people.get(stuId), ownAccount(deps, actor.userId)])
      // A family's account may have a teacher, too; a student's session stays a student's.
      if (person?.role !== 'student' || bearerToken === null) throw new ApiError('forbidden')
      const tokenHash = await sha256Hex(bearerToken)
      const sessionId = await sessions.idOf(tokenHash)
      await sessions.setPerson(tokenHash, stuId)
      await accounts.setLastPerson(account.id, stuId)
      if (stuId !== actor.userId) afterCommit(() => live.signOut([sessionId ?? actor.userId]))
      return userInfoOf(deps, stuId, { now, urlOf })
    },
  }
}
