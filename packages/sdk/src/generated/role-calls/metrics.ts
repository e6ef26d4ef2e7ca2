// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { ChangeCallOptions } from '../../client/call-options.ts'
import { teacherCollectMetrics, studentCollectMetrics } from '../calls/metrics.ts'
import type { Role, MetricsReport } from '../types.ts'

/** Report what a client noticed about itself. */
export const collectMetricsAs = (role: Role, metricsReport: MetricsReport, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherCollectMetrics : studentCollectMetrics)(metricsReport, options)
