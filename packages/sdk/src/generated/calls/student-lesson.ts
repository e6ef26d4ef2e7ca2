// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { LessonRef, RatingRequest, StudentFeedbackRequest, FeedbackOptionsRequest, RatingResponse, LessonFinishResponse, FeedbackReceiptResponse, FeedbackOptionsResponse } from '../types.ts'

/**
 * Only for who was in the class, and only after it ended. Rating again replaces the rating.
 * @summary Rate a lesson
 */
export const rateLesson = (ratingRequest: RatingRequest, signal?: AbortSignal) =>
  call<RatingResponse>({ url: '/api-user/lesson/addScore', body: ratingRequest, signal })

export const getRateLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RatingResponse>, { data: RatingRequest }, Context>) =>
  changeOptions<DataOf<RatingResponse>, { data: RatingRequest }, Context>('rateLesson', ["student-lesson","student-study"], ({ data }) => rateLesson(data), options)
/** Rate a lesson. */
export const useRateLesson = <Context = unknown>(options?: ChangeOptions<DataOf<RatingResponse>, { data: RatingRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getRateLessonMutationOptions(options), queryClient)


/**
 * @summary What a student sees after class
 */
export const getLessonFinish = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LessonFinishResponse>({ url: '/api-user/lesson/finishDetail', body: lessonRef, signal })

export const getGetLessonFinishQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getLessonFinish', [LessonRef]>('getLessonFinish', lessonRef)
export const getGetLessonFinishQueryOptions = <Selected = DataOf<LessonFinishResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonFinishResponse>, Selected>) =>
  readOptions<DataOf<LessonFinishResponse>, Selected>('student-lesson', getGetLessonFinishQueryKey(lessonRef), (signal) => getLessonFinish(lessonRef, signal), options)
/** What a student sees after class. */
export const useGetLessonFinish = <Selected = DataOf<LessonFinishResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonFinishResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetLessonFinishQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Say something about a lesson
 */
export const studentLessonFeedback = (studentFeedbackRequest: StudentFeedbackRequest, signal?: AbortSignal) =>
  call<FeedbackReceiptResponse>({ url: '/api-user/lesson/lessonFeedback', encoding: 'json', body: studentFeedbackRequest, signal })

export const getStudentLessonFeedbackMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<FeedbackReceiptResponse>, { data: StudentFeedbackRequest }, Context>) =>
  changeOptions<DataOf<FeedbackReceiptResponse>, { data: StudentFeedbackRequest }, Context>('studentLessonFeedback', ["student-lesson"], ({ data }) => studentLessonFeedback(data), options)
/** Say something about a lesson. */
export const useStudentLessonFeedback = <Context = unknown>(options?: ChangeOptions<DataOf<FeedbackReceiptResponse>, { data: StudentFeedbackRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentLessonFeedbackMutationOptions(options), queryClient)


/**
 * @summary Ready-made sentences for a student
 */
export const studentFeedbackOptions = (feedbackOptionsRequest?: FeedbackOptionsRequest, signal?: AbortSignal) =>
  call<FeedbackOptionsResponse>({ url: '/api-user/lesson/feedbackOptions', body: feedbackOptionsRequest, signal })

export const getStudentFeedbackOptionsQueryKey = (feedbackOptionsRequest?: FeedbackOptionsRequest) =>
  readKey<'studentFeedbackOptions', [FeedbackOptionsRequest]>('studentFeedbackOptions', feedbackOptionsRequest)
export const getStudentFeedbackOptionsQueryOptions = <Selected = DataOf<FeedbackOptionsResponse>>(feedbackOptionsRequest?: FeedbackOptionsRequest, options?: ReadOptions<DataOf<FeedbackOptionsResponse>, Selected>) =>
  readOptions<DataOf<FeedbackOptionsResponse>, Selected>('student-lesson', getStudentFeedbackOptionsQueryKey(feedbackOptionsRequest), (signal) => studentFeedbackOptions(feedbackOptionsRequest, signal), options)
/** Ready-made sentences for a student. */
export const useStudentFeedbackOptions = <Selected = DataOf<FeedbackOptionsResponse>>(feedbackOptionsRequest?: FeedbackOptionsRequest, options?: ReadOptions<DataOf<FeedbackOptionsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentFeedbackOptionsQueryOptions(feedbackOptionsRequest, options), queryClient)

