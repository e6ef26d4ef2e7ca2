// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getTeacherLessonReplayQueryKey, getTeacherLessonReplayQueryOptions, getStudentLessonReplayQueryKey, getStudentLessonReplayQueryOptions } from '../hooks/replays.ts'
import type { Role, LessonRef, ReplayToWatchResponse } from '../types.ts'

export const getLessonReplayAsQueryKey = (role: Role, lessonRef?: LessonRef): ReturnType<typeof getTeacherLessonReplayQueryKey> | ReturnType<typeof getStudentLessonReplayQueryKey> =>
  (role === 'teacher' ? getTeacherLessonReplayQueryKey : getStudentLessonReplayQueryKey)(lessonRef)
export const getLessonReplayAsQueryOptions = <Selected = DataOf<ReplayToWatchResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherLessonReplayQueryOptions : getStudentLessonReplayQueryOptions)<Selected>(lessonRef, options)
/** The replay of a lesson. */
export const useLessonReplayAs = <Selected = DataOf<ReplayToWatchResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getLessonReplayAsQueryOptions(role, lessonRef, useOwn(options)), queryClient)


