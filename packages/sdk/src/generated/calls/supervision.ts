// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { Id, SupervisionOverviewResponse, SupervisionDetailResponse } from '../types.ts'

/**
 * The last eight weeks.
 * @summary How the children of the account are doing
 */
export const getSupervision = (signal?: AbortSignal) =>
  call<SupervisionOverviewResponse>({ url: '/api-user/ext/supervision', method: 'GET', signal })

export const getGetSupervisionQueryKey = () =>
  readKey<'getSupervision', []>('getSupervision')
export const getGetSupervisionQueryOptions = <Selected = DataOf<SupervisionOverviewResponse>>(options?: ReadOptions<DataOf<SupervisionOverviewResponse>, Selected>) =>
  readOptions<DataOf<SupervisionOverviewResponse>, Selected>('supervision', getGetSupervisionQueryKey(), (signal) => getSupervision(signal), options)
/** How the children of the account are doing. */
export const useGetSupervision = <Selected = DataOf<SupervisionOverviewResponse>>(options?: ReadOptions<DataOf<SupervisionOverviewResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSupervisionQueryOptions(options), queryClient)


/**
 * The last twelve weeks.
 * @summary How one child is doing
 */
export const getSupervisedStudent = (stuId: Id, signal?: AbortSignal) =>
  call<SupervisionDetailResponse>({ url: `/api-user/ext/supervision/${encodeURIComponent(stuId)}`, method: 'GET', signal })

export const getGetSupervisedStudentQueryKey = (stuId?: Id) =>
  readKey<'getSupervisedStudent', [Id]>('getSupervisedStudent', stuId)
export const getGetSupervisedStudentQueryOptions = <Selected = DataOf<SupervisionDetailResponse>>(stuId: Id, options?: ReadOptions<DataOf<SupervisionDetailResponse>, Selected>) =>
  readOptions<DataOf<SupervisionDetailResponse>, Selected>('supervision', getGetSupervisedStudentQueryKey(stuId), (signal) => getSupervisedStudent(stuId, signal), options)
/** How one child is doing. */
export const useGetSupervisedStudent = <Selected = DataOf<SupervisionDetailResponse>>(stuId: Id, options?: ReadOptions<DataOf<SupervisionDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSupervisedStudentQueryOptions(stuId, options), queryClient)
