// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call } from '../../client/call.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { Id, KeyframeResponse, RoomReplayResponse, RoomLogResponse, TeacherRoomLogParams, TeacherReplayKeyframeParams, StudentRoomLogParams, StudentReplayKeyframeParams } from '../types.ts'

/**
 * The room's last state.
 *
 * The board pages of a class result are drawn from it. A failure comes as the JSON envelope.
 *
 * `GET /api-tch/ext/lessons/{lessonId}/roomKeyframe` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503), notInClass (30006), classNotStarted (30007), roomNotCreated (30036).
 */
export const teacherRoomKeyframe = (lessonId: Id, options?: CallOptions) =>
  call<KeyframeResponse>({ url: `/api-tch/ext/lessons/${encodeURIComponent(lessonId)}/roomKeyframe`, method: 'GET', answers: 'blob' }, options)

/**
 * The room's last state.
 *
 * The board pages of a class result are drawn from it. A failure comes as the JSON envelope.
 *
 * `GET /api-user/ext/lessons/{lessonId}/roomKeyframe` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503), removedFromClass (30004), notInClass (30006), classNotStarted (30007), roomNotCreated (30036).
 */
export const studentRoomKeyframe = (lessonId: Id, options?: CallOptions) =>
  call<KeyframeResponse>({ url: `/api-user/ext/lessons/${encodeURIComponent(lessonId)}/roomKeyframe`, method: 'GET', answers: 'blob' }, options)

/**
 * What there is to replay of a class.
 *
 * Once the class has ended. Who was removed from it sees none of it.
 *
 * `GET /api-tch/ext/lessons/{lessonId}/roomReplay` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503), roomNotCreated (30036), classNotEnded (35014).
 */
export const teacherRoomReplay = (lessonId: Id, options?: CallOptions) =>
  call<RoomReplayResponse>({ url: `/api-tch/ext/lessons/${encodeURIComponent(lessonId)}/roomReplay`, method: 'GET' }, options)

/**
 * Events of a class's log.
 *
 * The next page begins after the last event of this one; the end is `lastSeq` of `roomReplay`. What the live room kept from this person is kept here too.
 *
 * `GET /api-tch/ext/lessons/{lessonId}/roomLog` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503), roomNotCreated (30036), classNotEnded (35014).
 */
export const teacherRoomLog = (lessonId: Id, params?: TeacherRoomLogParams, options?: CallOptions) =>
  call<RoomLogResponse>({ url: `/api-tch/ext/lessons/${encodeURIComponent(lessonId)}/roomLog`, method: 'GET', query: params, answers: 'blob' }, options)

/**
 * The room at a moment of its log.
 *
 * 404 when there is no keyframe before that event: begin with the empty room.
 *
 * `GET /api-tch/ext/lessons/{lessonId}/replayKeyframe` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503), roomNotCreated (30036), classNotEnded (35014).
 */
export const teacherReplayKeyframe = (lessonId: Id, params: TeacherReplayKeyframeParams, options?: CallOptions) =>
  call<KeyframeResponse>({ url: `/api-tch/ext/lessons/${encodeURIComponent(lessonId)}/replayKeyframe`, method: 'GET', query: params, answers: 'blob' }, options)

/**
 * What there is to replay of a class.
 *
 * Once the class has ended, and its replay is one that students may watch. Who was removed from it sees none of it.
 *
 * `GET /api-user/ext/lessons/{lessonId}/roomReplay` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503), removedFromClass (30004), notInClass (30006), roomNotCreated (30036), replayNotReady (34008), classNotEnded (35014).
 */
export const studentRoomReplay = (lessonId: Id, options?: CallOptions) =>
  call<RoomReplayResponse>({ url: `/api-user/ext/lessons/${encodeURIComponent(lessonId)}/roomReplay`, method: 'GET' }, options)

/**
 * Events of a class's log.
 *
 * The next page begins after the last event of this one; the end is `lastSeq` of `roomReplay`. What the live room kept from this person is kept here too.
 *
 * `GET /api-user/ext/lessons/{lessonId}/roomLog` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503), removedFromClass (30004), notInClass (30006), roomNotCreated (30036), replayNotReady (34008), classNotEnded (35014).
 */
export const studentRoomLog = (lessonId: Id, params?: StudentRoomLogParams, options?: CallOptions) =>
  call<RoomLogResponse>({ url: `/api-user/ext/lessons/${encodeURIComponent(lessonId)}/roomLog`, method: 'GET', query: params, answers: 'blob' }, options)

/**
 * The room at a moment of its log.
 *
 * 404 when there is no keyframe before that event: begin with the empty room.
 *
 * `GET /api-user/ext/lessons/{lessonId}/replayKeyframe` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503), removedFromClass (30004), notInClass (30006), roomNotCreated (30036), replayNotReady (34008), classNotEnded (35014).
 */
export const studentReplayKeyframe = (lessonId: Id, params: StudentReplayKeyframeParams, options?: CallOptions) =>
  call<KeyframeResponse>({ url: `/api-user/ext/lessons/${encodeURIComponent(lessonId)}/replayKeyframe`, method: 'GET', query: params, answers: 'blob' }, options)

