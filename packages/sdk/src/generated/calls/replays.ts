// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { LessonRef, PageRequest, ReplayDecision, LessonReplaysPageResponse, ReplayResponse, ReplayToWatchResponse } from '../types.ts'

/**
 * For teachers who may approve replays.
 * @summary Replays of the school that wait for approval
 */
export const listReplaysToDecide = (pageRequest?: PageRequest, signal?: AbortSignal) =>
  call<LessonReplaysPageResponse>({ url: '/api-tch/ext/replays/waiting', body: pageRequest, signal })

export const getListReplaysToDecideQueryKey = (pageRequest?: PageRequest) =>
  readKey<'listReplaysToDecide', [PageRequest]>('listReplaysToDecide', pageRequest)
export const getListReplaysToDecideQueryOptions = <Selected = DataOf<LessonReplaysPageResponse>>(pageRequest?: PageRequest, options?: ReadOptions<DataOf<LessonReplaysPageResponse>, Selected>) =>
  pageOptions<DataOf<LessonReplaysPageResponse>, Selected>('replays', getListReplaysToDecideQueryKey(pageRequest), (signal) => listReplaysToDecide(pageRequest, signal), options)
/** Replays of the school that wait for approval. */
export const useListReplaysToDecide = <Selected = DataOf<LessonReplaysPageResponse>>(pageRequest?: PageRequest, options?: ReadOptions<DataOf<LessonReplaysPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListReplaysToDecideQueryOptions(pageRequest, options), queryClient)

export const getListReplaysToDecideInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<LessonReplaysPageResponse>>>>(pageRequest?: Omit<PageRequest, 'current'>, options?: PagesOptions<DataOf<LessonReplaysPageResponse>, Selected>) =>
  pagesOptions<DataOf<LessonReplaysPageResponse>, Selected>('replays', getListReplaysToDecideQueryKey(pageRequest), (current, signal) => listReplaysToDecide({ ...pageRequest, current }, signal), options)
/** Replays of the school that wait for approval. */
export const useListReplaysToDecideInfinite = <Selected = JoinedPages<ItemOf<DataOf<LessonReplaysPageResponse>>>>(pageRequest?: Omit<PageRequest, 'current'>, options?: PagesOptions<DataOf<LessonReplaysPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListReplaysToDecideInfiniteQueryOptions(pageRequest, options), queryClient)


/**
 * Final. Nobody decides about an own upload. An approved replay takes the place of the one before it; the teacher hears of it.
 * @summary Approve or reject a replay
 */
export const decideReplay = (replayDecision: ReplayDecision, signal?: AbortSignal) =>
  call<ReplayResponse>({ url: '/api-tch/ext/replays/decide', body: replayDecision, signal })

export const getDecideReplayMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: ReplayDecision }, Context>) =>
  changeOptions<DataOf<ReplayResponse>, { data: ReplayDecision }, Context>('decideReplay', ["replays","teacher-other","teacher-lesson-class"], ({ data }) => decideReplay(data), options)
/** Approve or reject a replay. */
export const useDecideReplay = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: ReplayDecision }, Context>, queryClient?: QueryClient) =>
  useMutation(getDecideReplayMutationOptions(options), queryClient)


/**
 * The approved one, for who may watch it.
 * @summary The replay of a lesson
 */
export const teacherLessonReplay = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ReplayToWatchResponse>({ url: '/api-tch/ext/lessonReplay', body: lessonRef, signal })

export const getTeacherLessonReplayQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherLessonReplay', [LessonRef]>('teacherLessonReplay', lessonRef)
export const getTeacherLessonReplayQueryOptions = <Selected = DataOf<ReplayToWatchResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>) =>
  readOptions<DataOf<ReplayToWatchResponse>, Selected>('replays', getTeacherLessonReplayQueryKey(lessonRef), (signal) => teacherLessonReplay(lessonRef, signal), options)
/** The replay of a lesson. */
export const useTeacherLessonReplay = <Selected = DataOf<ReplayToWatchResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherLessonReplayQueryOptions(lessonRef, options), queryClient)


/**
 * The approved one, for who may watch it.
 * @summary The replay of a lesson
 */
export const studentLessonReplay = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ReplayToWatchResponse>({ url: '/api-user/ext/lessonReplay', body: lessonRef, signal })

export const getStudentLessonReplayQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentLessonReplay', [LessonRef]>('studentLessonReplay', lessonRef)
export const getStudentLessonReplayQueryOptions = <Selected = DataOf<ReplayToWatchResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>) =>
  readOptions<DataOf<ReplayToWatchResponse>, Selected>('replays', getStudentLessonReplayQueryKey(lessonRef), (signal) => studentLessonReplay(lessonRef, signal), options)
/** The replay of a lesson. */
export const useStudentLessonReplay = <Selected = DataOf<ReplayToWatchResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentLessonReplayQueryOptions(lessonRef, options), queryClient)

