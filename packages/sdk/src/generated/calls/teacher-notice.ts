// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions } from '../../query/query-options.ts'
import type { NoticeRequest, TeacherNoticeFilter, NoticeRef, NoticeChange, NoticePageResponse, NoticeResponse, NoticeRefResponse } from '../types.ts'

/**
 * Students of the class get a system message.
 * @summary Publish a notice
 */
export const addNotice = (noticeRequest: NoticeRequest, signal?: AbortSignal) =>
  call<NoticeResponse>({ url: '/api-tch/notice/addNotice', body: noticeRequest, signal })

export const getAddNoticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeResponse>, { data: NoticeRequest }, Context>) =>
  changeOptions<DataOf<NoticeResponse>, { data: NoticeRequest }, Context>('addNotice', ["teacher-notice"], ({ data }) => addNotice(data), options)
/** Publish a notice. */
export const useAddNotice = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeResponse>, { data: NoticeRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddNoticeMutationOptions(options), queryClient)


/**
 * @summary Own notices
 */
export const teacherListNotices = (teacherNoticeFilter: TeacherNoticeFilter, signal?: AbortSignal) =>
  call<NoticePageResponse>({ url: '/api-tch/notice/getListNotice', body: teacherNoticeFilter, signal })

export const getTeacherListNoticesQueryKey = (teacherNoticeFilter?: TeacherNoticeFilter) =>
  readKey<'teacherListNotices', [TeacherNoticeFilter]>('teacherListNotices', teacherNoticeFilter)
export const getTeacherListNoticesQueryOptions = <Selected = DataOf<NoticePageResponse>>(teacherNoticeFilter: TeacherNoticeFilter, options?: ReadOptions<DataOf<NoticePageResponse>, Selected>) =>
  pageOptions<DataOf<NoticePageResponse>, Selected>('teacher-notice', getTeacherListNoticesQueryKey(teacherNoticeFilter), (signal) => teacherListNotices(teacherNoticeFilter, signal), options)
/** Own notices. */
export const useTeacherListNotices = <Selected = DataOf<NoticePageResponse>>(teacherNoticeFilter: TeacherNoticeFilter, options?: ReadOptions<DataOf<NoticePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListNoticesQueryOptions(teacherNoticeFilter, options), queryClient)

export const getTeacherListNoticesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<NoticePageResponse>>>>(teacherNoticeFilter: Omit<TeacherNoticeFilter, 'current'>, options?: PagesOptions<DataOf<NoticePageResponse>, Selected>) =>
  pagesOptions<DataOf<NoticePageResponse>, Selected>('teacher-notice', getTeacherListNoticesQueryKey(teacherNoticeFilter), (current, signal) => teacherListNotices({ ...teacherNoticeFilter, current }, signal), options)
/** Own notices. */
export const useTeacherListNoticesInfinite = <Selected = JoinedPages<ItemOf<DataOf<NoticePageResponse>>>>(teacherNoticeFilter: Omit<TeacherNoticeFilter, 'current'>, options?: PagesOptions<DataOf<NoticePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getTeacherListNoticesInfiniteQueryOptions(teacherNoticeFilter, options), queryClient)


/**
 * @summary Delete a notice
 */
export const deleteNotice = (noticeRef: NoticeRef, signal?: AbortSignal) =>
  call<NoticeRefResponse>({ url: '/api-tch/notice/deleteNotice', body: noticeRef, signal })

export const getDeleteNoticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeRefResponse>, { data: NoticeRef }, Context>) =>
  changeOptions<DataOf<NoticeRefResponse>, { data: NoticeRef }, Context>('deleteNotice', ["teacher-notice"], ({ data }) => deleteNotice(data), options)
/** Delete a notice. */
export const useDeleteNotice = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeRefResponse>, { data: NoticeRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteNoticeMutationOptions(options), queryClient)


/**
 * @summary Change a notice
 */
export const updateNotice = (noticeChange: NoticeChange, signal?: AbortSignal) =>
  call<NoticeResponse>({ url: '/api-tch/notice/updateNotice', body: noticeChange, signal })

export const getUpdateNoticeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeResponse>, { data: NoticeChange }, Context>) =>
  changeOptions<DataOf<NoticeResponse>, { data: NoticeChange }, Context>('updateNotice', ["teacher-notice"], ({ data }) => updateNotice(data), options)
/** Change a notice. */
export const useUpdateNotice = <Context = unknown>(options?: ChangeOptions<DataOf<NoticeResponse>, { data: NoticeChange }, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateNoticeMutationOptions(options), queryClient)


