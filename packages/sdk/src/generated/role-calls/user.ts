// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { studentModifyUser, getStudentModifyUserMutationOptions, studentAccountInfo, getStudentAccountInfoQueryKey, getStudentAccountInfoQueryOptions, studentUpdatePassword, getStudentUpdatePasswordMutationOptions, studentUpdateMobile, getStudentUpdateMobileMutationOptions, studentSetPassword, getStudentSetPasswordMutationOptions, studentBindWechat, getStudentBindWechatMutationOptions, studentUnbindWechat, getStudentUnbindWechatMutationOptions } from '../calls/student-user.ts'
import { teacherModifyUser, getTeacherModifyUserMutationOptions, teacherAccountInfo, getTeacherAccountInfoQueryKey, getTeacherAccountInfoQueryOptions, teacherSetPassword, getTeacherSetPasswordMutationOptions, teacherUpdatePassword, getTeacherUpdatePasswordMutationOptions, teacherBindWechat, getTeacherBindWechatMutationOptions, teacherUnbindWechat, getTeacherUnbindWechatMutationOptions, teacherUpdateMobile, getTeacherUpdateMobileMutationOptions } from '../calls/teacher-user.ts'
import type { Role, WechatCode, ProfileChange, PasswordChange, MobileChange, NewPassword, AccountInfoResponse } from '../types.ts'

/** Change what others see of me. */
export const modifyUserAs = (role: Role, profileChange: ProfileChange, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherModifyUser : studentModifyUser)(profileChange, signal)
export const getModifyUserAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange }, Context>) =>
  (role === 'teacher' ? getTeacherModifyUserMutationOptions : getStudentModifyUserMutationOptions)<Context>(options)
/** Change what others see of me. */
export const useModifyUserAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getModifyUserAsMutationOptions(role, options), queryClient)


/** My account and its safety. */
export const accountInfoAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherAccountInfo : studentAccountInfo)(signal)
export const getAccountInfoAsQueryKey = (role: Role): ReturnType<typeof getTeacherAccountInfoQueryKey> | ReturnType<typeof getStudentAccountInfoQueryKey> =>
  (role === 'teacher' ? getTeacherAccountInfoQueryKey : getStudentAccountInfoQueryKey)()
export const getAccountInfoAsQueryOptions = <Selected = DataOf<AccountInfoResponse>>(role: Role, options?: ReadOptions<DataOf<AccountInfoResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherAccountInfoQueryOptions : getStudentAccountInfoQueryOptions)<Selected>(options)
/** My account and its safety. */
export const useAccountInfoAs = <Selected = DataOf<AccountInfoResponse>>(role: Role, options?: ReadOptions<DataOf<AccountInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getAccountInfoAsQueryOptions(role, options), queryClient)


/** Change the password. */
export const updatePasswordAs = (role: Role, passwordChange: PasswordChange, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherUpdatePassword : studentUpdatePassword)(passwordChange, signal)
export const getUpdatePasswordAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange }, Context>) =>
  (role === 'teacher' ? getTeacherUpdatePasswordMutationOptions : getStudentUpdatePasswordMutationOptions)<Context>(options)
/** Change the password. */
export const useUpdatePasswordAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdatePasswordAsMutationOptions(role, options), queryClient)


/** Change the phone number. */
export const updateMobileAs = (role: Role, mobileChange: MobileChange, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherUpdateMobile : studentUpdateMobile)(mobileChange, signal)
export const getUpdateMobileAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: MobileChange }, Context>) =>
  (role === 'teacher' ? getTeacherUpdateMobileMutationOptions : getStudentUpdateMobileMutationOptions)<Context>(options)
/** Change the phone number. */
export const useUpdateMobileAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: MobileChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateMobileAsMutationOptions(role, options), queryClient)


/** Choose a password where there is none yet. */
export const setPasswordAs = (role: Role, newPassword: NewPassword, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherSetPassword : studentSetPassword)(newPassword, signal)
export const getSetPasswordAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: NewPassword }, Context>) =>
  (role === 'teacher' ? getTeacherSetPasswordMutationOptions : getStudentSetPasswordMutationOptions)<Context>(options)
/** Choose a password where there is none yet. */
export const useSetPasswordAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: NewPassword }, Context>, queryClient?: QueryClient) =>
  useMutation(getSetPasswordAsMutationOptions(role, options), queryClient)


/** Bind WeChat to my account. */
export const bindWechatAs = (role: Role, wechatCode: WechatCode, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherBindWechat : studentBindWechat)(wechatCode, signal)
export const getBindWechatAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: WechatCode }, Context>) =>
  (role === 'teacher' ? getTeacherBindWechatMutationOptions : getStudentBindWechatMutationOptions)<Context>(options)
/** Bind WeChat to my account. */
export const useBindWechatAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: WechatCode }, Context>, queryClient?: QueryClient) =>
  useMutation(getBindWechatAsMutationOptions(role, options), queryClient)


/** Unbind WeChat. */
export const unbindWechatAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherUnbindWechat : studentUnbindWechat)(signal)
export const getUnbindWechatAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>) =>
  (role === 'teacher' ? getTeacherUnbindWechatMutationOptions : getStudentUnbindWechatMutationOptions)<Context>(options)
/** Unbind WeChat. */
export const useUnbindWechatAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getUnbindWechatAsMutationOptions(role, options), queryClient)


