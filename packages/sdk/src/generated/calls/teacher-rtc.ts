// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { LessonRef, RecordingRequest, RoomTicketResponse, RtcTokenResponse, RtcAppInfoResponse, RecordingResponse, BoardStreamResponse } from '../types.ts'

/**
 * Permission to send and receive media in a room.
 *
 * `POST /api-tch/rtc/getToken` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), doorNotOpen (30001), entryClosed (30002), classFull (30003), removedFromClass (30004), classEnded (30005), notInClass (30006).
 */
export const teacherRtcToken = (lessonRef: LessonRef, options?: CallOptions) =>
  call<RtcTokenResponse>({ url: '/api-tch/rtc/getToken', body: lessonRef }, options)

/**
 * Which media engine is used.
 *
 * `POST /api-tch/rtc/appInfo` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherRtcAppInfo = (options?: CallOptions) =>
  call<RtcAppInfoResponse>({ url: '/api-tch/rtc/appInfo' }, options)

/**
 * Start or stop the recording.
 *
 * What runs already goes on. Repeating a lesson overwrites its recording, after a warning and once the new one is complete. The end of the class stops it.
 *
 * `POST /api-tch/rtc/tchVideoRecording` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), classEnded (30005), classNotStarted (30007), recordingExists (35010), notRecording (35011).
 */
export const recordLesson = (recordingRequest: RecordingRequest, options?: ChangeCallOptions) =>
  change<RecordingResponse>({ url: '/api-tch/rtc/tchVideoRecording', body: recordingRequest }, options)

/**
 * Enter a room with this page instead of another.
 *
 * The person's other page of the same room is closed with `signed-in-elsewhere`.
 *
 * `POST /api-tch/rtc/forceJoinRoom` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), doorNotOpen (30001), entryClosed (30002), classFull (30003), removedFromClass (30004), classEnded (30005), notInClass (30006).
 */
export const teacherForceJoinRoom = (lessonRef: LessonRef, options?: CallOptions) =>
  call<RoomTicketResponse>({ url: '/api-tch/rtc/forceJoinRoom', body: lessonRef }, options)

/**
 * Stop sending the board as a stream.
 *
 * Clients draw the board from its events, so there is a stream only where an outside engine makes one. Stopping none is no mistake.
 *
 * `POST /api-tch/rtc/stopWbPushStream` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), classNotStarted (30007).
 */
export const stopBoardStream = (lessonRef: LessonRef, options?: ChangeCallOptions) =>
  change<BoardStreamResponse>({ url: '/api-tch/rtc/stopWbPushStream', body: lessonRef }, options)

