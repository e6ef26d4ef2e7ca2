// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call } from '../../client/call.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { CommentFilter, CommentPageResponse } from '../types.ts'

/**
 * Comments below a replay, a lesson or a marked work.
 *
 * `POST /api-tch/ext/comments` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherListComments = (commentFilter: CommentFilter, options?: CallOptions) =>
  call<CommentPageResponse>({ url: '/api-tch/ext/comments', body: commentFilter }, options)

/**
 * Comments below a replay, a lesson or a marked work.
 *
 * `POST /api-user/ext/comments` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const studentListComments = (commentFilter: CommentFilter, options?: CallOptions) =>
  call<CommentPageResponse>({ url: '/api-user/ext/comments', body: commentFilter }, options)

