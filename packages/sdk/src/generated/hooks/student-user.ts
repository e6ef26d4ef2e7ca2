// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { listAccountStudents, assignStudent, getTeacherInfo, studentModifyUser, studentAccountInfo, studentUpdatePassword, studentUpdateMobile, studentResetPassword, studentSetPassword, studentBindWechat, studentUnbindWechat } from '../calls/student-user.ts'
import type { WechatCode, AccountStudentsRequest, StudentChoice, TeacherChoice, ProfileChange, PasswordChange, MobileChange, PasswordReset, NewPassword, UserInfoResponse, AccountStudentsResponse, TeacherInfoResponse, AccountInfoResponse } from '../types.ts'

export const getListAccountStudentsQueryKey = (accountStudentsRequest?: AccountStudentsRequest) =>
  readKey<'listAccountStudents', [AccountStudentsRequest]>('listAccountStudents', accountStudentsRequest)
export const getListAccountStudentsQueryOptions = <Selected = DataOf<AccountStudentsResponse>>(accountStudentsRequest: AccountStudentsRequest, options?: ReadOptions<DataOf<AccountStudentsResponse>, Selected>) =>
  readOptions<DataOf<AccountStudentsResponse>, Selected>('student-user', getListAccountStudentsQueryKey(accountStudentsRequest), (call) => listAccountStudents(accountStudentsRequest, call), options)
/** Students who share this account. */
export const useListAccountStudents = <Selected = DataOf<AccountStudentsResponse>>(accountStudentsRequest: AccountStudentsRequest, options?: ReadOptions<DataOf<AccountStudentsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListAccountStudentsQueryOptions(accountStudentsRequest, useOwn(options)), queryClient)


export const getAssignStudentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<UserInfoResponse>, { data: StudentChoice } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<UserInfoResponse>, { data: StudentChoice } & ChangeCallOptions, Context>('assignStudent', ["login","shared","student-user","student-study","student-course","student-question","student-im","student-rtc","student-lesson","student-res","student-file","student-asked","account-security","calendar","catalogue","comments","notifications","orders","replays","room-log","supervision"], ({ data, ...call }) => assignStudent(data, call), options)
/** Go on as another student of this account. */
export const useAssignStudent = <Context = unknown>(options?: ChangeOptions<DataOf<UserInfoResponse>, { data: StudentChoice } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAssignStudentMutationOptions(useOwn(options)), queryClient)


export const getGetTeacherInfoQueryKey = (teacherChoice?: TeacherChoice) =>
  readKey<'getTeacherInfo', [TeacherChoice]>('getTeacherInfo', teacherChoice)
export const getGetTeacherInfoQueryOptions = <Selected = DataOf<TeacherInfoResponse>>(teacherChoice: TeacherChoice, options?: ReadOptions<DataOf<TeacherInfoResponse>, Selected>) =>
  readOptions<DataOf<TeacherInfoResponse>, Selected>('student-user', getGetTeacherInfoQueryKey(teacherChoice), (call) => getTeacherInfo(teacherChoice, call), options)
/** A teacher of mine. */
export const useGetTeacherInfo = <Selected = DataOf<TeacherInfoResponse>>(teacherChoice: TeacherChoice, options?: ReadOptions<DataOf<TeacherInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetTeacherInfoQueryOptions(teacherChoice, useOwn(options)), queryClient)


export const getStudentModifyUserMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange } & ChangeCallOptions, Context>('studentModifyUser', ["studentUserInfo","studentAccountInfo"], ({ data, ...call }) => studentModifyUser(data, call), options)
/** Change what others see of me. */
export const useStudentModifyUser = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentModifyUserMutationOptions(useOwn(options)), queryClient)

export const getStudentAccountInfoQueryKey = () =>
  readKey<'studentAccountInfo', []>('studentAccountInfo')
export const getStudentAccountInfoQueryOptions = <Selected = DataOf<AccountInfoResponse>>(options?: ReadOptions<DataOf<AccountInfoResponse>, Selected>) =>
  readOptions<DataOf<AccountInfoResponse>, Selected>('student-user', getStudentAccountInfoQueryKey(), (call) => studentAccountInfo(call), options)
/** My account and its safety. */
export const useStudentAccountInfo = <Selected = DataOf<AccountInfoResponse>>(options?: ReadOptions<DataOf<AccountInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentAccountInfoQueryOptions(useOwn(options)), queryClient)

export const getStudentUpdatePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange } & CallOptions, Context>('studentUpdatePassword', ["student-user","studentListSessions"], ({ data, ...call }) => studentUpdatePassword(data, call), options)
/** Change the password. */
export const useStudentUpdatePassword = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentUpdatePasswordMutationOptions(useOwn(options)), queryClient)

export const getStudentUpdateMobileMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: MobileChange } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: MobileChange } & CallOptions, Context>('studentUpdateMobile', ["student-user"], ({ data, ...call }) => studentUpdateMobile(data, call), options)
/** Change the phone number. */
export const useStudentUpdateMobile = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: MobileChange } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentUpdateMobileMutationOptions(useOwn(options)), queryClient)

export const getStudentResetPasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordReset } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasswordReset } & CallOptions, Context>('studentResetPassword', ["student-user","studentListSessions"], ({ data, ...call }) => studentResetPassword(data, call), options)
/** Set a new password, with a code sent to my phone. */
export const useStudentResetPassword = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordReset } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentResetPasswordMutationOptions(useOwn(options)), queryClient)


export const getStudentSetPasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: NewPassword } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: NewPassword } & CallOptions, Context>('studentSetPassword', ["student-user","studentListSessions"], ({ data, ...call }) => studentSetPassword(data, call), options)
/** Choose a password where there is none yet. */
export const useStudentSetPassword = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: NewPassword } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentSetPasswordMutationOptions(useOwn(options)), queryClient)

export const getStudentBindWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: WechatCode } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: WechatCode } & CallOptions, Context>('studentBindWechat', ["student-user"], ({ data, ...call }) => studentBindWechat(data, call), options)
/** Bind WeChat to my account. */
export const useStudentBindWechat = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: WechatCode } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentBindWechatMutationOptions(useOwn(options)), queryClient)

export const getStudentUnbindWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>('studentUnbindWechat', ["student-user"], (call) => studentUnbindWechat(call), options)
/** Unbind WeChat. */
export const useStudentUnbindWechat = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentUnbindWechatMutationOptions(useOwn(options)), queryClient)

