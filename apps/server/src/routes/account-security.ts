import { ACCESS_LIFETIME_MS } from '../auth/admission.ts'
import { sha256Hex } from '../auth/tokens.ts'
import type { Account } from '../db/accounts.ts'
import type { Deps } from '../deps.ts'
import { closingTime } from '../domain/account-closing.ts'
import { describeDevice } from '../domain/device-description.ts'
import { isPhone, phoneOf } from '../domain/phone.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/call.ts'
import { accountInfoOf, ownAccount } from './account-info.ts'
import { acceptedPassword, requireRightCode } from './credentials.ts'
import { iso } from './instant.ts'
import { passwordError } from './sign-in.ts'

type SecurityCalls =
  | 'teacherUpdatePassword'
  | 'studentUpdatePassword'
  | 'teacherSetPassword'
  | 'studentSetPassword'
  | 'studentResetPassword'
  | 'teacherUpdateMobile'
  | 'studentUpdateMobile'
  | 'teacherBindWechat'
  | 'studentBindWechat'
  | 'teacherUnbindWechat'
  | 'studentUnbindWechat'
  | 'teacherSetTwoFactor'
  | 'studentSetTwoFactor'
  | 'teacherCloseAccount'
  | 'studentCloseAccount'
  | 'teacherKeepAccount'
  | 'studentKeepAccount'
  | 'teacherListSessions'
  | 'studentListSessions'
  | 'teacherEndSession'
  | 'studentEndSession'
  | 'teacherEndOtherSessions'
  | 'studentEndOtherSessions'
  | 'teacherForgetDevice'
  | 'studentForgetDevice'

/**
 * The security centre. Calls that check a password or a code are no transaction of ours (`OUTSIDE` in answer-call.ts):
 * a wrong one must count although the call is refused. What they change, they change in one statement or in
 * `identity.keys`.
 */
export function accountSecurityRoutes(deps: Deps): Handlers<SecurityCalls> {
  const { accounts, devices, identity, live, people, sessions, socialBindings } = deps
  const { keys, passwords, sms, wechat } = identity

  const info = ({ actor, language, now }: Call<'teacherAccountInfo' | 'studentAccountInfo'>) =>
    accountInfoOf(deps, actor.userId, language, now)
  const ownSessionId = async (bearerToken: string | null) =>
    bearerToken === null ? null : sessions.idOf(await sha256Hex(bearerToken))
  const signOut = (personIds: readonly string[]) => {
    for (const personId of personIds) live.signOut(personId)
  }

  /** @throws {ApiError} `passwordUnchanged` */
  const requireNewPassword = async (account: Account, password: string) => {
    if ((await passwords.matches(account, password)) === true) throw new ApiError('passwordUnchanged')
  }

  /** Everybody else who is signed in to the account is signed out. @throws {ApiError} `passwordUnchanged` */
  const changePassword = async (
    account: Account,
    password: string,
    hash: string,
    { bearerToken, now }: { bearerToken: string | null; now: number },
  ) => {
    await requireNewPassword(account, password)
    signOut(await keys.setPassword(account.id, hash, await ownSessionId(bearerToken), now))
  }

  const updatePassword = async (call: Call<'teacherUpdatePassword' | 'studentUpdatePassword'>) => {
    const { oldPassword, password, passwordAgain } = call.input
    const account = await ownAccount(deps, call.actor.userId)
    const hash = await acceptedPassword(passwords, password, passwordAgain)
    const denial = await passwords.confirm(account, oldPassword, call.address)
    if (denial) throw passwordError(denial)
    await changePassword(account, password, hash, call)
    return info(call)
  }

  const setPassword = async (call: Call<'teacherSetPassword' | 'studentSetPassword'>) => {
    const { password, passwordAgain } = call.input
    const account = await ownAccount(deps, call.actor.userId)
    if (account.passwordHash !== null) throw new ApiError('passwordAlreadySet')
    const hash = await acceptedPassword(passwords, password, passwordAgain)
    signOut(await keys.setPassword(account.id, hash, await ownSessionId(call.bearerToken), call.now))
    return info(call)
  }

  const updateMobile = async (call: Call<'teacherUpdateMobile' | 'studentUpdateMobile'>) => {
    const { zone, mobile, smsCode, password = '' } = call.input
    const phone = phoneOf(zone, mobile)
    if (!isPhone(phone)) {
      const issue = { path: 'mobile', code: 'not-a-phone', message: 'There is no such phone number' }
      throw new ApiError('invalidInput', { issues: [issue] })
    }
    const account = await ownAccount(deps, call.actor.userId)
    const denial = account.passwordHash === null ? null : await passwords.confirm(account, password, call.address)
    if (denial) throw passwordError(denial)
    await requireRightCode(sms, phone, 'changePhone', smsCode, call)
    if (!(await accounts.setPhone(account.id, phone))) throw new ApiError('phoneTaken')
    return info(call)
  }

  /** @throws {ApiError} `phoneMissing`, `wrongSmsCode` */
  const provenAccount = async (
    operation: 'resetPassword' | 'twoFactor' | 'closeAccount',
    smsCode: string,
    call: Call<'teacherCloseAccount' | 'studentCloseAccount' | 'studentResetPassword' | 'teacherSetTwoFactor'>,
    accept?: (account: Account) => Promise<void>,
  ) => {
    const account = await ownAccount(deps, call.actor.userId)
    if (!account.phone) throw new ApiError('phoneMissing')
    await requireRightCode(sms, account.phone, operation, smsCode, call, accept && (() => accept(account)))
    return account
  }

  const bindWechat = async (call: Call<'teacherBindWechat' | 'studentBindWechat'>) => {
    const user = await wechat.identify(call.input.code)
    if (!user) throw new ApiError('wechatRefused')
    const account = await ownAccount(deps, call.actor.userId)
    if (!(await socialBindings.bind(account.id, user, call.now))) throw new ApiError('wechatTaken')
    return info(call)
  }

  const unbindWechat = async (call: Call<'teacherUnbindWechat' | 'studentUnbindWechat'>) => {
    const account = await ownAccount(deps, call.actor.userId)
    if (account.passwordHash === null && account.phone === null) throw new ApiError('lastWayIn')
    if (!(await socialBindings.unbind(account.id))) throw new ApiError('wechatNotBound')
    return info(call)
  }

  const setTwoFactor = async (call: Call<'teacherSetTwoFactor' | 'studentSetTwoFactor'>) => {
    const account = await provenAccount('twoFactor', call.input.smsCode, call)
    await accounts.setTwoFactor(account.id, call.input.isTwoFactor)
    return info(call)
  }

  const closeAccount = async (call: Call<'teacherCloseAccount' | 'studentCloseAccount'>) => {
    const account = await provenAccount('closeAccount', call.input.smsCode, call)
    const days = (await people.get(call.actor.userId))?.school.settings.accountDeletionDays ?? 0
    await accounts.setClosesAt(account.id, closingTime(account.closesAt, call.now, days))
    return info(call)
  }

  const keepAccount = async (call: Call<'teacherKeepAccount' | 'studentKeepAccount'>) => {
    await accounts.setClosesAt((await ownAccount(deps, call.actor.userId)).id, null)
    return info(call)
  }

  const sessionList = async ({
    actor,
    bearerToken,
    device,
    now,
  }: Call<'teacherListSessions' | 'studentListSessions'>) => {
    const { id } = await ownAccount(deps, actor.userId)
    const [ownId, open, known] = await Promise.all([
      ownSessionId(bearerToken),
      sessions.open(id, now - ACCESS_LIFETIME_MS),
      devices.list(id),
    ])
    return {
      sessions: ownFirst(open, ownId).map(({ id: sessionId, userAgent, address, createdAt, lastSeenAt }) => ({
        sessionId,
        device: describeDevice(userAgent),
        address,
        createdAt: iso(createdAt),
        lastSeenAt: iso(lastSeenAt),
        isCurrent: sessionId === ownId,
      })),
      devices: ownFirst(known, device.id).map(({ id: deviceId, userAgent, firstSeenAt, lastSeenAt }) => ({
        deviceId,
        device: describeDevice(userAgent),
        firstSeenAt: iso(firstSeenAt),
        lastSeenAt: iso(lastSeenAt),
        isCurrent: deviceId === device.id,
      })),
    }
  }

  const endSession = async (call: Call<'teacherEndSession' | 'studentEndSession'>) => {
    const { id } = await ownAccount(deps, call.actor.userId)
    const ended = await sessions.end(id, { id: call.input.sessionId }, 'ended-by-person', call.now)
    if (ended.length === 0) throw new ApiError('notFound')
    call.afterCommit(() => signOut(ended))
    return sessionList(call)
  }

  const endOtherSessions = async (call: Call<'teacherEndOtherSessions' | 'studentEndOtherSessions'>) => {
    const { id } = await ownAccount(deps, call.actor.userId)
    const exceptId = await ownSessionId(call.bearerToken)
    const ended = await sessions.end(id, { exceptId }, 'ended-by-person', call.now)
    call.afterCommit(() => signOut(ended))
    return sessionList(call)
  }

  const forgetDevice = async (call: Call<'teacherForgetDevice' | 'studentForgetDevice'>) => {
    const { id } = await ownAccount(deps, call.actor.userId)
    if (!(await devices.forget(id, call.input.deviceId))) throw new ApiError('notFound')
    const ended = await sessions.end(id, { deviceId: call.input.deviceId }, 'ended-by-person', call.now)
    call.afterCommit(() => signOut(ended))
    return sessionList(call)
  }

  return {
    teacherUpdatePassword: updatePassword,
    studentUpdatePassword: updatePassword,
    teacherSetPassword: setPassword,
    studentSetPassword: setPassword,
    async studentResetPassword(call) {
      const { smsCode, password, passwordAgain } = call.input
      const hash = await acceptedPassword(passwords, password, passwordAgain)
      const account = await provenAccount('resetPassword', smsCode, call, (known) =>
        requireNewPassword(known, password),
      )
      await changePassword(account, password, hash, call)
      return info(call)
    },
    teacherUpdateMobile: updateMobile,
    studentUpdateMobile: updateMobile,
    teacherBindWechat: bindWechat,
    studentBindWechat: bindWechat,
    teacherUnbindWechat: unbindWechat,
    studentUnbindWechat: unbindWechat,
    teacherSetTwoFactor: setTwoFactor,
    studentSetTwoFactor: setTwoFactor,
    teacherCloseAccount: closeAccount,
    studentCloseAccount: closeAccount,
    teacherKeepAccount: keepAccount,
    studentKeepAccount: keepAccount,
    teacherListSessions: sessionList,
    studentListSessions: sessionList,
    teacherEndSession: endSession,
    studentEndSession: endSession,
    teacherEndOtherSessions: endOtherSessions,
    studentEndOtherSessions: endOtherSessions,
    teacherForgetDevice: forgetDevice,
    studentForgetDevice: forgetDevice,
  }
}

/** The one in the person's hands stands first, the others as they came. */
const ownFirst = <Entry extends { id: string }>(entries: readonly Entry[], ownId: string | null): Entry[] => [
  ...entries.filter(({ id }) => id === ownId),
  ...entries.filter(({ id }) => id !== ownId),
]
