// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call } from '../../client/call.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { Id, SupervisionOverviewResponse, SupervisionDetailResponse } from '../types.ts'

/**
 * How the children of the account are doing.
 *
 * The last eight weeks.
 *
 * `GET /api-user/ext/supervision` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const getSupervision = (options?: CallOptions) =>
  call<SupervisionOverviewResponse>({ url: '/api-user/ext/supervision', method: 'GET' }, options)

/**
 * How one child is doing.
 *
 * The last twelve weeks.
 *
 * `GET /api-user/ext/supervision/{stuId}` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const getSupervisedStudent = (stuId: Id, options?: CallOptions) =>
  call<SupervisionDetailResponse>({ url: `/api-user/ext/supervision/${encodeURIComponent(stuId)}`, method: 'GET' }, options)

