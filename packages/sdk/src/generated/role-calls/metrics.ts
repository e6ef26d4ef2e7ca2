// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions } from '../../query/query-options.ts'
import { teacherCollectMetrics, getTeacherCollectMetricsMutationOptions, studentCollectMetrics, getStudentCollectMetricsMutationOptions } from '../calls/metrics.ts'
import type { Role, MetricsReport, MetricsReceiptResponse } from '../types.ts'

/** Report what a client noticed about itself. */
export const collectMetricsAs = (role: Role, metricsReport: MetricsReport, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherCollectMetrics : studentCollectMetrics)(metricsReport, signal)
export const getCollectMetricsAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport }, Context>) =>
  (role === 'teacher' ? getTeacherCollectMetricsMutationOptions : getStudentCollectMetricsMutationOptions)<Context>(options)
/** Report what a client noticed about itself. */
export const useCollectMetricsAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport }, Context>, queryClient?: QueryClient) =>
  useMutation(getCollectMetricsAsMutationOptions(role, options), queryClient)


