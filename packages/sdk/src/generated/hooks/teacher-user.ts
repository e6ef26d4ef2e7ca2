// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { teacherModifyUser, teacherAccountInfo, teacherSetPassword, teacherUpdatePassword, teacherBindWechat, teacherUnbindWechat, teacherUpdateMobile, getStudentInfo, searchStudents, getTaughtStudent } from '../calls/teacher-user.ts'
import type { WechatCode, StudentChoice, ProfileChange, PasswordChange, MobileChange, NewPassword, StudentSearch, AccountInfoResponse, StudentInfoResponse, StudentPageResponse, TaughtStudentResponse } from '../types.ts'

export const getTeacherModifyUserMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange } & ChangeCallOptions, Context>('teacherModifyUser', ["teacherUserInfo","teacherAccountInfo"], ({ data, ...call }) => teacherModifyUser(data, call), options)
/** Change what others see of me. */
export const useTeacherModifyUser = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherModifyUserMutationOptions(useOwn(options)), queryClient)


export const getTeacherAccountInfoQueryKey = () =>
  readKey<'teacherAccountInfo', []>('teacherAccountInfo')
export const getTeacherAccountInfoQueryOptions = <Selected = DataOf<AccountInfoResponse>>(options?: ReadOptions<DataOf<AccountInfoResponse>, Selected>) =>
  readOptions<DataOf<AccountInfoResponse>, Selected>('teacher-user', getTeacherAccountInfoQueryKey(), (call) => teacherAccountInfo(call), options)
/** My account and its safety. */
export const useTeacherAccountInfo = <Selected = DataOf<AccountInfoResponse>>(options?: ReadOptions<DataOf<AccountInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherAccountInfoQueryOptions(useOwn(options)), queryClient)


export const getTeacherSetPasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: NewPassword } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: NewPassword } & CallOptions, Context>('teacherSetPassword', ["teacher-user","teacherListSessions"], ({ data, ...call }) => teacherSetPassword(data, call), options)
/** Choose a password where there is none yet. */
export const useTeacherSetPassword = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: NewPassword } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherSetPasswordMutationOptions(useOwn(options)), queryClient)


export const getTeacherUpdatePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange } & CallOptions, Context>('teacherUpdatePassword', ["teacher-user","teacherListSessions"], ({ data, ...call }) => teacherUpdatePassword(data, call), options)
/** Change the password. */
export const useTeacherUpdatePassword = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherUpdatePasswordMutationOptions(useOwn(options)), queryClient)


export const getTeacherBindWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: WechatCode } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: WechatCode } & CallOptions, Context>('teacherBindWechat', ["teacher-user"], ({ data, ...call }) => teacherBindWechat(data, call), options)
/** Bind WeChat to my account. */
export const useTeacherBindWechat = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: WechatCode } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherBindWechatMutationOptions(useOwn(options)), queryClient)


export const getTeacherUnbindWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>('teacherUnbindWechat', ["teacher-user"], (call) => teacherUnbindWechat(call), options)
/** Unbind WeChat. */
export const useTeacherUnbindWechat = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, ChangeCallOptions | void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherUnbindWechatMutationOptions(useOwn(options)), queryClient)


export const getTeacherUpdateMobileMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: MobileChange } & CallOptions, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: MobileChange } & CallOptions, Context>('teacherUpdateMobile', ["teacher-user"], ({ data, ...call }) => teacherUpdateMobile(data, call), options)
/** Change the phone number. */
export const useTeacherUpdateMobile = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: MobileChange } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherUpdateMobileMutationOptions(useOwn(options)), queryClient)


export const getGetStudentInfoQueryKey = (studentChoice?: StudentChoice) =>
  readKey<'getStudentInfo', [StudentChoice]>('getStudentInfo', studentChoice)
export const getGetStudentInfoQueryOptions = <Selected = DataOf<StudentInfoResponse>>(studentChoice: StudentChoice, options?: ReadOptions<DataOf<StudentInfoResponse>, Selected>) =>
  readOptions<DataOf<StudentInfoResponse>, Selected>('teacher-user', getGetStudentInfoQueryKey(studentChoice), (call) => getStudentInfo(studentChoice, call), options)
/** One of my students. */
export const useGetStudentInfo = <Selected = DataOf<StudentInfoResponse>>(studentChoice: StudentChoice, options?: ReadOptions<DataOf<StudentInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetStudentInfoQueryOptions(studentChoice, useOwn(options)), queryClient)


export const getSearchStudentsQueryKey = (studentSearch?: StudentSearch) =>
  readKey<'searchStudents', [StudentSearch]>('searchStudents', studentSearch)
export const getSearchStudentsQueryOptions = <Selected = DataOf<StudentPageResponse>>(studentSearch: StudentSearch, options?: ReadOptions<DataOf<StudentPageResponse>, Selected>) =>
  pageOptions<DataOf<StudentPageResponse>, Selected>('teacher-user', getSearchStudentsQueryKey(studentSearch), (call) => searchStudents(studentSearch, call), options)
/** My students, by name. */
export const useSearchStudents = <Selected = DataOf<StudentPageResponse>>(studentSearch: StudentSearch, options?: ReadOptions<DataOf<StudentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getSearchStudentsQueryOptions(studentSearch, useOwn(options)), queryClient)

export const getSearchStudentsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<StudentPageResponse>>>>(studentSearch: Omit<StudentSearch, 'current'>, options?: PagesOptions<DataOf<StudentPageResponse>, Selected>) =>
  pagesOptions<DataOf<StudentPageResponse>, Selected>('teacher-user', getSearchStudentsQueryKey(studentSearch), (current, call) => searchStudents({ ...studentSearch, current }, call), options)
/** My students, by name. */
export const useSearchStudentsInfinite = <Selected = JoinedPages<ItemOf<DataOf<StudentPageResponse>>>>(studentSearch: Omit<StudentSearch, 'current'>, options?: PagesOptions<DataOf<StudentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getSearchStudentsInfiniteQueryOptions(studentSearch, useOwn(options)), queryClient)


export const getGetTaughtStudentQueryKey = (studentChoice?: StudentChoice) =>
  readKey<'getTaughtStudent', [StudentChoice]>('getTaughtStudent', studentChoice)
export const getGetTaughtStudentQueryOptions = <Selected = DataOf<TaughtStudentResponse>>(studentChoice: StudentChoice, options?: ReadOptions<DataOf<TaughtStudentResponse>, Selected>) =>
  readOptions<DataOf<TaughtStudentResponse>, Selected>('teacher-user', getGetTaughtStudentQueryKey(studentChoice), (call) => getTaughtStudent(studentChoice, call), options)
/** One of my students, whole. */
export const useGetTaughtStudent = <Selected = DataOf<TaughtStudentResponse>>(studentChoice: StudentChoice, options?: ReadOptions<DataOf<TaughtStudentResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetTaughtStudentQueryOptions(studentChoice, useOwn(options)), queryClient)


