// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { teacherLogin, getTeacherLoginMutationOptions, teacherLoginBySmsCode, getTeacherLoginBySmsCodeMutationOptions, teacherLoginByPhonePassword, getTeacherLoginByPhonePasswordMutationOptions, teacherUserInfo, getTeacherUserInfoQueryKey, getTeacherUserInfoQueryOptions, teacherLogout, getTeacherLogoutMutationOptions, teacherForceLogin, getTeacherForceLoginMutationOptions, teacherTwoFactorAuth, getTeacherTwoFactorAuthMutationOptions, teacherSendSmsCode, getTeacherSendSmsCodeMutationOptions, teacherRequestFormToken, getTeacherRequestFormTokenMutationOptions, teacherRetrievePassword, getTeacherRetrievePasswordMutationOptions, teacherLoginByWechat, getTeacherLoginByWechatMutationOptions, teacherBindWechatPhone, getTeacherBindWechatPhoneMutationOptions, studentLogin, getStudentLoginMutationOptions, studentLoginBySmsCode, getStudentLoginBySmsCodeMutationOptions, studentLoginByPhonePassword, getStudentLoginByPhonePasswordMutationOptions, studentUserInfo, getStudentUserInfoQueryKey, getStudentUserInfoQueryOptions, studentLogout, getStudentLogoutMutationOptions, studentForceLogin, getStudentForceLoginMutationOptions, studentTwoFactorAuth, getStudentTwoFactorAuthMutationOptions, studentSendSmsCode, getStudentSendSmsCodeMutationOptions, studentRequestFormToken, getStudentRequestFormTokenMutationOptions, studentRetrievePassword, getStudentRetrievePasswordMutationOptions, studentLoginByWechat, getStudentLoginByWechatMutationOptions, studentBindWechatPhone, getStudentBindWechatPhoneMutationOptions } from '../calls/login.ts'
import type { PhoneLogin, LoginRequest, SmsLogin, Role, SignInTicket, TwoFactorRequest, SmsCodeRequest, PasswordRetrieval, WechatCode, PhoneBinding, LoginResponse, UserInfoResponse, NothingResponse, SmsReceiptResponse, FormTokenResponse } from '../types.ts'

/** Sign in as a student. */
export const loginAs = (role: Role, loginRequest: LoginRequest, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherLogin : studentLogin)(loginRequest, signal)
export const getLoginAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: LoginRequest }, Context>) =>
  (role === 'teacher' ? getTeacherLoginMutationOptions : getStudentLoginMutationOptions)<Context>(options)
/** Sign in as a student. */
export const useLoginAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: LoginRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getLoginAsMutationOptions(role, options), queryClient)


/** Sign in with a code sent to the phone. */
export const loginBySmsCodeAs = (role: Role, smsLogin: SmsLogin, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherLoginBySmsCode : studentLoginBySmsCode)(smsLogin, signal)
export const getLoginBySmsCodeAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: SmsLogin }, Context>) =>
  (role === 'teacher' ? getTeacherLoginBySmsCodeMutationOptions : getStudentLoginBySmsCodeMutationOptions)<Context>(options)
/** Sign in with a code sent to the phone. */
export const useLoginBySmsCodeAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: SmsLogin }, Context>, queryClient?: QueryClient) =>
  useMutation(getLoginBySmsCodeAsMutationOptions(role, options), queryClient)


/** Sign in with phone number and password. */
export const loginByPhonePasswordAs = (role: Role, phoneLogin: PhoneLogin, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherLoginByPhonePassword : studentLoginByPhonePassword)(phoneLogin, signal)
export const getLoginByPhonePasswordAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneLogin }, Context>) =>
  (role === 'teacher' ? getTeacherLoginByPhonePasswordMutationOptions : getStudentLoginByPhonePasswordMutationOptions)<Context>(options)
/** Sign in with phone number and password. */
export const useLoginByPhonePasswordAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneLogin }, Context>, queryClient?: QueryClient) =>
  useMutation(getLoginByPhonePasswordAsMutationOptions(role, options), queryClient)


/** Who is signed in. */
export const userInfoAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherUserInfo : studentUserInfo)(signal)
export const getUserInfoAsQueryKey = (role: Role): ReturnType<typeof getTeacherUserInfoQueryKey> | ReturnType<typeof getStudentUserInfoQueryKey> =>
  (role === 'teacher' ? getTeacherUserInfoQueryKey : getStudentUserInfoQueryKey)()
export const getUserInfoAsQueryOptions = <Selected = DataOf<UserInfoResponse>>(role: Role, options?: ReadOptions<DataOf<UserInfoResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherUserInfoQueryOptions : getStudentUserInfoQueryOptions)<Selected>(options)
/** Who is signed in. */
export const useUserInfoAs = <Selected = DataOf<UserInfoResponse>>(role: Role, options?: ReadOptions<DataOf<UserInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getUserInfoAsQueryOptions(role, options), queryClient)


/** Sign out. */
export const logoutAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherLogout : studentLogout)(signal)
export const getLogoutAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<NothingResponse>, void, Context>) =>
  (role === 'teacher' ? getTeacherLogoutMutationOptions : getStudentLogoutMutationOptions)<Context>(options)
/** Sign out. */
export const useLogoutAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<NothingResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getLogoutAsMutationOptions(role, options), queryClient)


/** Sign in here and end the other sign-ins. */
export const forceLoginAs = (role: Role, signInTicket: SignInTicket, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherForceLogin : studentForceLogin)(signInTicket, signal)
export const getForceLoginAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: SignInTicket }, Context>) =>
  (role === 'teacher' ? getTeacherForceLoginMutationOptions : getStudentForceLoginMutationOptions)<Context>(options)
/** Sign in here and end the other sign-ins. */
export const useForceLoginAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: SignInTicket }, Context>, queryClient?: QueryClient) =>
  useMutation(getForceLoginAsMutationOptions(role, options), queryClient)


/** Second step of a sign-in. */
export const twoFactorAuthAs = (role: Role, twoFactorRequest: TwoFactorRequest, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherTwoFactorAuth : studentTwoFactorAuth)(twoFactorRequest, signal)
export const getTwoFactorAuthAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest }, Context>) =>
  (role === 'teacher' ? getTeacherTwoFactorAuthMutationOptions : getStudentTwoFactorAuthMutationOptions)<Context>(options)
/** Second step of a sign-in. */
export const useTwoFactorAuthAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTwoFactorAuthAsMutationOptions(role, options), queryClient)


/** Send a code to a phone. */
export const sendSmsCodeAs = (role: Role, smsCodeRequest: SmsCodeRequest, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherSendSmsCode : studentSendSmsCode)(smsCodeRequest, signal)
export const getSendSmsCodeAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest }, Context>) =>
  (role === 'teacher' ? getTeacherSendSmsCodeMutationOptions : getStudentSendSmsCodeMutationOptions)<Context>(options)
/** Send a code to a phone. */
export const useSendSmsCodeAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getSendSmsCodeAsMutationOptions(role, options), queryClient)


/** A token that sends one form once. */
export const requestFormTokenAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRequestFormToken : studentRequestFormToken)(signal)
export const getRequestFormTokenAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<FormTokenResponse>, void, Context>) =>
  (role === 'teacher' ? getTeacherRequestFormTokenMutationOptions : getStudentRequestFormTokenMutationOptions)<Context>(options)
/** A token that sends one form once. */
export const useRequestFormTokenAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<FormTokenResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getRequestFormTokenAsMutationOptions(role, options), queryClient)


/** Set a new password, with a code sent to the phone. */
export const retrievePasswordAs = (role: Role, passwordRetrieval: PasswordRetrieval, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRetrievePassword : studentRetrievePassword)(passwordRetrieval, signal)
export const getRetrievePasswordAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval }, Context>) =>
  (role === 'teacher' ? getTeacherRetrievePasswordMutationOptions : getStudentRetrievePasswordMutationOptions)<Context>(options)
/** Set a new password, with a code sent to the phone. */
export const useRetrievePasswordAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval }, Context>, queryClient?: QueryClient) =>
  useMutation(getRetrievePasswordAsMutationOptions(role, options), queryClient)


/** Sign in with WeChat. */
export const loginByWechatAs = (role: Role, wechatCode: WechatCode, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherLoginByWechat : studentLoginByWechat)(wechatCode, signal)
export const getLoginByWechatAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: WechatCode }, Context>) =>
  (role === 'teacher' ? getTeacherLoginByWechatMutationOptions : getStudentLoginByWechatMutationOptions)<Context>(options)
/** Sign in with WeChat. */
export const useLoginByWechatAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: WechatCode }, Context>, queryClient?: QueryClient) =>
  useMutation(getLoginByWechatAsMutationOptions(role, options), queryClient)


/** Bind WeChat to the account of a phone, and sign in. */
export const bindWechatPhoneAs = (role: Role, phoneBinding: PhoneBinding, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherBindWechatPhone : studentBindWechatPhone)(phoneBinding, signal)
export const getBindWechatPhoneAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneBinding }, Context>) =>
  (role === 'teacher' ? getTeacherBindWechatPhoneMutationOptions : getStudentBindWechatPhoneMutationOptions)<Context>(options)
/** Bind WeChat to the account of a phone, and sign in. */
export const useBindWechatPhoneAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneBinding }, Context>, queryClient?: QueryClient) =>
  useMutation(getBindWechatPhoneAsMutationOptions(role, options), queryClient)


