// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { LessonRef, CommentRequest, CommentRef, TaughtLessonListRequest, ReplayFilter, ReplayRequest, VideoReplayRequest, CommentResponse, CommentRefResponse, LessonMaterialResponse, TaughtLessonPageResponse, LessonReplaysPageResponse, ReplayResponse } from '../types.ts'

/**
 * Comment on a replay, a lesson or a marked work.
 *
 * For the teacher and the students of the lesson, once it has started. A student asks about a work once its marks are shown, and its teacher is told; what the teacher answers is told to the student.
 *
 * `POST /api-tch/comment/add` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), classNotStarted (30007).
 */
export const teacherAddComment = (commentRequest: CommentRequest, options?: ChangeCallOptions) =>
  change<CommentResponse>({ url: '/api-tch/comment/add', body: commentRequest }, options)

/**
 * Delete a comment.
 *
 * One's own, and whatever is written below one's own lessons and homework.
 *
 * `POST /api-tch/comment/delete` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const teacherDeleteComment = (commentRef: CommentRef, options?: ChangeCallOptions) =>
  change<CommentRefResponse>({ url: '/api-tch/comment/delete', body: commentRef }, options)

/**
 * Classes a teacher has held.
 *
 * `POST /api-tch/web/log/tchLessonList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listTaughtLessons = (taughtLessonListRequest?: TaughtLessonListRequest, options?: CallOptions) =>
  call<TaughtLessonPageResponse>({ url: '/api-tch/web/log/tchLessonList', body: taughtLessonListRequest }, options)

/**
 * Lessons that were held, and their replays.
 *
 * The newest first.
 *
 * `POST /api-tch/web/review/lessonReviewList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listLessonReplays = (replayFilter?: ReplayFilter, options?: CallOptions) =>
  call<LessonReplaysPageResponse>({ url: '/api-tch/web/review/lessonReviewList', body: replayFilter }, options)

/**
 * Add a film as replay of a lesson.
 *
 * It waits for approval and then takes the place of the replay before it.
 *
 * `POST /api-tch/web/review/common/add` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), classNotStarted (30007), uploadNotFound (30040), fileTypeNotAllowed (34001), fileTooLarge (34002).
 */
export const addReplay = (replayRequest: ReplayRequest, options?: ChangeCallOptions) =>
  change<ReplayResponse>({ url: '/api-tch/web/review/common/add', body: replayRequest }, options)

/**
 * Add an uploaded video of the video service as replay.
 *
 * `fileId` is what the upload gave; with the local engine it is the key of the object.
 *
 * `POST /api-tch/qqvod/common/add` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), classNotStarted (30007), uploadNotFound (30040), fileTypeNotAllowed (34001), fileTooLarge (34002).
 */
export const addVideoReplay = (videoReplayRequest: VideoReplayRequest, options?: ChangeCallOptions) =>
  change<ReplayResponse>({ url: '/api-tch/qqvod/common/add', body: videoReplayRequest }, options)

/**
 * Everything a lesson offers.
 *
 * Its files, the chapter it teaches and its replay, for the page of one lesson.
 *
 * `POST /api-tch/res/lessonRes` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const teacherGetLessonMaterial = (lessonRef: LessonRef, options?: CallOptions) =>
  call<LessonMaterialResponse>({ url: '/api-tch/res/lessonRes', body: lessonRef }, options)

