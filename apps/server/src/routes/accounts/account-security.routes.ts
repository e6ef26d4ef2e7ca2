import { unbindWechat } from '../../auth/account-keys.ts'
import { notifyAccount } from '../../auth/account-notification.ts'
import type { Account } from '../../db/accounts/accounts.ts'
import type { Deps } from '../../deps.ts'
import { closingTime } from '../../domain/accounts/account-closing.ts'
import {
  isKnownSession,
  missingRecentProof,
  PROOF_LIFETIME_MS,
  recentProofs,
} from '../../domain/accounts/recent-proof.ts'
import {
  hasWayIn,
  missingForReset,
  missingStep,
  takesTwoSteps,
  waysOf,
} from '../../domain/accounts/second-step-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { accountInfoOf, type InfoCall, ownAccount } from './account-info.ts'
import { requireAdministratorLeft } from '../../office/people.ts'
import { hashOf, requireImpersonalPassword, requireRightCode, requireUsablePassword } from './credentials.ts'
import { iso } from '../instant.ts'
import { ownSessionId, ownTokenHash } from './own-session.ts'
import { passwordError } from './password-error.ts'
import { proofError, proofsOf, requireProof } from './recent-proof.ts'
import { givenWay, meansOf, requireRightStep } from './right-step.ts'

type SecurityCalls =
  | Both<'UpdatePassword'>
  | Both<'SetPassword'>
  | 'studentResetPassword'
  | Both<'BindWechat'>
  | Both<'UnbindWechat'>
  | Both<'SetTwoFactor'>
  | Both<'CloseAccount'>
  | Both<'KeepAccount'>
  | Both<'ProveIdentity'>

/**
 * The security centre. Calls that check a password or a code are no transaction of ours (`x-transaction` of the contract):
 * a wrong one must count although the call is refused. What they change, they change in one statement or in
 * `identity.keys`.
 */
export function accountSecurityRoutes(deps: Deps): Handlers<SecurityCalls> {
  const { accounts, devices, identity, live, people, sessions } = deps
  const { keys, passwords, sms, wechat } = identity

  const info = (call: InfoCall) => accountInfoOf(deps, call)

  const canSendCodes = identity.ways.includes('sms')

  // @throws {ApiError} `passwordUnchanged`
  const requireNewPassword = async (account: Account, password: string) => {
    if ((await passwords.matches(account, password)) === true) throw new ApiError('passwordUnchanged')
  }

  const prove = async (call: Call<Both<'ProveIdentity'>>) => {
    const { input } = call
    const account = await ownAccount(deps, call.actor.userId)
    const means = await meansOf(deps, account.id)
    const ways = waysOf(means)
    const isByText = input.smsCode !== undefined && ways.includes('smsCode')
    const way = givenWay(ways, input)
    if (account.phone && isByText) {
      await requireRightCode(
        sms,
        { schoolId: account.schoolId, ...account.phone },
        'confirm',
        input.smsCode ?? '',
        call,
      )
    } else if (way) await requireRightStep(deps, account, way, input, call)
    else throw proofError(account, missingRecentProof(means, await proofsOf(deps, call), call.now) ?? ways)
    const proven = isByText ? { phone: true } : way === 'password' ? { password: true } : { strong: true }
    await sessions.prove(await ownTokenHash(call), proven, call.now)
    return { provenUntil: iso(call.now + PROOF_LIFETIME_MS) }
  }

  const updatePassword = async (call: Call<Both<'UpdatePassword'>>) => {
    const { oldPassword, password, passwordAgain, keepWechat = false } = call.input
    const account = await ownAccount(deps, call.actor.userId)
    await requireUsablePassword(password, passwordAgain, call.school, deps)
    const denial = await passwords.confirm(account, oldPassword, call)
    if (denial) throw passwordError(denial)
    await requireNewPassword(account, password)
    await requireImpersonalPassword(password, account, deps)
    const hash = await hashOf(passwords, password)
    const change = { hash, exceptId: await ownSessionId(deps, call), keepsWechat: keepWechat, isPhoneProven: false }
    live.signOut(await keys.setPassword(account.id, change, call))
    await sessions.prove(await ownTokenHash(call), { password: true }, call.now)
    return info(call)
  }

  const setPassword = async (call: Call<Both<'SetPassword'>>) => {
    const { password, passwordAgain } = call.input
    const account = await ownAccount(deps, call.actor.userId)
    if (account.passwordHash !== null) throw new ApiError('passwordAlreadySet')
    await requireProof(deps, account, call)
    await requireUsablePassword(password, passwordAgain, call.school, deps)
    await requireImpersonalPassword(password, account, deps)
    const hash = await hashOf(passwords, password)
    live.signOut(await keys.setFirstPassword(account.id, hash, await ownSessionId(deps, call), call))
    return info(call)
  }

  // @throws {ApiError} `phoneMissing`, `wrongSmsCode`
  const provenAccount = async (
    operation: 'resetPassword' | 'twoFactor' | 'closeAccount',
    smsCode: string,
    call: Pick<Call<'studentResetPassword'>, 'actor' | 'address' | 'bearerToken' | 'device' | 'now'>,
    accept?: (account: Account) => Promise<void>,
  ) => {
    const account = await ownAccount(deps, call.actor.userId)
    if (!account.phone) throw new ApiError('phoneMissing')
    const phone = { schoolId: account.schoolId, ...account.phone }
    await requireRightCode(sms, phone, operation, smsCode, call, accept && (() => accept(account)))
    await sessions.prove(await ownTokenHash(call), { phone: true }, call.now)
    return account
  }

  /**
   * Proves the person by a code. Where none can come, any other proof does: no user is kept from leaving for want of a
   * phone. With two steps a code is one of them, and the rest is a recent proof like any other.
   * @throws {ApiError} `proofRequired`, `wrongSmsCode`
   */
  const provenByCodeOrElse = async (
    operation: 'twoFactor' | 'closeAccount',
    call: Call<Both<'CloseAccount'> | Both<'SetTwoFactor'>>,
  ) => {
    const account = await ownAccount(deps, call.actor.userId)
    const { smsCode } = call.input
    const means = await meansOf(deps, account.id)
    const isByProof = !means.canGetCodes || takesTwoSteps(means) || (operation === 'twoFactor' && means.passkeys > 0)
    if (means.canGetCodes && smsCode !== undefined) await provenAccount(operation, smsCode, call)
    else if (!isByProof) {
      const issue = { path: 'smsCode', code: 'missing', message: 'A code can be sent to the phone of the account.' }
      throw new ApiError('invalidInput', { issues: [issue] })
    }
    if (isByProof) await requireProof(deps, account, call)
    return account
  }

  /**
   * Checks the other proof that a new password takes in a session. Where a text message is the only second step, a
   * sign-in that the account has known for some days may stand for it.
   * @throws {ApiError} `proofRequired`, `textCodeNotEnough`
   */
  const requireResetProof = async (account: Account, call: Call<'studentResetPassword'>): Promise<void> => {
    const means = await meansOf(deps, account.id)
    const proofs = await proofsOf(deps, call)
    if (!missingStep(means, ['smsCode', ...recentProofs(proofs, call.now)])) return
    const isKnown = await devices.isProvenlyKnown(account.id, call.device)
    const isStronger = means.hasTotp || means.passkeys > 0
    if (!isStronger && isKnownSession(proofs, isKnown, call.now)) return
    const ways = missingForReset(means) ?? []
    throw ways.length > 0 ? proofError(account, ways) : new ApiError('textCodeNotEnough', { ways })
  }

  const bindWechat = async (call: Call<Both<'BindWechat'>>) => {
    const account = await ownAccount(deps, call.actor.userId)
    // First of all: WeChat's code is good for one use, and the call comes again with it once the proof is given.
    await requireProof(deps, account, call)
    const user = await wechat.identify(call.input.code)
    if (!user) throw new ApiError('wechatRefused')
    if (!(await keys.bindWechat(account.id, user, call))) throw new ApiError('wechatTaken')
    return info(call)
  }

  const unbindOwnWechat = async (call: Call<Both<'UnbindWechat'>>) => {
    const account = await ownAccount(deps, call.actor.userId)
    // A phone is enough to sign in only where it gets codes, and where they need no other proof with them.
    if (!hasWayIn(await meansOf(deps, account.id), false)) throw new ApiError('lastWayIn')
    await requireProof(deps, account, call)
    if (!(await unbindWechat(deps, account.id, call))) throw new ApiError('wechatNotBound')
    return info(call)
  }

  const setTwoFactor = async (call: Call<Both<'SetTwoFactor'>>) => {
    if (call.input.isTwoFactor) {
      const { hasPassword, hasPhone, passkeys } = await meansOf(deps, (await ownAccount(deps, call.actor.userId)).id)
      // The second step would be impossible.
      if (passkeys === 0 && !canSendCodes) throw new ApiError('smsUnavailable')
      if (passkeys === 0 && !hasPhone) throw new ApiError('phoneMissing')
      if (passkeys === 0 && !hasPassword) throw new ApiError('secondStepNeedsPassword')
    }
    const account = await provenByCodeOrElse('twoFactor', call)
    await keys.setTwoFactor(account.id, call.input.isTwoFactor, call)
    return info(call)
  }

  const closeAccount = async (call: Call<Both<'CloseAccount'>>) => {
    if (call.actor.role === 'teacher') await requireAdministratorLeft(deps, call.school, call.actor.userId)
    const account = await provenByCodeOrElse('closeAccount', call)
    const days = (await people.get(call.actor.userId))?.school.settings.accountDeletionDays ?? 0
    const closesAt = closingTime(account.closesAt, call.now, days)
    if (closesAt !== account.closesAt) await keys.close(account.id, closesAt, call)
    return info(call)
  }

  const keepAccount = async (call: Call<Both<'KeepAccount'>>) => {
    const account = await ownAccount(deps, call.actor.userId)
    if (account.closesAt !== null) {
      await accounts.setClosesAt(account.id, null)
      await notifyAccount(deps, account.id, 'accountKept', call)
    }
    return info(call)
  }

  return {
    ...forBoth('UpdatePassword', updatePassword),
    ...forBoth('SetPassword', setPassword),
    async studentResetPassword(call) {
      const { smsCode, password, passwordAgain, keepWechat = false } = call.input
      await requireUsablePassword(password, passwordAgain, call.school, deps)
      let hash = ''
      const account = await provenAccount('resetPassword', smsCode, call, async (known) => {
        await requireResetProof(known, call)
        await requireNewPassword(known, password)
        await requireImpersonalPassword(password, known, deps)
        hash = await hashOf(passwords, password)
      })
      const change = { hash, exceptId: await ownSessionId(deps, call), keepsWechat: keepWechat, isPhoneProven: true }
      live.signOut(await keys.setPassword(account.id, change, call))
      return info(call)
    },
    ...forBoth('ProveIdentity', prove),
    ...forBoth('BindWechat', bindWechat),
    ...forBoth('UnbindWechat', unbindOwnWechat),
    ...forBoth('SetTwoFactor', setTwoFactor),
    ...forBoth('CloseAccount', closeAccount),
    ...forBoth('KeepAccount', keepAccount),
  }
}
