// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getSupervision, getSupervisedStudent, setSupervisionLock, setWeeklyLetter, confirmWeeklyLetter } from '../calls/supervision.ts'
import type { Id, SupervisionLockRequest, WeeklyLetterRequest, LetterConfirmation, SupervisionOverviewResponse, SupervisionDetailResponse, SupervisionSettingsResponse, GetSupervisedStudentParams } from '../types.ts'

export const getGetSupervisionQueryKey = () =>
  readKey<'getSupervision', []>('getSupervision')
export const getGetSupervisionQueryOptions = <Selected = DataOf<SupervisionOverviewResponse>>(options?: ReadOptions<DataOf<SupervisionOverviewResponse>, Selected>) =>
  readOptions<DataOf<SupervisionOverviewResponse>, Selected>('supervision', getGetSupervisionQueryKey(), (call) => getSupervision(call), options)
/** How the children of the account are doing. */
export const useGetSupervision = <Selected = DataOf<SupervisionOverviewResponse>>(options?: ReadOptions<DataOf<SupervisionOverviewResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSupervisionQueryOptions(useOwn(options)), queryClient)


export const getGetSupervisedStudentQueryKey = (stuId?: Id, params?: GetSupervisedStudentParams) =>
  readKey<'getSupervisedStudent', [Id, GetSupervisedStudentParams]>('getSupervisedStudent', stuId, params)
export const getGetSupervisedStudentQueryOptions = <Selected = DataOf<SupervisionDetailResponse>>(stuId: Id, params?: GetSupervisedStudentParams, options?: ReadOptions<DataOf<SupervisionDetailResponse>, Selected>) =>
  readOptions<DataOf<SupervisionDetailResponse>, Selected>('supervision', getGetSupervisedStudentQueryKey(stuId, params), (call) => getSupervisedStudent(stuId, params, call), options)
/** How one child is doing. */
export const useGetSupervisedStudent = <Selected = DataOf<SupervisionDetailResponse>>(stuId: Id, params?: GetSupervisedStudentParams, options?: ReadOptions<DataOf<SupervisionDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetSupervisedStudentQueryOptions(stuId, params, useOwn(options)), queryClient)


export const getSetSupervisionLockMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SupervisionSettingsResponse>, { data: SupervisionLockRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SupervisionSettingsResponse>, { data: SupervisionLockRequest } & ChangeCallOptions, Context>('setSupervisionLock', ["getSupervision"], ({ data, ...call }) => setSupervisionLock(data, call), options)
/** Lock the family page for the children. */
export const useSetSupervisionLock = <Context = unknown>(options?: ChangeOptions<DataOf<SupervisionSettingsResponse>, { data: SupervisionLockRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSetSupervisionLockMutationOptions(useOwn(options)), queryClient)


export const getSetWeeklyLetterMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SupervisionSettingsResponse>, { data: WeeklyLetterRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<SupervisionSettingsResponse>, { data: WeeklyLetterRequest } & ChangeCallOptions, Context>('setWeeklyLetter', ["getSupervision"], ({ data, ...call }) => setWeeklyLetter(data, call), options)
/** Have a letter about the week sent by mail. */
export const useSetWeeklyLetter = <Context = unknown>(options?: ChangeOptions<DataOf<SupervisionSettingsResponse>, { data: WeeklyLetterRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSetWeeklyLetterMutationOptions(useOwn(options)), queryClient)


export const getConfirmWeeklyLetterMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SupervisionSettingsResponse>, { data: LetterConfirmation } & CallOptions, Context>) =>
  changeOptions<DataOf<SupervisionSettingsResponse>, { data: LetterConfirmation } & CallOptions, Context>('confirmWeeklyLetter', ["getSupervision"], ({ data, ...call }) => confirmWeeklyLetter(data, call), options)
/** Confirm the address of the weekly letter. */
export const useConfirmWeeklyLetter = <Context = unknown>(options?: ChangeOptions<DataOf<SupervisionSettingsResponse>, { data: LetterConfirmation } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getConfirmWeeklyLetterMutationOptions(useOwn(options)), queryClient)
