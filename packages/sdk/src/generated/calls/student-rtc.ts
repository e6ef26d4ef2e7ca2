// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call } from '../../client/call.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { LessonRef, RoomTicketResponse, RtcTokenResponse, RtcAppInfoResponse, LiveStreamResponse } from '../types.ts'

/**
 * Permission to send and receive media in a room.
 *
 * `POST /api-user/rtc/getToken` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), doorNotOpen (30001), entryClosed (30002), classFull (30003), removedFromClass (30004), classEnded (30005), notInClass (30006).
 */
export const studentRtcToken = (lessonRef: LessonRef, options?: CallOptions) =>
  call<RtcTokenResponse>({ url: '/api-user/rtc/getToken', body: lessonRef }, options)

/**
 * Which media engine is used.
 *
 * `POST /api-user/rtc/appInfo` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const studentRtcAppInfo = (options?: CallOptions) =>
  call<RtcAppInfoResponse>({ url: '/api-user/rtc/appInfo' }, options)

/**
 * Where the class can be watched without joining.
 *
 * For large classes and outside players. An engine that relays to no stream says so; the room is joined by `getToken` then.
 *
 * `POST /api-user/rtc/liveStreamUrl` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), removedFromClass (30004), classEnded (30005), notInClass (30006), classNotStarted (30007).
 */
export const getLiveStream = (lessonRef: LessonRef, options?: CallOptions) =>
  call<LiveStreamResponse>({ url: '/api-user/rtc/liveStreamUrl', body: lessonRef }, options)

/**
 * Enter a room with this page instead of another.
 *
 * The person's other page of the same room is closed with `signed-in-elsewhere`.
 *
 * `POST /api-user/rtc/forceJoinRoom` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), doorNotOpen (30001), entryClosed (30002), classFull (30003), removedFromClass (30004), classEnded (30005), notInClass (30006).
 */
export const studentForceJoinRoom = (lessonRef: LessonRef, options?: CallOptions) =>
  call<RoomTicketResponse>({ url: '/api-user/rtc/forceJoinRoom', body: lessonRef }, options)

