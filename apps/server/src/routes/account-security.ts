import { keepPhone, unbindWechat } from '../auth/account-keys.ts'
import { tellAccount } from '../auth/account-news.ts'
import { ACCESS_LIFETIME_MS } from '../auth/admission.ts'
import { sha256Hex } from '../auth/tokens.ts'
import type { Account } from '../db/accounts.ts'
import type { Deps } from '../deps.ts'
import { closingTime } from '../domain/account-closing.ts'
import { describeDevice } from '../domain/device-description.ts'
import { isPhone, maskMobile, phoneOf } from '../domain/phone.ts'
import { phoneChangePlan } from '../domain/phone-change-rules.ts'
import { PROOF_LIFETIME_MS, type ProofWay, proofWays, provenUntil } from '../domain/recent-proof.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/call.ts'
import { accountInfoOf, ownAccount } from './account-info.ts'
import { hashOf, requireRightCode, requireUsablePassword } from './credentials.ts'
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
  | 'teacherProveIdentity'
  | 'studentProveIdentity'
  | 'teacherKeepPhone'
  | 'studentKeepPhone'
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
  const { accounts, config, devices, identity, live, people, sessions } = deps
  const { keys, passwords, sms, wechat } = identity

  const info = ({ actor, language, now }: Call<'teacherAccountInfo' | 'studentAccountInfo'>) =>
    accountInfoOf(deps, actor.userId, language, now)
  /** Of the session that makes the call; such calls always have one. */
  const tokenHash = ({ bearerToken }: { bearerToken: string | null }) => sha256Hex(bearerToken ?? '')
  const ownSessionId = async (call: { bearerToken: string | null }) => sessions.idOf(await tokenHash(call))

  const canSendCodes = identity.ways.includes('sms')
  const canGetCodes = ({ phone }: Account) => phone !== null && canSendCodes
  const waysOf = (account: Account): readonly ProofWay[] =>
    proofWays({
      hasPassword: account.passwordHash !== null,
      canGetCodes: canGetCodes(account),
      isTwoFactor: account.isTwoFactor,
    })

  /** @throws {ApiError} `passwordUnchanged` */
  const requireNewPassword = async (account: Account, password: string) => {
    if ((await passwords.matches(account, password)) === true) throw new ApiError('passwordUnchanged')
  }

  /** @throws {ApiError} `proofRequired` with the ways, when none of them was proven in this session of late */
  const requireProof = async (
    account: Account,
    call: Pick<Call<'teacherBindWechat'>, 'bearerToken' | 'now'>,
    ways = waysOf(account),
  ) => {
    const proofs = await sessions.proofs(await tokenHash(call))
    if (proofs && provenUntil(proofs, ways, call.now) !== null) return
    throw proofError(account, ways)
  }

  const prove = async (call: Call<'teacherProveIdentity' | 'studentProveIdentity'>) => {
    const { password, smsCode } = call.input
    const account = await ownAccount(deps, call.actor.userId)
    const ways = waysOf(account)
    const way = ways.find((one) => call.input[one] !== undefined)
    if (!way) throw proofError(account, ways)
    if (way === 'smsCode' && account.phone) {
      await requireRightCode(sms, account.phone, 'confirm', smsCode ?? '', call)
    } else {
      const denial = await passwords.confirm(account, password ?? '', call.address)
      if (denial) throw passwordError(denial)
    }
    await sessions.prove(await tokenHash(call), way === 'smsCode' ? { phone: true } : { password: true }, call.now)
    return { provenUntil: iso(call.now + PROOF_LIFETIME_MS) }
  }

  const updatePassword = async (call: Call<'teacherUpdatePassword' | 'studentUpdatePassword'>) => {
    const { oldPassword, password, passwordAgain, keepWechat = false } = call.input
    const account = await ownAccount(deps, call.actor.userId)
    requireUsablePassword(password, passwordAgain, config)
    const denial = await passwords.confirm(account, oldPassword, call.address)
    if (denial) throw passwordError(denial)
    await requireNewPassword(account, password)
    const hash = await hashOf(passwords, password)
    const change = { hash, exceptId: await ownSessionId(call), keepsWechat: keepWechat, isPhoneProven: false }
    live.signOut(await keys.setPassword(account.id, change, call))
    await sessions.prove(await tokenHash(call), { password: true }, call.now)
    return info(call)
  }

  const setPassword = async (call: Call<'teacherSetPassword' | 'studentSetPassword'>) => {
    const { password, passwordAgain } = call.input
    const account = await ownAccount(deps, call.actor.userId)
    if (account.passwordHash !== null) throw new ApiError('passwordAlreadySet')
    await requireProof(account, call)
    requireUsablePassword(password, passwordAgain, config)
    const hash = await hashOf(passwords, password)
    live.signOut(await keys.setFirstPassword(account.id, hash, await ownSessionId(call), call))
    return info(call)
  }

  const updateMobile = async (call: Call<'teacherUpdateMobile' | 'studentUpdateMobile'>) => {
    const { zone, mobile, smsCode, password = '', isOldPhoneLost = false } = call.input
    const phone = phoneOf(zone, mobile)
    if (!isPhone(phone)) {
      const issue = { path: 'mobile', code: 'not-a-phone', message: 'There is no such phone number' }
      throw new ApiError('invalidInput', { issues: [issue] })
    }
    if (!canSendCodes) throw new ApiError('smsUnavailable')
    const account = await ownAccount(deps, call.actor.userId)
    const plan = phoneChangePlan(
      { hasPhone: account.phone !== null, hasPassword: account.passwordHash !== null },
      isOldPhoneLost,
    )
    if ('denial' in plan) throw new ApiError('oldPhoneRequired')
    if (plan.provenBy) await requireProof(account, call, plan.provenBy)
    const denial = account.passwordHash === null ? null : await passwords.confirm(account, password, call.address)
    if (denial) throw passwordError(denial)
    // The phone has proven itself by then, so it may hear that it is taken; the code stays good for nothing else.
    await requireRightCode(sms, phone, 'changePhone', smsCode, call, async () => {
      const holder = await accounts.holderOf(phone)
      if (holder !== null && holder !== account.id) throw new ApiError('phoneTaken')
    })
    if (plan.waitMs > 0) await keys.planPhone(account.id, phone, call.now + plan.waitMs, call)
    else if (!(await keys.setPhone(account.id, phone, call))) throw new ApiError('phoneTaken')
    return info(call)
  }

  /** @throws {ApiError} `phoneMissing`, `wrongSmsCode` */
  const provenAccount = async (
    operation: 'resetPassword' | 'twoFactor' | 'closeAccount',
    smsCode: string,
    call: Pick<Call<'studentResetPassword'>, 'actor' | 'address' | 'bearerToken' | 'device' | 'now'>,
    accept?: (account: Account) => Promise<void>,
  ) => {
    const account = await ownAccount(deps, call.actor.userId)
    if (!account.phone) throw new ApiError('phoneMissing')
    await requireRightCode(sms, account.phone, operation, smsCode, call, accept && (() => accept(account)))
    await sessions.prove(await tokenHash(call), { phone: true }, call.now)
    return account
  }

  /**
   * By a code. Where none can come, by whatever else proves the person: nobody is kept from leaving for want of a phone.
   * @throws {ApiError} `proofRequired`, `wrongSmsCode`
   */
  const provenByCodeOrElse = async (
    operation: 'twoFactor' | 'closeAccount',
    call: Call<'teacherCloseAccount' | 'studentCloseAccount' | 'teacherSetTwoFactor' | 'studentSetTwoFactor'>,
  ) => {
    const account = await ownAccount(deps, call.actor.userId)
    if (!canGetCodes(account)) {
      await requireProof(account, call)
      return account
    }
    const { smsCode } = call.input
    if (smsCode === undefined) {
      const issue = { path: 'smsCode', code: 'missing', message: 'A code can be sent to the phone of the account' }
      throw new ApiError('invalidInput', { issues: [issue] })
    }
    return provenAccount(operation, smsCode, call)
  }

  const keepOwnPhone = async (call: Call<'teacherKeepPhone' | 'studentKeepPhone'>) => {
    await keepPhone(deps, (await ownAccount(deps, call.actor.userId)).id, call)
    return info(call)
  }

  const bindWechat = async (call: Call<'teacherBindWechat' | 'studentBindWechat'>) => {
    const account = await ownAccount(deps, call.actor.userId)
    // First of all: WeChat's code is good for one use, and the call comes again with it once the proof is given.
    await requireProof(account, call)
    const user = await wechat.identify(call.input.code)
    if (!user) throw new ApiError('wechatRefused')
    if (!(await keys.bindWechat(account.id, user, call))) throw new ApiError('wechatTaken')
    return info(call)
  }

  const unbindOwnWechat = async (call: Call<'teacherUnbindWechat' | 'studentUnbindWechat'>) => {
    const account = await ownAccount(deps, call.actor.userId)
    // A phone is a way in only where codes come to it.
    if (account.passwordHash === null && !(account.phone && canSendCodes)) throw new ApiError('lastWayIn')
    await requireProof(account, call)
    if (!(await unbindWechat(deps, account.id, call))) throw new ApiError('wechatNotBound')
    return info(call)
  }

  const setTwoFactor = async (call: Call<'teacherSetTwoFactor' | 'studentSetTwoFactor'>) => {
    if (call.input.isTwoFactor) {
      // Nobody could take the second step.
      if (!canSendCodes) throw new ApiError('smsUnavailable')
      if (!(await ownAccount(deps, call.actor.userId)).phone) throw new ApiError('phoneMissing')
    }
    const account = await provenByCodeOrElse('twoFactor', call)
    await keys.setTwoFactor(account.id, call.input.isTwoFactor, call)
    return info(call)
  }

  const closeAccount = async (call: Call<'teacherCloseAccount' | 'studentCloseAccount'>) => {
    const account = await provenByCodeOrElse('closeAccount', call)
    const days = (await people.get(call.actor.userId))?.school.settings.accountDeletionDays ?? 0
    const closesAt = closingTime(account.closesAt, call.now, days)
    if (closesAt !== account.closesAt) await keys.close(account.id, closesAt, call)
    return info(call)
  }

  const keepAccount = async (call: Call<'teacherKeepAccount' | 'studentKeepAccount'>) => {
    const account = await ownAccount(deps, call.actor.userId)
    if (account.closesAt !== null) {
      await accounts.setClosesAt(account.id, null)
      await tellAccount(deps, account.id, 'accountKept', call)
    }
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
      ownSessionId({ bearerToken }),
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
      devices: await Promise.all(
        ownFirst(known, device.id).map(async (one) => ({
          deviceId: await deviceHandle(id, one.id),
          device: describeDevice(one.userAgent),
          firstSeenAt: iso(one.firstSeenAt),
          lastSeenAt: iso(one.lastSeenAt),
          isCurrent: one.id === device.id,
        })),
      ),
    }
  }

  const endSession = async (call: Call<'teacherEndSession' | 'studentEndSession'>) => {
    const { id } = await ownAccount(deps, call.actor.userId)
    const ended = await sessions.end(id, { id: call.input.sessionId }, 'ended-by-person', call.now)
    if (ended.length === 0) throw new ApiError('notFound')
    call.afterCommit(() => live.signOut(ended))
    return sessionList(call)
  }

  const endOtherSessions = async (call: Call<'teacherEndOtherSessions' | 'studentEndOtherSessions'>) => {
    const { id } = await ownAccount(deps, call.actor.userId)
    const exceptId = await ownSessionId(call)
    const ended = await sessions.end(id, { exceptId }, 'ended-by-person', call.now)
    call.afterCommit(() => live.signOut(ended))
    return sessionList(call)
  }

  const deviceOfHandle = async (accountId: string, handle: string): Promise<string | null> => {
    for (const { id } of await devices.list(accountId)) if ((await deviceHandle(accountId, id)) === handle) return id
    return null
  }

  const forgetDevice = async (call: Call<'teacherForgetDevice' | 'studentForgetDevice'>) => {
    const { id } = await ownAccount(deps, call.actor.userId)
    const deviceId = await deviceOfHandle(id, call.input.deviceId)
    if (deviceId === null || !(await devices.forget(id, deviceId))) throw new ApiError('notFound')
    const ended = await sessions.end(id, { deviceId }, 'ended-by-person', call.now)
    call.afterCommit(() => live.signOut(ended))
    return sessionList(call)
  }

  return {
    teacherUpdatePassword: updatePassword,
    studentUpdatePassword: updatePassword,
    teacherSetPassword: setPassword,
    studentSetPassword: setPassword,
    async studentResetPassword(call) {
      const { smsCode, password, passwordAgain, keepWechat = false } = call.input
      requireUsablePassword(password, passwordAgain, config)
      let hash = ''
      const account = await provenAccount('resetPassword', smsCode, call, async (known) => {
        await requireNewPassword(known, password)
        hash = await hashOf(passwords, password)
      })
      const change = { hash, exceptId: await ownSessionId(call), keepsWechat: keepWechat, isPhoneProven: true }
      live.signOut(await keys.setPassword(account.id, change, call))
      return info(call)
    },
    teacherProveIdentity: prove,
    studentProveIdentity: prove,
    teacherKeepPhone: keepOwnPhone,
    studentKeepPhone: keepOwnPhone,
    teacherUpdateMobile: updateMobile,
    studentUpdateMobile: updateMobile,
    teacherBindWechat: bindWechat,
    studentBindWechat: bindWechat,
    teacherUnbindWechat: unbindOwnWechat,
    studentUnbindWechat: unbindOwnWechat,
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

/**
 * What a device is called outside of it. Its id counts as a known device wherever it is sent from, so that a page which
 * somebody left open must not show the ids of the others.
 */
const deviceHandle = async (accountId: string, deviceId: string) =>
  (await sha256Hex(`device ${accountId} ${deviceId}`)).slice(0, 32)

/** The one in the person's hands stands first, the others as they came. */
const ownFirst = <Entry extends { id: string }>(entries: readonly Entry[], ownId: string | null): Entry[] => [
  ...entries.filter(({ id }) => id === ownId),
  ...entries.filter(({ id }) => id !== ownId),
]

function proofError({ phone }: Account, ways: readonly ProofWay[]): ApiError {
  return new ApiError('proofRequired', {
    ways,
    ...(phone && ways.includes('smsCode') && { mobile: maskMobile(phone.mobile) }),
  })
}
