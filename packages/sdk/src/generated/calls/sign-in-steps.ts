// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call } from '../../client/call.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { PasskeyAssertion, RefreshRequest, CaptchaWorkAnswer, SecondStepRequest, LoginResponse, CaptchaWorkResponse, SolvedCaptchaResponse, PasskeyChallengeResponse } from '../types.ts'

/**
 * The next access token.
 *
 * Each refresh token works once; its answer brings the next one. It works only on the device that it was given to (`deviceSecret`). One that is shown again long after its use ends the sign-in.
 *
 * `POST /api-tch/ext/refreshToken` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), refreshRefused (50010).
 */
export const teacherRefreshToken = (refreshRequest: RefreshRequest, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-tch/ext/refreshToken', authorization: 'basic', body: refreshRequest }, options)

/**
 * The next access token.
 *
 * Each refresh token works once; its answer brings the next one. It works only on the device that it was given to (`deviceSecret`). One that is shown again long after its use ends the sign-in.
 *
 * `POST /api-user/ext/refreshToken` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), refreshRefused (50010).
 */
export const studentRefreshToken = (refreshRequest: RefreshRequest, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-user/ext/refreshToken', authorization: 'basic', body: refreshRequest }, options)

/**
 * Work for a browser, asked for where a program is likely.
 *
 * A proof of work: some seconds of the browser and nothing of the person, longer for a network that asks often. Good for three minutes and one try, from the network that asked for it.
 *
 * `POST /api-user/ext/captcha/work` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const getCaptchaWork = (options?: CallOptions) =>
  call<CaptchaWorkResponse>({ url: '/api-user/ext/captcha/work', authorization: 'none' }, options)

/**
 * Hand in the work.
 *
 * The answer is good for two minutes and for one call, from the same network.
 *
 * `POST /api-user/ext/captcha/checkWork` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), captchaWrong (30120).
 */
export const checkCaptchaWork = (captchaWorkAnswer: CaptchaWorkAnswer, options?: CallOptions) =>
  call<SolvedCaptchaResponse>({ url: '/api-user/ext/captcha/checkWork', authorization: 'none', body: captchaWorkAnswer }, options)

/**
 * What a passkey has to sign.
 *
 * For a sign-in by passkey, for its second step, for a new password and for `proveIdentity`. It names no account: the passkey does.
 *
 * `POST /api-tch/ext/login/passkeyOptions` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), passkeysUnavailable (30141).
 */
export const teacherPasskeyOptions = (options?: CallOptions) =>
  call<PasskeyChallengeResponse>({ url: '/api-tch/ext/login/passkeyOptions', authorization: 'none' }, options)

/**
 * What a passkey has to sign.
 *
 * For a sign-in by passkey, for its second step, for a new password and for `proveIdentity`. It names no account: the passkey does.
 *
 * `POST /api-user/ext/login/passkeyOptions` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), passkeysUnavailable (30141).
 */
export const studentPasskeyOptions = (options?: CallOptions) =>
  call<PasskeyChallengeResponse>({ url: '/api-user/ext/login/passkeyOptions', authorization: 'none' }, options)

/**
 * Sign in with a passkey alone.
 *
 * The authenticator has verified the person, so this is both steps.
 *
 * `POST /api-tch/ext/login/passkey` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), passkeysUnavailable (30141), ticketExpired (50008), passkeyRefused (50015), forcedLogin (50021).
 */
export const teacherLoginByPasskey = (passkeyAssertion: PasskeyAssertion, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-tch/ext/login/passkey', authorization: 'basic', body: passkeyAssertion }, options)

/**
 * Sign in with a passkey alone.
 *
 * The authenticator has verified the person, so this is both steps.
 *
 * `POST /api-user/ext/login/passkey` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), passkeysUnavailable (30141), ticketExpired (50008), passkeyRefused (50015), forcedLogin (50021).
 */
export const studentLoginByPasskey = (passkeyAssertion: PasskeyAssertion, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-user/ext/login/passkey', authorization: 'basic', body: passkeyAssertion }, options)

/**
 * Second step of a sign-in, other than by text message.
 *
 * After 50006, by one of its `info.ways`. What is wrong leaves the ticket as it is.
 *
 * `POST /api-tch/ext/login/secondStep` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), passkeysUnavailable (30141), wrongPassword (50001), tooManyAttempts (50003), twoFactorRequired (50006), ticketExpired (50008), wrongSecondStep (50014), passkeyRefused (50015), forcedLogin (50021).
 */
export const teacherSecondStep = (secondStepRequest: SecondStepRequest, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-tch/ext/login/secondStep', authorization: 'basic', body: secondStepRequest }, options)

/**
 * Second step of a sign-in, other than by text message.
 *
 * After 50006, by one of its `info.ways`. What is wrong leaves the ticket as it is.
 *
 * `POST /api-user/ext/login/secondStep` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), passkeysUnavailable (30141), wrongPassword (50001), tooManyAttempts (50003), twoFactorRequired (50006), ticketExpired (50008), wrongSecondStep (50014), passkeyRefused (50015), forcedLogin (50021).
 */
export const studentSecondStep = (secondStepRequest: SecondStepRequest, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-user/ext/login/secondStep', authorization: 'basic', body: secondStepRequest }, options)

