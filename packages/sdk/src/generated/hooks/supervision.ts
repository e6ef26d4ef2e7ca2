// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import { readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getSupervision, getSupervisedStudent } from '../calls/supervision.ts'
import type { Id, SupervisionOverviewResponse, SupervisionDetailResponse } from '../types.ts'

export const getGetSupervisionQueryKey = () =>
  readKey<'getSupervision', []>('getSupervision')
export const getGetSupervisionQueryOptions = <Selected = DataOf<SupervisionOverviewResponse>>(options?: ReadOptions<DataOf<SupervisionOverviewResponse>, Selected>) =>
  readOptions<DataOf<SupervisionOverviewResponse>, Selected>('supervision', getGetSupervisionQueryKey(), (call) => getSupervision(call), options)
/** How the children of the account are doing. */
export const useGetSupervision = <Selected = DataOf<SupervisionOverviewResponse>>(options?: ReadOptions<DataOf<SupervisionOverviewResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSupervisionQueryOptions(useOwn(options)), queryClient)


export const getGetSupervisedStudentQueryKey = (stuId?: Id) =>
  readKey<'getSupervisedStudent', [Id]>('getSupervisedStudent', stuId)
export const getGetSupervisedStudentQueryOptions = <Selected = DataOf<SupervisionDetailResponse>>(stuId: Id, options?: ReadOptions<DataOf<SupervisionDetailResponse>, Selected>) =>
  readOptions<DataOf<SupervisionDetailResponse>, Selected>('supervision', getGetSupervisedStudentQueryKey(stuId), (call) => getSupervisedStudent(stuId, call), options)
/** How one child is doing. */
export const useGetSupervisedStudent = <Selected = DataOf<SupervisionDetailResponse>>(stuId: Id, options?: ReadOptions<DataOf<SupervisionDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSupervisedStudentQueryOptions(stuId, useOwn(options)), queryClient)
