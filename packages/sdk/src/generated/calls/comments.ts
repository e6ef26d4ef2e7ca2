// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { readKey, type ReadOptions } from '../../query/query-options.ts'
import type { CommentFilter, CommentPageResponse } from '../types.ts'

/**
 * @summary Comments below a replay or a lesson
 */
export const teacherListComments = (commentFilter: CommentFilter, signal?: AbortSignal) =>
  call<CommentPageResponse>({ url: '/api-tch/ext/comments', body: commentFilter, signal })

export const getTeacherListCommentsQueryKey = (commentFilter?: CommentFilter) =>
  readKey<'teacherListComments', [CommentFilter]>('teacherListComments', commentFilter)
export const getTeacherListCommentsQueryOptions = <Selected = DataOf<CommentPageResponse>>(commentFilter: CommentFilter, options?: ReadOptions<DataOf<CommentPageResponse>, Selected>) =>
  pageOptions<DataOf<CommentPageResponse>, Selected>('comments', getTeacherListCommentsQueryKey(commentFilter), (signal) => teacherListComments(commentFilter, signal), options)
/** Comments below a replay or a lesson. */
export const useTeacherListComments = <Selected = DataOf<CommentPageResponse>>(commentFilter: CommentFilter, options?: ReadOptions<DataOf<CommentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListCommentsQueryOptions(commentFilter, options), queryClient)

export const getTeacherListCommentsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<CommentPageResponse>>>>(commentFilter: Omit<CommentFilter, 'current'>, options?: PagesOptions<DataOf<CommentPageResponse>, Selected>) =>
  pagesOptions<DataOf<CommentPageResponse>, Selected>('comments', getTeacherListCommentsQueryKey(commentFilter), (current, signal) => teacherListComments({ ...commentFilter, current }, signal), options)
/** Comments below a replay or a lesson. */
export const useTeacherListCommentsInfinite = <Selected = JoinedPages<ItemOf<DataOf<CommentPageResponse>>>>(commentFilter: Omit<CommentFilter, 'current'>, options?: PagesOptions<DataOf<CommentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getTeacherListCommentsInfiniteQueryOptions(commentFilter, options), queryClient)


/**
 * @summary Comments below a replay or a lesson
 */
export const studentListComments = (commentFilter: CommentFilter, signal?: AbortSignal) =>
  call<CommentPageResponse>({ url: '/api-user/ext/comments', body: commentFilter, signal })

export const getStudentListCommentsQueryKey = (commentFilter?: CommentFilter) =>
  readKey<'studentListComments', [CommentFilter]>('studentListComments', commentFilter)
export const getStudentListCommentsQueryOptions = <Selected = DataOf<CommentPageResponse>>(commentFilter: CommentFilter, options?: ReadOptions<DataOf<CommentPageResponse>, Selected>) =>
  pageOptions<DataOf<CommentPageResponse>, Selected>('comments', getStudentListCommentsQueryKey(commentFilter), (signal) => studentListComments(commentFilter, signal), options)
/** Comments below a replay or a lesson. */
export const useStudentListComments = <Selected = DataOf<CommentPageResponse>>(commentFilter: CommentFilter, options?: ReadOptions<DataOf<CommentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListCommentsQueryOptions(commentFilter, options), queryClient)

export const getStudentListCommentsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<CommentPageResponse>>>>(commentFilter: Omit<CommentFilter, 'current'>, options?: PagesOptions<DataOf<CommentPageResponse>, Selected>) =>
  pagesOptions<DataOf<CommentPageResponse>, Selected>('comments', getStudentListCommentsQueryKey(commentFilter), (current, signal) => studentListComments({ ...commentFilter, current }, signal), options)
/** Comments below a replay or a lesson. */
export const useStudentListCommentsInfinite = <Selected = JoinedPages<ItemOf<DataOf<CommentPageResponse>>>>(commentFilter: Omit<CommentFilter, 'current'>, options?: PagesOptions<DataOf<CommentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getStudentListCommentsInfiniteQueryOptions(commentFilter, options), queryClient)

