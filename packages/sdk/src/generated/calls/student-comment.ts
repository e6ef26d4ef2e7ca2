// Generated from spec/ by scripts/generate.ts. Do not edit.
import { change } from '../../client/call.ts'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { CommentRequest, CommentRef, CommentResponse, CommentRefResponse } from '../types.ts'

/**
 * Comment on a replay, a lesson or a marked work.
 *
 * For the teacher and the students of the lesson, once it has started. A student asks about a work once its marks are shown, and its teacher is told; what the teacher answers is told to the student.
 *
 * `POST /api-user/comment/add` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006), classNotStarted (30007), notGraded (33012).
 */
export const studentAddComment = (commentRequest: CommentRequest, options?: ChangeCallOptions) =>
  change<CommentResponse>({ url: '/api-user/comment/add', body: commentRequest }, options)

/**
 * Delete a comment of mine.
 *
 * `POST /api-user/comment/delete` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const studentDeleteComment = (commentRef: CommentRef, options?: ChangeCallOptions) =>
  change<CommentRefResponse>({ url: '/api-user/comment/delete', body: commentRef }, options)

