// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions } from '../../query/query-options.ts'
import type { MetricsReport, MetricsReceiptResponse } from '../types.ts'

/**
 * @summary Report what a client noticed about itself
 */
export const teacherCollectMetrics = (metricsReport: MetricsReport, signal?: AbortSignal) =>
  call<MetricsReceiptResponse>({ url: '/api-tch/metrics/collect', encoding: 'json', body: metricsReport, signal })

export const getTeacherCollectMetricsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport }, Context>) =>
  changeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport }, Context>('teacherCollectMetrics', [], ({ data }) => teacherCollectMetrics(data), options)
/** Report what a client noticed about itself. */
export const useTeacherCollectMetrics = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherCollectMetricsMutationOptions(options), queryClient)


/**
 * @summary Report what a client noticed about itself
 */
export const studentCollectMetrics = (metricsReport: MetricsReport, signal?: AbortSignal) =>
  call<MetricsReceiptResponse>({ url: '/api-user/metrics/collect', encoding: 'json', body: metricsReport, signal })

export const getStudentCollectMetricsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport }, Context>) =>
  changeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport }, Context>('studentCollectMetrics', [], ({ data }) => studentCollectMetrics(data), options)
/** Report what a client noticed about itself. */
export const useStudentCollectMetrics = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentCollectMetricsMutationOptions(options), queryClient)

