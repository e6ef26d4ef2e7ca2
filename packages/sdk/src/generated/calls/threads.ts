// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { ThreadFilter, ThreadRequest, ThreadMessagesFilter, ThreadMessageRequest, ThreadReadRequest, ThreadPageResponse, ThreadViewResponse, ThreadMessagesResponse, ThreadMessageResponse, ThreadReceiptResponse } from '../types.ts'

/**
 * Conversations of this person.
 *
 * The newest first.
 *
 * `POST /api-tch/ext/im/threads` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherListThreads = (threadFilter: ThreadFilter, options?: CallOptions) =>
  call<ThreadPageResponse>({ url: '/api-tch/ext/im/threads', body: threadFilter }, options)

/**
 * The conversation with one person.
 *
 * With its newest messages. It is there before the first message: `threadId` is null then. With somebody of no shared class it is refused with 36005, unless something was written before.
 *
 * `POST /api-tch/ext/im/thread` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), noSharedClass (36005).
 */
export const teacherGetThread = (threadRequest: ThreadRequest, options?: CallOptions) =>
  call<ThreadViewResponse>({ url: '/api-tch/ext/im/thread', body: threadRequest }, options)

/**
 * Older messages of a conversation.
 *
 * Those before one message, the oldest first.
 *
 * `POST /api-tch/ext/im/threadMessages` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherListThreadMessages = (threadMessagesFilter: ThreadMessagesFilter, options?: CallOptions) =>
  call<ThreadMessagesResponse>({ url: '/api-tch/ext/im/threadMessages', body: threadMessagesFilter }, options)

/**
 * Write to a person of a shared class.
 *
 * The first message begins the conversation. The same `commandId` again gives the message that is there, and sends nothing. Thirty at once and one in five seconds after that; more is refused with 429.
 *
 * `POST /api-tch/ext/im/sendThreadMessage` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), messagesSwitchedOff (36004), noSharedClass (36005), messageTooShort (36006).
 */
export const teacherSendThreadMessage = (threadMessageRequest: ThreadMessageRequest, options?: ChangeCallOptions) =>
  change<ThreadMessageResponse>({ url: '/api-tch/ext/im/sendThreadMessage', body: threadMessageRequest }, options)

/**
 * A conversation was read.
 *
 * Up to one of its messages. What the bell says of it is read as well.
 *
 * `POST /api-tch/ext/im/readThread` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const teacherReadThread = (threadReadRequest: ThreadReadRequest, options?: ChangeCallOptions) =>
  change<ThreadReceiptResponse>({ url: '/api-tch/ext/im/readThread', body: threadReadRequest }, options)

/**
 * Conversations of this person.
 *
 * The newest first.
 *
 * `POST /api-user/ext/im/threads` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const studentListThreads = (threadFilter: ThreadFilter, options?: CallOptions) =>
  call<ThreadPageResponse>({ url: '/api-user/ext/im/threads', body: threadFilter }, options)

/**
 * The conversation with one person.
 *
 * With its newest messages. It is there before the first message: `threadId` is null then. With somebody of no shared class it is refused with 36005, unless something was written before.
 *
 * `POST /api-user/ext/im/thread` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), noSharedClass (36005).
 */
export const studentGetThread = (threadRequest: ThreadRequest, options?: CallOptions) =>
  call<ThreadViewResponse>({ url: '/api-user/ext/im/thread', body: threadRequest }, options)

/**
 * Older messages of a conversation.
 *
 * Those before one message, the oldest first.
 *
 * `POST /api-user/ext/im/threadMessages` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const studentListThreadMessages = (threadMessagesFilter: ThreadMessagesFilter, options?: CallOptions) =>
  call<ThreadMessagesResponse>({ url: '/api-user/ext/im/threadMessages', body: threadMessagesFilter }, options)

/**
 * Write to a person of a shared class.
 *
 * The first message begins the conversation. The same `commandId` again gives the message that is there, and sends nothing. Thirty at once and one in five seconds after that; more is refused with 429.
 *
 * `POST /api-user/ext/im/sendThreadMessage` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), messagesSwitchedOff (36004), noSharedClass (36005), messageTooShort (36006).
 */
export const studentSendThreadMessage = (threadMessageRequest: ThreadMessageRequest, options?: ChangeCallOptions) =>
  change<ThreadMessageResponse>({ url: '/api-user/ext/im/sendThreadMessage', body: threadMessageRequest }, options)

/**
 * A conversation was read.
 *
 * Up to one of its messages. What the bell says of it is read as well.
 *
 * `POST /api-user/ext/im/readThread` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const studentReadThread = (threadReadRequest: ThreadReadRequest, options?: ChangeCallOptions) =>
  change<ThreadReceiptResponse>({ url: '/api-user/ext/im/readThread', body: threadReadRequest }, options)

