// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { LessonRef, PageRequest, ReplayDecision, ReplayRef, LessonReplaysPageResponse, ReplayResponse, ReplayRefResponse, ReplayToWatchResponse } from '../types.ts'

/**
 * Replays of the school that wait for approval.
 *
 * For teachers who may approve replays.
 *
 * `POST /api-tch/ext/replays/waiting` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listReplaysToDecide = (pageRequest?: PageRequest, options?: CallOptions) =>
  call<LessonReplaysPageResponse>({ url: '/api-tch/ext/replays/waiting', body: pageRequest }, options)

/**
 * Approve or reject a replay.
 *
 * Final. Nobody decides about an own upload. An approved replay takes the place of the one before it; the teacher hears of it.
 *
 * `POST /api-tch/ext/replays/decide` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), replayDecided (34006), ownReplay (34007).
 */
export const decideReplay = (replayDecision: ReplayDecision, options?: ChangeCallOptions) =>
  change<ReplayResponse>({ url: '/api-tch/ext/replays/decide', body: replayDecision }, options)

/**
 * Take back a replay that waits for approval.
 *
 * Only who uploaded it. The film is deleted with it, unless one of the person's files shows it.
 *
 * `POST /api-tch/ext/replays/withdraw` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), replayDecided (34006).
 */
export const withdrawReplay = (replayRef: ReplayRef, options?: ChangeCallOptions) =>
  change<ReplayRefResponse>({ url: '/api-tch/ext/replays/withdraw', body: replayRef }, options)

/**
 * The replay of a lesson.
 *
 * The approved one, for who may watch it.
 *
 * `POST /api-tch/ext/lessonReplay` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006), replayNotReady (34008).
 */
export const teacherLessonReplay = (lessonRef: LessonRef, options?: CallOptions) =>
  call<ReplayToWatchResponse>({ url: '/api-tch/ext/lessonReplay', body: lessonRef }, options)

/**
 * The replay of a lesson.
 *
 * The approved one, for who may watch it.
 *
 * `POST /api-user/ext/lessonReplay` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), removedFromClass (30004), notInClass (30006), replayNotReady (34008).
 */
export const studentLessonReplay = (lessonRef: LessonRef, options?: CallOptions) =>
  call<ReplayToWatchResponse>({ url: '/api-user/ext/lessonReplay', body: lessonRef }, options)

