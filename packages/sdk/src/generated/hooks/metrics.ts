// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { teacherCollectMetrics, studentCollectMetrics } from '../calls/metrics.ts'
import type { MetricsReport, MetricsReceiptResponse } from '../types.ts'

export const getTeacherCollectMetricsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport } & ChangeCallOptions, Context>('teacherCollectMetrics', [], ({ data, ...call }) => teacherCollectMetrics(data, call), options)
/** Report what a client noticed about itself. */
export const useTeacherCollectMetrics = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherCollectMetricsMutationOptions(useOwn(options)), queryClient)


export const getStudentCollectMetricsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport } & ChangeCallOptions, Context>('studentCollectMetrics', [], ({ data, ...call }) => studentCollectMetrics(data, call), options)
/** Report what a client noticed about itself. */
export const useStudentCollectMetrics = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentCollectMetricsMutationOptions(useOwn(options)), queryClient)

