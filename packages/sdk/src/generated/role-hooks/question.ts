// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ItemOf, JoinedPages, PagesOptions } from '../../query/page-options.ts'
import type { ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getStudentAskedQuestionsQueryKey, getStudentAskedQuestionsQueryOptions, getStudentAskedQuestionsInfiniteQueryOptions } from '../hooks/student-asked.ts'
import { getTeacherAskedQuestionsQueryKey, getTeacherAskedQuestionsQueryOptions, getTeacherAskedQuestionsInfiniteQueryOptions } from '../hooks/teacher-question.ts'
import type { Role, AskedQuestionsResponse, StudentAskedQuestionsParams } from '../types.ts'

export const getAskedQuestionsAsQueryKey = (role: Role, params?: StudentAskedQuestionsParams): ReturnType<typeof getTeacherAskedQuestionsQueryKey> | ReturnType<typeof getStudentAskedQuestionsQueryKey> =>
  (role === 'teacher' ? getTeacherAskedQuestionsQueryKey : getStudentAskedQuestionsQueryKey)(params)
export const getAskedQuestionsAsQueryOptions = <Selected = DataOf<AskedQuestionsResponse>>(role: Role, params?: StudentAskedQuestionsParams, options?: ReadOptions<DataOf<AskedQuestionsResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherAskedQuestionsQueryOptions : getStudentAskedQuestionsQueryOptions)<Selected>(params, options)
/** Questions and answers for students. */
export const useAskedQuestionsAs = <Selected = DataOf<AskedQuestionsResponse>>(role: Role, params?: StudentAskedQuestionsParams, options?: ReadOptions<DataOf<AskedQuestionsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getAskedQuestionsAsQueryOptions(role, params, useOwn(options)), queryClient)
export const getAskedQuestionsAsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<AskedQuestionsResponse>>>>(role: Role, params?: Omit<StudentAskedQuestionsParams, 'current'>, options?: PagesOptions<DataOf<AskedQuestionsResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherAskedQuestionsInfiniteQueryOptions : getStudentAskedQuestionsInfiniteQueryOptions)<Selected>(params, options)
/** Questions and answers for students. */
export const useAskedQuestionsAsInfinite = <Selected = JoinedPages<ItemOf<DataOf<AskedQuestionsResponse>>>>(role: Role, params?: Omit<StudentAskedQuestionsParams, 'current'>, options?: PagesOptions<DataOf<AskedQuestionsResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getAskedQuestionsAsInfiniteQueryOptions(role, params, useOwn(options)), queryClient)


