// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call } from '../../client/call.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { AskedQuestionsResponse, StudentAskedQuestionsParams } from '../types.ts'

/**
 * Questions and answers for students.
 *
 * In the reader's language.
 *
 * `GET /api-user/web/askedQuestion/askedQuestion` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const studentAskedQuestions = (params?: StudentAskedQuestionsParams, options?: CallOptions) =>
  call<AskedQuestionsResponse>({ url: '/api-user/web/askedQuestion/askedQuestion', method: 'GET', query: params }, options)

