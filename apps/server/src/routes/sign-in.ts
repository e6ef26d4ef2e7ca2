import type { Admission, Renewal, Tokens } from '../auth/admission.ts'
import type { PasswordDenied } from '../auth/password-door.ts'
import type { Deps } from '../deps.ts'
import type { AccountName } from '../db/accounts.ts'
import type { SchoolRole } from '../db/schema.ts'
import { describeDevice } from '../domain/device-description.ts'
import { maskMobile, phoneOf } from '../domain/phone.ts'
import { ApiError } from '../http/api-error.ts'
import type { AnswerOf, Call, Handlers } from '../http/call.ts'
import { hashOf, requireRightCode, requireUsablePassword } from './credentials.ts'
import { iso } from './instant.ts'
import { USER_TYPE } from './user-info.ts'

type SignInCalls =
  | 'teacherLogin'
  | 'studentLogin'
  | 'teacherLoginByPhonePassword'
  | 'studentLoginByPhonePassword'
  | 'teacherLoginBySmsCode'
  | 'studentLoginBySmsCode'
  | 'teacherLoginByWechat'
  | 'studentLoginByWechat'
  | 'teacherBindWechatPhone'
  | 'studentBindWechatPhone'
  | 'teacherTwoFactorAuth'
  | 'studentTwoFactorAuth'
  | 'teacherForceLogin'
  | 'studentForceLogin'
  | 'teacherRefreshToken'
  | 'studentRefreshToken'

type LoginInfo = AnswerOf<'teacherLogin'>

/** All ways in. What is proven differs; what follows is the same admission. */
export function signInRoutes({ accounts, config, identity, live, socialBindings }: Deps): Handlers<SignInCalls> {
  const { admissions, keys, passwords, sms, tickets, wechat } = identity

  /** @throws {ApiError} for every admission that is not a sign-in yet */
  const enter = async (admission: Promise<Admission>): Promise<LoginInfo> => {
    const admitted = await admission
    if (admitted.status !== 'signed-in') throw admissionError(admitted)
    live.signOut(admitted.endedSessionIds)
    return loginInfo(admitted.tokens, admitted.person.role)
  }

  const byPassword = async (
    account: AccountName,
    call: Call<'teacherLogin' | 'studentLogin' | 'teacherLoginByPhonePassword' | 'studentLoginByPhonePassword'>,
    role: SchoolRole,
  ) => {
    const { password, captchaVerification: captcha } = call.input
    const shown = await passwords.credential({ account, password, captcha, role, address: call.address })
    if ('denial' in shown) throw passwordError(shown.denial)
    return enter(admissions.admit(shown.credential, { password: true, phone: false }, call))
  }

  const login = (role: SchoolRole) => (call: Call<'teacherLogin' | 'studentLogin'>) => {
    const { input } = call
    const account = 'username' in input ? { username: input.username } : phoneOf(input.zone, input.mobile)
    return byPassword(account, call, role)
  }

  const loginByPhonePassword =
    (role: SchoolRole) => (call: Call<'teacherLoginByPhonePassword' | 'studentLoginByPhonePassword'>) =>
      byPassword(phoneOf(call.input.zone, call.input.mobile), call, role)

  const loginBySmsCode =
    (role: SchoolRole) => async (call: Call<'teacherLoginBySmsCode' | 'studentLoginBySmsCode'>) => {
      const { zone, mobile, smsCode, operation, password = '', keepWechat = false } = call.input
      const isNewPassword = operation === 'resetPassword'
      if (isNewPassword) requireUsablePassword(password, password, config)
      const phone = phoneOf(zone, mobile)
      let hash = ''
      await requireRightCode(sms, phone, operation, smsCode, call, async () => {
        if (isNewPassword) hash = await hashOf(passwords, password)
      })
      const credential = await accounts.credential(phone, role)
      // Nobody has this phone; the code for it was never sent, and only a guess comes here.
      if (!credential) throw new ApiError('wrongSmsCode')
      if (isNewPassword) {
        const change = { hash, exceptId: null, keepsWechat: keepWechat, isPhoneProven: true }
        live.signOut(await keys.setPassword(credential.account.id, change, call))
      }
      return enter(admissions.admit(credential, { password: false, phone: true }, call))
    }

  const loginByWechat = (role: SchoolRole) => async (call: Call<'teacherLoginByWechat' | 'studentLoginByWechat'>) => {
    const user = await wechat.identify(call.input.code)
    if (!user) throw new ApiError('wechatRefused')
    const accountId = await socialBindings.accountOf(user.openId)
    const credential = accountId === null ? null : await accounts.credentialOf(accountId, role)
    if (credential) return enter(admissions.admit(credential, { password: false, phone: false }, call))
    const { text } = await tickets.issue('wechat', { ...user, role }, call.now)
    throw new ApiError('wechatUnknown', { ticket: text, nickname: user.nickname })
  }

  const bindWechatPhone =
    (role: SchoolRole) => async (call: Call<'teacherBindWechatPhone' | 'studentBindWechatPhone'>) => {
      const { ticket, zone, mobile, smsCode } = call.input
      const opened = await tickets.open('wechat', ticket, call.now)
      if (opened?.content.role !== role) throw new ApiError('ticketExpired')
      const phone = phoneOf(zone, mobile)
      await requireRightCode(sms, phone, 'bindWechat', smsCode, call)
      const credential = await accounts.credential(phone, role)
      if (!credential) throw new ApiError('wrongSmsCode')
      if (!(await opened.redeem())) throw new ApiError('ticketExpired')
      const { openId, nickname } = opened.content
      if (!(await keys.bindWechat(credential.account.id, { openId, nickname }, call))) throw new ApiError('wechatTaken')
      return enter(admissions.admit(credential, { password: false, phone: true }, call))
    }

  const twoFactorAuth = (role: SchoolRole) => async (call: Call<'teacherTwoFactorAuth' | 'studentTwoFactorAuth'>) => {
    const opened = await tickets.open('admission', call.input.ticket, call.now)
    const needs = opened?.content.needs
    if (!opened || opened.content.role !== role || !needs || needs === 'force') throw new ApiError('ticketExpired')
    const phone = (await accounts.credentialOf(opened.content.accountId, role))?.account.phone
    if (!phone) throw new ApiError('ticketExpired')
    await requireRightCode(sms, phone, needs, call.input.smsCode, call)
    return enter(admissions.goOn(opened, call))
  }

  const forceLogin = (role: SchoolRole) => async (call: Call<'teacherForceLogin' | 'studentForceLogin'>) => {
    const opened = await tickets.open('admission', call.input.ticket, call.now)
    const { role: ownRole, needs } = opened?.content ?? {}
    if (!opened || ownRole !== role || needs !== 'force') throw new ApiError('forcedLoginExpired')
    return enter(
      admissions.goOn(opened, call).then((admission) => {
        if (admission.status === 'ticket-expired') throw new ApiError('forcedLoginExpired')
        return admission
      }),
    )
  }

  const refreshToken =
    (role: SchoolRole) =>
    async ({ input, now }: Call<'teacherRefreshToken' | 'studentRefreshToken'>) => {
      const renewal: Renewal = await admissions.refresh(input.refreshToken, role, now)
      if (renewal.status === 'renewed') return loginInfo(renewal.tokens, role)
      live.signOut(renewal.endedSessionIds)
      throw new ApiError('refreshRefused')
    }

  return {
    teacherLogin: login('teacher'),
    studentLogin: login('student'),
    teacherLoginByPhonePassword: loginByPhonePassword('teacher'),
    studentLoginByPhonePassword: loginByPhonePassword('student'),
    teacherLoginBySmsCode: loginBySmsCode('teacher'),
    studentLoginBySmsCode: loginBySmsCode('student'),
    teacherLoginByWechat: loginByWechat('teacher'),
    studentLoginByWechat: loginByWechat('student'),
    teacherBindWechatPhone: bindWechatPhone('teacher'),
    studentBindWechatPhone: bindWechatPhone('student'),
    teacherTwoFactorAuth: twoFactorAuth('teacher'),
    studentTwoFactorAuth: twoFactorAuth('student'),
    teacherForceLogin: forceLogin('teacher'),
    studentForceLogin: forceLogin('student'),
    teacherRefreshToken: refreshToken('teacher'),
    studentRefreshToken: refreshToken('student'),
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
      return new ApiError('twoFactorRequired', { ticket: admission.ticket, mobile: maskMobile(admission.mobile) })
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

export function passwordError(denial: PasswordDenied): ApiError {
  switch (denial.reason) {
    case 'wrong-password':
      return new ApiError('wrongPassword')
    case 'captcha-required':
      return new ApiError('captchaRequired')
    case 'too-many-attempts':
      return new ApiError('tooManyAttempts', { retryAfterSeconds: denial.retryAfterSeconds })
    case 'too-often':
      return new ApiError('tooOften', { retryAfterSeconds: denial.retryAfterSeconds })
  }
}
