// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import { teacherLogin, teacherLoginBySmsCode, teacherLoginByPhonePassword, teacherUserInfo, teacherLogout, teacherForceLogin, teacherTwoFactorAuth, teacherSendSmsCode, teacherRequestFormToken, teacherRetrievePassword, teacherLoginByWechat, teacherBindWechatPhone, studentLogin, studentLoginBySmsCode, studentLoginByPhonePassword, studentUserInfo, studentLogout, studentForceLogin, studentTwoFactorAuth, studentSendSmsCode, studentRequestFormToken, studentRetrievePassword, studentLoginByWechat, studentBindWechatPhone } from '../calls/login.ts'
import type { PhoneLogin, LoginRequest, SmsLogin, Role, SignInTicket, TwoFactorRequest, SmsCodeRequest, PasswordRetrieval, WechatCode, PhoneBinding } from '../types.ts'

/** Sign in as a student. */
export const loginAs = (role: Role, loginRequest: LoginRequest, options?: CallOptions) =>
  (role === 'teacher' ? teacherLogin : studentLogin)(loginRequest, options)
/** Sign in with a code sent to the phone. */
export const loginBySmsCodeAs = (role: Role, smsLogin: SmsLogin, options?: CallOptions) =>
  (role === 'teacher' ? teacherLoginBySmsCode : studentLoginBySmsCode)(smsLogin, options)
/** Sign in with phone number and password. */
export const loginByPhonePasswordAs = (role: Role, phoneLogin: PhoneLogin, options?: CallOptions) =>
  (role === 'teacher' ? teacherLoginByPhonePassword : studentLoginByPhonePassword)(phoneLogin, options)
/** Who is signed in. */
export const userInfoAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherUserInfo : studentUserInfo)(options)
/** Sign out. */
export const logoutAs = (role: Role, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherLogout : studentLogout)(options)
/** Sign in here and end the other sign-ins. */
export const forceLoginAs = (role: Role, signInTicket: SignInTicket, options?: CallOptions) =>
  (role === 'teacher' ? teacherForceLogin : studentForceLogin)(signInTicket, options)
/** Second step of a sign-in. */
export const twoFactorAuthAs = (role: Role, twoFactorRequest: TwoFactorRequest, options?: CallOptions) =>
  (role === 'teacher' ? teacherTwoFactorAuth : studentTwoFactorAuth)(twoFactorRequest, options)
/** Send a code to a phone. */
export const sendSmsCodeAs = (role: Role, smsCodeRequest: SmsCodeRequest, options?: CallOptions) =>
  (role === 'teacher' ? teacherSendSmsCode : studentSendSmsCode)(smsCodeRequest, options)
/** A token that sends one form once. */
export const requestFormTokenAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherRequestFormToken : studentRequestFormToken)(options)
/** Set a new password, with a code sent to the phone. */
export const retrievePasswordAs = (role: Role, passwordRetrieval: PasswordRetrieval, options?: CallOptions) =>
  (role === 'teacher' ? teacherRetrievePassword : studentRetrievePassword)(passwordRetrieval, options)
/** Sign in with WeChat. */
export const loginByWechatAs = (role: Role, wechatCode: WechatCode, options?: CallOptions) =>
  (role === 'teacher' ? teacherLoginByWechat : studentLoginByWechat)(wechatCode, options)
/** Bind WeChat to the account of a phone, and sign in. */
export const bindWechatPhoneAs = (role: Role, phoneBinding: PhoneBinding, options?: CallOptions) =>
  (role === 'teacher' ? teacherBindWechatPhone : studentBindWechatPhone)(phoneBinding, options)
