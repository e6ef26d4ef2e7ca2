// Generated from spec/ by scripts/generate.ts. Do not edit.
import { change } from '../../client/call.ts'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { MetricsReport, MetricsReceiptResponse } from '../types.ts'

/**
 * Report what a client noticed about itself.
 *
 * `POST /api-tch/metrics/collect` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const teacherCollectMetrics = (metricsReport: MetricsReport, options?: ChangeCallOptions) =>
  change<MetricsReceiptResponse>({ url: '/api-tch/metrics/collect', encoding: 'json', body: metricsReport }, options)

/**
 * Report what a client noticed about itself.
 *
 * `POST /api-user/metrics/collect` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const studentCollectMetrics = (metricsReport: MetricsReport, options?: ChangeCallOptions) =>
  change<MetricsReceiptResponse>({ url: '/api-user/metrics/collect', encoding: 'json', body: metricsReport }, options)

