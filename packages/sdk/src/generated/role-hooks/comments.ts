// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ItemOf, JoinedPages, PagesOptions } from '../../query/page-options.ts'
import type { ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getTeacherListCommentsQueryKey, getTeacherListCommentsQueryOptions, getTeacherListCommentsInfiniteQueryOptions, getStudentListCommentsQueryKey, getStudentListCommentsQueryOptions, getStudentListCommentsInfiniteQueryOptions } from '../hooks/comments.ts'
import type { Role, CommentFilter, CommentPageResponse } from '../types.ts'

export const getListCommentsAsQueryKey = (role: Role, commentFilter?: CommentFilter): ReturnType<typeof getTeacherListCommentsQueryKey> | ReturnType<typeof getStudentListCommentsQueryKey> =>
  (role === 'teacher' ? getTeacherListCommentsQueryKey : getStudentListCommentsQueryKey)(commentFilter)
export const getListCommentsAsQueryOptions = <Selected = DataOf<CommentPageResponse>>(role: Role, commentFilter: CommentFilter, options?: ReadOptions<DataOf<CommentPageResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListCommentsQueryOptions : getStudentListCommentsQueryOptions)<Selected>(commentFilter, options)
/** Comments below a replay, a lesson or a marked work. */
export const useListCommentsAs = <Selected = DataOf<CommentPageResponse>>(role: Role, commentFilter: CommentFilter, options?: ReadOptions<DataOf<CommentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCommentsAsQueryOptions(role, commentFilter, useOwn(options)), queryClient)
export const getListCommentsAsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<CommentPageResponse>>>>(role: Role, commentFilter: Omit<CommentFilter, 'current'>, options?: PagesOptions<DataOf<CommentPageResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListCommentsInfiniteQueryOptions : getStudentListCommentsInfiniteQueryOptions)<Selected>(commentFilter, options)
/** Comments below a replay, a lesson or a marked work. */
export const useListCommentsAsInfinite = <Selected = JoinedPages<ItemOf<DataOf<CommentPageResponse>>>>(role: Role, commentFilter: Omit<CommentFilter, 'current'>, options?: PagesOptions<DataOf<CommentPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListCommentsAsInfiniteQueryOptions(role, commentFilter, useOwn(options)), queryClient)


