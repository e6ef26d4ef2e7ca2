import { type ApiError, errorCodes, type Issue, type ProofWay, type SignedInDevice } from '@hwjy/sdk'

/** Which second step a sign-in asks for; also what its code is asked for by. */
export type CodeOperation = 'verifyDevice' | 'twoFactor'

/** Why a sign-in did not work, or not yet. Times are epoch ms. */
export type LoginProblem =
  | { kind: 'wrong-password' }
  | { kind: 'wrong-code' }
  /** The code of the app or a recovery code. */
  | { kind: 'wrong-step'; message: string }
  /** No phone can have this number. */
  | { kind: 'invalid-phone' }
  /** More than any username or password can have. */
  | { kind: 'too-long'; field: 'username' | 'password' }
  | { kind: 'captcha-required'; askedAt: number }
  | { kind: 'too-many-attempts'; until: number }
  | { kind: 'elsewhere'; ticket: string; devices: readonly SignedInDevice[] }
  /** @property mobile the account's phone, with its middle hidden. @property ways any of them is enough */
  | { kind: 'code-needed'; operation: CodeOperation; ticket: string; mobile: string; ways: readonly ProofWay[] }
  /** A second step took too long: the sign-in begins again. */
  | { kind: 'too-late'; message: string }
  /** The browser gave no passkey: said without alarm. */
  | { kind: 'no-passkey'; message: string }
  /** WeChat knows the person, and no account knows WeChat. */
  | { kind: 'wechat-unknown'; ticket: string; nickname: string }
  /** Anything else, in the sentence the server or the client gave. */
  | { kind: 'other'; message: string }

/** The user has proven their identity, and a step is still missing. */
export type ElsewhereStep = Extract<LoginProblem, { kind: 'elsewhere' }>
export type CodeStep = Extract<LoginProblem, { kind: 'code-needed' }>

/** Problems that a form itself shows; the others are a step of their own, a dialog or another page. */
export type FormProblem = Exclude<
  LoginProblem,
  ElsewhereStep | CodeStep | { kind: 'captcha-required' | 'wechat-unknown' }
>

export type LoginFailure = Pick<ApiError, 'code' | 'data'>

/**
 * @param failure what the server said instead of "200"
 * @param message its sentence, in the person's language
 * @param now when the answer came, epoch ms
 */
export function loginProblem({ code, data }: LoginFailure, message: string, now: number): LoginProblem {
  const { ticket = '', mobile = '', nickname = '', devices = [], ways = ['smsCode'] } = data ?? {}
  switch (code) {
    case errorCodes.wrongPassword:
      return { kind: 'wrong-password' }
    case errorCodes.wrongSmsCode:
      return { kind: 'wrong-code' }
    case errorCodes.wrongSecondStep:
      return { kind: 'wrong-step', message }
    case errorCodes.captchaRequired:
      return { kind: 'captcha-required', askedAt: now }
    case errorCodes.tooManyAttempts:
    case errorCodes.tooOften:
      return { kind: 'too-many-attempts', until: now + (data?.retryAfterSeconds ?? 60) * 1_000 }
    case errorCodes.forcedLogin:
      return { kind: 'elsewhere', ticket, devices }
    case errorCodes.deviceUnverified:
      return { kind: 'code-needed', operation: 'verifyDevice', ticket, mobile, ways }
    case errorCodes.twoFactorRequired:
      return { kind: 'code-needed', operation: 'twoFactor', ticket, mobile, ways }
    case errorCodes.ticketExpired:
    case errorCodes.forcedLoginExpired:
      return { kind: 'too-late', message }
    case errorCodes.wechatUnknown:
      return { kind: 'wechat-unknown', ticket, nickname }
    case errorCodes.invalidInput:
      return inputProblem(data?.issues ?? [], message)
    default:
      return { kind: 'other', message }
  }
}

function inputProblem(issues: readonly Issue[], message: string): LoginProblem {
  if (issues.some(({ path }) => path === 'mobile')) return { kind: 'invalid-phone' }
  const tooLong = issues.find(({ code }) => code === 'too_big')?.path
  return tooLong === 'username' || tooLong === 'password'
    ? { kind: 'too-long', field: tooLong }
    : { kind: 'other', message }
}
