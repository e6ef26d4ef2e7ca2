// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { readKey, type ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { teacherListComments, studentListComments } from '../calls/comments.ts'
import type { CommentFilter, CommentPageResponse } from '../types.ts'

export const getTeacherListCommentsQueryKey = (commentFilter?: CommentFilter) =>
  readKey<'teacherListComments', [CommentFilter]>('teacherListComments', commentFilter)
export const getTeacherListCommentsQueryOptions = <Selected = DataOf<CommentPageResponse>>(commentFilter: CommentFilter, options?: ReadOptions<DataOf<CommentPageResponse>, Selected>) =>
  pageOptions<DataOf<CommentPageResponse>, Selected>('comments', getTeacherListCommentsQueryKey(commentFilter), (call) => teacherListComments(commentFilter, call), options)
/** Comments below a replay, a lesson or a marked work. */
export const useTeacherListComments = <Selected = DataOf<CommentPageResponse>>(commentFilter: CommentFilter, options?: ReadOptions<DataOf<CommentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListCommentsQueryOptions(commentFilter, useOwn(options)), queryClient)

export const getTeacherListCommentsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<CommentPageResponse>>>>(commentFilter: Omit<CommentFilter, 'current'>, options?: PagesOptions<DataOf<CommentPageResponse>, Selected>) =>
  pagesOptions<DataOf<CommentPageResponse>, Selected>('comments', getTeacherListCommentsQueryKey(commentFilter), (current, call) => teacherListComments({ ...commentFilter, current }, call), options)
/** Comments below a replay, a lesson or a marked work. */
export const useTeacherListCommentsInfinite = <Selected = JoinedPages<ItemOf<DataOf<CommentPageResponse>>>>(commentFilter: Omit<CommentFilter, 'current'>, options?: PagesOptions<DataOf<CommentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getTeacherListCommentsInfiniteQueryOptions(commentFilter, useOwn(options)), queryClient)


export const getStudentListCommentsQueryKey = (commentFilter?: CommentFilter) =>
  readKey<'studentListComments', [CommentFilter]>('studentListComments', commentFilter)
export const getStudentListCommentsQueryOptions = <Selected = DataOf<CommentPageResponse>>(commentFilter: CommentFilter, options?: ReadOptions<DataOf<CommentPageResponse>, Selected>) =>
  pageOptions<DataOf<CommentPageResponse>, Selected>('comments', getStudentListCommentsQueryKey(commentFilter), (call) => studentListComments(commentFilter, call), options)
/** Comments below a replay, a lesson or a marked work. */
export const useStudentListComments = <Selected = DataOf<CommentPageResponse>>(commentFilter: CommentFilter, options?: ReadOptions<DataOf<CommentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListCommentsQueryOptions(commentFilter, useOwn(options)), queryClient)

export const getStudentListCommentsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<CommentPageResponse>>>>(commentFilter: Omit<CommentFilter, 'current'>, options?: PagesOptions<DataOf<CommentPageResponse>, Selected>) =>
  pagesOptions<DataOf<CommentPageResponse>, Selected>('comments', getStudentListCommentsQueryKey(commentFilter), (current, call) => studentListComments({ ...commentFilter, current }, call), options)
/** Comments below a replay, a lesson or a marked work. */
export const useStudentListCommentsInfinite = <Selected = JoinedPages<ItemOf<DataOf<CommentPageResponse>>>>(commentFilter: Omit<CommentFilter, 'current'>, options?: PagesOptions<DataOf<CommentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getStudentListCommentsInfiniteQueryOptions(commentFilter, useOwn(options)), queryClient)

