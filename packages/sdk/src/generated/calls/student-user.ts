// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { WechatCode, AccountStudentsRequest, StudentChoice, TeacherChoice, ProfileChange, PasswordChange, MobileChange, PasswordReset, NewPassword, UserInfoResponse, AccountStudentsResponse, TeacherInfoResponse, AccountInfoResponse } from '../types.ts'

/**
 * @summary Students who share this account
 */
export const listAccountStudents = (accountStudentsRequest: AccountStudentsRequest, signal?: AbortSignal) =>
  call<AccountStudentsResponse>({ url: '/api-user/user/stuList', body: accountStudentsRequest, signal })

export const getListAccountStudentsQueryKey = (accountStudentsRequest?: AccountStudentsRequest) =>
  readKey<'listAccountStudents', [AccountStudentsRequest]>('listAccountStudents', accountStudentsRequest)
export const getListAccountStudentsQueryOptions = <Selected = DataOf<AccountStudentsResponse>>(accountStudentsRequest: AccountStudentsRequest, options?: ReadOptions<DataOf<AccountStudentsResponse>, Selected>) =>
  readOptions<DataOf<AccountStudentsResponse>, Selected>('student-user', getListAccountStudentsQueryKey(accountStudentsRequest), (signal) => listAccountStudents(accountStudentsRequest, signal), options)
/** Students who share this account. */
export const useListAccountStudents = <Selected = DataOf<AccountStudentsResponse>>(accountStudentsRequest: AccountStudentsRequest, options?: ReadOptions<DataOf<AccountStudentsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListAccountStudentsQueryOptions(accountStudentsRequest, options), queryClient)


/**
 * The same tokens from now on act for that student; the rooms the former one was in are closed.
 * @summary Go on as another student of this account
 */
export const assignStudent = (studentChoice: StudentChoice, signal?: AbortSignal) =>
  call<UserInfoResponse>({ url: '/api-user/user/assignStudent', body: studentChoice, signal })

export const getAssignStudentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<UserInfoResponse>, { data: StudentChoice }, Context>) =>
  changeOptions<DataOf<UserInfoResponse>, { data: StudentChoice }, Context>('assignStudent', ["login","shared","student-user","student-study","student-course","student-question","student-im","student-rtc","student-lesson","student-res","student-file","student-asked","account-security","calendar","catalogue","comments","notifications","orders","replays","room-log","supervision"], ({ data }) => assignStudent(data), options)
/** Go on as another student of this account. */
export const useAssignStudent = <Context = unknown>(options?: ChangeOptions<DataOf<UserInfoResponse>, { data: StudentChoice }, Context>, queryClient?: QueryClient) =>
  useMutation(getAssignStudentMutationOptions(options), queryClient)


/**
 * Teachers of classes this student is in; nobody else is found.
 * @summary A teacher of mine
 */
export const getTeacherInfo = (teacherChoice: TeacherChoice, signal?: AbortSignal) =>
  call<TeacherInfoResponse>({ url: '/api-user/user/tchInfo', body: teacherChoice, signal })

export const getGetTeacherInfoQueryKey = (teacherChoice?: TeacherChoice) =>
  readKey<'getTeacherInfo', [TeacherChoice]>('getTeacherInfo', teacherChoice)
export const getGetTeacherInfoQueryOptions = <Selected = DataOf<TeacherInfoResponse>>(teacherChoice: TeacherChoice, options?: ReadOptions<DataOf<TeacherInfoResponse>, Selected>) =>
  readOptions<DataOf<TeacherInfoResponse>, Selected>('student-user', getGetTeacherInfoQueryKey(teacherChoice), (signal) => getTeacherInfo(teacherChoice, signal), options)
/** A teacher of mine. */
export const useGetTeacherInfo = <Selected = DataOf<TeacherInfoResponse>>(teacherChoice: TeacherChoice, options?: ReadOptions<DataOf<TeacherInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetTeacherInfoQueryOptions(teacherChoice, options), queryClient)


/**
 * Fields that are left out stay. `avatar` is the `newFileName` of an uploaded JPG of at most 2 MB.
 * @summary Change what others see of me
 */
export const studentModifyUser = (profileChange: ProfileChange, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/user/modifyUser', body: profileChange, signal })

export const getStudentModifyUserMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange }, Context>('studentModifyUser', ["studentUserInfo","studentAccountInfo"], ({ data }) => studentModifyUser(data), options)
/** Change what others see of me. */
export const useStudentModifyUser = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentModifyUserMutationOptions(options), queryClient)

/**
 * @summary My account and its safety
 */
export const studentAccountInfo = (signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/user/accountInfo', signal })

export const getStudentAccountInfoQueryKey = () =>
  readKey<'studentAccountInfo', []>('studentAccountInfo')
export const getStudentAccountInfoQueryOptions = <Selected = DataOf<AccountInfoResponse>>(options?: ReadOptions<DataOf<AccountInfoResponse>, Selected>) =>
  readOptions<DataOf<AccountInfoResponse>, Selected>('student-user', getStudentAccountInfoQueryKey(), (signal) => studentAccountInfo(signal), options)
/** My account and its safety. */
export const useStudentAccountInfo = <Selected = DataOf<AccountInfoResponse>>(options?: ReadOptions<DataOf<AccountInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentAccountInfoQueryOptions(options), queryClient)

/**
 * Other sign-ins of the account end. Wrong old passwords count as failed sign-ins.
 * @summary Change the password
 */
export const studentUpdatePassword = (passwordChange: PasswordChange, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/user/updatePwd', body: passwordChange, signal })

export const getStudentUpdatePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange }, Context>('studentUpdatePassword', ["student-user","studentListSessions"], ({ data }) => studentUpdatePassword(data), options)
/** Change the password. */
export const useStudentUpdatePassword = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentUpdatePasswordMutationOptions(options), queryClient)

/**
 * With a code sent to the new phone (`changePhone`), the password if the account has one, and a recent proof by the present phone if there is one (`proveIdentity` with a `smsCode`). Who has lost the present phone says `isOldPhoneLost`: the change then waits for 72 hours, the present phone is told by SMS at once, and until then `keepPhone` calls it off.
 * @summary Change the phone number
 */
export const studentUpdateMobile = (mobileChange: MobileChange, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/user/updateMobile', body: mobileChange, signal })

export const getStudentUpdateMobileMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: MobileChange }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: MobileChange }, Context>('studentUpdateMobile', ["student-user"], ({ data }) => studentUpdateMobile(data), options)
/** Change the phone number. */
export const useStudentUpdateMobile = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: MobileChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentUpdateMobileMutationOptions(options), queryClient)

/**
 * For who is signed in and forgot the old one. Other sign-ins of the account end. With two-factor sign-in it takes a recent proof by authenticator, recovery code or passkey, too (30115); without any of them, a sign-in of the last seven days on a device the account knows (30130).
 * @summary Set a new password, with a code sent to my phone
 */
export const studentResetPassword = (passwordReset: PasswordReset, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/user/resetPwd', body: passwordReset, signal })

export const getStudentResetPasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordReset }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasswordReset }, Context>('studentResetPassword', ["student-user","studentListSessions"], ({ data }) => studentResetPassword(data), options)
/** Set a new password, with a code sent to my phone. */
export const useStudentResetPassword = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordReset }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentResetPasswordMutationOptions(options), queryClient)


/**
 * Takes a recent proof (`proveIdentity`).
 * @summary Choose a password where there is none yet
 */
export const studentSetPassword = (newPassword: NewPassword, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/user/setPwd', body: newPassword, signal })

export const getStudentSetPasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: NewPassword }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: NewPassword }, Context>('studentSetPassword', ["student-user","studentListSessions"], ({ data }) => studentSetPassword(data), options)
/** Choose a password where there is none yet. */
export const useStudentSetPassword = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: NewPassword }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentSetPasswordMutationOptions(options), queryClient)

/**
 * Takes a recent proof (`proveIdentity`), because it outlives this sign-in.
 * @summary Bind WeChat to my account
 */
export const studentBindWechat = (wechatCode: WechatCode, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/user/webSocialBind/webWx', body: wechatCode, signal })

export const getStudentBindWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: WechatCode }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: WechatCode }, Context>('studentBindWechat', ["student-user"], ({ data }) => studentBindWechat(data), options)
/** Bind WeChat to my account. */
export const useStudentBindWechat = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: WechatCode }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentBindWechatMutationOptions(options), queryClient)

/**
 * Takes a recent proof (`proveIdentity`). Refused when nothing else is left to sign in with.
 * @summary Unbind WeChat
 */
export const studentUnbindWechat = (signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-user/user/socialUnBind/webWx', signal })

export const getStudentUnbindWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, void, Context>('studentUnbindWechat', ["student-user"], () => studentUnbindWechat(), options)
/** Unbind WeChat. */
export const useStudentUnbindWechat = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentUnbindWechatMutationOptions(options), queryClient)

