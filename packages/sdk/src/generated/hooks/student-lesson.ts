// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { rateLesson, getLessonFinish, studentLessonFeedback, studentFeedbackOptions } from '../calls/student-lesson.ts'
import type { LessonRef, RatingRequest, StudentFeedbackRequest, FeedbackOptionsRequest, RatingResponse, LessonFinishResponse, FeedbackReceiptResponse, FeedbackOptionsResponse } from '../types.ts'

export const getRateLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RatingResponse>, { data: RatingRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<RatingResponse>, { data: RatingRequest } & ChangeCallOptions, Context>('rateLesson', ["student-lesson","student-study"], ({ data, ...call }) => rateLesson(data, call), options)
/** Rate a lesson. */
export const useRateLesson = <Context = unknown>(options?: ChangeOptions<DataOf<RatingResponse>, { data: RatingRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRateLessonMutationOptions(useOwn(options)), queryClient)


export const getGetLessonFinishQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getLessonFinish', [LessonRef]>('getLessonFinish', lessonRef)
export const getGetLessonFinishQueryOptions = <Selected = DataOf<LessonFinishResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonFinishResponse>, Selected>) =>
  readOptions<DataOf<LessonFinishResponse>, Selected>('student-lesson', getGetLessonFinishQueryKey(lessonRef), (call) => getLessonFinish(lessonRef, call), options)
/** What a student sees after class. */
export const useGetLessonFinish = <Selected = DataOf<LessonFinishResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonFinishResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetLessonFinishQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getStudentLessonFeedbackMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<FeedbackReceiptResponse>, { data: StudentFeedbackRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<FeedbackReceiptResponse>, { data: StudentFeedbackRequest } & ChangeCallOptions, Context>('studentLessonFeedback', ["student-lesson","student-study"], ({ data, ...call }) => studentLessonFeedback(data, call), options)
/** Say something about a lesson. */
export const useStudentLessonFeedback = <Context = unknown>(options?: ChangeOptions<DataOf<FeedbackReceiptResponse>, { data: StudentFeedbackRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLessonFeedbackMutationOptions(useOwn(options)), queryClient)


export const getStudentFeedbackOptionsQueryKey = (feedbackOptionsRequest?: FeedbackOptionsRequest) =>
  readKey<'studentFeedbackOptions', [FeedbackOptionsRequest]>('studentFeedbackOptions', feedbackOptionsRequest)
export const getStudentFeedbackOptionsQueryOptions = <Selected = DataOf<FeedbackOptionsResponse>>(feedbackOptionsRequest?: FeedbackOptionsRequest, options?: ReadOptions<DataOf<FeedbackOptionsResponse>, Selected>) =>
  readOptions<DataOf<FeedbackOptionsResponse>, Selected>('student-lesson', getStudentFeedbackOptionsQueryKey(feedbackOptionsRequest), (call) => studentFeedbackOptions(feedbackOptionsRequest, call), options)
/** Ready-made sentences for a student. */
export const useStudentFeedbackOptions = <Selected = DataOf<FeedbackOptionsResponse>>(feedbackOptionsRequest?: FeedbackOptionsRequest, options?: ReadOptions<DataOf<FeedbackOptionsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentFeedbackOptionsQueryOptions(feedbackOptionsRequest, useOwn(options)), queryClient)

