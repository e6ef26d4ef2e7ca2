// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { Id, OrderRequest, PaymentRequest, PaymentNotice, ContractSignature, OrderPageResponse, OrderResponse, PaymentResponse, PaymentNoticeReceiptResponse, ContractPageResponse, ContractDetailResponse, ListOrdersParams, ListContractsParams } from '../types.ts'

/**
 * My orders.
 *
 * `GET /api-user/ext/orders` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listOrders = (params?: ListOrdersParams, options?: CallOptions) =>
  call<OrderPageResponse>({ url: '/api-user/ext/orders', method: 'GET', query: params }, options)

/**
 * Order a course.
 *
 * An order for the same class that waits for payment is given again. No seat is held: it is taken by paying.
 *
 * `POST /api-user/ext/orders/create` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), removedFromClass (30004), courseNotOpen (32001), courseFull (32002), alreadyRegistered (32003), courseIsFree (32005), timeConflict (32015).
 */
export const createOrder = (orderRequest: OrderRequest, options?: ChangeCallOptions) =>
  change<OrderResponse>({ url: '/api-user/ext/orders/create', body: orderRequest }, options)

/**
 * An order.
 *
 * `GET /api-user/ext/orders/{orderId}` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const getOrder = (orderId: Id, options?: CallOptions) =>
  call<OrderResponse>({ url: `/api-user/ext/orders/${encodeURIComponent(orderId)}`, method: 'GET' }, options)

/**
 * Pay an order.
 *
 * Paying takes the seat and makes the contract. When the last seat went meanwhile, the money goes back and the order is refunded.
 *
 * `POST /api-user/ext/orders/{orderId}/pay` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), orderNotPending (32008), paymentDeclined (32009), orderRefunded (32010).
 */
export const payOrder = (orderId: Id, paymentRequest: PaymentRequest, options?: CallOptions) =>
  call<PaymentResponse>({ url: `/api-user/ext/orders/${encodeURIComponent(orderId)}/pay`, body: paymentRequest }, options)

/**
 * Cancel an order that is not paid.
 *
 * `POST /api-user/ext/orders/{orderId}/cancel` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), orderNotPending (32008).
 */
export const cancelOrder = (orderId: Id, options?: ChangeCallOptions) =>
  change<OrderResponse>({ url: `/api-user/ext/orders/${encodeURIComponent(orderId)}/cancel` }, options)

/**
 * What the payment service tells us.
 *
 * Called by the payment service, not by screens. The same notice again changes nothing. One that names another amount or currency than the order is refused and logged, and the order is not fulfilled.
 *
 * `POST /api-user/ext/payments/notice` · anonymous, student, teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), paymentNoticeInvalid (32014), paymentMismatch (32016).
 */
export const takePaymentNotice = (paymentNotice: PaymentNotice, options?: CallOptions) =>
  call<PaymentNoticeReceiptResponse>({ url: '/api-user/ext/payments/notice', authorization: 'basicOrBearer', body: paymentNotice }, options)

/**
 * My contracts.
 *
 * `GET /api-user/ext/contracts` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listContracts = (params?: ListContractsParams, options?: CallOptions) =>
  call<ContractPageResponse>({ url: '/api-user/ext/contracts', method: 'GET', query: params }, options)

/**
 * A contract to read.
 *
 * `GET /api-user/ext/contracts/{contractId}` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const getContract = (contractId: Id, options?: CallOptions) =>
  call<ContractDetailResponse>({ url: `/api-user/ext/contracts/${encodeURIComponent(contractId)}`, method: 'GET' }, options)

/**
 * Sign a contract.
 *
 * What is signed is the text in the reader's language, word for word.
 *
 * `POST /api-user/ext/contracts/{contractId}/sign` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), contractSigned (32011), signatureNotUsable (32012).
 */
export const signContract = (contractId: Id, contractSignature: ContractSignature, options?: ChangeCallOptions) =>
  change<ContractDetailResponse>({ url: `/api-user/ext/contracts/${encodeURIComponent(contractId)}/sign`, body: contractSignature }, options)

