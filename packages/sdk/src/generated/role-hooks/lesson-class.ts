// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getStudentListPracticesQueryKey, getStudentListPracticesQueryOptions, getStudentListPrizesQueryKey, getStudentListPrizesQueryOptions } from '../hooks/student-study.ts'
import { getStudentFeedbackOptionsQueryKey, getStudentFeedbackOptionsQueryOptions } from '../hooks/student-lesson.ts'
import { getTeacherListPracticesQueryKey, getTeacherListPracticesQueryOptions, getTeacherListPrizesQueryKey, getTeacherListPrizesQueryOptions, getTeacherFeedbackOptionsQueryKey, getTeacherFeedbackOptionsQueryOptions } from '../hooks/teacher-lesson-class.ts'
import type { Role, LessonRef, FeedbackOptionsRequest, LessonPracticesResponse, LessonPrizesResponse, FeedbackOptionsResponse } from '../types.ts'

export const getListPracticesAsQueryKey = (role: Role, lessonRef?: LessonRef): ReturnType<typeof getTeacherListPracticesQueryKey> | ReturnType<typeof getStudentListPracticesQueryKey> =>
  (role === 'teacher' ? getTeacherListPracticesQueryKey : getStudentListPracticesQueryKey)(lessonRef)
export const getListPracticesAsQueryOptions = <Selected = DataOf<LessonPracticesResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListPracticesQueryOptions : getStudentListPracticesQueryOptions)<Selected>(lessonRef, options)
/** The practice on the screen. */
export const useListPracticesAs = <Selected = DataOf<LessonPracticesResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPracticesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPracticesAsQueryOptions(role, lessonRef, useOwn(options)), queryClient)


export const getListPrizesAsQueryKey = (role: Role, lessonRef?: LessonRef): ReturnType<typeof getTeacherListPrizesQueryKey> | ReturnType<typeof getStudentListPrizesQueryKey> =>
  (role === 'teacher' ? getTeacherListPrizesQueryKey : getStudentListPrizesQueryKey)(lessonRef)
export const getListPrizesAsQueryOptions = <Selected = DataOf<LessonPrizesResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPrizesResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListPrizesQueryOptions : getStudentListPrizesQueryOptions)<Selected>(lessonRef, options)
/** Prizes of a lesson. */
export const useListPrizesAs = <Selected = DataOf<LessonPrizesResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonPrizesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPrizesAsQueryOptions(role, lessonRef, useOwn(options)), queryClient)


export const getFeedbackOptionsAsQueryKey = (role: Role, feedbackOptionsRequest?: FeedbackOptionsRequest): ReturnType<typeof getTeacherFeedbackOptionsQueryKey> | ReturnType<typeof getStudentFeedbackOptionsQueryKey> =>
  (role === 'teacher' ? getTeacherFeedbackOptionsQueryKey : getStudentFeedbackOptionsQueryKey)(feedbackOptionsRequest)
export const getFeedbackOptionsAsQueryOptions = <Selected = DataOf<FeedbackOptionsResponse>>(role: Role, feedbackOptionsRequest?: FeedbackOptionsRequest, options?: ReadOptions<DataOf<FeedbackOptionsResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherFeedbackOptionsQueryOptions : getStudentFeedbackOptionsQueryOptions)<Selected>(feedbackOptionsRequest, options)
/** Ready-made sentences for a student. */
export const useFeedbackOptionsAs = <Selected = DataOf<FeedbackOptionsResponse>>(role: Role, feedbackOptionsRequest?: FeedbackOptionsRequest, options?: ReadOptions<DataOf<FeedbackOptionsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getFeedbackOptionsAsQueryOptions(role, feedbackOptionsRequest, useOwn(options)), queryClient)


