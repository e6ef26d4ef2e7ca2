// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { LessonRef, SystemMessageFilter, ChatErrorReport, ReadMessagesRequest, GroupTicket, MetricsReceiptResponse, SystemMessagePageResponse, MessageNewsResponse, RoomTicketResponse, ClassChatGroupsResponse, GroupQrCodesResponse, UnreadCountResponse, ClassChatGroupResponse } from '../types.ts'

/**
 * What the school has to say.
 *
 * In the reader's language. Reading is said by `ext/im/readMessages`.
 *
 * `POST /api-user/im/sysMsg` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const studentListMessages = (systemMessageFilter: SystemMessageFilter, options?: CallOptions) =>
  call<SystemMessagePageResponse>({ url: '/api-user/im/sysMsg', body: systemMessageFilter }, options)

/**
 * Is there anything new?.
 *
 * `POST /api-user/im/hasDetail` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const studentGetMessageNews = (options?: CallOptions) =>
  call<MessageNewsResponse>({ url: '/api-user/im/hasDetail' }, options)

/**
 * Entry to a room.
 *
 * `POST /api-user/im/getToken` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), doorNotOpen (30001), entryClosed (30002), classFull (30003), removedFromClass (30004), classEnded (30005), notInClass (30006).
 */
export const studentRoomTicket = (lessonRef: LessonRef, options?: CallOptions) =>
  call<RoomTicketResponse>({ url: '/api-user/im/getToken', body: lessonRef }, options)

/**
 * Groups of the own classes.
 *
 * `POST /api-user/im/classChatGroup` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const studentListChatGroups = (options?: CallOptions) =>
  call<ClassChatGroupsResponse>({ url: '/api-user/im/classChatGroup' }, options)

/**
 * QR codes of the own groups.
 *
 * Links live for a day.
 *
 * `POST /api-user/im/qrList` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const studentListGroupCodes = (options?: CallOptions) =>
  call<GroupQrCodesResponse>({ url: '/api-user/im/qrList' }, options)

/**
 * Report an error of the chat.
 *
 * Twenty at once and one in ten seconds after that; more is refused with 429.
 *
 * `POST /api-user/im/errorLog` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006).
 */
export const studentReportChatError = (chatErrorReport: ChatErrorReport, options?: ChangeCallOptions) =>
  change<MetricsReceiptResponse>({ url: '/api-user/im/errorLog', body: chatErrorReport }, options)

/**
 * A new pass for the room.
 *
 * For a page whose pass ran out while it was away. The page that is in the room stays.
 *
 * `POST /api-user/im/retrieveToken` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), doorNotOpen (30001), entryClosed (30002), classFull (30003), removedFromClass (30004), classEnded (30005), notInClass (30006).
 */
export const studentRenewRoomTicket = (lessonRef: LessonRef, options?: CallOptions) =>
  call<RoomTicketResponse>({ url: '/api-user/im/retrieveToken', body: lessonRef }, options)

/**
 * Messages were read.
 *
 * `POST /api-user/ext/im/readMessages` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const studentReadMessages = (readMessagesRequest: ReadMessagesRequest, options?: ChangeCallOptions) =>
  change<UnreadCountResponse>({ url: '/api-user/ext/im/readMessages', body: readMessagesRequest }, options)

/**
 * Unread messages by category.
 *
 * `POST /api-user/ext/im/unreadNum` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const studentCountUnread = (options?: CallOptions) =>
  call<UnreadCountResponse>({ url: '/api-user/ext/im/unreadNum' }, options)

/**
 * Where a scanned QR code leads.
 *
 * `POST /api-user/ext/im/openGroupCode` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006), linkExpired (36002).
 */
export const openGroupCode = (groupTicket: GroupTicket, options?: CallOptions) =>
  call<ClassChatGroupResponse>({ url: '/api-user/ext/im/openGroupCode', body: groupTicket }, options)

