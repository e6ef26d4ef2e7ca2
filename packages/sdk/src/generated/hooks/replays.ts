// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { listReplaysToDecide, decideReplay, withdrawReplay, teacherLessonReplay, studentLessonReplay } from '../calls/replays.ts'
import type { LessonRef, PageRequest, ReplayDecision, ReplayRef, LessonReplaysPageResponse, ReplayResponse, ReplayRefResponse, ReplayToWatchResponse } from '../types.ts'

export const getListReplaysToDecideQueryKey = (pageRequest?: PageRequest) =>
  readKey<'listReplaysToDecide', [PageRequest]>('listReplaysToDecide', pageRequest)
export const getListReplaysToDecideQueryOptions = <Selected = DataOf<LessonReplaysPageResponse>>(pageRequest?: PageRequest, options?: ReadOptions<DataOf<LessonReplaysPageResponse>, Selected>) =>
  pageOptions<DataOf<LessonReplaysPageResponse>, Selected>('replays', getListReplaysToDecideQueryKey(pageRequest), (call) => listReplaysToDecide(pageRequest, call), options)
/** Replays of the school that wait for approval. */
export const useListReplaysToDecide = <Selected = DataOf<LessonReplaysPageResponse>>(pageRequest?: PageRequest, options?: ReadOptions<DataOf<LessonReplaysPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListReplaysToDecideQueryOptions(pageRequest, useOwn(options)), queryClient)

export const getListReplaysToDecideInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<LessonReplaysPageResponse>>>>(pageRequest?: Omit<PageRequest, 'current'>, options?: PagesOptions<DataOf<LessonReplaysPageResponse>, Selected>) =>
  pagesOptions<DataOf<LessonReplaysPageResponse>, Selected>('replays', getListReplaysToDecideQueryKey(pageRequest), (current, call) => listReplaysToDecide({ ...pageRequest, current }, call), options)
/** Replays of the school that wait for approval. */
export const useListReplaysToDecideInfinite = <Selected = JoinedPages<ItemOf<DataOf<LessonReplaysPageResponse>>>>(pageRequest?: Omit<PageRequest, 'current'>, options?: PagesOptions<DataOf<LessonReplaysPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListReplaysToDecideInfiniteQueryOptions(pageRequest, useOwn(options)), queryClient)


export const getDecideReplayMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: ReplayDecision } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ReplayResponse>, { data: ReplayDecision } & ChangeCallOptions, Context>('decideReplay', ["replays","teacher-other","teacher-lesson-class"], ({ data, ...call }) => decideReplay(data, call), options)
/** Approve or reject a replay. */
export const useDecideReplay = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: ReplayDecision } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getDecideReplayMutationOptions(useOwn(options)), queryClient)


export const getWithdrawReplayMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayRefResponse>, { data: ReplayRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ReplayRefResponse>, { data: ReplayRef } & ChangeCallOptions, Context>('withdrawReplay', ["replays","teacher-other","teacher-lesson-class"], ({ data, ...call }) => withdrawReplay(data, call), options)
/** Take back a replay that waits for approval. */
export const useWithdrawReplay = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayRefResponse>, { data: ReplayRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getWithdrawReplayMutationOptions(useOwn(options)), queryClient)


export const getTeacherLessonReplayQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherLessonReplay', [LessonRef]>('teacherLessonReplay', lessonRef)
export const getTeacherLessonReplayQueryOptions = <Selected = DataOf<ReplayToWatchResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>) =>
  readOptions<DataOf<ReplayToWatchResponse>, Selected>('replays', getTeacherLessonReplayQueryKey(lessonRef), (call) => teacherLessonReplay(lessonRef, call), options)
/** The replay of a lesson. */
export const useTeacherLessonReplay = <Selected = DataOf<ReplayToWatchResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherLessonReplayQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getStudentLessonReplayQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentLessonReplay', [LessonRef]>('studentLessonReplay', lessonRef)
export const getStudentLessonReplayQueryOptions = <Selected = DataOf<ReplayToWatchResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>) =>
  readOptions<DataOf<ReplayToWatchResponse>, Selected>('replays', getStudentLessonReplayQueryKey(lessonRef), (call) => studentLessonReplay(lessonRef, call), options)
/** The replay of a lesson. */
export const useStudentLessonReplay = <Selected = DataOf<ReplayToWatchResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentLessonReplayQueryOptions(lessonRef, useOwn(options)), queryClient)

