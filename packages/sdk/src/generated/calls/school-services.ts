// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { OutsideTestRequest, UnpaidOrderFilter, MarkPaidRequest, OutsideServicesResponse, OutsideTestResponse, SchoolOrderPageResponse, SchoolOrderResponse } from '../types.ts'

/**
 * Which services outside the server work.
 *
 * For teachers with the permission `school.admin`.
 *
 * `POST /api-tch/ext/school/services` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listOutsideServices = (options?: CallOptions) =>
  call<OutsideServicesResponse>({ url: '/api-tch/ext/school/services' }, options)

/**
 * Send a test message to oneself.
 *
 * A text goes to the phone of the administrator's own account, a mail to `mailAddress`. Waits until the service has taken it; whether it arrives is seen on the phone. Five at once, and twenty a day. For teachers with the permission `school.admin`.
 *
 * `POST /api-tch/ext/school/services/test` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), phoneMissing (30108).
 */
export const testOutsideService = (outsideTestRequest: OutsideTestRequest, options?: ChangeCallOptions) =>
  change<OutsideTestResponse>({ url: '/api-tch/ext/school/services/test', body: outsideTestRequest }, options)

/**
 * Orders that can be marked paid.
 *
 * Those that wait for payment, and those of the last 30 days that waited for too long; the newest first. For teachers with the permission `school.admin`.
 *
 * `POST /api-tch/ext/school/orders/unpaid` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listUnpaidOrders = (unpaidOrderFilter?: UnpaidOrderFilter, options?: CallOptions) =>
  call<SchoolOrderPageResponse>({ url: '/api-tch/ext/school/orders/unpaid', body: unpaidOrderFilter }, options)

/**
 * Mark an order as paid at the school.
 *
 * The student gets the seat, the contract and a message, as after any payment; the audit log keeps who marked it and the note. An order that is paid already stays as it is. For teachers with the permission `school.admin`.
 *
 * `POST /api-tch/ext/school/orders/markPaid` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), removedFromClass (30004), courseFull (32002), alreadyRegistered (32003), orderNotPending (32008).
 */
export const markOrderPaid = (markPaidRequest: MarkPaidRequest, options?: ChangeCallOptions) =>
  change<SchoolOrderResponse>({ url: '/api-tch/ext/school/orders/markPaid', body: markPaidRequest }, options)

