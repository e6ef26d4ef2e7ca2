// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { addNotice, teacherListNotices, deleteNotice, updateNotice, addNotices, teacherGetNotice } from '../calls/teacher-notice.ts'
import type { NoticeRef, NoticeRequest, TeacherNoticeFilter, NoticeChange, NoticesRequest, NoticePageResponse, NoticeResponse, NoticeRefResponse, NoticesResponse } from '../types.ts'

export const getAddNoticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeResponse>, { data: NoticeRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<NoticeResponse>, { data: NoticeRequest } & ChangeCallOptions, Context>('addNotice', ["teacher-notice"], ({ data, ...call }) => addNotice(data, call), options)
/** Publish a notice. */
export const useAddNotice = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeResponse>, { data: NoticeRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAddNoticeMutationOptions(useOwn(options)), queryClient)


export const getTeacherListNoticesQueryKey = (teacherNoticeFilter?: TeacherNoticeFilter) =>
  readKey<'teacherListNotices', [TeacherNoticeFilter]>('teacherListNotices', teacherNoticeFilter)
export const getTeacherListNoticesQueryOptions = <Selected = DataOf<NoticePageResponse>>(teacherNoticeFilter: TeacherNoticeFilter, options?: ReadOptions<DataOf<NoticePageResponse>, Selected>) =>
  pageOptions<DataOf<NoticePageResponse>, Selected>('teacher-notice', getTeacherListNoticesQueryKey(teacherNoticeFilter), (call) => teacherListNotices(teacherNoticeFilter, call), options)
/** Own notices. */
export const useTeacherListNotices = <Selected = DataOf<NoticePageResponse>>(teacherNoticeFilter: TeacherNoticeFilter, options?: ReadOptions<DataOf<NoticePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListNoticesQueryOptions(teacherNoticeFilter, useOwn(options)), queryClient)

export const getTeacherListNoticesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<NoticePageResponse>>>>(teacherNoticeFilter: Omit<TeacherNoticeFilter, 'current'>, options?: PagesOptions<DataOf<NoticePageResponse>, Selected>) =>
  pagesOptions<DataOf<NoticePageResponse>, Selected>('teacher-notice', getTeacherListNoticesQueryKey(teacherNoticeFilter), (current, call) => teacherListNotices({ ...teacherNoticeFilter, current }, call), options)
/** Own notices. */
export const useTeacherListNoticesInfinite = <Selected = JoinedPages<ItemOf<DataOf<NoticePageResponse>>>>(teacherNoticeFilter: Omit<TeacherNoticeFilter, 'current'>, options?: PagesOptions<DataOf<NoticePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getTeacherListNoticesInfiniteQueryOptions(teacherNoticeFilter, useOwn(options)), queryClient)


export const getDeleteNoticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeRefResponse>, { data: NoticeRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<NoticeRefResponse>, { data: NoticeRef } & ChangeCallOptions, Context>('deleteNotice', ["teacher-notice"], ({ data, ...call }) => deleteNotice(data, call), options)
/** Delete a notice. */
export const useDeleteNotice = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeRefResponse>, { data: NoticeRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteNoticeMutationOptions(useOwn(options)), queryClient)


export const getUpdateNoticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeResponse>, { data: NoticeChange } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<NoticeResponse>, { data: NoticeChange } & ChangeCallOptions, Context>('updateNotice', ["teacher-notice"], ({ data, ...call }) => updateNotice(data, call), options)
/** Change a notice. */
export const useUpdateNotice = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeResponse>, { data: NoticeChange } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateNoticeMutationOptions(useOwn(options)), queryClient)


export const getAddNoticesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NoticesResponse>, { data: NoticesRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<NoticesResponse>, { data: NoticesRequest } & ChangeCallOptions, Context>('addNotices', ["teacher-notice"], ({ data, ...call }) => addNotices(data, call), options)
/** Publish a notice to several classes. */
export const useAddNotices = <Context = unknown>(options?: ChangeOptions<DataOf<NoticesResponse>, { data: NoticesRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAddNoticesMutationOptions(useOwn(options)), queryClient)


export const getTeacherGetNoticeQueryKey = (noticeRef?: NoticeRef) =>
  readKey<'teacherGetNotice', [NoticeRef]>('teacherGetNotice', noticeRef)
export const getTeacherGetNoticeQueryOptions = <Selected = DataOf<NoticeResponse>>(noticeRef: NoticeRef, options?: ReadOptions<DataOf<NoticeResponse>, Selected>) =>
  readOptions<DataOf<NoticeResponse>, Selected>('teacher-notice', getTeacherGetNoticeQueryKey(noticeRef), (call) => teacherGetNotice(noticeRef, call), options)
/** One notice of mine. */
export const useTeacherGetNotice = <Selected = DataOf<NoticeResponse>>(noticeRef: NoticeRef, options?: ReadOptions<DataOf<NoticeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherGetNoticeQueryOptions(noticeRef, useOwn(options)), queryClient)


