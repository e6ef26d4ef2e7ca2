import type { SchoolRole } from '../../domain/actor.ts'
import type { Admission, Renewal, Tokens } from '../../auth/admission.ts'
import type { Deps } from '../../deps.ts'
import type { AccountName } from '../../db/accounts/accounts.ts'
import { describeDevice } from '../../domain/accounts/device-description.ts'
import { maskMobile, phoneOf } from '../../domain/accounts/phone.ts'
import { missingForReset, missingStep, type ProofWay } from '../../domain/accounts/second-step-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ResponseOf, Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { hashOf, requireImpersonalPassword, requireRightCode, requireUsablePassword } from './credentials.ts'
import { iso } from '../instant.ts'
import { passwordError } from './password-error.ts'
import { givenWay, meansOf, passkeyError, requireRightStep } from './right-step.ts'
import { USER_TYPE } from './user-info.ts'

type SignInCalls =
  | Both<'Login'>
  | Both<'LoginByPhonePassword'>
  | Both<'LoginBySmsCode'>
  | Both<'LoginByWechat'>
  | Both<'BindWechatPhone'>
  | Both<'TwoFactorAuth'>
  | Both<'PasskeyOptions'>
  | Both<'LoginByPasskey'>
  | Both<'SecondStep'>
  | Both<'ForceLogin'>
  | Both<'RefreshToken'>

type LoginInfo = ResponseOf<'teacherLogin'>

/** Handles every kind of sign-in. The proofs differ; the admission after them is the same. */
export function signInRoutes(deps: Deps): Handlers<SignInCalls> {
  const { accounts, identity, live, socialBindings } = deps
  const { admissions, keys, passkeys, passwords, sms, tickets, wechat } = identity

  // @throws {ApiError} for every admission that is not a sign-in yet
  const enter = async (admission: Promise<Admission>): Promise<LoginInfo> => {
    const admitted = await admission
    if (admitted.status !== 'signed-in') throw admissionError(admitted)
    live.signOut(admitted.endedSessionIds)
    return loginInfo(admitted.tokens, admitted.person.role)
  }

  const byPassword = async (
    account: AccountName,
    call: Call<Both<'Login'> | Both<'LoginByPhonePassword'>>,
    role: SchoolRole,
  ) => {
    const { password, captchaVerification: captcha } = call.input
    const shown = await passwords.credential({ account, password, captcha, role, from: call })
    if ('denial' in shown) throw passwordError(shown.denial)
    return enter(admissions.admit(shown.credential, ['password'], call))
  }

  const login = (call: Call<Both<'Login'>>, role: SchoolRole) => {
    const { input } = call
    const name = 'username' in input ? { username: input.username } : phoneOf(input.zone, input.mobile)
    const account = { schoolId: call.school, ...name }
    return byPassword(account, call, role)
  }

  const loginByPhonePassword = (call: Call<Both<'LoginByPhonePassword'>>, role: SchoolRole) =>
    byPassword({ schoolId: call.school, ...phoneOf(call.input.zone, call.input.mobile) }, call, role)

  const loginBySmsCode = async (call: Call<Both<'LoginBySmsCode'>>, role: SchoolRole) => {
    const { zone, mobile, smsCode, operation, password = '', keepWechat = false } = call.input
    const isNewPassword = operation === 'resetPassword'
    if (isNewPassword) await requireUsablePassword(password, password, call.school, deps)
    const phone = { schoolId: call.school, ...phoneOf(zone, mobile) }
    const credential = await accounts.credential(phone, role)
    let hash = ''
    await requireRightCode(sms, phone, operation, smsCode, call, async () => {
      if (!isNewPassword) return
      // This comes first: the code alone must not reveal the owner of the account.
      if (credential) requireTextEnough(missingForReset(await meansOf(deps, credential.account.id)))
      if (credential) await requireImpersonalPassword(password, credential.account, deps)
      hash = await hashOf(passwords, password)
    })
    // No account has this phone; the code for it was never sent, and only a guess comes here.
    if (!credential) throw new ApiError('wrongSmsCode')
    if (isNewPassword) {
      const change = { hash, exceptId: null, keepsWechat: keepWechat, isPhoneProven: true }
      live.signOut(await keys.setPassword(credential.account.id, change, call))
    }
    return enter(admissions.admit(credential, ['smsCode'], call))
  }

  const loginByWechat = async (call: Call<Both<'LoginByWechat'>>, role: SchoolRole) => {
    const user = await wechat.identify(call.input.code)
    if (!user) throw new ApiError('wechatRefused')
    const accountId = await socialBindings.accountOf(call.school, user.openId)
    const credential = accountId === null ? null : await accounts.credentialOf(accountId, role)
    if (credential) return enter(admissions.admit(credential, ['wechat'], call))
    const { text } = await tickets.issue('wechat', { ...user, role }, call.now)
    throw new ApiError('wechatUnknown', { ticket: text, nickname: user.nickname })
  }

  const bindWechatPhone = async (call: Call<Both<'BindWechatPhone'>>, role: SchoolRole) => {
    const { ticket, zone, mobile, smsCode } = call.input
    const opened = await tickets.open('wechat', ticket, call.now)
    if (opened?.content.role !== role) throw new ApiError('ticketExpired')
    const phone = { schoolId: call.school, ...phoneOf(zone, mobile) }
    const credential = await accounts.credential(phone, role)
    await requireRightCode(sms, phone, 'bindWechat', smsCode, call, async () => {
      // Otherwise the code, with a WeChat of one's own, would open the account for good.
      if (credential) requireTextEnough(missingStep(await meansOf(deps, credential.account.id), ['smsCode']))
    })
    if (!credential) throw new ApiError('wrongSmsCode')
    if (!(await opened.redeem())) throw new ApiError('ticketExpired')
    const { openId, nickname } = opened.content
    if (!(await keys.bindWechat(credential.account.id, { openId, nickname }, call))) throw new ApiError('wechatTaken')
    return enter(admissions.admit(credential, ['smsCode'], call))
  }

  const twoFactorAuth = async (call: Call<Both<'TwoFactorAuth'>>, role: SchoolRole) => {
    const opened = await tickets.open('admission', call.input.ticket, call.now)
    const needs = opened?.content.needs
    if (!opened || opened.content.role !== role || !needs || needs === 'force') throw new ApiError('ticketExpired')
    const account = (await accounts.credentialOf(opened.content.accountId, role))?.account
    if (!account?.phone) throw new ApiError('ticketExpired')
    await requireRightCode(sms, { schoolId: account.schoolId, ...account.phone }, needs, call.input.smsCode, call)
    return enter(admissions.goOn(opened, ['smsCode'], call))
  }

  const passkeyOptions = async ({ now, origin }: Call<Both<'PasskeyOptions'>>) => {
    const challenge = await passkeys.challenge(origin, now)
    if (challenge === 'unavailable') throw passkeyError(challenge)
    return challenge
  }

  const loginByPasskey = async (call: Call<Both<'LoginByPasskey'>>, role: SchoolRole) => {
    const shown = await passkeys.accountOf(call.input, call.origin, call.now)
    if (typeof shown === 'string') throw passkeyError(shown)
    const credential = await accounts.credentialOf(shown.accountId, role)
    // The account has no person of this role, or belongs to another school of this server.
    if (credential?.account.schoolId !== call.school) throw new ApiError('passkeyRefused')
    return enter(admissions.admit(credential, ['passkey'], call))
  }

  const secondStep = async (call: Call<Both<'SecondStep'>>, role: SchoolRole) => {
    const { input, now } = call
    const opened = await tickets.open('admission', input.ticket, now)
    if (opened?.content.role !== role || opened.content.needs !== 'twoFactor') throw new ApiError('ticketExpired')
    const { accountId, shown } = opened.content
    const account = (await accounts.credentialOf(accountId, role))?.account
    if (!account) throw new ApiError('ticketExpired')
    const ways = missingStep(await meansOf(deps, accountId), shown) ?? []
    const way = givenWay(ways, input)
    if (!way) throw twoFactorError({ ticket: input.ticket, ways, mobile: account.phone?.mobile ?? null })
    await requireRightStep(deps, account, way, input, call)
    return enter(admissions.goOn(opened, [way], call))
  }

  const forceLogin = async (call: Call<Both<'ForceLogin'>>, role: SchoolRole) => {
    const opened = await tickets.open('admission', call.input.ticket, call.now)
    const { role: ownRole, needs } = opened?.content ?? {}
    if (!opened || ownRole !== role || needs !== 'force') throw new ApiError('forcedLoginExpired')
    return enter(
      admissions.goOn(opened, [], call).then((admission) => {
        if (admission.status === 'ticket-expired') throw new ApiError('forcedLoginExpired')
        return admission
      }),
    )
  }

  const refreshToken = async ({ input, device, now }: Call<Both<'RefreshToken'>>, role: SchoolRole) => {
    const renewal: Renewal = await admissions.refresh(input.refreshToken, role, device, now)
    if (renewal.status === 'renewed') return loginInfo(renewal.tokens, role)
    live.signOut(renewal.endedSessionIds)
    throw new ApiError('refreshRefused', renewal.reason === null ? null : { reason: renewal.reason })
  }

  return {
    ...forBoth('Login', login),
    ...forBoth('LoginByPhonePassword', loginByPhonePassword),
    ...forBoth('LoginBySmsCode', loginBySmsCode),
    ...forBoth('LoginByWechat', loginByWechat),
    ...forBoth('BindWechatPhone', bindWechatPhone),
    ...forBoth('TwoFactorAuth', twoFactorAuth),
    ...forBoth('PasskeyOptions', passkeyOptions),
    ...forBoth('LoginByPasskey', loginByPasskey),
    ...forBoth('SecondStep', secondStep),
    ...forBoth('ForceLogin', forceLogin),
    ...forBoth('RefreshToken', refreshToken),
  }
}

function loginInfo({ accessToken, refreshToken, expiresInSeconds }: Tokens, role: SchoolRole): LoginInfo {
  return { accessToken, refreshToken, expiresIn: expiresInSeconds, userType: USER_TYPE[role] }
}

function admissionError(admission: Exclude<Admission, { status: 'signed-in' }>): ApiError {
  switch (admission.status) {
    case 'device-unverified':
      return new ApiError('deviceUnverified', { ticket: admission.ticket, mobile: maskMobile(admission.mobile) })
    case 'two-factor-required':
      return twoFactorError(admission)
    case 'signed-in-elsewhere': {
      const devices = admission.devices.map(({ userAgent, lastSeenAt }) => ({
        device: describeDevice(userAgent),
        lastSeenAt: iso(lastSeenAt),
      }))
      return new ApiError('forcedLogin', { ticket: admission.ticket, devices })
    }
    case 'ticket-expired':
      return new ApiError('ticketExpired')
  }
}

function twoFactorError({
  ticket,
  ways,
  mobile,
}: {
  ticket: string
  ways: readonly ProofWay[]
  mobile: string | null
}) {
  const phone = mobile !== null && ways.includes('smsCode') && { mobile: maskMobile(mobile) }
  return new ApiError('twoFactorRequired', { ticket, ways, ...phone })
}

/** @throws {ApiError} `textCodeNotEnough` */
function requireTextEnough(missing: readonly ProofWay[] | null): void {
  if (missing) throw new ApiError('textCodeNotEnough', { ways: missing })
}
