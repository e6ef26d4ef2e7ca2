// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { LessonRef, StudentHomeworkFilter, StudentHomeworkListRequest, PageOnlyRequest, HomeworkRef, AnswersSaveRequest, AnswerPaperRef, StudentHomeworkListResponse, StateCountsResponse, StudentHomeworkPageResponse, HomeworkFiltersResponse, StudentWorkResponse, AnswersReceiptResponse, HandInReceiptResponse } from '../types.ts'

/**
 * @summary Homework of a lesson
 */
export const listHomeworkOfLesson = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<StudentHomeworkListResponse>({ url: '/api-user/question/lessonQuestionPaperList', body: lessonRef, signal })

export const getListHomeworkOfLessonQueryKey = (lessonRef?: LessonRef) =>
  readKey<'listHomeworkOfLesson', [LessonRef]>('listHomeworkOfLesson', lessonRef)
export const getListHomeworkOfLessonQueryOptions = <Selected = DataOf<StudentHomeworkListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<StudentHomeworkListResponse>, Selected>) =>
  readOptions<DataOf<StudentHomeworkListResponse>, Selected>('student-question', getListHomeworkOfLessonQueryKey(lessonRef), (signal) => listHomeworkOfLesson(lessonRef, signal), options)
/** Homework of a lesson. */
export const useListHomeworkOfLesson = <Selected = DataOf<StudentHomeworkListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<StudentHomeworkListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListHomeworkOfLessonQueryOptions(lessonRef, options), queryClient)


/**
 * @summary How much homework is in each state
 */
export const countHomeworkByState = (studentHomeworkFilter?: StudentHomeworkFilter, signal?: AbortSignal) =>
  call<StateCountsResponse>({ url: '/api-user/question/answerPaperStateList', body: studentHomeworkFilter, signal })

export const getCountHomeworkByStateQueryKey = (studentHomeworkFilter?: StudentHomeworkFilter) =>
  readKey<'countHomeworkByState', [StudentHomeworkFilter]>('countHomeworkByState', studentHomeworkFilter)
export const getCountHomeworkByStateQueryOptions = <Selected = DataOf<StateCountsResponse>>(studentHomeworkFilter?: StudentHomeworkFilter, options?: ReadOptions<DataOf<StateCountsResponse>, Selected>) =>
  readOptions<DataOf<StateCountsResponse>, Selected>('student-question', getCountHomeworkByStateQueryKey(studentHomeworkFilter), (signal) => countHomeworkByState(studentHomeworkFilter, signal), options)
/** How much homework is in each state. */
export const useCountHomeworkByState = <Selected = DataOf<StateCountsResponse>>(studentHomeworkFilter?: StudentHomeworkFilter, options?: ReadOptions<DataOf<StateCountsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCountHomeworkByStateQueryOptions(studentHomeworkFilter, options), queryClient)


/**
 * The last to start comes first.
 * @summary The student's homework
 */
export const listHomeworkOfStudent = (studentHomeworkListRequest?: StudentHomeworkListRequest, signal?: AbortSignal) =>
  call<StudentHomeworkPageResponse>({ url: '/api-user/question/stuQuestionPageList', body: studentHomeworkListRequest, signal })

export const getListHomeworkOfStudentQueryKey = (studentHomeworkListRequest?: StudentHomeworkListRequest) =>
  readKey<'listHomeworkOfStudent', [StudentHomeworkListRequest]>('listHomeworkOfStudent', studentHomeworkListRequest)
export const getListHomeworkOfStudentQueryOptions = <Selected = DataOf<StudentHomeworkPageResponse>>(studentHomeworkListRequest?: StudentHomeworkListRequest, options?: ReadOptions<DataOf<StudentHomeworkPageResponse>, Selected>) =>
  pageOptions<DataOf<StudentHomeworkPageResponse>, Selected>('student-question', getListHomeworkOfStudentQueryKey(studentHomeworkListRequest), (signal) => listHomeworkOfStudent(studentHomeworkListRequest, signal), options)
/** The student's homework. */
export const useListHomeworkOfStudent = <Selected = DataOf<StudentHomeworkPageResponse>>(studentHomeworkListRequest?: StudentHomeworkListRequest, options?: ReadOptions<DataOf<StudentHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListHomeworkOfStudentQueryOptions(studentHomeworkListRequest, options), queryClient)

export const getListHomeworkOfStudentInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<StudentHomeworkPageResponse>>>>(studentHomeworkListRequest?: Omit<StudentHomeworkListRequest, 'current'>, options?: PagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>) =>
  pagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>('student-question', getListHomeworkOfStudentQueryKey(studentHomeworkListRequest), (current, signal) => listHomeworkOfStudent({ ...studentHomeworkListRequest, current }, signal), options)
/** The student's homework. */
export const useListHomeworkOfStudentInfinite = <Selected = JoinedPages<ItemOf<DataOf<StudentHomeworkPageResponse>>>>(studentHomeworkListRequest?: Omit<StudentHomeworkListRequest, 'current'>, options?: PagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListHomeworkOfStudentInfiniteQueryOptions(studentHomeworkListRequest, options), queryClient)


/**
 * @summary What the homework centre can be filtered by
 */
export const listHomeworkFilters = (signal?: AbortSignal) =>
  call<HomeworkFiltersResponse>({ url: '/api-user/question/dataSelect', signal })

export const getListHomeworkFiltersQueryKey = () =>
  readKey<'listHomeworkFilters', []>('listHomeworkFilters')
export const getListHomeworkFiltersQueryOptions = <Selected = DataOf<HomeworkFiltersResponse>>(options?: ReadOptions<DataOf<HomeworkFiltersResponse>, Selected>) =>
  readOptions<DataOf<HomeworkFiltersResponse>, Selected>('student-question', getListHomeworkFiltersQueryKey(), (signal) => listHomeworkFilters(signal), options)
/** What the homework centre can be filtered by. */
export const useListHomeworkFilters = <Selected = DataOf<HomeworkFiltersResponse>>(options?: ReadOptions<DataOf<HomeworkFiltersResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListHomeworkFiltersQueryOptions(options), queryClient)


/**
 * What this student can begin or go on with; what ends first comes first.
 * @summary Homework to do now
 */
export const listPendingHomework = (pageOnlyRequest?: PageOnlyRequest, signal?: AbortSignal) =>
  call<StudentHomeworkPageResponse>({ url: '/api-user/question/incompleteQuestionPapge', body: pageOnlyRequest, signal })

export const getListPendingHomeworkQueryKey = (pageOnlyRequest?: PageOnlyRequest) =>
  readKey<'listPendingHomework', [PageOnlyRequest]>('listPendingHomework', pageOnlyRequest)
export const getListPendingHomeworkQueryOptions = <Selected = DataOf<StudentHomeworkPageResponse>>(pageOnlyRequest?: PageOnlyRequest, options?: ReadOptions<DataOf<StudentHomeworkPageResponse>, Selected>) =>
  pageOptions<DataOf<StudentHomeworkPageResponse>, Selected>('student-question', getListPendingHomeworkQueryKey(pageOnlyRequest), (signal) => listPendingHomework(pageOnlyRequest, signal), options)
/** Homework to do now. */
export const useListPendingHomework = <Selected = DataOf<StudentHomeworkPageResponse>>(pageOnlyRequest?: PageOnlyRequest, options?: ReadOptions<DataOf<StudentHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPendingHomeworkQueryOptions(pageOnlyRequest, options), queryClient)

export const getListPendingHomeworkInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<StudentHomeworkPageResponse>>>>(pageOnlyRequest?: Omit<PageOnlyRequest, 'current'>, options?: PagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>) =>
  pagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>('student-question', getListPendingHomeworkQueryKey(pageOnlyRequest), (current, signal) => listPendingHomework({ ...pageOnlyRequest, current }, signal), options)
/** Homework to do now. */
export const useListPendingHomeworkInfinite = <Selected = JoinedPages<ItemOf<DataOf<StudentHomeworkPageResponse>>>>(pageOnlyRequest?: Omit<PageOnlyRequest, 'current'>, options?: PagesOptions<DataOf<StudentHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListPendingHomeworkInfiniteQueryOptions(pageOnlyRequest, options), queryClient)


/**
 * Questions are shown once the student has begun; right answers once the work is graded.
 * @summary A homework with the own work
 */
export const getStudentHomework = (homeworkRef: HomeworkRef, signal?: AbortSignal) =>
  call<StudentWorkResponse>({ url: '/api-user/question/detail', body: homeworkRef, signal })

export const getGetStudentHomeworkQueryKey = (homeworkRef?: HomeworkRef) =>
  readKey<'getStudentHomework', [HomeworkRef]>('getStudentHomework', homeworkRef)
export const getGetStudentHomeworkQueryOptions = <Selected = DataOf<StudentWorkResponse>>(homeworkRef: HomeworkRef, options?: ReadOptions<DataOf<StudentWorkResponse>, Selected>) =>
  readOptions<DataOf<StudentWorkResponse>, Selected>('student-question', getGetStudentHomeworkQueryKey(homeworkRef), (signal) => getStudentHomework(homeworkRef, signal), options)
/** A homework with the own work. */
export const useGetStudentHomework = <Selected = DataOf<StudentWorkResponse>>(homeworkRef: HomeworkRef, options?: ReadOptions<DataOf<StudentWorkResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetStudentHomeworkQueryOptions(homeworkRef, options), queryClient)


/**
 * Of one question or many, as often as wanted; nothing is handed in by it. An answer takes the place of the one before; with `basedOn`, only of the one that was read.
 * @summary Keep answers
 */
export const saveAnswers = (answersSaveRequest: AnswersSaveRequest, signal?: AbortSignal) =>
  call<AnswersReceiptResponse>({ url: '/api-user/question/submitQuestion', encoding: 'json', body: answersSaveRequest, signal })

export const getSaveAnswersMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<AnswersReceiptResponse>, { data: AnswersSaveRequest }, Context>) =>
  changeOptions<DataOf<AnswersReceiptResponse>, { data: AnswersSaveRequest }, Context>('saveAnswers', ["student-question"], ({ data }) => saveAnswers(data), options)
/** Keep answers. */
export const useSaveAnswers = <Context = unknown>(options?: ChangeOptions<DataOf<AnswersReceiptResponse>, { data: AnswersSaveRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getSaveAnswersMutationOptions(options), queryClient)


/**
 * Unanswered questions are named and do not keep anybody from it. One minute of grace for slow networks. Choices are marked at once; where everything is a choice, the work is graded.
 * @summary Hand in
 */
export const handInHomework = (homeworkRef: HomeworkRef, signal?: AbortSignal) =>
  call<HandInReceiptResponse>({ url: '/api-user/question/finishQuestion', body: homeworkRef, signal })

export const getHandInHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HandInReceiptResponse>, { data: HomeworkRef }, Context>) =>
  changeOptions<DataOf<HandInReceiptResponse>, { data: HomeworkRef }, Context>('handInHomework', ["student-question","listLessonDates","studentGetSchedule","getSupervision","getSupervisedStudent"], ({ data }) => handInHomework(data), options)
/** Hand in. */
export const useHandInHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HandInReceiptResponse>, { data: HomeworkRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getHandInHomeworkMutationOptions(options), queryClient)


/**
 * Shows the questions and starts the student's time. Beginning again changes nothing.
 * @summary Begin a homework
 */
export const startHomework = (homeworkRef: HomeworkRef, signal?: AbortSignal) =>
  call<StudentWorkResponse>({ url: '/api-user/question/startQuestion', body: homeworkRef, signal })

export const getStartHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<StudentWorkResponse>, { data: HomeworkRef }, Context>) =>
  changeOptions<DataOf<StudentWorkResponse>, { data: HomeworkRef }, Context>('startHomework', ["student-question"], ({ data }) => startHomework(data), options)
/** Begin a homework. */
export const useStartHomework = <Context = unknown>(options?: ChangeOptions<DataOf<StudentWorkResponse>, { data: HomeworkRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getStartHomeworkMutationOptions(options), queryClient)


/**
 * @summary The marks of the own work
 */
export const reviewAnswerPaper = (answerPaperRef: AnswerPaperRef, signal?: AbortSignal) =>
  call<StudentWorkResponse>({ url: '/api-user/question/answerPaperReviewWeb', body: answerPaperRef, signal })

export const getReviewAnswerPaperQueryKey = (answerPaperRef?: AnswerPaperRef) =>
  readKey<'reviewAnswerPaper', [AnswerPaperRef]>('reviewAnswerPaper', answerPaperRef)
export const getReviewAnswerPaperQueryOptions = <Selected = DataOf<StudentWorkResponse>>(answerPaperRef: AnswerPaperRef, options?: ReadOptions<DataOf<StudentWorkResponse>, Selected>) =>
  readOptions<DataOf<StudentWorkResponse>, Selected>('student-question', getReviewAnswerPaperQueryKey(answerPaperRef), (signal) => reviewAnswerPaper(answerPaperRef, signal), options)
/** The marks of the own work. */
export const useReviewAnswerPaper = <Selected = DataOf<StudentWorkResponse>>(answerPaperRef: AnswerPaperRef, options?: ReadOptions<DataOf<StudentWorkResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getReviewAnswerPaperQueryOptions(answerPaperRef, options), queryClient)


