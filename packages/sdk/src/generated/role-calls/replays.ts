// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ReadOptions } from '../../query/query-options.ts'
import { teacherLessonReplay, getTeacherLessonReplayQueryKey, getTeacherLessonReplayQueryOptions, studentLessonReplay, getStudentLessonReplayQueryKey, getStudentLessonReplayQueryOptions } from '../calls/replays.ts'
import type { Role, LessonRef, ReplayToWatchResponse } from '../types.ts'

/** The replay of a lesson. */
export const lessonReplayAs = (role: Role, lessonRef: LessonRef, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherLessonReplay : studentLessonReplay)(lessonRef, signal)
export const getLessonReplayAsQueryKey = (role: Role, lessonRef?: LessonRef): ReturnType<typeof getTeacherLessonReplayQueryKey> | ReturnType<typeof getStudentLessonReplayQueryKey> =>
  (role === 'teacher' ? getTeacherLessonReplayQueryKey : getStudentLessonReplayQueryKey)(lessonRef)
export const getLessonReplayAsQueryOptions = <Selected = DataOf<ReplayToWatchResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherLessonReplayQueryOptions : getStudentLessonReplayQueryOptions)<Selected>(lessonRef, options)
/** The replay of a lesson. */
export const useLessonReplayAs = <Selected = DataOf<ReplayToWatchResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<ReplayToWatchResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getLessonReplayAsQueryOptions(role, lessonRef, options), queryClient)


