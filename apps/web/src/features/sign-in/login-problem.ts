import { errorCodes } from '@hwjy/sdk'

/** Why a sign-in did not work, as far as the form can help. Times are epoch ms. */
export type LoginProblem =
  | { kind: 'wrong-password' }
  | { kind: 'captcha-required'; askedAt: number }
  | { kind: 'too-many-attempts'; until: number }
  | { kind: 'forced-login' }
  /** Anything else, in the sentence the server or the client gave. */
  | { kind: 'other'; message: string }

/** What the form itself shows; the captcha is a dialog over it. */
export type FormProblem = Exclude<LoginProblem, { kind: 'captcha-required' }>

/** What the server said instead of "200". */
export interface LoginFailure {
  /** Number of the error catalogue. */
  code: number
  message: string
  retryAfterSeconds?: number | undefined
}

/** @param now when the answer came, epoch ms */
export function loginProblem({ code, message, retryAfterSeconds }: LoginFailure, now: number): LoginProblem {
  switch (code) {
    case errorCodes.wrongPassword:
      return { kind: 'wrong-password' }
    case errorCodes.captchaRequired:
      return { kind: 'captcha-required', askedAt: now }
    case errorCodes.tooManyAttempts:
    case errorCodes.tooOften:
      return { kind: 'too-many-attempts', until: now + (retryAfterSeconds ?? 60) * 1_000 }
    case errorCodes.forcedLogin:
    case errorCodes.forcedLoginExpired:
      return { kind: 'forced-login' }
    default:
      return { kind: 'other', message }
  }
}
