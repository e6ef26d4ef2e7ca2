// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { WechatCode, StudentChoice, ProfileChange, PasswordChange, MobileChange, NewPassword, StudentSearch, AccountInfoResponse, StudentInfoResponse, StudentPageResponse, TaughtStudentResponse } from '../types.ts'

/**
 * Change what others see of me.
 *
 * Fields that are left out stay. `avatar` is the `newFileName` of an uploaded JPG of at most 2 MB.
 *
 * `POST /api-tch/user/modifyUser` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), uploadNotFound (30040), fileTypeNotAllowed (34001), fileTooLarge (34002).
 */
export const teacherModifyUser = (profileChange: ProfileChange, options?: ChangeCallOptions) =>
  change<AccountInfoResponse>({ url: '/api-tch/user/modifyUser', body: profileChange }, options)

/**
 * My account and its safety.
 *
 * `POST /api-tch/user/accountInfo` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherAccountInfo = (options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/accountInfo' }, options)

/**
 * Choose a password where there is none yet.
 *
 * Takes a recent proof (`proveIdentity`).
 *
 * `POST /api-tch/user/setPwd` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), passwordsDiffer (30103), passwordTooWeak (30104), passwordAlreadySet (30105), proofRequired (30115), passwordPublic (30116), passwordCommon (30131), passwordPersonal (30132).
 */
export const teacherSetPassword = (newPassword: NewPassword, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/setPwd', body: newPassword }, options)

/**
 * Change the password.
 *
 * Other sign-ins of the account end. Wrong old passwords count as failed sign-ins.
 *
 * `POST /api-tch/user/updatePwd` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), passwordUnchanged (30102), passwordsDiffer (30103), passwordTooWeak (30104), passwordPublic (30116), passwordCommon (30131), passwordPersonal (30132), wrongPassword (50001), tooManyAttempts (50003).
 */
export const teacherUpdatePassword = (passwordChange: PasswordChange, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/updatePwd', body: passwordChange }, options)

/**
 * Bind WeChat to my account.
 *
 * Takes a recent proof (`proveIdentity`), because it outlives this sign-in.
 *
 * `POST /api-tch/user/webSocialBind/webWx` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), wechatTaken (30106), proofRequired (30115), wechatRefused (50009).
 */
export const teacherBindWechat = (wechatCode: WechatCode, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/webSocialBind/webWx', body: wechatCode }, options)

/**
 * Unbind WeChat.
 *
 * Takes a recent proof (`proveIdentity`). Refused when nothing else is left to sign in with.
 *
 * `POST /api-tch/user/socialUnBind/webWx` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), wechatNotBound (30107), lastWayIn (30110), proofRequired (30115).
 */
export const teacherUnbindWechat = (options?: ChangeCallOptions) =>
  change<AccountInfoResponse>({ url: '/api-tch/user/socialUnBind/webWx' }, options)

/**
 * Change the phone number.
 *
 * With a code sent to the new phone (`changePhone`), the password if the account has one, and a recent proof by the present phone if there is one (`proveIdentity` with a `smsCode`). Who has lost the present phone says `isOldPhoneLost`: the change then waits for 72 hours, the present phone is told by SMS at once, and until then `keepPhone` calls it off.
 *
 * `POST /api-tch/user/updateMobile` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), phoneTaken (30101), smsUnavailable (30111), oldPhoneRequired (30112), proofRequired (30115), wrongPassword (50001), tooManyAttempts (50003), wrongSmsCode (50004).
 */
export const teacherUpdateMobile = (mobileChange: MobileChange, options?: CallOptions) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/updateMobile', body: mobileChange }, options)

/**
 * One of my students.
 *
 * `POST /api-tch/user/stuDetail` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getStudentInfo = (studentChoice: StudentChoice, options?: CallOptions) =>
  call<StudentInfoResponse>({ url: '/api-tch/user/stuDetail', body: studentChoice }, options)

/**
 * My students, by name.
 *
 * Part of a name or nickname; everybody without one.
 *
 * `POST /api-tch/user/stuSearch` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const searchStudents = (studentSearch: StudentSearch, options?: CallOptions) =>
  call<StudentPageResponse>({ url: '/api-tch/user/stuSearch', body: studentSearch }, options)

/**
 * One of my students, whole.
 *
 * The person, their family, and each class of mine with attendance and homework. Homework is counted by one definition, `HomeworkTally`; the older cards each have their own.
 *
 * `POST /api-tch/ext/student` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getTaughtStudent = (studentChoice: StudentChoice, options?: CallOptions) =>
  call<TaughtStudentResponse>({ url: '/api-tch/ext/student', encoding: 'json', body: studentChoice }, options)

