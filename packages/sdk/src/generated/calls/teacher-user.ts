// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { WechatCode, StudentChoice, ProfileChange, PasswordChange, MobileChange, NewPassword, StudentSearch, AccountInfoResponse, StudentInfoResponse, StudentPageResponse, TaughtStudentResponse } from '../types.ts'

/**
 * Fields that are left out stay. `avatar` is the `newFileName` of an uploaded JPG of at most 2 MB.
 * @summary Change what others see of me
 */
export const teacherModifyUser = (profileChange: ProfileChange, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/modifyUser', body: profileChange, signal })

export const getTeacherModifyUserMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange }, Context>('teacherModifyUser', ["teacherUserInfo","teacherAccountInfo"], ({ data }) => teacherModifyUser(data), options)
/** Change what others see of me. */
export const useTeacherModifyUser = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: ProfileChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherModifyUserMutationOptions(options), queryClient)


/**
 * @summary My account and its safety
 */
export const teacherAccountInfo = (signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/accountInfo', signal })

export const getTeacherAccountInfoQueryKey = () =>
  readKey<'teacherAccountInfo', []>('teacherAccountInfo')
export const getTeacherAccountInfoQueryOptions = <Selected = DataOf<AccountInfoResponse>>(options?: ReadOptions<DataOf<AccountInfoResponse>, Selected>) =>
  readOptions<DataOf<AccountInfoResponse>, Selected>('teacher-user', getTeacherAccountInfoQueryKey(), (signal) => teacherAccountInfo(signal), options)
/** My account and its safety. */
export const useTeacherAccountInfo = <Selected = DataOf<AccountInfoResponse>>(options?: ReadOptions<DataOf<AccountInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherAccountInfoQueryOptions(options), queryClient)


/**
 * Takes a recent proof (`proveIdentity`).
 * @summary Choose a password where there is none yet
 */
export const teacherSetPassword = (newPassword: NewPassword, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/setPwd', body: newPassword, signal })

export const getTeacherSetPasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: NewPassword }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: NewPassword }, Context>('teacherSetPassword', ["teacher-user","teacherListSessions"], ({ data }) => teacherSetPassword(data), options)
/** Choose a password where there is none yet. */
export const useTeacherSetPassword = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: NewPassword }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherSetPasswordMutationOptions(options), queryClient)


/**
 * Other sign-ins of the account end. Wrong old passwords count as failed sign-ins.
 * @summary Change the password
 */
export const teacherUpdatePassword = (passwordChange: PasswordChange, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/updatePwd', body: passwordChange, signal })

export const getTeacherUpdatePasswordMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange }, Context>('teacherUpdatePassword', ["teacher-user","teacherListSessions"], ({ data }) => teacherUpdatePassword(data), options)
/** Change the password. */
export const useTeacherUpdatePassword = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: PasswordChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherUpdatePasswordMutationOptions(options), queryClient)


/**
 * Takes a recent proof (`proveIdentity`), because it outlives this sign-in.
 * @summary Bind WeChat to my account
 */
export const teacherBindWechat = (wechatCode: WechatCode, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/webSocialBind/webWx', body: wechatCode, signal })

export const getTeacherBindWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: WechatCode }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: WechatCode }, Context>('teacherBindWechat', ["teacher-user"], ({ data }) => teacherBindWechat(data), options)
/** Bind WeChat to my account. */
export const useTeacherBindWechat = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: WechatCode }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherBindWechatMutationOptions(options), queryClient)


/**
 * Takes a recent proof (`proveIdentity`). Refused when nothing else is left to sign in with.
 * @summary Unbind WeChat
 */
export const teacherUnbindWechat = (signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/socialUnBind/webWx', signal })

export const getTeacherUnbindWechatMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, void, Context>('teacherUnbindWechat', ["teacher-user"], () => teacherUnbindWechat(), options)
/** Unbind WeChat. */
export const useTeacherUnbindWechat = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, void, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherUnbindWechatMutationOptions(options), queryClient)


/**
 * With a code sent to the new phone (`changePhone`), the password if the account has one, and a recent proof by the present phone if there is one (`proveIdentity` with a `smsCode`). Who has lost the present phone says `isOldPhoneLost`: the change then waits for 72 hours, the present phone is told by SMS at once, and until then `keepPhone` calls it off.
 * @summary Change the phone number
 */
export const teacherUpdateMobile = (mobileChange: MobileChange, signal?: AbortSignal) =>
  call<AccountInfoResponse>({ url: '/api-tch/user/updateMobile', body: mobileChange, signal })

export const getTeacherUpdateMobileMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: MobileChange }, Context>) =>
  changeOptions<DataOf<AccountInfoResponse>, { data: MobileChange }, Context>('teacherUpdateMobile', ["teacher-user"], ({ data }) => teacherUpdateMobile(data), options)
/** Change the phone number. */
export const useTeacherUpdateMobile = <Context = unknown>(options?: ChangeOptions<DataOf<AccountInfoResponse>, { data: MobileChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherUpdateMobileMutationOptions(options), queryClient)


/**
 * @summary One of my students
 */
export const getStudentInfo = (studentChoice: StudentChoice, signal?: AbortSignal) =>
  call<StudentInfoResponse>({ url: '/api-tch/user/stuDetail', body: studentChoice, signal })

export const getGetStudentInfoQueryKey = (studentChoice?: StudentChoice) =>
  readKey<'getStudentInfo', [StudentChoice]>('getStudentInfo', studentChoice)
export const getGetStudentInfoQueryOptions = <Selected = DataOf<StudentInfoResponse>>(studentChoice: StudentChoice, options?: ReadOptions<DataOf<StudentInfoResponse>, Selected>) =>
  readOptions<DataOf<StudentInfoResponse>, Selected>('teacher-user', getGetStudentInfoQueryKey(studentChoice), (signal) => getStudentInfo(studentChoice, signal), options)
/** One of my students. */
export const useGetStudentInfo = <Selected = DataOf<StudentInfoResponse>>(studentChoice: StudentChoice, options?: ReadOptions<DataOf<StudentInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetStudentInfoQueryOptions(studentChoice, options), queryClient)


/**
 * Part of a name or nickname; everybody without one.
 * @summary My students, by name
 */
export const searchStudents = (studentSearch: StudentSearch, signal?: AbortSignal) =>
  call<StudentPageResponse>({ url: '/api-tch/user/stuSearch', body: studentSearch, signal })

export const getSearchStudentsQueryKey = (studentSearch?: StudentSearch) =>
  readKey<'searchStudents', [StudentSearch]>('searchStudents', studentSearch)
export const getSearchStudentsQueryOptions = <Selected = DataOf<StudentPageResponse>>(studentSearch: StudentSearch, options?: ReadOptions<DataOf<StudentPageResponse>, Selected>) =>
  pageOptions<DataOf<StudentPageResponse>, Selected>('teacher-user', getSearchStudentsQueryKey(studentSearch), (signal) => searchStudents(studentSearch, signal), options)
/** My students, by name. */
export const useSearchStudents = <Selected = DataOf<StudentPageResponse>>(studentSearch: StudentSearch, options?: ReadOptions<DataOf<StudentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getSearchStudentsQueryOptions(studentSearch, options), queryClient)

export const getSearchStudentsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<StudentPageResponse>>>>(studentSearch: Omit<StudentSearch, 'current'>, options?: PagesOptions<DataOf<StudentPageResponse>, Selected>) =>
  pagesOptions<DataOf<StudentPageResponse>, Selected>('teacher-user', getSearchStudentsQueryKey(studentSearch), (current, signal) => searchStudents({ ...studentSearch, current }, signal), options)
/** My students, by name. */
export const useSearchStudentsInfinite = <Selected = JoinedPages<ItemOf<DataOf<StudentPageResponse>>>>(studentSearch: Omit<StudentSearch, 'current'>, options?: PagesOptions<DataOf<StudentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getSearchStudentsInfiniteQueryOptions(studentSearch, options), queryClient)


/**
 * The person, their family, and each class of mine with attendance and homework. Homework is counted by one definition, `HomeworkTally`; the older cards each have their own.
 * @summary One of my students, whole
 */
export const getTaughtStudent = (studentChoice: StudentChoice, signal?: AbortSignal) =>
  call<TaughtStudentResponse>({ url: '/api-tch/ext/student', encoding: 'json', body: studentChoice, signal })

export const getGetTaughtStudentQueryKey = (studentChoice?: StudentChoice) =>
  readKey<'getTaughtStudent', [StudentChoice]>('getTaughtStudent', studentChoice)
export const getGetTaughtStudentQueryOptions = <Selected = DataOf<TaughtStudentResponse>>(studentChoice: StudentChoice, options?: ReadOptions<DataOf<TaughtStudentResponse>, Selected>) =>
  readOptions<DataOf<TaughtStudentResponse>, Selected>('teacher-user', getGetTaughtStudentQueryKey(studentChoice), (signal) => getTaughtStudent(studentChoice, signal), options)
/** One of my students, whole. */
export const useGetTaughtStudent = <Selected = DataOf<TaughtStudentResponse>>(studentChoice: StudentChoice, options?: ReadOptions<DataOf<TaughtStudentResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetTaughtStudentQueryOptions(studentChoice, options), queryClient)


