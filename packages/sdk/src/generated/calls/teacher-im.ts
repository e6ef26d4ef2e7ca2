// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { LessonRef, SystemMessageFilter, ChatErrorReport, ReadMessagesRequest, MetricsReceiptResponse, ChatGroupResponse, SystemMessagePageResponse, MessageNewsResponse, RoomTicketResponse, ClassChatGroupsResponse, GroupQrCodesResponse, UnreadCountResponse } from '../types.ts'

/**
 * What the school has to say.
 *
 * In the reader's language. Reading is said by `ext/im/readMessages`.
 *
 * `POST /api-tch/im/sysMsg` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherListMessages = (systemMessageFilter: SystemMessageFilter, options?: CallOptions) =>
  call<SystemMessagePageResponse>({ url: '/api-tch/im/sysMsg', body: systemMessageFilter }, options)

/**
 * Unread messages by category.
 *
 * `POST /api-tch/im/getUnReadNum` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherCountUnread = (options?: CallOptions) =>
  call<UnreadCountResponse>({ url: '/api-tch/im/getUnReadNum' }, options)

/**
 * Is there anything new?.
 *
 * `POST /api-tch/im/hasDetail` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherGetMessageNews = (options?: CallOptions) =>
  call<MessageNewsResponse>({ url: '/api-tch/im/hasDetail' }, options)

/**
 * Entry to a room.
 *
 * `POST /api-tch/im/getToken` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), doorNotOpen (30001), entryClosed (30002), classFull (30003), removedFromClass (30004), classEnded (30005), notInClass (30006).
 */
export const teacherRoomTicket = (lessonRef: LessonRef, options?: CallOptions) =>
  call<RoomTicketResponse>({ url: '/api-tch/im/getToken', body: lessonRef }, options)

/**
 * Groups of the own classes.
 *
 * `POST /api-tch/im/classChatGroup` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherListChatGroups = (options?: CallOptions) =>
  call<ClassChatGroupsResponse>({ url: '/api-tch/im/classChatGroup' }, options)

/**
 * QR codes of the own groups.
 *
 * Links live for a day.
 *
 * `POST /api-tch/im/qrList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherListGroupCodes = (options?: CallOptions) =>
  call<GroupQrCodesResponse>({ url: '/api-tch/im/qrList' }, options)

/**
 * Report an error of the chat.
 *
 * Twenty at once and one in ten seconds after that; more is refused with 429.
 *
 * `POST /api-tch/im/errorLog` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const teacherReportChatError = (chatErrorReport: ChatErrorReport, options?: ChangeCallOptions) =>
  change<MetricsReceiptResponse>({ url: '/api-tch/im/errorLog', body: chatErrorReport }, options)

/**
 * A new pass for the room.
 *
 * For a page whose pass ran out while it was away. The page that is in the room stays.
 *
 * `POST /api-tch/im/retrieveToken` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), doorNotOpen (30001), entryClosed (30002), classFull (30003), removedFromClass (30004), classEnded (30005), notInClass (30006).
 */
export const teacherRenewRoomTicket = (lessonRef: LessonRef, options?: CallOptions) =>
  call<RoomTicketResponse>({ url: '/api-tch/im/retrieveToken', body: lessonRef }, options)

/**
 * Join the chat of a room.
 *
 * `POST /api-tch/im/joinChatGroup` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), classEnded (30005), notInClass (30006), roomNotCreated (30036).
 */
export const teacherJoinChatGroup = (lessonRef: LessonRef, options?: ChangeCallOptions) =>
  change<ChatGroupResponse>({ url: '/api-tch/im/joinChatGroup', body: lessonRef }, options)

/**
 * Messages were read.
 *
 * `POST /api-tch/ext/im/readMessages` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const teacherReadMessages = (readMessagesRequest: ReadMessagesRequest, options?: ChangeCallOptions) =>
  change<UnreadCountResponse>({ url: '/api-tch/ext/im/readMessages', body: readMessagesRequest }, options)

