// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { teacherAddComment, teacherDeleteComment, listTaughtLessons, listLessonReplays, addReplay, addVideoReplay, teacherGetLessonMaterial } from '../calls/teacher-other.ts'
import type { LessonRef, CommentRequest, CommentRef, TaughtLessonListRequest, ReplayFilter, ReplayRequest, VideoReplayRequest, CommentResponse, CommentRefResponse, LessonMaterialResponse, TaughtLessonPageResponse, LessonReplaysPageResponse, ReplayResponse } from '../types.ts'

export const getTeacherAddCommentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CommentResponse>, { data: CommentRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<CommentResponse>, { data: CommentRequest } & ChangeCallOptions, Context>('teacherAddComment', ["teacherListComments"], ({ data, ...call }) => teacherAddComment(data, call), options)
/** Comment on a replay, a lesson or a marked work. */
export const useTeacherAddComment = <Context = unknown>(options?: ChangeOptions<DataOf<CommentResponse>, { data: CommentRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherAddCommentMutationOptions(useOwn(options)), queryClient)


export const getTeacherDeleteCommentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CommentRefResponse>, { data: CommentRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<CommentRefResponse>, { data: CommentRef } & ChangeCallOptions, Context>('teacherDeleteComment', ["teacherListComments"], ({ data, ...call }) => teacherDeleteComment(data, call), options)
/** Delete a comment. */
export const useTeacherDeleteComment = <Context = unknown>(options?: ChangeOptions<DataOf<CommentRefResponse>, { data: CommentRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherDeleteCommentMutationOptions(useOwn(options)), queryClient)


export const getListTaughtLessonsQueryKey = (taughtLessonListRequest?: TaughtLessonListRequest) =>
  readKey<'listTaughtLessons', [TaughtLessonListRequest]>('listTaughtLessons', taughtLessonListRequest)
export const getListTaughtLessonsQueryOptions = <Selected = DataOf<TaughtLessonPageResponse>>(taughtLessonListRequest?: TaughtLessonListRequest, options?: ReadOptions<DataOf<TaughtLessonPageResponse>, Selected>) =>
  pageOptions<DataOf<TaughtLessonPageResponse>, Selected>('teacher-other', getListTaughtLessonsQueryKey(taughtLessonListRequest), (call) => listTaughtLessons(taughtLessonListRequest, call), options)
/** Classes a teacher has held. */
export const useListTaughtLessons = <Selected = DataOf<TaughtLessonPageResponse>>(taughtLessonListRequest?: TaughtLessonListRequest, options?: ReadOptions<DataOf<TaughtLessonPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTaughtLessonsQueryOptions(taughtLessonListRequest, useOwn(options)), queryClient)

export const getListTaughtLessonsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<TaughtLessonPageResponse>>>>(taughtLessonListRequest?: Omit<TaughtLessonListRequest, 'current'>, options?: PagesOptions<DataOf<TaughtLessonPageResponse>, Selected>) =>
  pagesOptions<DataOf<TaughtLessonPageResponse>, Selected>('teacher-other', getListTaughtLessonsQueryKey(taughtLessonListRequest), (current, call) => listTaughtLessons({ ...taughtLessonListRequest, current }, call), options)
/** Classes a teacher has held. */
export const useListTaughtLessonsInfinite = <Selected = JoinedPages<ItemOf<DataOf<TaughtLessonPageResponse>>>>(taughtLessonListRequest?: Omit<TaughtLessonListRequest, 'current'>, options?: PagesOptions<DataOf<TaughtLessonPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListTaughtLessonsInfiniteQueryOptions(taughtLessonListRequest, useOwn(options)), queryClient)


export const getListLessonReplaysQueryKey = (replayFilter?: ReplayFilter) =>
  readKey<'listLessonReplays', [ReplayFilter]>('listLessonReplays', replayFilter)
export const getListLessonReplaysQueryOptions = <Selected = DataOf<LessonReplaysPageResponse>>(replayFilter?: ReplayFilter, options?: ReadOptions<DataOf<LessonReplaysPageResponse>, Selected>) =>
  pageOptions<DataOf<LessonReplaysPageResponse>, Selected>('teacher-other', getListLessonReplaysQueryKey(replayFilter), (call) => listLessonReplays(replayFilter, call), options)
/** Lessons that were held, and their replays. */
export const useListLessonReplays = <Selected = DataOf<LessonReplaysPageResponse>>(replayFilter?: ReplayFilter, options?: ReadOptions<DataOf<LessonReplaysPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonReplaysQueryOptions(replayFilter, useOwn(options)), queryClient)

export const getListLessonReplaysInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<LessonReplaysPageResponse>>>>(replayFilter?: Omit<ReplayFilter, 'current'>, options?: PagesOptions<DataOf<LessonReplaysPageResponse>, Selected>) =>
  pagesOptions<DataOf<LessonReplaysPageResponse>, Selected>('teacher-other', getListLessonReplaysQueryKey(replayFilter), (current, call) => listLessonReplays({ ...replayFilter, current }, call), options)
/** Lessons that were held, and their replays. */
export const useListLessonReplaysInfinite = <Selected = JoinedPages<ItemOf<DataOf<LessonReplaysPageResponse>>>>(replayFilter?: Omit<ReplayFilter, 'current'>, options?: PagesOptions<DataOf<LessonReplaysPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListLessonReplaysInfiniteQueryOptions(replayFilter, useOwn(options)), queryClient)


export const getAddReplayMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: ReplayRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ReplayResponse>, { data: ReplayRequest } & ChangeCallOptions, Context>('addReplay', ["teacher-other","listReplaysToDecide","teacherLessonReplay"], ({ data, ...call }) => addReplay(data, call), options)
/** Add a film as replay of a lesson. */
export const useAddReplay = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: ReplayRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAddReplayMutationOptions(useOwn(options)), queryClient)


export const getAddVideoReplayMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: VideoReplayRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ReplayResponse>, { data: VideoReplayRequest } & ChangeCallOptions, Context>('addVideoReplay', ["teacher-other","listReplaysToDecide","teacherLessonReplay"], ({ data, ...call }) => addVideoReplay(data, call), options)
/** Add an uploaded video of the video service as replay. */
export const useAddVideoReplay = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: VideoReplayRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAddVideoReplayMutationOptions(useOwn(options)), queryClient)


export const getTeacherGetLessonMaterialQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherGetLessonMaterial', [LessonRef]>('teacherGetLessonMaterial', lessonRef)
export const getTeacherGetLessonMaterialQueryOptions = <Selected = DataOf<LessonMaterialResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonMaterialResponse>, Selected>) =>
  readOptions<DataOf<LessonMaterialResponse>, Selected>('teacher-other', getTeacherGetLessonMaterialQueryKey(lessonRef), (call) => teacherGetLessonMaterial(lessonRef, call), options)
/** Everything a lesson offers. */
export const useTeacherGetLessonMaterial = <Selected = DataOf<LessonMaterialResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonMaterialResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherGetLessonMaterialQueryOptions(lessonRef, useOwn(options)), queryClient)


