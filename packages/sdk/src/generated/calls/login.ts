// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { PhoneLogin, LoginRequest, SmsLogin, SignInTicket, TwoFactorRequest, SmsCodeRequest, PasswordRetrieval, WechatCode, PhoneBinding, LoginResponse, UserInfoResponse, NothingResponse, SmsReceiptResponse, FormTokenResponse } from '../types.ts'

/**
 * Sign in as a teacher.
 *
 * After 3 wrong passwords in a row a captcha is required (50002); too many attempts close the door for a while (50003).
 *
 * `POST /api-tch/user/login` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), wrongPassword (50001), captchaRequired (50002), tooManyAttempts (50003), deviceUnverified (50005), twoFactorRequired (50006), forcedLogin (50021).
 */
export const teacherLogin = (loginRequest: LoginRequest, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-tch/user/login', encoding: 'multipart', authorization: 'basic', body: loginRequest }, options)

/**
 * Sign in with a code sent to the phone.
 *
 * `operation` is the one the code was asked for. With `resetPassword` the new `password` is set first, and other sign-ins end; an account with two-factor sign-in takes more for that (30130): `retrievePassword`. Without `resetPassword` it takes a second step (50006).
 *
 * `POST /api-tch/user/loginByMobileValidCode` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), passwordTooWeak (30104), passwordPublic (30116), textCodeNotEnough (30130), passwordCommon (30131), passwordPersonal (30132), wrongSmsCode (50004), twoFactorRequired (50006), forcedLogin (50021).
 */
export const teacherLoginBySmsCode = (smsLogin: SmsLogin, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-tch/user/loginByMobileValidCode', encoding: 'multipart', authorization: 'basic', body: smsLogin }, options)

/**
 * Sign in with phone number and password.
 *
 * `POST /api-tch/user/loginByMobliePassword` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), wrongPassword (50001), captchaRequired (50002), tooManyAttempts (50003), deviceUnverified (50005), twoFactorRequired (50006), forcedLogin (50021).
 */
export const teacherLoginByPhonePassword = (phoneLogin: PhoneLogin, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-tch/user/loginByMobliePassword', encoding: 'multipart', authorization: 'basic', body: phoneLogin }, options)

/**
 * Who is signed in.
 *
 * `POST /api-tch/user/userInfo` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherUserInfo = (options?: CallOptions) =>
  call<UserInfoResponse>({ url: '/api-tch/user/userInfo', encoding: 'multipart' }, options)

/**
 * Sign out.
 *
 * Ends this sign-in only. Signing out twice is harmless.
 *
 * `POST /api-tch/user/logout` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const teacherLogout = (options?: ChangeCallOptions) =>
  change<NothingResponse>({ url: '/api-tch/user/logout', encoding: 'multipart' }, options)

/**
 * Sign in here and end the other sign-ins.
 *
 * After 50021. Whoever is signed in elsewhere hears 401 with the reason `signed-in-elsewhere`. A ticket that is too old or was used is answered with 50023: sign in again.
 *
 * `POST /api-tch/user/forceLogin` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), forcedLoginExpired (50023).
 */
export const teacherForceLogin = (signInTicket: SignInTicket, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-tch/user/forceLogin', encoding: 'multipart', authorization: 'basic', body: signInTicket }, options)

/**
 * Second step of a sign-in.
 *
 * After 50005 (a new device) or 50006 (two-factor sign-in), with a code asked for by the same ticket. A wrong code leaves the ticket as it is.
 *
 * `POST /api-tch/user/twoFactorAuth` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), wrongSmsCode (50004), twoFactorRequired (50006), ticketExpired (50008), forcedLogin (50021).
 */
export const teacherTwoFactorAuth = (twoFactorRequest: TwoFactorRequest, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-tch/user/twoFactorAuth', encoding: 'multipart', authorization: 'basic', body: twoFactorRequest }, options)

/**
 * Send a code to a phone.
 *
 * Six digits, good for five minutes, five tries and one use, on the device (`deviceId`) that asked for them. Name the phone, or the ticket of a sign-in that asks for a code. A phone that no account has is answered like any other. One a minute for each purpose (30113), unless the last one was used. After several codes a captcha is required (50002), sooner when others ask for the same number; a day has its limit (30114). Texts go to the school's countries only (30133) and have budgets for each account, for numbers alike, for a country and in all (30134); what strangers use up is not taken from a device that the account knows.
 *
 * `POST /api-tch/user/code/sms` · anonymous, teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), phoneMissing (30108), smsUnavailable (30111), codeJustSent (30113), tooManyCodes (30114), countryNotServed (30133), textsUsedUp (30134), captchaRequired (50002), ticketExpired (50008), phoneMismatch (50011).
 */
export const teacherSendSmsCode = (smsCodeRequest: SmsCodeRequest, options?: CallOptions) =>
  call<SmsReceiptResponse>({ url: '/api-tch/user/code/sms', encoding: 'multipart', authorization: 'basicOrBearer', body: smsCodeRequest }, options)

/**
 * A token that sends one form once.
 *
 * Asked for when the form of a new password opens, sent along with it. Good for fifteen minutes and one use.
 *
 * `POST /api-tch/user/randomToken` · anonymous, teacher
 *
 * Codes: unexpected (-1), invalidInput (400), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const teacherRequestFormToken = (options?: CallOptions) =>
  call<FormTokenResponse>({ url: '/api-tch/user/randomToken', encoding: 'multipart', authorization: 'basicOrBearer' }, options)

/**
 * Set a new password, with a code sent to the phone.
 *
 * For who forgot the old one. Every sign-in of the account ends. An account with two-factor sign-in takes a `totpCode`, a `recoveryCode` or a `passkey`, too (30130).
 *
 * `POST /api-tch/user/retrievePwd` · anonymous, teacher
 *
 * Codes: unexpected (-1), invalidInput (400), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), passwordUnchanged (30102), passwordsDiffer (30103), passwordTooWeak (30104), formExpired (30109), passwordPublic (30116), textCodeNotEnough (30130), passwordCommon (30131), passwordPersonal (30132), passkeysUnavailable (30141), tooManyAttempts (50003), wrongSmsCode (50004), ticketExpired (50008), wrongSecondStep (50014), passkeyRefused (50015).
 */
export const teacherRetrievePassword = (passwordRetrieval: PasswordRetrieval, options?: CallOptions) =>
  call<NothingResponse>({ url: '/api-tch/user/retrievePwd', encoding: 'multipart', authorization: 'basicOrBearer', body: passwordRetrieval }, options)

/**
 * Sign in with WeChat.
 *
 * `code` is what WeChat gave the browser. WeChat that belongs to no account yet is answered with 50007 and a ticket for binding it to a phone.
 *
 * `POST /api-tch/user/auth/webWx` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), deviceUnverified (50005), twoFactorRequired (50006), wechatUnknown (50007), wechatRefused (50009), forcedLogin (50021).
 */
export const teacherLoginByWechat = (wechatCode: WechatCode, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-tch/user/auth/webWx', encoding: 'multipart', authorization: 'basic', body: wechatCode }, options)

/**
 * Bind WeChat to the account of a phone, and sign in.
 *
 * After 50007, with a code asked for by the operation `bindWechat`.
 *
 * `POST /api-tch/user/phoneBind` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), wechatTaken (30106), textCodeNotEnough (30130), wrongSmsCode (50004), ticketExpired (50008), forcedLogin (50021).
 */
export const teacherBindWechatPhone = (phoneBinding: PhoneBinding, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-tch/user/phoneBind', encoding: 'multipart', authorization: 'basic', body: phoneBinding }, options)

/**
 * Sign in as a student.
 *
 * After 3 wrong passwords in a row a captcha is required (50002); too many attempts close the door for a while (50003).
 *
 * `POST /api-user/user/login` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), wrongPassword (50001), captchaRequired (50002), tooManyAttempts (50003), deviceUnverified (50005), twoFactorRequired (50006), forcedLogin (50021).
 */
export const studentLogin = (loginRequest: LoginRequest, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-user/user/login', encoding: 'multipart', authorization: 'basic', body: loginRequest }, options)

/**
 * Sign in with a code sent to the phone.
 *
 * `operation` is the one the code was asked for. With `resetPassword` the new `password` is set first, and other sign-ins end; an account with two-factor sign-in takes more for that (30130): `retrievePassword`. Without `resetPassword` it takes a second step (50006).
 *
 * `POST /api-user/user/loginByMobileValidCode` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), passwordTooWeak (30104), passwordPublic (30116), textCodeNotEnough (30130), passwordCommon (30131), passwordPersonal (30132), wrongSmsCode (50004), twoFactorRequired (50006), forcedLogin (50021).
 */
export const studentLoginBySmsCode = (smsLogin: SmsLogin, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-user/user/loginByMobileValidCode', encoding: 'multipart', authorization: 'basic', body: smsLogin }, options)

/**
 * Sign in with phone number and password.
 *
 * `POST /api-user/user/loginByMobliePassword` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), wrongPassword (50001), captchaRequired (50002), tooManyAttempts (50003), deviceUnverified (50005), twoFactorRequired (50006), forcedLogin (50021).
 */
export const studentLoginByPhonePassword = (phoneLogin: PhoneLogin, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-user/user/loginByMobliePassword', encoding: 'multipart', authorization: 'basic', body: phoneLogin }, options)

/**
 * Who is signed in.
 *
 * `POST /api-user/user/userInfo` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const studentUserInfo = (options?: CallOptions) =>
  call<UserInfoResponse>({ url: '/api-user/user/userInfo', encoding: 'multipart' }, options)

/**
 * Sign out.
 *
 * Ends this sign-in only. Signing out twice is harmless.
 *
 * `POST /api-user/user/logout` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const studentLogout = (options?: ChangeCallOptions) =>
  change<NothingResponse>({ url: '/api-user/user/logout', encoding: 'multipart' }, options)

/**
 * Sign in here and end the other sign-ins.
 *
 * After 50021. Whoever is signed in elsewhere hears 401 with the reason `signed-in-elsewhere`. A ticket that is too old or was used is answered with 50023: sign in again.
 *
 * `POST /api-user/user/forceLogin` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), forcedLoginExpired (50023).
 */
export const studentForceLogin = (signInTicket: SignInTicket, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-user/user/forceLogin', encoding: 'multipart', authorization: 'basic', body: signInTicket }, options)

/**
 * Second step of a sign-in.
 *
 * After 50005 (a new device) or 50006 (two-factor sign-in), with a code asked for by the same ticket. A wrong code leaves the ticket as it is.
 *
 * `POST /api-user/user/twoFactorAuth` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), wrongSmsCode (50004), twoFactorRequired (50006), ticketExpired (50008), forcedLogin (50021).
 */
export const studentTwoFactorAuth = (twoFactorRequest: TwoFactorRequest, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-user/user/twoFactorAuth', encoding: 'multipart', authorization: 'basic', body: twoFactorRequest }, options)

/**
 * Send a code to a phone.
 *
 * Six digits, good for five minutes, five tries and one use, on the device (`deviceId`) that asked for them. Name the phone, or the ticket of a sign-in that asks for a code. A phone that no account has is answered like any other. One a minute for each purpose (30113), unless the last one was used. After several codes a captcha is required (50002), sooner when others ask for the same number; a day has its limit (30114). Texts go to the school's countries only (30133) and have budgets for each account, for numbers alike, for a country and in all (30134); what strangers use up is not taken from a device that the account knows.
 *
 * `POST /api-user/user/code/sms` · anonymous, student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), phoneMissing (30108), smsUnavailable (30111), codeJustSent (30113), tooManyCodes (30114), countryNotServed (30133), textsUsedUp (30134), captchaRequired (50002), ticketExpired (50008), phoneMismatch (50011).
 */
export const studentSendSmsCode = (smsCodeRequest: SmsCodeRequest, options?: CallOptions) =>
  call<SmsReceiptResponse>({ url: '/api-user/user/code/sms', encoding: 'multipart', authorization: 'basicOrBearer', body: smsCodeRequest }, options)

/**
 * A token that sends one form once.
 *
 * Asked for when the form of a new password opens, sent along with it. Good for fifteen minutes and one use.
 *
 * `POST /api-user/user/randomToken` · anonymous, student
 *
 * Codes: unexpected (-1), invalidInput (400), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const studentRequestFormToken = (options?: CallOptions) =>
  call<FormTokenResponse>({ url: '/api-user/user/randomToken', encoding: 'multipart', authorization: 'basicOrBearer' }, options)

/**
 * Set a new password, with a code sent to the phone.
 *
 * For who forgot the old one. Every sign-in of the account ends. An account with two-factor sign-in takes a `totpCode`, a `recoveryCode` or a `passkey`, too (30130).
 *
 * `POST /api-user/user/retrievePwd` · anonymous, student
 *
 * Codes: unexpected (-1), invalidInput (400), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), passwordUnchanged (30102), passwordsDiffer (30103), passwordTooWeak (30104), formExpired (30109), passwordPublic (30116), textCodeNotEnough (30130), passwordCommon (30131), passwordPersonal (30132), passkeysUnavailable (30141), tooManyAttempts (50003), wrongSmsCode (50004), ticketExpired (50008), wrongSecondStep (50014), passkeyRefused (50015).
 */
export const studentRetrievePassword = (passwordRetrieval: PasswordRetrieval, options?: CallOptions) =>
  call<NothingResponse>({ url: '/api-user/user/retrievePwd', encoding: 'multipart', authorization: 'basicOrBearer', body: passwordRetrieval }, options)

/**
 * Sign in with WeChat.
 *
 * `code` is what WeChat gave the browser. WeChat that belongs to no account yet is answered with 50007 and a ticket for binding it to a phone.
 *
 * `POST /api-user/user/auth/webWx` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), deviceUnverified (50005), twoFactorRequired (50006), wechatUnknown (50007), wechatRefused (50009), forcedLogin (50021).
 */
export const studentLoginByWechat = (wechatCode: WechatCode, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-user/user/auth/webWx', encoding: 'multipart', authorization: 'basic', body: wechatCode }, options)

/**
 * Bind WeChat to the account of a phone, and sign in.
 *
 * After 50007, with a code asked for by the operation `bindWechat`.
 *
 * `POST /api-user/user/phoneBind` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), wechatTaken (30106), textCodeNotEnough (30130), wrongSmsCode (50004), ticketExpired (50008), forcedLogin (50021).
 */
export const studentBindWechatPhone = (phoneBinding: PhoneBinding, options?: CallOptions) =>
  call<LoginResponse>({ url: '/api-user/user/phoneBind', encoding: 'multipart', authorization: 'basic', body: phoneBinding }, options)

