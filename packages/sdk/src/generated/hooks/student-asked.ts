// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { readKey, type ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { studentAskedQuestions } from '../calls/student-asked.ts'
import type { AskedQuestionsResponse, StudentAskedQuestionsParams } from '../types.ts'

export const getStudentAskedQuestionsQueryKey = (params?: StudentAskedQuestionsParams) =>
  readKey<'studentAskedQuestions', [StudentAskedQuestionsParams]>('studentAskedQuestions', params)
export const getStudentAskedQuestionsQueryOptions = <Selected = DataOf<AskedQuestionsResponse>>(params?: StudentAskedQuestionsParams, options?: ReadOptions<DataOf<AskedQuestionsResponse>, Selected>) =>
  pageOptions<DataOf<AskedQuestionsResponse>, Selected>('student-asked', getStudentAskedQuestionsQueryKey(params), (call) => studentAskedQuestions(params, call), options)
/** Questions and answers for students. */
export const useStudentAskedQuestions = <Selected = DataOf<AskedQuestionsResponse>>(params?: StudentAskedQuestionsParams, options?: ReadOptions<DataOf<AskedQuestionsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentAskedQuestionsQueryOptions(params, useOwn(options)), queryClient)

export const getStudentAskedQuestionsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<AskedQuestionsResponse>>>>(params?: Omit<StudentAskedQuestionsParams, 'current'>, options?: PagesOptions<DataOf<AskedQuestionsResponse>, Selected>) =>
  pagesOptions<DataOf<AskedQuestionsResponse>, Selected>('student-asked', getStudentAskedQuestionsQueryKey(params), (current, call) => studentAskedQuestions({ ...params, current }, call), options)
/** Questions and answers for students. */
export const useStudentAskedQuestionsInfinite = <Selected = JoinedPages<ItemOf<DataOf<AskedQuestionsResponse>>>>(params?: Omit<StudentAskedQuestionsParams, 'current'>, options?: PagesOptions<DataOf<AskedQuestionsResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getStudentAskedQuestionsInfiniteQueryOptions(params, useOwn(options)), queryClient)

