// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { LessonRef, RatingRequest, StudentFeedbackRequest, FeedbackOptionsRequest, RatingResponse, LessonFinishResponse, FeedbackReceiptResponse, FeedbackOptionsResponse } from '../types.ts'

/**
 * Rate a lesson.
 *
 * Only for who was in the class, and only after it ended. Rating again replaces the rating.
 *
 * `POST /api-user/lesson/addScore` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006), classNotStarted (30007), roomRefused (30009).
 */
export const rateLesson = (ratingRequest: RatingRequest, options?: ChangeCallOptions) =>
  change<RatingResponse>({ url: '/api-user/lesson/addScore', body: ratingRequest }, options)

/**
 * What a student sees after class.
 *
 * `POST /api-user/lesson/finishDetail` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006), classNotStarted (30007).
 */
export const getLessonFinish = (lessonRef: LessonRef, options?: CallOptions) =>
  call<LessonFinishResponse>({ url: '/api-user/lesson/finishDetail', body: lessonRef }, options)

/**
 * Say something about a lesson.
 *
 * `POST /api-user/lesson/lessonFeedback` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006), classNotStarted (30007).
 */
export const studentLessonFeedback = (studentFeedbackRequest: StudentFeedbackRequest, options?: ChangeCallOptions) =>
  change<FeedbackReceiptResponse>({ url: '/api-user/lesson/lessonFeedback', encoding: 'json', body: studentFeedbackRequest }, options)

/**
 * Ready-made sentences for a student.
 *
 * `POST /api-user/lesson/feedbackOptions` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const studentFeedbackOptions = (feedbackOptionsRequest?: FeedbackOptionsRequest, options?: CallOptions) =>
  call<FeedbackOptionsResponse>({ url: '/api-user/lesson/feedbackOptions', body: feedbackOptionsRequest }, options)

