// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getTeacherCollectMetricsMutationOptions, getStudentCollectMetricsMutationOptions } from '../hooks/metrics.ts'
import type { Role, MetricsReport, MetricsReceiptResponse } from '../types.ts'

export const getCollectMetricsAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport } & ChangeCallOptions, Context>) =>
  (role === 'teacher' ? getTeacherCollectMetricsMutationOptions : getStudentCollectMetricsMutationOptions)<Context>(options)
/** Report what a client noticed about itself. */
export const useCollectMetricsAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: MetricsReport } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getCollectMetricsAsMutationOptions(role, useOwn(options)), queryClient)


