// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getTeacherLoginMutationOptions, getTeacherLoginBySmsCodeMutationOptions, getTeacherLoginByPhonePasswordMutationOptions, getTeacherUserInfoQueryKey, getTeacherUserInfoQueryOptions, getTeacherLogoutMutationOptions, getTeacherForceLoginMutationOptions, getTeacherTwoFactorAuthMutationOptions, getTeacherSendSmsCodeMutationOptions, getTeacherRequestFormTokenMutationOptions, getTeacherRetrievePasswordMutationOptions, getTeacherLoginByWechatMutationOptions, getTeacherBindWechatPhoneMutationOptions, getStudentLoginMutationOptions, getStudentLoginBySmsCodeMutationOptions, getStudentLoginByPhonePasswordMutationOptions, getStudentUserInfoQueryKey, getStudentUserInfoQueryOptions, getStudentLogoutMutationOptions, getStudentForceLoginMutationOptions, getStudentTwoFactorAuthMutationOptions, getStudentSendSmsCodeMutationOptions, getStudentRequestFormTokenMutationOptions, getStudentRetrievePasswordMutationOptions, getStudentLoginByWechatMutationOptions, getStudentBindWechatPhoneMutationOptions } from '../hooks/login.ts'
import type { PhoneLogin, LoginRequest, SmsLogin, Role, SignInTicket, TwoFactorRequest, SmsCodeRequest, PasswordRetrieval, WechatCode, PhoneBinding, LoginResponse, UserInfoResponse, NothingResponse, SmsReceiptResponse, FormTokenResponse } from '../types.ts'

export const getLoginAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: LoginRequest } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherLoginMutationOptions : getStudentLoginMutationOptions)<Context>(options)
/** Sign in as a student. */
export const useLoginAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: LoginRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getLoginAsMutationOptions(role, useOwn(options)), queryClient)


export const getLoginBySmsCodeAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: SmsLogin } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherLoginBySmsCodeMutationOptions : getStudentLoginBySmsCodeMutationOptions)<Context>(options)
/** Sign in with a code sent to the phone. */
export const useLoginBySmsCodeAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: SmsLogin } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getLoginBySmsCodeAsMutationOptions(role, useOwn(options)), queryClient)


export const getLoginByPhonePasswordAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneLogin } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherLoginByPhonePasswordMutationOptions : getStudentLoginByPhonePasswordMutationOptions)<Context>(options)
/** Sign in with phone number and password. */
export const useLoginByPhonePasswordAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneLogin } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getLoginByPhonePasswordAsMutationOptions(role, useOwn(options)), queryClient)


export const getUserInfoAsQueryKey = (role: Role): ReturnType<typeof getTeacherUserInfoQueryKey> | ReturnType<typeof getStudentUserInfoQueryKey> =>
  (role === 'teacher' ? getTeacherUserInfoQueryKey : getStudentUserInfoQueryKey)()
export const getUserInfoAsQueryOptions = <Selected = DataOf<UserInfoResponse>>(role: Role, options?: ReadOptions<DataOf<UserInfoResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherUserInfoQueryOptions : getStudentUserInfoQueryOptions)<Selected>(options)
/** Who is signed in. */
export const useUserInfoAs = <Selected = DataOf<UserInfoResponse>>(role: Role, options?: ReadOptions<DataOf<UserInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getUserInfoAsQueryOptions(role, useOwn(options)), queryClient)


export const getLogoutAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<NothingResponse>, ChangeCallOptions | void, Context>) =>
  (role === 'teacher' ? getTeacherLogoutMutationOptions : getStudentLogoutMutationOptions)<Context>(options)
/** Sign out. */
export const useLogoutAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<NothingResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getLogoutAsMutationOptions(role, useOwn(options)), queryClient)


export const getForceLoginAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: SignInTicket } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherForceLoginMutationOptions : getStudentForceLoginMutationOptions)<Context>(options)
/** Sign in here and end the other sign-ins. */
export const useForceLoginAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: SignInTicket } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getForceLoginAsMutationOptions(role, useOwn(options)), queryClient)


export const getTwoFactorAuthAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherTwoFactorAuthMutationOptions : getStudentTwoFactorAuthMutationOptions)<Context>(options)
/** Second step of a sign-in. */
export const useTwoFactorAuthAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTwoFactorAuthAsMutationOptions(role, useOwn(options)), queryClient)


export const getSendSmsCodeAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherSendSmsCodeMutationOptions : getStudentSendSmsCodeMutationOptions)<Context>(options)
/** Send a code to a phone. */
export const useSendSmsCodeAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSendSmsCodeAsMutationOptions(role, useOwn(options)), queryClient)


export const getRequestFormTokenAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<FormTokenResponse>, CallOptions | void, Context>) =>
  (role === 'teacher' ? getTeacherRequestFormTokenMutationOptions : getStudentRequestFormTokenMutationOptions)<Context>(options)
/** A token that sends one form once. */
export const useRequestFormTokenAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<FormTokenResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getRequestFormTokenAsMutationOptions(role, useOwn(options)), queryClient)


export const getRetrievePasswordAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherRetrievePasswordMutationOptions : getStudentRetrievePasswordMutationOptions)<Context>(options)
/** Set a new password, with a code sent to the phone. */
export const useRetrievePasswordAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRetrievePasswordAsMutationOptions(role, useOwn(options)), queryClient)


export const getLoginByWechatAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: WechatCode } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherLoginByWechatMutationOptions : getStudentLoginByWechatMutationOptions)<Context>(options)
/** Sign in with WeChat. */
export const useLoginByWechatAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: WechatCode } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getLoginByWechatAsMutationOptions(role, useOwn(options)), queryClient)


export const getBindWechatPhoneAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneBinding } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherBindWechatPhoneMutationOptions : getStudentBindWechatPhoneMutationOptions)<Context>(options)
/** Bind WeChat to the account of a phone, and sign in. */
export const useBindWechatPhoneAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneBinding } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getBindWechatPhoneAsMutationOptions(role, useOwn(options)), queryClient)


