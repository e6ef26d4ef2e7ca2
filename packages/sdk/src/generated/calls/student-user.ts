// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { WechatCode, AccountStudentsRequest, StudentChoice, TeacherChoice, ProfileChange, PasswordChange, MobileChange, PasswordReset, NewPassword, UserInfoResponse, AccountStudentsResponse, TeacherInfoResponse, AccountInfoResponse } from '../types.ts'

/**
 * Students who share this account.
 *
 * `POST /api-user/user/stuList` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listAccountStudents = (accountStudentsRequest: AccountStudentsRequest, options?: CallOptions) =>
  call<AccountStudentsResponse>({ url: '/api-user/user/stuList', body: accountStudentsRequest }, options)

/**
 * Go on as another student of this account.
 *
 * The same tokens from now on act for that student; the rooms the former one was in are closed.
 *
 * `POST /api-user/user/assignStudent` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const assignStudent = (studentChoice: StudentChoice, options?: ChangeCallOptions) =>
  change<UserInfoResponse>({ url: '/api-user/user/assignStudent', body: studentChoice }, options)

/**
 * A teacher of mine.
 *
 * Teachers of classes this student is in; nobody else is found.
 *
 * `POST /api-user/user/tchInfo` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getTeacherInfo = (teacherChoice: TeacherChoice, options?: CallOptions) =>
  call<TeacherInfoResponse>({ url: '/api-user/user/tchInfo', body: teacherChoice }, options)

/**
 * Change what others see of me.
 *
 * Fields that are left out stay. `avatar` is the `newFileName` of an uploaded JPG of at most 2 MB.
 *
 * `POST /api-user/user/modifyUser` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), uploadNotFound (30040), nameImitatesRole (30135), fileTypeNotAllowed (34001), fileTooLarge (34002).
 */
export const studentModifyUser = (profileChange: ProfileChange, options?: ChangeCallOptions) =>
  change<AccountInfoResponse>({ url: '/api-user/user/modifyUser', body: profileChange }, options)

/**
 * My account and its safety.
 *
 * `POST /api-user/user/accountInfo` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const studentAccountInfo = (options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-user/user/accountInfo' }, options)

/**
 * Change the password.
 *
 * Other sign-ins of the account end. Wrong old passwords count as failed sign-ins.
 *
 * `POST /api-user/user/updatePwd` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), passwordUnchanged (30102), passwordsDiffer (30103), passwordTooWeak (30104), passwordPublic (30116), passwordCommon (30131), passwordPersonal (30132), wrongPassword (50001), tooManyAttempts (50003).
 */
export const studentUpdatePassword = (passwordChange: PasswordChange, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-user/user/updatePwd', body: passwordChange }, options)

/**
 * Change the phone number.
 *
 * With a code sent to the new phone (`changePhone`), the password if the account has one, and a recent proof by the present phone if there is one (`proveIdentity` with a `smsCode`). Who has lost the present phone says `isOldPhoneLost`: the change then waits for 72 hours, the present phone is told by SMS at once, and until then `keepPhone` calls it off.
 *
 * `POST /api-user/user/updateMobile` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), phoneTaken (30101), smsUnavailable (30111), oldPhoneRequired (30112), proofRequired (30115), wrongPassword (50001), tooManyAttempts (50003), wrongSmsCode (50004).
 */
export const studentUpdateMobile = (mobileChange: MobileChange, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-user/user/updateMobile', body: mobileChange }, options)

/**
 * Set a new password, with a code sent to my phone.
 *
 * For who is signed in and forgot the old one. Other sign-ins of the account end. With two-factor sign-in it takes a recent proof by authenticator, recovery code or passkey, too (30115); without any of them, a sign-in of the last seven days on a device the account knows (30130).
 *
 * `POST /api-user/user/resetPwd` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), passwordUnchanged (30102), passwordsDiffer (30103), passwordTooWeak (30104), phoneMissing (30108), proofRequired (30115), passwordPublic (30116), textCodeNotEnough (30130), passwordCommon (30131), passwordPersonal (30132), wrongSmsCode (50004).
 */
export const studentResetPassword = (passwordReset: PasswordReset, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-user/user/resetPwd', body: passwordReset }, options)

/**
 * Choose a password where there is none yet.
 *
 * Takes a recent proof (`proveIdentity`).
 *
 * `POST /api-user/user/setPwd` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), passwordsDiffer (30103), passwordTooWeak (30104), passwordAlreadySet (30105), proofRequired (30115), passwordPublic (30116), passwordCommon (30131), passwordPersonal (30132).
 */
export const studentSetPassword = (newPassword: NewPassword, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-user/user/setPwd', body: newPassword }, options)

/**
 * Bind WeChat to my account.
 *
 * Takes a recent proof (`proveIdentity`), because it outlives this sign-in.
 *
 * `POST /api-user/user/webSocialBind/webWx` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), wechatTaken (30106), proofRequired (30115), wechatRefused (50009).
 */
export const studentBindWechat = (wechatCode: WechatCode, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-user/user/webSocialBind/webWx', body: wechatCode }, options)

/**
 * Unbind WeChat.
 *
 * Takes a recent proof (`proveIdentity`). Refused when nothing else is left to sign in with.
 *
 * `POST /api-user/user/socialUnBind/webWx` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), wechatNotBound (30107), lastWayIn (30110), proofRequired (30115).
 */
export const studentUnbindWechat = (options?: ChangeCallOptions) =>
  change<AccountInfoResponse>({ url: '/api-user/user/socialUnBind/webWx' }, options)

