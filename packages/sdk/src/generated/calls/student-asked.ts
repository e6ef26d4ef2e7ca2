// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { readKey, type ReadOptions } from '../../query/query-options.ts'
import type { AskedQuestionsResponse, StudentAskedQuestionsParams } from '../types.ts'

/**
 * In the reader's language.
 * @summary Questions and answers for students
 */
export const studentAskedQuestions = (params?: StudentAskedQuestionsParams, signal?: AbortSignal) =>
  call<AskedQuestionsResponse>({ url: '/api-user/web/askedQuestion/askedQuestion', method: 'GET', query: params, signal })

export const getStudentAskedQuestionsQueryKey = (params?: StudentAskedQuestionsParams) =>
  readKey<'studentAskedQuestions', [StudentAskedQuestionsParams]>('studentAskedQuestions', params)
export const getStudentAskedQuestionsQueryOptions = <Selected = DataOf<AskedQuestionsResponse>>(params?: StudentAskedQuestionsParams, options?: ReadOptions<DataOf<AskedQuestionsResponse>, Selected>) =>
  pageOptions<DataOf<AskedQuestionsResponse>, Selected>('student-asked', getStudentAskedQuestionsQueryKey(params), (signal) => studentAskedQuestions(params, signal), options)
/** Questions and answers for students. */
export const useStudentAskedQuestions = <Selected = DataOf<AskedQuestionsResponse>>(params?: StudentAskedQuestionsParams, options?: ReadOptions<DataOf<AskedQuestionsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentAskedQuestionsQueryOptions(params, options), queryClient)

export const getStudentAskedQuestionsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<AskedQuestionsResponse>>>>(params?: Omit<StudentAskedQuestionsParams, 'current'>, options?: PagesOptions<DataOf<AskedQuestionsResponse>, Selected>) =>
  pagesOptions<DataOf<AskedQuestionsResponse>, Selected>('student-asked', getStudentAskedQuestionsQueryKey(params), (current, signal) => studentAskedQuestions({ ...params, current }, signal), options)
/** Questions and answers for students. */
export const useStudentAskedQuestionsInfinite = <Selected = JoinedPages<ItemOf<DataOf<AskedQuestionsResponse>>>>(params?: Omit<StudentAskedQuestionsParams, 'current'>, options?: PagesOptions<DataOf<AskedQuestionsResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getStudentAskedQuestionsInfiniteQueryOptions(params, options), queryClient)

