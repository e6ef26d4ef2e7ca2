// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { Id, SupervisionLockRequest, WeeklyLetterRequest, LetterConfirmation, SupervisionOverviewResponse, SupervisionDetailResponse, SupervisionSettingsResponse, GetSupervisedStudentParams } from '../types.ts'

/**
 * How the children of the account are doing.
 *
 * The last eight weeks. While the parent's lock is on, it takes a recent proof (30115).
 *
 * `GET /api-user/ext/supervision` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503), proofRequired (30115).
 */
export const getSupervision = (options?: CallOptions) =>
  call<SupervisionOverviewResponse>({ url: '/api-user/ext/supervision', method: 'GET' }, options)

/**
 * How one child is doing.
 *
 * While the parent's lock is on, another child of the account takes a recent proof (30115). One's own record does not: it is the student's report, too.
 *
 * `GET /api-user/ext/supervision/{stuId}` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503), proofRequired (30115).
 */
export const getSupervisedStudent = (stuId: Id, params?: GetSupervisedStudentParams, options?: CallOptions) =>
  call<SupervisionDetailResponse>({ url: `/api-user/ext/supervision/${encodeURIComponent(stuId)}`, method: 'GET', query: params }, options)

/**
 * Lock the family page for the children.
 *
 * The children of an account share its sign-in, so a child can open the family page, too. With the lock, it takes a recent proof (`proveIdentity`) to read it. Takes a recent proof itself, on as well as off (30115).
 *
 * `POST /api-user/ext/supervision/lock` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), proofRequired (30115).
 */
export const setSupervisionLock = (supervisionLockRequest: SupervisionLockRequest, options?: ChangeCallOptions) =>
  change<SupervisionSettingsResponse>({ url: '/api-user/ext/supervision/lock', body: supervisionLockRequest }, options)

/**
 * Have a letter about the week sent by mail.
 *
 * Goes out on Sunday evening by the school's clock, in the language of this call, where the school has a mail service (`letter.isOffered`; else 30136). An address is confirmed first: it gets a mail with a code for `confirmWeeklyLetter`, and nothing else until then, while an address that was confirmed before keeps getting the letter. The same address again is sent another code, after a minute at the earliest (30113) and five times a day at most for an account and for an address (429). Without an address no more letters come. Takes a recent proof (30115).
 *
 * `POST /api-user/ext/supervision/letter` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), codeJustSent (30113), proofRequired (30115), mailUnavailable (30136).
 */
export const setWeeklyLetter = (weeklyLetterRequest: WeeklyLetterRequest, options?: ChangeCallOptions) =>
  change<SupervisionSettingsResponse>({ url: '/api-user/ext/supervision/letter', body: weeklyLetterRequest }, options)

/**
 * Confirm the address of the weekly letter.
 *
 * Takes the code of the newest mail that `setWeeklyLetter` of this account had sent, once, for 30 minutes and five tries (else 30137). From then on the letter goes to that address.
 *
 * `POST /api-user/ext/supervision/letter/confirm` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), wrongMailCode (30137).
 */
export const confirmWeeklyLetter = (letterConfirmation: LetterConfirmation, options?: CallOptions) =>
  call<SupervisionSettingsResponse>({ url: '/api-user/ext/supervision/letter/confirm', body: letterConfirmation }, options)

