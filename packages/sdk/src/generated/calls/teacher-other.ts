// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { LessonRef, CommentRequest, CommentRef, TaughtLessonListRequest, ReplayFilter, ReplayRequest, VideoReplayRequest, CommentResponse, CommentRefResponse, LessonMaterialResponse, TaughtLessonPageResponse, LessonReplaysPageResponse, ReplayResponse } from '../types.ts'

/**
 * For the teacher and the students of the lesson, once it has started.
 * @summary Comment on a replay or a lesson
 */
export const teacherAddComment = (commentRequest: CommentRequest, signal?: AbortSignal) =>
  call<CommentResponse>({ url: '/api-tch/comment/add', body: commentRequest, signal })

export const getTeacherAddCommentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CommentResponse>, { data: CommentRequest }, Context>) =>
  changeOptions<DataOf<CommentResponse>, { data: CommentRequest }, Context>('teacherAddComment', ["teacherListComments"], ({ data }) => teacherAddComment(data), options)
/** Comment on a replay or a lesson. */
export const useTeacherAddComment = <Context = unknown>(options?: ChangeOptions<DataOf<CommentResponse>, { data: CommentRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherAddCommentMutationOptions(options), queryClient)


/**
 * One's own, and whatever is written below one's own lessons.
 * @summary Delete a comment
 */
export const teacherDeleteComment = (commentRef: CommentRef, signal?: AbortSignal) =>
  call<CommentRefResponse>({ url: '/api-tch/comment/delete', body: commentRef, signal })

export const getTeacherDeleteCommentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CommentRefResponse>, { data: CommentRef }, Context>) =>
  changeOptions<DataOf<CommentRefResponse>, { data: CommentRef }, Context>('teacherDeleteComment', ["teacherListComments"], ({ data }) => teacherDeleteComment(data), options)
/** Delete a comment. */
export const useTeacherDeleteComment = <Context = unknown>(options?: ChangeOptions<DataOf<CommentRefResponse>, { data: CommentRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherDeleteCommentMutationOptions(options), queryClient)


/**
 * @summary Classes a teacher has held
 */
export const listTaughtLessons = (taughtLessonListRequest?: TaughtLessonListRequest, signal?: AbortSignal) =>
  call<TaughtLessonPageResponse>({ url: '/api-tch/web/log/tchLessonList', body: taughtLessonListRequest, signal })

export const getListTaughtLessonsQueryKey = (taughtLessonListRequest?: TaughtLessonListRequest) =>
  readKey<'listTaughtLessons', [TaughtLessonListRequest]>('listTaughtLessons', taughtLessonListRequest)
export const getListTaughtLessonsQueryOptions = <Selected = DataOf<TaughtLessonPageResponse>>(taughtLessonListRequest?: TaughtLessonListRequest, options?: ReadOptions<DataOf<TaughtLessonPageResponse>, Selected>) =>
  pageOptions<DataOf<TaughtLessonPageResponse>, Selected>('teacher-other', getListTaughtLessonsQueryKey(taughtLessonListRequest), (signal) => listTaughtLessons(taughtLessonListRequest, signal), options)
/** Classes a teacher has held. */
export const useListTaughtLessons = <Selected = DataOf<TaughtLessonPageResponse>>(taughtLessonListRequest?: TaughtLessonListRequest, options?: ReadOptions<DataOf<TaughtLessonPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListTaughtLessonsQueryOptions(taughtLessonListRequest, options), queryClient)

export const getListTaughtLessonsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<TaughtLessonPageResponse>>>>(taughtLessonListRequest?: Omit<TaughtLessonListRequest, 'current'>, options?: PagesOptions<DataOf<TaughtLessonPageResponse>, Selected>) =>
  pagesOptions<DataOf<TaughtLessonPageResponse>, Selected>('teacher-other', getListTaughtLessonsQueryKey(taughtLessonListRequest), (current, signal) => listTaughtLessons({ ...taughtLessonListRequest, current }, signal), options)
/** Classes a teacher has held. */
export const useListTaughtLessonsInfinite = <Selected = JoinedPages<ItemOf<DataOf<TaughtLessonPageResponse>>>>(taughtLessonListRequest?: Omit<TaughtLessonListRequest, 'current'>, options?: PagesOptions<DataOf<TaughtLessonPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListTaughtLessonsInfiniteQueryOptions(taughtLessonListRequest, options), queryClient)


/**
 * The newest first.
 * @summary Lessons that were held, and their replays
 */
export const listLessonReplays = (replayFilter?: ReplayFilter, signal?: AbortSignal) =>
  call<LessonReplaysPageResponse>({ url: '/api-tch/web/review/lessonReviewList', body: replayFilter, signal })

export const getListLessonReplaysQueryKey = (replayFilter?: ReplayFilter) =>
  readKey<'listLessonReplays', [ReplayFilter]>('listLessonReplays', replayFilter)
export const getListLessonReplaysQueryOptions = <Selected = DataOf<LessonReplaysPageResponse>>(replayFilter?: ReplayFilter, options?: ReadOptions<DataOf<LessonReplaysPageResponse>, Selected>) =>
  pageOptions<DataOf<LessonReplaysPageResponse>, Selected>('teacher-other', getListLessonReplaysQueryKey(replayFilter), (signal) => listLessonReplays(replayFilter, signal), options)
/** Lessons that were held, and their replays. */
export const useListLessonReplays = <Selected = DataOf<LessonReplaysPageResponse>>(replayFilter?: ReplayFilter, options?: ReadOptions<DataOf<LessonReplaysPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonReplaysQueryOptions(replayFilter, options), queryClient)

export const getListLessonReplaysInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<LessonReplaysPageResponse>>>>(replayFilter?: Omit<ReplayFilter, 'current'>, options?: PagesOptions<DataOf<LessonReplaysPageResponse>, Selected>) =>
  pagesOptions<DataOf<LessonReplaysPageResponse>, Selected>('teacher-other', getListLessonReplaysQueryKey(replayFilter), (current, signal) => listLessonReplays({ ...replayFilter, current }, signal), options)
/** Lessons that were held, and their replays. */
export const useListLessonReplaysInfinite = <Selected = JoinedPages<ItemOf<DataOf<LessonReplaysPageResponse>>>>(replayFilter?: Omit<ReplayFilter, 'current'>, options?: PagesOptions<DataOf<LessonReplaysPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListLessonReplaysInfiniteQueryOptions(replayFilter, options), queryClient)


/**
 * It waits for approval and then takes the place of the replay before it.
 * @summary Add a film as replay of a lesson
 */
export const addReplay = (replayRequest: ReplayRequest, signal?: AbortSignal) =>
  call<ReplayResponse>({ url: '/api-tch/web/review/common/add', body: replayRequest, signal })

export const getAddReplayMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: ReplayRequest }, Context>) =>
  changeOptions<DataOf<ReplayResponse>, { data: ReplayRequest }, Context>('addReplay', ["teacher-other","listReplaysToDecide","teacherLessonReplay"], ({ data }) => addReplay(data), options)
/** Add a film as replay of a lesson. */
export const useAddReplay = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: ReplayRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddReplayMutationOptions(options), queryClient)


/**
 * `fileId` is what the upload gave; with the local engine it is the key of the object.
 * @summary Add an uploaded video of the video service as replay
 */
export const addVideoReplay = (videoReplayRequest: VideoReplayRequest, signal?: AbortSignal) =>
  call<ReplayResponse>({ url: '/api-tch/qqvod/common/add', body: videoReplayRequest, signal })

export const getAddVideoReplayMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: VideoReplayRequest }, Context>) =>
  changeOptions<DataOf<ReplayResponse>, { data: VideoReplayRequest }, Context>('addVideoReplay', ["teacher-other","listReplaysToDecide","teacherLessonReplay"], ({ data }) => addVideoReplay(data), options)
/** Add an uploaded video of the video service as replay. */
export const useAddVideoReplay = <Context = unknown>(options?: ChangeOptions<DataOf<ReplayResponse>, { data: VideoReplayRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddVideoReplayMutationOptions(options), queryClient)


/**
 * Its files, the chapter it teaches and its replay, for the page of one lesson.
 * @summary Everything a lesson offers
 */
export const teacherGetLessonMaterial = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonMaterialResponse>({ url: '/api-tch/res/lessonRes', body: lessonRef, signal })

export const getTeacherGetLessonMaterialQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherGetLessonMaterial', [LessonRef]>('teacherGetLessonMaterial', lessonRef)
export const getTeacherGetLessonMaterialQueryOptions = <Selected = DataOf<LessonMaterialResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonMaterialResponse>, Selected>) =>
  readOptions<DataOf<LessonMaterialResponse>, Selected>('teacher-other', getTeacherGetLessonMaterialQueryKey(lessonRef), (signal) => teacherGetLessonMaterial(lessonRef, signal), options)
/** Everything a lesson offers. */
export const useTeacherGetLessonMaterial = <Selected = DataOf<LessonMaterialResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonMaterialResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherGetLessonMaterialQueryOptions(lessonRef, options), queryClient)


