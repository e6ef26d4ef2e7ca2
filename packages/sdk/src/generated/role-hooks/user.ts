// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getStudentModifyUserMutationOptions, getStudentAccountInfoQueryKey, getStudentAccountInfoQueryOptions, getStudentUpdatePasswordMutationOptions, getStudentUpdateMobileMutationOptions, getStudentSetPasswordMutationOptions, getStudentBindWechatMutationOptions, getStudentUnbindWechatMutationOptions } from '../hooks/student-user.ts'
import { getTeacherModifyUserMutationOptions, getTeacherAccountInfoQueryKey, getTeacherAccountInfoQueryOptions, getTeacherSetPasswordMutationOptions, getTeacherUpdatePasswordMutationOptions, getTeacherBindWechatMutationOptions, getTeacherUnbindWechatMutationOptions, getTeacherUpdateMobileMutationOptions } from '../hooks/teacher-user.ts'
import type { Role, WechatCode, ProfileChange, PasswordChange, MobileChange, NewPassword, AccountInfoResponse } from '../types.ts'

export const getModifyUserAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange } & ChangeCallOptions, Context>) =>
  (role === 'teacher' ? getTeacherModifyUserMutationOptions : getStudentModifyUserMutationOptions)<Context>(options)
/** Change what others see of me. */
export const useModifyUserAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getModifyUserAsMutationOptions(role, useOwn(options)), queryClient)


export const getAccountInfoAsQueryKey = (role: Role): ReturnType<typeof getTeacherAccountInfoQueryKey> | ReturnType<typeof getStudentAccountInfoQueryKey> =>
  (role === 'teacher' ? getTeacherAccountInfoQueryKey : getStudentAccountInfoQueryKey)()
export const getAccountInfoAsQueryOptions = <Selected = DataOf<AccountInfoResponse>>(role: Role, options?: ReadOptions<DataOf<AccountInfoResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherAccountInfoQueryOptions : getStudentAccountInfoQueryOptions)<Selected>(options)
/** My account and its safety. */
export const useAccountInfoAs = <Selected = DataOf<AccountInfoResponse>>(role: Role, options?: ReadOptions<DataOf<AccountInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getAccountInfoAsQueryOptions(role, useOwn(options)), queryClient)


export const getUpdatePasswordAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherUpdatePasswordMutationOptions : getStudentUpdatePasswordMutationOptions)<Context>(options)
/** Change the password. */
export const useUpdatePasswordAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdatePasswordAsMutationOptions(role, useOwn(options)), queryClient)


export const getUpdateMobileAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: MobileChange } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherUpdateMobileMutationOptions : getStudentUpdateMobileMutationOptions)<Context>(options)
/** Change the phone number. */
export const useUpdateMobileAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: MobileChange } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateMobileAsMutationOptions(role, useOwn(options)), queryClient)


export const getSetPasswordAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: NewPassword } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherSetPasswordMutationOptions : getStudentSetPasswordMutationOptions)<Context>(options)
/** Choose a password where there is none yet. */
export const useSetPasswordAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: NewPassword } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSetPasswordAsMutationOptions(role, useOwn(options)), queryClient)


export const getBindWechatAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: WechatCode } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherBindWechatMutationOptions : getStudentBindWechatMutationOptions)<Context>(options)
/** Bind WeChat to my account. */
export const useBindWechatAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: WechatCode } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getBindWechatAsMutationOptions(role, useOwn(options)), queryClient)


export const getUnbindWechatAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>) =>
  (role === 'teacher' ? getTeacherUnbindWechatMutationOptions : getStudentUnbindWechatMutationOptions)<Context>(options)
/** Unbind WeChat. */
export const useUnbindWechatAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getUnbindWechatAsMutationOptions(role, useOwn(options)), queryClient)


