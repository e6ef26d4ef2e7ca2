// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { teacherLogin, teacherLoginBySmsCode, teacherLoginByPhonePassword, teacherUserInfo, teacherLogout, teacherForceLogin, teacherTwoFactorAuth, teacherSendSmsCode, teacherRequestFormToken, teacherRetrievePassword, teacherLoginByWechat, teacherBindWechatPhone, studentLogin, studentLoginBySmsCode, studentLoginByPhonePassword, studentUserInfo, studentLogout, studentForceLogin, studentTwoFactorAuth, studentSendSmsCode, studentRequestFormToken, studentRetrievePassword, studentLoginByWechat, studentBindWechatPhone } from '../calls/login.ts'
import type { PhoneLogin, LoginRequest, SmsLogin, SignInTicket, TwoFactorRequest, SmsCodeRequest, PasswordRetrieval, WechatCode, PhoneBinding, LoginResponse, UserInfoResponse, NothingResponse, SmsReceiptResponse, FormTokenResponse } from '../types.ts'

export const getTeacherLoginMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: LoginRequest } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: LoginRequest } & CallOptions, Context>('teacherLogin', [], ({ data, ...call }) => teacherLogin(data, call), options)
/** Sign in as a teacher. */
export const useTeacherLogin = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: LoginRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLoginMutationOptions(useOwn(options)), queryClient)


export const getTeacherLoginBySmsCodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SmsLogin } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: SmsLogin } & CallOptions, Context>('teacherLoginBySmsCode', [], ({ data, ...call }) => teacherLoginBySmsCode(data, call), options)
/** Sign in with a code sent to the phone. */
export const useTeacherLoginBySmsCode = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SmsLogin } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLoginBySmsCodeMutationOptions(useOwn(options)), queryClient)


export const getTeacherLoginByPhonePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneLogin } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: PhoneLogin } & CallOptions, Context>('teacherLoginByPhonePassword', [], ({ data, ...call }) => teacherLoginByPhonePassword(data, call), options)
/** Sign in with phone number and password. */
export const useTeacherLoginByPhonePassword = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneLogin } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLoginByPhonePasswordMutationOptions(useOwn(options)), queryClient)


export const getTeacherUserInfoQueryKey = () =>
  readKey<'teacherUserInfo', []>('teacherUserInfo')
export const getTeacherUserInfoQueryOptions = <Selected = DataOf<UserInfoResponse>>(options?: ReadOptions<DataOf<UserInfoResponse>, Selected>) =>
  readOptions<DataOf<UserInfoResponse>, Selected>('login', getTeacherUserInfoQueryKey(), (call) => teacherUserInfo(call), options)
/** Who is signed in. */
export const useTeacherUserInfo = <Selected = DataOf<UserInfoResponse>>(options?: ReadOptions<DataOf<UserInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherUserInfoQueryOptions(useOwn(options)), queryClient)


export const getTeacherLogoutMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, ChangeCallOptions | void, Context>) =>
  changeOptions<DataOf<NothingResponse>, ChangeCallOptions | void, Context>('teacherLogout', [], (call) => teacherLogout(call), options)
/** Sign out. */
export const useTeacherLogout = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLogoutMutationOptions(useOwn(options)), queryClient)


export const getTeacherForceLoginMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SignInTicket } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: SignInTicket } & CallOptions, Context>('teacherForceLogin', [], ({ data, ...call }) => teacherForceLogin(data, call), options)
/** Sign in here and end the other sign-ins. */
export const useTeacherForceLogin = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SignInTicket } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherForceLoginMutationOptions(useOwn(options)), queryClient)


export const getTeacherTwoFactorAuthMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest } & CallOptions, Context>('teacherTwoFactorAuth', [], ({ data, ...call }) => teacherTwoFactorAuth(data, call), options)
/** Second step of a sign-in. */
export const useTeacherTwoFactorAuth = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherTwoFactorAuthMutationOptions(useOwn(options)), queryClient)


export const getTeacherSendSmsCodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest } & CallOptions, Context>) =>
  changeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest } & CallOptions, Context>('teacherSendSmsCode', [], ({ data, ...call }) => teacherSendSmsCode(data, call), options)
/** Send a code to a phone. */
export const useTeacherSendSmsCode = <Context = unknown>(options?: ChangeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherSendSmsCodeMutationOptions(useOwn(options)), queryClient)


export const getTeacherRequestFormTokenMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<FormTokenResponse>, CallOptions | void, Context>) =>
  changeOptions<DataOf<FormTokenResponse>, CallOptions | void, Context>('teacherRequestFormToken', [], (call) => teacherRequestFormToken(call), options)
/** A token that sends one form once. */
export const useTeacherRequestFormToken = <Context = unknown>(options?: ChangeOptions<DataOf<FormTokenResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRequestFormTokenMutationOptions(useOwn(options)), queryClient)


export const getTeacherRetrievePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval } & CallOptions, Context>) =>
  changeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval } & CallOptions, Context>('teacherRetrievePassword', [], ({ data, ...call }) => teacherRetrievePassword(data, call), options)
/** Set a new password, with a code sent to the phone. */
export const useTeacherRetrievePassword = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRetrievePasswordMutationOptions(useOwn(options)), queryClient)


export const getTeacherLoginByWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: WechatCode } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: WechatCode } & CallOptions, Context>('teacherLoginByWechat', [], ({ data, ...call }) => teacherLoginByWechat(data, call), options)
/** Sign in with WeChat. */
export const useTeacherLoginByWechat = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: WechatCode } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLoginByWechatMutationOptions(useOwn(options)), queryClient)


export const getTeacherBindWechatPhoneMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneBinding } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: PhoneBinding } & CallOptions, Context>('teacherBindWechatPhone', [], ({ data, ...call }) => teacherBindWechatPhone(data, call), options)
/** Bind WeChat to the account of a phone, and sign in. */
export const useTeacherBindWechatPhone = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneBinding } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherBindWechatPhoneMutationOptions(useOwn(options)), queryClient)


export const getStudentLoginMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: LoginRequest } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: LoginRequest } & CallOptions, Context>('studentLogin', [], ({ data, ...call }) => studentLogin(data, call), options)
/** Sign in as a student. */
export const useStudentLogin = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: LoginRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLoginMutationOptions(useOwn(options)), queryClient)

export const getStudentLoginBySmsCodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SmsLogin } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: SmsLogin } & CallOptions, Context>('studentLoginBySmsCode', [], ({ data, ...call }) => studentLoginBySmsCode(data, call), options)
/** Sign in with a code sent to the phone. */
export const useStudentLoginBySmsCode = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SmsLogin } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLoginBySmsCodeMutationOptions(useOwn(options)), queryClient)

export const getStudentLoginByPhonePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneLogin } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: PhoneLogin } & CallOptions, Context>('studentLoginByPhonePassword', [], ({ data, ...call }) => studentLoginByPhonePassword(data, call), options)
/** Sign in with phone number and password. */
export const useStudentLoginByPhonePassword = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneLogin } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLoginByPhonePasswordMutationOptions(useOwn(options)), queryClient)

export const getStudentUserInfoQueryKey = () =>
  readKey<'studentUserInfo', []>('studentUserInfo')
export const getStudentUserInfoQueryOptions = <Selected = DataOf<UserInfoResponse>>(options?: ReadOptions<DataOf<UserInfoResponse>, Selected>) =>
  readOptions<DataOf<UserInfoResponse>, Selected>('login', getStudentUserInfoQueryKey(), (call) => studentUserInfo(call), options)
/** Who is signed in. */
export const useStudentUserInfo = <Selected = DataOf<UserInfoResponse>>(options?: ReadOptions<DataOf<UserInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentUserInfoQueryOptions(useOwn(options)), queryClient)

export const getStudentLogoutMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, ChangeCallOptions | void, Context>) =>
  changeOptions<DataOf<NothingResponse>, ChangeCallOptions | void, Context>('studentLogout', [], (call) => studentLogout(call), options)
/** Sign out. */
export const useStudentLogout = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLogoutMutationOptions(useOwn(options)), queryClient)

export const getStudentForceLoginMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SignInTicket } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: SignInTicket } & CallOptions, Context>('studentForceLogin', [], ({ data, ...call }) => studentForceLogin(data, call), options)
/** Sign in here and end the other sign-ins. */
export const useStudentForceLogin = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SignInTicket } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentForceLoginMutationOptions(useOwn(options)), queryClient)

export const getStudentTwoFactorAuthMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest } & CallOptions, Context>('studentTwoFactorAuth', [], ({ data, ...call }) => studentTwoFactorAuth(data, call), options)
/** Second step of a sign-in. */
export const useStudentTwoFactorAuth = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentTwoFactorAuthMutationOptions(useOwn(options)), queryClient)

export const getStudentSendSmsCodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest } & CallOptions, Context>) =>
  changeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest } & CallOptions, Context>('studentSendSmsCode', [], ({ data, ...call }) => studentSendSmsCode(data, call), options)
/** Send a code to a phone. */
export const useStudentSendSmsCode = <Context = unknown>(options?: ChangeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentSendSmsCodeMutationOptions(useOwn(options)), queryClient)

export const getStudentRequestFormTokenMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<FormTokenResponse>, CallOptions | void, Context>) =>
  changeOptions<DataOf<FormTokenResponse>, CallOptions | void, Context>('studentRequestFormToken', [], (call) => studentRequestFormToken(call), options)
/** A token that sends one form once. */
export const useStudentRequestFormToken = <Context = unknown>(options?: ChangeOptions<DataOf<FormTokenResponse>, CallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRequestFormTokenMutationOptions(useOwn(options)), queryClient)

export const getStudentRetrievePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval } & CallOptions, Context>) =>
  changeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval } & CallOptions, Context>('studentRetrievePassword', [], ({ data, ...call }) => studentRetrievePassword(data, call), options)
/** Set a new password, with a code sent to the phone. */
export const useStudentRetrievePassword = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRetrievePasswordMutationOptions(useOwn(options)), queryClient)

export const getStudentLoginByWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: WechatCode } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: WechatCode } & CallOptions, Context>('studentLoginByWechat', [], ({ data, ...call }) => studentLoginByWechat(data, call), options)
/** Sign in with WeChat. */
export const useStudentLoginByWechat = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: WechatCode } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLoginByWechatMutationOptions(useOwn(options)), queryClient)

export const getStudentBindWechatPhoneMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneBinding } & CallOptions, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: PhoneBinding } & CallOptions, Context>('studentBindWechatPhone', [], ({ data, ...call }) => studentBindWechatPhone(data, call), options)
/** Bind WeChat to the account of a phone, and sign in. */
export const useStudentBindWechatPhone = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneBinding } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentBindWechatPhoneMutationOptions(useOwn(options)), queryClient)

