// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { PhoneLogin, LoginRequest, SmsLogin, SignInTicket, TwoFactorRequest, SmsCodeRequest, PasswordRetrieval, WechatCode, PhoneBinding, LoginResponse, UserInfoResponse, NothingResponse, SmsReceiptResponse, FormTokenResponse } from '../types.ts'

/**
 * After 3 wrong passwords in a row a captcha is required (50002); too many attempts close the door for a while (50003).
 * @summary Sign in as a teacher
 */
export const teacherLogin = (loginRequest: LoginRequest, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-tch/user/login', encoding: 'multipart', authorization: 'basic', body: loginRequest, signal })

export const getTeacherLoginMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: LoginRequest }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: LoginRequest }, Context>('teacherLogin', [], ({ data }) => teacherLogin(data), options)
/** Sign in as a teacher. */
export const useTeacherLogin = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: LoginRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLoginMutationOptions(options), queryClient)


/**
 * `operation` is the one the code was asked for. With `resetPassword` the new `password` is set first, and other sign-ins end; an account with two-factor sign-in takes more for that (30130): `retrievePassword`. Without `resetPassword` it takes a second step (50006).
 * @summary Sign in with a code sent to the phone
 */
export const teacherLoginBySmsCode = (smsLogin: SmsLogin, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-tch/user/loginByMobileValidCode', encoding: 'multipart', authorization: 'basic', body: smsLogin, signal })

export const getTeacherLoginBySmsCodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SmsLogin }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: SmsLogin }, Context>('teacherLoginBySmsCode', [], ({ data }) => teacherLoginBySmsCode(data), options)
/** Sign in with a code sent to the phone. */
export const useTeacherLoginBySmsCode = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SmsLogin }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLoginBySmsCodeMutationOptions(options), queryClient)


/**
 * @summary Sign in with phone number and password
 */
export const teacherLoginByPhonePassword = (phoneLogin: PhoneLogin, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-tch/user/loginByMobliePassword', encoding: 'multipart', authorization: 'basic', body: phoneLogin, signal })

export const getTeacherLoginByPhonePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneLogin }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: PhoneLogin }, Context>('teacherLoginByPhonePassword', [], ({ data }) => teacherLoginByPhonePassword(data), options)
/** Sign in with phone number and password. */
export const useTeacherLoginByPhonePassword = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneLogin }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLoginByPhonePasswordMutationOptions(options), queryClient)


/**
 * @summary Who is signed in
 */
export const teacherUserInfo = (signal?: AbortSignal) =>
  call<UserInfoResponse>({ url: '/api-tch/user/userInfo', encoding: 'multipart', signal })

export const getTeacherUserInfoQueryKey = () =>
  readKey<'teacherUserInfo', []>('teacherUserInfo')
export const getTeacherUserInfoQueryOptions = <Selected = DataOf<UserInfoResponse>>(options?: ReadOptions<DataOf<UserInfoResponse>, Selected>) =>
  readOptions<DataOf<UserInfoResponse>, Selected>('login', getTeacherUserInfoQueryKey(), (signal) => teacherUserInfo(signal), options)
/** Who is signed in. */
export const useTeacherUserInfo = <Selected = DataOf<UserInfoResponse>>(options?: ReadOptions<DataOf<UserInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherUserInfoQueryOptions(options), queryClient)


/**
 * Ends this sign-in only. Signing out twice is harmless.
 * @summary Sign out
 */
export const teacherLogout = (signal?: AbortSignal) =>
  call<NothingResponse>({ url: '/api-tch/user/logout', encoding: 'multipart', signal })

export const getTeacherLogoutMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, void, Context>) =>
  changeOptions<DataOf<NothingResponse>, void, Context>('teacherLogout', [], () => teacherLogout(), options)
/** Sign out. */
export const useTeacherLogout = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLogoutMutationOptions(options), queryClient)


/**
 * After 50021. Whoever is signed in elsewhere hears 401 with the reason `signed-in-elsewhere`. A ticket that is too old or was used is answered with 50023: sign in again.
 * @summary Sign in here and end the other sign-ins
 */
export const teacherForceLogin = (signInTicket: SignInTicket, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-tch/user/forceLogin', encoding: 'multipart', authorization: 'basic', body: signInTicket, signal })

export const getTeacherForceLoginMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SignInTicket }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: SignInTicket }, Context>('teacherForceLogin', [], ({ data }) => teacherForceLogin(data), options)
/** Sign in here and end the other sign-ins. */
export const useTeacherForceLogin = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SignInTicket }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherForceLoginMutationOptions(options), queryClient)


/**
 * After 50005 (a new device) or 50006 (two-factor sign-in), with a code asked for by the same ticket. A wrong code leaves the ticket as it is.
 * @summary Second step of a sign-in
 */
export const teacherTwoFactorAuth = (twoFactorRequest: TwoFactorRequest, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-tch/user/twoFactorAuth', encoding: 'multipart', authorization: 'basic', body: twoFactorRequest, signal })

export const getTeacherTwoFactorAuthMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest }, Context>('teacherTwoFactorAuth', [], ({ data }) => teacherTwoFactorAuth(data), options)
/** Second step of a sign-in. */
export const useTeacherTwoFactorAuth = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherTwoFactorAuthMutationOptions(options), queryClient)


/**
 * Six digits, good for five minutes, five tries and one use, on the device (`deviceId`) that asked for them. Name the phone, or the ticket of a sign-in that asks for a code. A phone that no account has is answered like any other. One a minute for each purpose (30113), unless the last one was used. After several codes a captcha is required (50002), sooner when others ask for the same number; a day has its limit (30114). Texts go to the school's countries only (30133) and have budgets for each account, for numbers alike, for a country and in all (30134); what strangers use up is not taken from a device that the account knows.
 * @summary Send a code to a phone
 */
export const teacherSendSmsCode = (smsCodeRequest: SmsCodeRequest, signal?: AbortSignal) =>
  call<SmsReceiptResponse>({ url: '/api-tch/user/code/sms', encoding: 'multipart', authorization: 'basicOrBearer', body: smsCodeRequest, signal })

export const getTeacherSendSmsCodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest }, Context>) =>
  changeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest }, Context>('teacherSendSmsCode', [], ({ data }) => teacherSendSmsCode(data), options)
/** Send a code to a phone. */
export const useTeacherSendSmsCode = <Context = unknown>(options?: ChangeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherSendSmsCodeMutationOptions(options), queryClient)


/**
 * Asked for when the form of a new password opens, sent along with it. Good for fifteen minutes and one use.
 * @summary A token that sends one form once
 */
export const teacherRequestFormToken = (signal?: AbortSignal) =>
  call<FormTokenResponse>({ url: '/api-tch/user/randomToken', encoding: 'multipart', authorization: 'basicOrBearer', signal })

export const getTeacherRequestFormTokenMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<FormTokenResponse>, void, Context>) =>
  changeOptions<DataOf<FormTokenResponse>, void, Context>('teacherRequestFormToken', [], () => teacherRequestFormToken(), options)
/** A token that sends one form once. */
export const useTeacherRequestFormToken = <Context = unknown>(options?: ChangeOptions<DataOf<FormTokenResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRequestFormTokenMutationOptions(options), queryClient)


/**
 * For who forgot the old one. Every sign-in of the account ends. An account with two-factor sign-in takes a `totpCode`, a `recoveryCode` or a `passkey`, too (30130).
 * @summary Set a new password, with a code sent to the phone
 */
export const teacherRetrievePassword = (passwordRetrieval: PasswordRetrieval, signal?: AbortSignal) =>
  call<NothingResponse>({ url: '/api-tch/user/retrievePwd', encoding: 'multipart', authorization: 'basicOrBearer', body: passwordRetrieval, signal })

export const getTeacherRetrievePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval }, Context>) =>
  changeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval }, Context>('teacherRetrievePassword', [], ({ data }) => teacherRetrievePassword(data), options)
/** Set a new password, with a code sent to the phone. */
export const useTeacherRetrievePassword = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRetrievePasswordMutationOptions(options), queryClient)


/**
 * `code` is what WeChat gave the browser. WeChat that belongs to no account yet is answered with 50007 and a ticket for binding it to a phone.
 * @summary Sign in with WeChat
 */
export const teacherLoginByWechat = (wechatCode: WechatCode, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-tch/user/auth/webWx', encoding: 'multipart', authorization: 'basic', body: wechatCode, signal })

export const getTeacherLoginByWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: WechatCode }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: WechatCode }, Context>('teacherLoginByWechat', [], ({ data }) => teacherLoginByWechat(data), options)
/** Sign in with WeChat. */
export const useTeacherLoginByWechat = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: WechatCode }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherLoginByWechatMutationOptions(options), queryClient)


/**
 * After 50007, with a code asked for by the operation `bindWechat`.
 * @summary Bind WeChat to the account of a phone, and sign in
 */
export const teacherBindWechatPhone = (phoneBinding: PhoneBinding, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-tch/user/phoneBind', encoding: 'multipart', authorization: 'basic', body: phoneBinding, signal })

export const getTeacherBindWechatPhoneMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneBinding }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: PhoneBinding }, Context>('teacherBindWechatPhone', [], ({ data }) => teacherBindWechatPhone(data), options)
/** Bind WeChat to the account of a phone, and sign in. */
export const useTeacherBindWechatPhone = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneBinding }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherBindWechatPhoneMutationOptions(options), queryClient)


/**
 * After 3 wrong passwords in a row a captcha is required (50002); too many attempts close the door for a while (50003).
 * @summary Sign in as a student
 */
export const studentLogin = (loginRequest: LoginRequest, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-user/user/login', encoding: 'multipart', authorization: 'basic', body: loginRequest, signal })

export const getStudentLoginMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: LoginRequest }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: LoginRequest }, Context>('studentLogin', [], ({ data }) => studentLogin(data), options)
/** Sign in as a student. */
export const useStudentLogin = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: LoginRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLoginMutationOptions(options), queryClient)

/**
 * `operation` is the one the code was asked for. With `resetPassword` the new `password` is set first, and other sign-ins end; an account with two-factor sign-in takes more for that (30130): `retrievePassword`. Without `resetPassword` it takes a second step (50006).
 * @summary Sign in with a code sent to the phone
 */
export const studentLoginBySmsCode = (smsLogin: SmsLogin, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-user/user/loginByMobileValidCode', encoding: 'multipart', authorization: 'basic', body: smsLogin, signal })

export const getStudentLoginBySmsCodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SmsLogin }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: SmsLogin }, Context>('studentLoginBySmsCode', [], ({ data }) => studentLoginBySmsCode(data), options)
/** Sign in with a code sent to the phone. */
export const useStudentLoginBySmsCode = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SmsLogin }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLoginBySmsCodeMutationOptions(options), queryClient)

/**
 * @summary Sign in with phone number and password
 */
export const studentLoginByPhonePassword = (phoneLogin: PhoneLogin, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-user/user/loginByMobliePassword', encoding: 'multipart', authorization: 'basic', body: phoneLogin, signal })

export const getStudentLoginByPhonePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneLogin }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: PhoneLogin }, Context>('studentLoginByPhonePassword', [], ({ data }) => studentLoginByPhonePassword(data), options)
/** Sign in with phone number and password. */
export const useStudentLoginByPhonePassword = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneLogin }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLoginByPhonePasswordMutationOptions(options), queryClient)

/**
 * @summary Who is signed in
 */
export const studentUserInfo = (signal?: AbortSignal) =>
  call<UserInfoResponse>({ url: '/api-user/user/userInfo', encoding: 'multipart', signal })

export const getStudentUserInfoQueryKey = () =>
  readKey<'studentUserInfo', []>('studentUserInfo')
export const getStudentUserInfoQueryOptions = <Selected = DataOf<UserInfoResponse>>(options?: ReadOptions<DataOf<UserInfoResponse>, Selected>) =>
  readOptions<DataOf<UserInfoResponse>, Selected>('login', getStudentUserInfoQueryKey(), (signal) => studentUserInfo(signal), options)
/** Who is signed in. */
export const useStudentUserInfo = <Selected = DataOf<UserInfoResponse>>(options?: ReadOptions<DataOf<UserInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentUserInfoQueryOptions(options), queryClient)

/**
 * Ends this sign-in only. Signing out twice is harmless.
 * @summary Sign out
 */
export const studentLogout = (signal?: AbortSignal) =>
  call<NothingResponse>({ url: '/api-user/user/logout', encoding: 'multipart', signal })

export const getStudentLogoutMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, void, Context>) =>
  changeOptions<DataOf<NothingResponse>, void, Context>('studentLogout', [], () => studentLogout(), options)
/** Sign out. */
export const useStudentLogout = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLogoutMutationOptions(options), queryClient)

/**
 * After 50021. Whoever is signed in elsewhere hears 401 with the reason `signed-in-elsewhere`. A ticket that is too old or was used is answered with 50023: sign in again.
 * @summary Sign in here and end the other sign-ins
 */
export const studentForceLogin = (signInTicket: SignInTicket, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-user/user/forceLogin', encoding: 'multipart', authorization: 'basic', body: signInTicket, signal })

export const getStudentForceLoginMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SignInTicket }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: SignInTicket }, Context>('studentForceLogin', [], ({ data }) => studentForceLogin(data), options)
/** Sign in here and end the other sign-ins. */
export const useStudentForceLogin = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: SignInTicket }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentForceLoginMutationOptions(options), queryClient)

/**
 * After 50005 (a new device) or 50006 (two-factor sign-in), with a code asked for by the same ticket. A wrong code leaves the ticket as it is.
 * @summary Second step of a sign-in
 */
export const studentTwoFactorAuth = (twoFactorRequest: TwoFactorRequest, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-user/user/twoFactorAuth', encoding: 'multipart', authorization: 'basic', body: twoFactorRequest, signal })

export const getStudentTwoFactorAuthMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest }, Context>('studentTwoFactorAuth', [], ({ data }) => studentTwoFactorAuth(data), options)
/** Second step of a sign-in. */
export const useStudentTwoFactorAuth = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: TwoFactorRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentTwoFactorAuthMutationOptions(options), queryClient)

/**
 * Six digits, good for five minutes, five tries and one use, on the device (`deviceId`) that asked for them. Name the phone, or the ticket of a sign-in that asks for a code. A phone that no account has is answered like any other. One a minute for each purpose (30113), unless the last one was used. After several codes a captcha is required (50002), sooner when others ask for the same number; a day has its limit (30114). Texts go to the school's countries only (30133) and have budgets for each account, for numbers alike, for a country and in all (30134); what strangers use up is not taken from a device that the account knows.
 * @summary Send a code to a phone
 */
export const studentSendSmsCode = (smsCodeRequest: SmsCodeRequest, signal?: AbortSignal) =>
  call<SmsReceiptResponse>({ url: '/api-user/user/code/sms', encoding: 'multipart', authorization: 'basicOrBearer', body: smsCodeRequest, signal })

export const getStudentSendSmsCodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest }, Context>) =>
  changeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest }, Context>('studentSendSmsCode', [], ({ data }) => studentSendSmsCode(data), options)
/** Send a code to a phone. */
export const useStudentSendSmsCode = <Context = unknown>(options?: ChangeOptions<DataOf<SmsReceiptResponse>, { data: SmsCodeRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentSendSmsCodeMutationOptions(options), queryClient)

/**
 * Asked for when the form of a new password opens, sent along with it. Good for fifteen minutes and one use.
 * @summary A token that sends one form once
 */
export const studentRequestFormToken = (signal?: AbortSignal) =>
  call<FormTokenResponse>({ url: '/api-user/user/randomToken', encoding: 'multipart', authorization: 'basicOrBearer', signal })

export const getStudentRequestFormTokenMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<FormTokenResponse>, void, Context>) =>
  changeOptions<DataOf<FormTokenResponse>, void, Context>('studentRequestFormToken', [], () => studentRequestFormToken(), options)
/** A token that sends one form once. */
export const useStudentRequestFormToken = <Context = unknown>(options?: ChangeOptions<DataOf<FormTokenResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRequestFormTokenMutationOptions(options), queryClient)

/**
 * For who forgot the old one. Every sign-in of the account ends. An account with two-factor sign-in takes a `totpCode`, a `recoveryCode` or a `passkey`, too (30130).
 * @summary Set a new password, with a code sent to the phone
 */
export const studentRetrievePassword = (passwordRetrieval: PasswordRetrieval, signal?: AbortSignal) =>
  call<NothingResponse>({ url: '/api-user/user/retrievePwd', encoding: 'multipart', authorization: 'basicOrBearer', body: passwordRetrieval, signal })

export const getStudentRetrievePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval }, Context>) =>
  changeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval }, Context>('studentRetrievePassword', [], ({ data }) => studentRetrievePassword(data), options)
/** Set a new password, with a code sent to the phone. */
export const useStudentRetrievePassword = <Context = unknown>(options?: ChangeOptions<DataOf<NothingResponse>, { data: PasswordRetrieval }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRetrievePasswordMutationOptions(options), queryClient)

/**
 * `code` is what WeChat gave the browser. WeChat that belongs to no account yet is answered with 50007 and a ticket for binding it to a phone.
 * @summary Sign in with WeChat
 */
export const studentLoginByWechat = (wechatCode: WechatCode, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-user/user/auth/webWx', encoding: 'multipart', authorization: 'basic', body: wechatCode, signal })

export const getStudentLoginByWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: WechatCode }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: WechatCode }, Context>('studentLoginByWechat', [], ({ data }) => studentLoginByWechat(data), options)
/** Sign in with WeChat. */
export const useStudentLoginByWechat = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: WechatCode }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLoginByWechatMutationOptions(options), queryClient)

/**
 * After 50007, with a code asked for by the operation `bindWechat`.
 * @summary Bind WeChat to the account of a phone, and sign in
 */
export const studentBindWechatPhone = (phoneBinding: PhoneBinding, signal?: AbortSignal) =>
  call<LoginResponse>({ url: '/api-user/user/phoneBind', encoding: 'multipart', authorization: 'basic', body: phoneBinding, signal })

export const getStudentBindWechatPhoneMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneBinding }, Context>) =>
  changeOptions<DataOf<LoginResponse>, { data: PhoneBinding }, Context>('studentBindWechatPhone', [], ({ data }) => studentBindWechatPhone(data), options)
/** Bind WeChat to the account of a phone, and sign in. */
export const useStudentBindWechatPhone = <Context = unknown>(options?: ChangeOptions<DataOf<LoginResponse>, { data: PhoneBinding }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentBindWechatPhoneMutationOptions(options), queryClient)

