// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { listHomeworkOfLesson, countHomeworkByState, listHomeworkOfStudent, listHomeworkFilters, listPendingHomework, getStudentHomework, saveAnswers, handInHomework, startHomework, reviewAnswerPaper, takeBackHomework } from '../calls/student-question.ts'
import type { LessonRef, StudentHomeworkFilter, StudentHomeworkListRequest, PageOnlyRequest, HomeworkRef, AnswersSaveRequest, AnswerPaperRef, StudentHomeworkListResponse, StateCountsResponse, StudentHomeworkPageResponse, HomeworkFiltersResponse, StudentWorkResponse, AnswersReceiptResponse, HandInReceiptResponse } from '../types.ts'

export const getListHomeworkOfLessonQueryKey = (lessonRef?: LessonRef) =>
  readKey<'listHomeworkOfLesson', [LessonRef]>('listHomeworkOfLesson', lessonRef)
export const getListHomeworkOfLessonQueryOptions = <Selected = DataOf<StudentHomeworkListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<StudentHomeworkListResponse>, Selected>) =>
  readOptions<DataOf<StudentHomeworkListResponse>, Selected>('student-question', getListHomeworkOfLessonQueryKey(lessonRef), (call) => listHomeworkOfLesson(lessonRef, call), options)
/** Homework of a lesson. */
export const useListHomeworkOfLesson = <Selected = DataOf<StudentHomeworkListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<StudentHomeworkListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListHomeworkOfLessonQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getCountHomeworkByStateQueryKey = (studentHomeworkFilter?: StudentHomeworkFilter) =>
  readKey<'countHomeworkByState', [StudentHomeworkFilter]>('countHomeworkByState', studentHomeworkFilter)
export const getCountHomeworkByStateQueryOptions = <Selected = DataOf<StateCountsResponse>>(studentHomeworkFilter?: StudentHomeworkFilter, options?: ReadOptions<DataOf<StateCountsResponse>, Selected>) =>
  readOptions<DataOf<StateCountsResponse>, Selected>('student-question', getCountHomeworkByStateQueryKey(studentHomeworkFilter), (call) => countHomeworkByState(studentHomeworkFilter, call), options)
/** How much homework is in each state. */
export const useCountHomeworkByState = <Selected = DataOf<StateCountsResponse>>(studentHomeworkFilter?: StudentHomeworkFilter, options?: ReadOptions<DataOf<StateCountsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCountHomeworkByStateQueryOptions(studentHomeworkFilter, useOwn(options)), queryClient)


export const getListHomeworkOfStudentQueryKey = (studentHomeworkListRequest?: StudentHomeworkListRequest) =>
  readKey<'listHomeworkOfStudent', [StudentHomeworkListRequest]>('listHomeworkOfStudent', studentHomeworkListRequest)
export const getListHomeworkOfStudentQueryOptions = <Selected = DataOf<StudentHomeworkPageResponse>>(studentHomeworkListRequest?: StudentHomeworkListRequest, options?: ReadOptions<DataOf<StudentHomeworkPageResponse>, Selected>) =>
  pageOptions<DataOf<StudentHomeworkPageResponse>, Selected>('student-question', getListHomeworkOfStudentQueryKey(studentHomeworkListRequest), (call) => listHomeworkOfStudent(studentHomeworkListRequest, call), options)
/** The student's homework. */
export const useListHomeworkOfStudent = <Selected = DataOf<StudentHomeworkPageResponse>>(studentHomeworkListRequest?: StudentHomeworkListRequest, options?: ReadOptions<DataOf<StudentHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListHomeworkOfStudentQueryOptions(studentHomeworkListRequest, useOwn(options)), queryClient)

export const getListHomeworkOfStudentInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<StudentHomeworkPageResponse>>>>(studentHomeworkListRequest?: Omit<StudentHomeworkListRequest, 'current'>, options?: PagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>) =>
  pagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>('student-question', getListHomeworkOfStudentQueryKey(studentHomeworkListRequest), (current, call) => listHomeworkOfStudent({ ...studentHomeworkListRequest, current }, call), options)
/** The student's homework. */
export const useListHomeworkOfStudentInfinite = <Selected = JoinedPages<ItemOf<DataOf<StudentHomeworkPageResponse>>>>(studentHomeworkListRequest?: Omit<StudentHomeworkListRequest, 'current'>, options?: PagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListHomeworkOfStudentInfiniteQueryOptions(studentHomeworkListRequest, useOwn(options)), queryClient)


export const getListHomeworkFiltersQueryKey = () =>
  readKey<'listHomeworkFilters', []>('listHomeworkFilters')
export const getListHomeworkFiltersQueryOptions = <Selected = DataOf<HomeworkFiltersResponse>>(options?: ReadOptions<DataOf<HomeworkFiltersResponse>, Selected>) =>
  readOptions<DataOf<HomeworkFiltersResponse>, Selected>('student-question', getListHomeworkFiltersQueryKey(), (call) => listHomeworkFilters(call), options)
/** What the homework centre can be filtered by. */
export const useListHomeworkFilters = <Selected = DataOf<HomeworkFiltersResponse>>(options?: ReadOptions<DataOf<HomeworkFiltersResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListHomeworkFiltersQueryOptions(useOwn(options)), queryClient)


export const getListPendingHomeworkQueryKey = (pageOnlyRequest?: PageOnlyRequest) =>
  readKey<'listPendingHomework', [PageOnlyRequest]>('listPendingHomework', pageOnlyRequest)
export const getListPendingHomeworkQueryOptions = <Selected = DataOf<StudentHomeworkPageResponse>>(pageOnlyRequest?: PageOnlyRequest, options?: ReadOptions<DataOf<StudentHomeworkPageResponse>, Selected>) =>
  pageOptions<DataOf<StudentHomeworkPageResponse>, Selected>('student-question', getListPendingHomeworkQueryKey(pageOnlyRequest), (call) => listPendingHomework(pageOnlyRequest, call), options)
/** Homework to do now. */
export const useListPendingHomework = <Selected = DataOf<StudentHomeworkPageResponse>>(pageOnlyRequest?: PageOnlyRequest, options?: ReadOptions<DataOf<StudentHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPendingHomeworkQueryOptions(pageOnlyRequest, useOwn(options)), queryClient)

export const getListPendingHomeworkInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<StudentHomeworkPageResponse>>>>(pageOnlyRequest?: Omit<PageOnlyRequest, 'current'>, options?: PagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>) =>
  pagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>('student-question', getListPendingHomeworkQueryKey(pageOnlyRequest), (current, call) => listPendingHomework({ ...pageOnlyRequest, current }, call), options)
/** Homework to do now. */
export const useListPendingHomeworkInfinite = <Selected = JoinedPages<ItemOf<DataOf<StudentHomeworkPageResponse>>>>(pageOnlyRequest?: Omit<PageOnlyRequest, 'current'>, options?: PagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListPendingHomeworkInfiniteQueryOptions(pageOnlyRequest, useOwn(options)), queryClient)


export const getGetStudentHomeworkQueryKey = (homeworkRef?: HomeworkRef) =>
  readKey<'getStudentHomework', [HomeworkRef]>('getStudentHomework', homeworkRef)
export const getGetStudentHomeworkQueryOptions = <Selected = DataOf<StudentWorkResponse>>(homeworkRef: HomeworkRef, options?: ReadOptions<DataOf<StudentWorkResponse>, Selected>) =>
  readOptions<DataOf<StudentWorkResponse>, Selected>('student-question', getGetStudentHomeworkQueryKey(homeworkRef), (call) => getStudentHomework(homeworkRef, call), options)
/** A homework with the own work. */
export const useGetStudentHomework = <Selected = DataOf<StudentWorkResponse>>(homeworkRef: HomeworkRef, options?: ReadOptions<DataOf<StudentWorkResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetStudentHomeworkQueryOptions(homeworkRef, useOwn(options)), queryClient)


export const getSaveAnswersMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AnswersReceiptResponse>, { data: AnswersSaveRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<AnswersReceiptResponse>, { data: AnswersSaveRequest } & ChangeCallOptions, Context>('saveAnswers', ["student-question"], ({ data, ...call }) => saveAnswers(data, call), options)
/** Keep answers. */
export const useSaveAnswers = <Context = unknown>(options?: ChangeOptions<DataOf<AnswersReceiptResponse>, { data: AnswersSaveRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSaveAnswersMutationOptions(useOwn(options)), queryClient)


export const getHandInHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HandInReceiptResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<HandInReceiptResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>('handInHomework', ["student-question","listLessonDates","studentGetSchedule","studentLessonPage","studentListPastLessons","getSupervision","getSupervisedStudent"], ({ data, ...call }) => handInHomework(data, call), options)
/** Hand in. */
export const useHandInHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HandInReceiptResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getHandInHomeworkMutationOptions(useOwn(options)), queryClient)


export const getStartHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StudentWorkResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<StudentWorkResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>('startHomework', ["student-question"], ({ data, ...call }) => startHomework(data, call), options)
/** Begin a homework. */
export const useStartHomework = <Context = unknown>(options?: ChangeOptions<DataOf<StudentWorkResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStartHomeworkMutationOptions(useOwn(options)), queryClient)


export const getReviewAnswerPaperQueryKey = (answerPaperRef?: AnswerPaperRef) =>
  readKey<'reviewAnswerPaper', [AnswerPaperRef]>('reviewAnswerPaper', answerPaperRef)
export const getReviewAnswerPaperQueryOptions = <Selected = DataOf<StudentWorkResponse>>(answerPaperRef: AnswerPaperRef, options?: ReadOptions<DataOf<StudentWorkResponse>, Selected>) =>
  readOptions<DataOf<StudentWorkResponse>, Selected>('student-question', getReviewAnswerPaperQueryKey(answerPaperRef), (call) => reviewAnswerPaper(answerPaperRef, call), options)
/** The marks of the own work. */
export const useReviewAnswerPaper = <Selected = DataOf<StudentWorkResponse>>(answerPaperRef: AnswerPaperRef, options?: ReadOptions<DataOf<StudentWorkResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getReviewAnswerPaperQueryOptions(answerPaperRef, useOwn(options)), queryClient)


export const getTakeBackHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StudentWorkResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<StudentWorkResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>('takeBackHomework', ["student-question","listLessonDates","studentGetSchedule","studentLessonPage","studentListPastLessons","getSupervision","getSupervisedStudent"], ({ data, ...call }) => takeBackHomework(data, call), options)
/** Take back what was handed in. */
export const useTakeBackHomework = <Context = unknown>(options?: ChangeOptions<DataOf<StudentWorkResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTakeBackHomeworkMutationOptions(useOwn(options)), queryClient)


