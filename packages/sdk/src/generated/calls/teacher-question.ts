// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { HomeworkRef, PaperRef, QuestionRef, HomeworkListRequest, HomeworkCreateRequest, HomeworkMarksRequest, WaitingCountRequest, HomeworkOfStudent, ReminderRequest, LessonHomeworkCountRequest, AnswerPaperMarksRequest, QuestionSaveRequest, PaperSaveRequest, PaperCopyRequest, HomeworkUpdateRequest, MarkingDraftRequest, AnswerPaperReturnRequest, AskedQuestionsResponse, HomeworkRefResponse, PaperRefResponse, QuestionRefResponse, HomeworkPageResponse, HomeworkDetailResponse, MarkingReceiptResponse, HomeworkStudentsResponse, ClassHomeworkCountsResponse, AnswerPaperResponse, ReminderReceiptResponse, LessonHomeworkPageResponse, WaitingCountResponse, PaperPageResponse, QuestionPageResponse, AnswerPaperPageResponse, MarkByReceiptResponse, QuestionResponse, PaperResponse, MarkingDraftReceiptResponse, ReturnReceiptResponse, ListPapersParams, ListQuestionsParams, ListAnswerPapersParams, GetAnswerPaperParams, TeacherAskedQuestionsParams, UpdateMarkByParams, GetQuestionParams, GetPaperParams, GetHomeworkParams } from '../types.ts'

/**
 * Possible until a student has begun.
 * @summary Delete a homework
 */
export const deleteHomework = (homeworkRef: HomeworkRef, signal?: AbortSignal) =>
  call<HomeworkRefResponse>({ url: '/api-tch/question/deleteQuestionPaper', body: homeworkRef, signal })

export const getDeleteHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkRefResponse>, { data: HomeworkRef }, Context>) =>
  changeOptions<DataOf<HomeworkRefResponse>, { data: HomeworkRef }, Context>('deleteHomework', ["teacher-question","teacher-lesson-class"], ({ data }) => deleteHomework(data), options)
/** Delete a homework. */
export const useDeleteHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkRefResponse>, { data: HomeworkRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteHomeworkMutationOptions(options), queryClient)


/**
 * Homework made from it has a copy of its own and stays.
 * @summary Delete a paper or a template
 */
export const deletePaper = (paperRef: PaperRef, signal?: AbortSignal) =>
  call<PaperRefResponse>({ url: '/api-tch/web/questionPaper/delete', body: paperRef, signal })

export const getDeletePaperMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PaperRefResponse>, { data: PaperRef }, Context>) =>
  changeOptions<DataOf<PaperRefResponse>, { data: PaperRef }, Context>('deletePaper', ["teacher-question"], ({ data }) => deletePaper(data), options)
/** Delete a paper or a template. */
export const useDeletePaper = <Context = unknown>(options?: ChangeOptions<DataOf<PaperRefResponse>, { data: PaperRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getDeletePaperMutationOptions(options), queryClient)


/**
 * Homework that asks it keeps it. While a paper, a template or a draft asks it, it cannot be deleted.
 * @summary Take a question out of the bank
 */
export const deleteQuestion = (questionRef: QuestionRef, signal?: AbortSignal) =>
  call<QuestionRefResponse>({ url: '/api-tch/web/question/delete', body: questionRef, signal })

export const getDeleteQuestionMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<QuestionRefResponse>, { data: QuestionRef }, Context>) =>
  changeOptions<DataOf<QuestionRefResponse>, { data: QuestionRef }, Context>('deleteQuestion', ["teacher-question"], ({ data }) => deleteQuestion(data), options)
/** Take a question out of the bank. */
export const useDeleteQuestion = <Context = unknown>(options?: ChangeOptions<DataOf<QuestionRefResponse>, { data: QuestionRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteQuestionMutationOptions(options), queryClient)


/**
 * @summary The teacher's homework by state
 */
export const listHomework = (homeworkListRequest?: HomeworkListRequest, signal?: AbortSignal) =>
  call<HomeworkPageResponse>({ url: '/api-tch/question/correctPaperStateList', body: homeworkListRequest, signal })

export const getListHomeworkQueryKey = (homeworkListRequest?: HomeworkListRequest) =>
  readKey<'listHomework', [HomeworkListRequest]>('listHomework', homeworkListRequest)
export const getListHomeworkQueryOptions = <Selected = DataOf<HomeworkPageResponse>>(homeworkListRequest?: HomeworkListRequest, options?: ReadOptions<DataOf<HomeworkPageResponse>, Selected>) =>
  pageOptions<DataOf<HomeworkPageResponse>, Selected>('teacher-question', getListHomeworkQueryKey(homeworkListRequest), (signal) => listHomework(homeworkListRequest, signal), options)
/** The teacher's homework by state. */
export const useListHomework = <Selected = DataOf<HomeworkPageResponse>>(homeworkListRequest?: HomeworkListRequest, options?: ReadOptions<DataOf<HomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListHomeworkQueryOptions(homeworkListRequest, options), queryClient)

export const getListHomeworkInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<HomeworkPageResponse>>>>(homeworkListRequest?: Omit<HomeworkListRequest, 'current'>, options?: PagesOptions<DataOf<HomeworkPageResponse>, Selected>) =>
  pagesOptions<DataOf<HomeworkPageResponse>, Selected>('teacher-question', getListHomeworkQueryKey(homeworkListRequest), (current, signal) => listHomework({ ...homeworkListRequest, current }, signal), options)
/** The teacher's homework by state. */
export const useListHomeworkInfinite = <Selected = JoinedPages<ItemOf<DataOf<HomeworkPageResponse>>>>(homeworkListRequest?: Omit<HomeworkListRequest, 'current'>, options?: PagesOptions<DataOf<HomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListHomeworkInfiniteQueryOptions(homeworkListRequest, options), queryClient)


/**
 * The paper is copied. Students are told when it is published or when it starts, as `announceAt` says.
 * @summary Set homework for a class
 */
export const createHomework = (homeworkCreateRequest: HomeworkCreateRequest, signal?: AbortSignal) =>
  call<HomeworkDetailResponse>({ url: '/api-tch/question/createHomeWork', body: homeworkCreateRequest, signal })

export const getCreateHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkCreateRequest }, Context>) =>
  changeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkCreateRequest }, Context>('createHomework', ["teacher-question","teacher-lesson-class"], ({ data }) => createHomework(data), options)
/** Set homework for a class. */
export const useCreateHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkCreateRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateHomeworkMutationOptions(options), queryClient)


/**
 * The same as `markAnswerPaper`. Grading again takes the place of the marks; the student is told again when the score is another one.
 * @summary Grade one student's work, as one document
 */
export const markHomework = (homeworkMarksRequest: HomeworkMarksRequest, signal?: AbortSignal) =>
  call<MarkingReceiptResponse>({ url: '/api-tch/question/submitCorrectHomeWork', body: homeworkMarksRequest, signal })

export const getMarkHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingReceiptResponse>, { data: HomeworkMarksRequest }, Context>) =>
  changeOptions<DataOf<MarkingReceiptResponse>, { data: HomeworkMarksRequest }, Context>('markHomework', ["teacher-question","teacher-lesson-class"], ({ data }) => markHomework(data), options)
/** Grade one student's work, as one document. */
export const useMarkHomework = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingReceiptResponse>, { data: HomeworkMarksRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getMarkHomeworkMutationOptions(options), queryClient)


/**
 * @summary Who handed in what, and how each question went
 */
export const listHomeworkStudents = (homeworkRef: HomeworkRef, signal?: AbortSignal) =>
  call<HomeworkStudentsResponse>({ url: '/api-tch/question/questionStudentList', body: homeworkRef, signal })

export const getListHomeworkStudentsQueryKey = (homeworkRef?: HomeworkRef) =>
  readKey<'listHomeworkStudents', [HomeworkRef]>('listHomeworkStudents', homeworkRef)
export const getListHomeworkStudentsQueryOptions = <Selected = DataOf<HomeworkStudentsResponse>>(homeworkRef: HomeworkRef, options?: ReadOptions<DataOf<HomeworkStudentsResponse>, Selected>) =>
  readOptions<DataOf<HomeworkStudentsResponse>, Selected>('teacher-question', getListHomeworkStudentsQueryKey(homeworkRef), (signal) => listHomeworkStudents(homeworkRef, signal), options)
/** Who handed in what, and how each question went. */
export const useListHomeworkStudents = <Selected = DataOf<HomeworkStudentsResponse>>(homeworkRef: HomeworkRef, options?: ReadOptions<DataOf<HomeworkStudentsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListHomeworkStudentsQueryOptions(homeworkRef, options), queryClient)


/**
 * @summary Homework of the teacher's classes in numbers
 */
export const countHomeworkOfClasses = (waitingCountRequest?: WaitingCountRequest, signal?: AbortSignal) =>
  call<ClassHomeworkCountsResponse>({ url: '/api-tch/question/classQuestionCountList', body: waitingCountRequest, signal })

export const getCountHomeworkOfClassesQueryKey = (waitingCountRequest?: WaitingCountRequest) =>
  readKey<'countHomeworkOfClasses', [WaitingCountRequest]>('countHomeworkOfClasses', waitingCountRequest)
export const getCountHomeworkOfClassesQueryOptions = <Selected = DataOf<ClassHomeworkCountsResponse>>(waitingCountRequest?: WaitingCountRequest, options?: ReadOptions<DataOf<ClassHomeworkCountsResponse>, Selected>) =>
  readOptions<DataOf<ClassHomeworkCountsResponse>, Selected>('teacher-question', getCountHomeworkOfClassesQueryKey(waitingCountRequest), (signal) => countHomeworkOfClasses(waitingCountRequest, signal), options)
/** Homework of the teacher's classes in numbers. */
export const useCountHomeworkOfClasses = <Selected = DataOf<ClassHomeworkCountsResponse>>(waitingCountRequest?: WaitingCountRequest, options?: ReadOptions<DataOf<ClassHomeworkCountsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCountHomeworkOfClassesQueryOptions(waitingCountRequest, options), queryClient)


/**
 * Also of a student who has not begun.
 * @summary One student's work on a homework
 */
export const getWorkOfStudent = (homeworkOfStudent: HomeworkOfStudent, signal?: AbortSignal) =>
  call<AnswerPaperResponse>({ url: '/api-tch/question/studentQuestionDetail', body: homeworkOfStudent, signal })

export const getGetWorkOfStudentQueryKey = (homeworkOfStudent?: HomeworkOfStudent) =>
  readKey<'getWorkOfStudent', [HomeworkOfStudent]>('getWorkOfStudent', homeworkOfStudent)
export const getGetWorkOfStudentQueryOptions = <Selected = DataOf<AnswerPaperResponse>>(homeworkOfStudent: HomeworkOfStudent, options?: ReadOptions<DataOf<AnswerPaperResponse>, Selected>) =>
  readOptions<DataOf<AnswerPaperResponse>, Selected>('teacher-question', getGetWorkOfStudentQueryKey(homeworkOfStudent), (signal) => getWorkOfStudent(homeworkOfStudent, signal), options)
/** One student's work on a homework. */
export const useGetWorkOfStudent = <Selected = DataOf<AnswerPaperResponse>>(homeworkOfStudent: HomeworkOfStudent, options?: ReadOptions<DataOf<AnswerPaperResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetWorkOfStudentQueryOptions(homeworkOfStudent, options), queryClient)


/**
 * Nobody is reminded twice within 20 hours.
 * @summary Remind those who have not handed in
 */
export const remindOfHomework = (reminderRequest: ReminderRequest, signal?: AbortSignal) =>
  call<ReminderReceiptResponse>({ url: '/api-tch/question/batchReminderHomework', body: reminderRequest, signal })

export const getRemindOfHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ReminderReceiptResponse>, { data: ReminderRequest }, Context>) =>
  changeOptions<DataOf<ReminderReceiptResponse>, { data: ReminderRequest }, Context>('remindOfHomework', ["teacher-question"], ({ data }) => remindOfHomework(data), options)
/** Remind those who have not handed in. */
export const useRemindOfHomework = <Context = unknown>(options?: ChangeOptions<DataOf<ReminderReceiptResponse>, { data: ReminderRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getRemindOfHomeworkMutationOptions(options), queryClient)


/**
 * @summary Homework of the lessons of a class in numbers
 */
export const countHomeworkOfLessons = (lessonHomeworkCountRequest: LessonHomeworkCountRequest, signal?: AbortSignal) =>
  call<LessonHomeworkPageResponse>({ url: '/api-tch/question/lessonQuestionCountList', body: lessonHomeworkCountRequest, signal })

export const getCountHomeworkOfLessonsQueryKey = (lessonHomeworkCountRequest?: LessonHomeworkCountRequest) =>
  readKey<'countHomeworkOfLessons', [LessonHomeworkCountRequest]>('countHomeworkOfLessons', lessonHomeworkCountRequest)
export const getCountHomeworkOfLessonsQueryOptions = <Selected = DataOf<LessonHomeworkPageResponse>>(lessonHomeworkCountRequest: LessonHomeworkCountRequest, options?: ReadOptions<DataOf<LessonHomeworkPageResponse>, Selected>) =>
  pageOptions<DataOf<LessonHomeworkPageResponse>, Selected>('teacher-question', getCountHomeworkOfLessonsQueryKey(lessonHomeworkCountRequest), (signal) => countHomeworkOfLessons(lessonHomeworkCountRequest, signal), options)
/** Homework of the lessons of a class in numbers. */
export const useCountHomeworkOfLessons = <Selected = DataOf<LessonHomeworkPageResponse>>(lessonHomeworkCountRequest: LessonHomeworkCountRequest, options?: ReadOptions<DataOf<LessonHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCountHomeworkOfLessonsQueryOptions(lessonHomeworkCountRequest, options), queryClient)

export const getCountHomeworkOfLessonsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<LessonHomeworkPageResponse>>>>(lessonHomeworkCountRequest: Omit<LessonHomeworkCountRequest, 'current'>, options?: PagesOptions<DataOf<LessonHomeworkPageResponse>, Selected>) =>
  pagesOptions<DataOf<LessonHomeworkPageResponse>, Selected>('teacher-question', getCountHomeworkOfLessonsQueryKey(lessonHomeworkCountRequest), (current, signal) => countHomeworkOfLessons({ ...lessonHomeworkCountRequest, current }, signal), options)
/** Homework of the lessons of a class in numbers. */
export const useCountHomeworkOfLessonsInfinite = <Selected = JoinedPages<ItemOf<DataOf<LessonHomeworkPageResponse>>>>(lessonHomeworkCountRequest: Omit<LessonHomeworkCountRequest, 'current'>, options?: PagesOptions<DataOf<LessonHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getCountHomeworkOfLessonsInfiniteQueryOptions(lessonHomeworkCountRequest, options), queryClient)


/**
 * @summary How much there is to grade
 */
export const countWaitingWork = (waitingCountRequest?: WaitingCountRequest, signal?: AbortSignal) =>
  call<WaitingCountResponse>({ url: '/api-tch/question/sumWaitCorrectNum', body: waitingCountRequest, signal })

export const getCountWaitingWorkQueryKey = (waitingCountRequest?: WaitingCountRequest) =>
  readKey<'countWaitingWork', [WaitingCountRequest]>('countWaitingWork', waitingCountRequest)
export const getCountWaitingWorkQueryOptions = <Selected = DataOf<WaitingCountResponse>>(waitingCountRequest?: WaitingCountRequest, options?: ReadOptions<DataOf<WaitingCountResponse>, Selected>) =>
  readOptions<DataOf<WaitingCountResponse>, Selected>('teacher-question', getCountWaitingWorkQueryKey(waitingCountRequest), (signal) => countWaitingWork(waitingCountRequest, signal), options)
/** How much there is to grade. */
export const useCountWaitingWork = <Selected = DataOf<WaitingCountResponse>>(waitingCountRequest?: WaitingCountRequest, options?: ReadOptions<DataOf<WaitingCountResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCountWaitingWorkQueryOptions(waitingCountRequest, options), queryClient)


/**
 * Every question gets a score; comments and pictures are optional. Grading again takes the place of the marks; the student is told again when the score is another one.
 * @summary Grade one student's work
 */
export const markAnswerPaper = (answerPaperMarksRequest: AnswerPaperMarksRequest, signal?: AbortSignal) =>
  call<MarkingReceiptResponse>({ url: '/api-tch/web/answerPaper/submitCorrectPaper', body: answerPaperMarksRequest, signal })

export const getMarkAnswerPaperMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingReceiptResponse>, { data: AnswerPaperMarksRequest }, Context>) =>
  changeOptions<DataOf<MarkingReceiptResponse>, { data: AnswerPaperMarksRequest }, Context>('markAnswerPaper', ["teacher-question","teacher-lesson-class"], ({ data }) => markAnswerPaper(data), options)
/** Grade one student's work. */
export const useMarkAnswerPaper = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingReceiptResponse>, { data: AnswerPaperMarksRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getMarkAnswerPaperMutationOptions(options), queryClient)


/**
 * @summary Papers and templates of the teacher
 */
export const listPapers = (params?: ListPapersParams, signal?: AbortSignal) =>
  call<PaperPageResponse>({ url: '/api-tch/web/questionPaper/list', method: 'GET', query: params, signal })

export const getListPapersQueryKey = (params?: ListPapersParams) =>
  readKey<'listPapers', [ListPapersParams]>('listPapers', params)
export const getListPapersQueryOptions = <Selected = DataOf<PaperPageResponse>>(params?: ListPapersParams, options?: ReadOptions<DataOf<PaperPageResponse>, Selected>) =>
  pageOptions<DataOf<PaperPageResponse>, Selected>('teacher-question', getListPapersQueryKey(params), (signal) => listPapers(params, signal), options)
/** Papers and templates of the teacher. */
export const useListPapers = <Selected = DataOf<PaperPageResponse>>(params?: ListPapersParams, options?: ReadOptions<DataOf<PaperPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPapersQueryOptions(params, options), queryClient)

export const getListPapersInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<PaperPageResponse>>>>(params?: Omit<ListPapersParams, 'current'>, options?: PagesOptions<DataOf<PaperPageResponse>, Selected>) =>
  pagesOptions<DataOf<PaperPageResponse>, Selected>('teacher-question', getListPapersQueryKey(params), (current, signal) => listPapers({ ...params, current }, signal), options)
/** Papers and templates of the teacher. */
export const useListPapersInfinite = <Selected = JoinedPages<ItemOf<DataOf<PaperPageResponse>>>>(params?: Omit<ListPapersParams, 'current'>, options?: PagesOptions<DataOf<PaperPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListPapersInfiniteQueryOptions(params, options), queryClient)


/**
 * @summary The question bank
 */
export const listQuestions = (params?: ListQuestionsParams, signal?: AbortSignal) =>
  call<QuestionPageResponse>({ url: '/api-tch/web/question/list', method: 'GET', query: params, signal })

export const getListQuestionsQueryKey = (params?: ListQuestionsParams) =>
  readKey<'listQuestions', [ListQuestionsParams]>('listQuestions', params)
export const getListQuestionsQueryOptions = <Selected = DataOf<QuestionPageResponse>>(params?: ListQuestionsParams, options?: ReadOptions<DataOf<QuestionPageResponse>, Selected>) =>
  pageOptions<DataOf<QuestionPageResponse>, Selected>('teacher-question', getListQuestionsQueryKey(params), (signal) => listQuestions(params, signal), options)
/** The question bank. */
export const useListQuestions = <Selected = DataOf<QuestionPageResponse>>(params?: ListQuestionsParams, options?: ReadOptions<DataOf<QuestionPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListQuestionsQueryOptions(params, options), queryClient)

export const getListQuestionsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<QuestionPageResponse>>>>(params?: Omit<ListQuestionsParams, 'current'>, options?: PagesOptions<DataOf<QuestionPageResponse>, Selected>) =>
  pagesOptions<DataOf<QuestionPageResponse>, Selected>('teacher-question', getListQuestionsQueryKey(params), (current, signal) => listQuestions({ ...params, current }, signal), options)
/** The question bank. */
export const useListQuestionsInfinite = <Selected = JoinedPages<ItemOf<DataOf<QuestionPageResponse>>>>(params?: Omit<ListQuestionsParams, 'current'>, options?: PagesOptions<DataOf<QuestionPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListQuestionsInfiniteQueryOptions(params, options), queryClient)


/**
 * @summary Students' work on the teacher's homework
 */
export const listAnswerPapers = (params?: ListAnswerPapersParams, signal?: AbortSignal) =>
  call<AnswerPaperPageResponse>({ url: '/api-tch/web/answerPaper/list', method: 'GET', query: params, signal })

export const getListAnswerPapersQueryKey = (params?: ListAnswerPapersParams) =>
  readKey<'listAnswerPapers', [ListAnswerPapersParams]>('listAnswerPapers', params)
export const getListAnswerPapersQueryOptions = <Selected = DataOf<AnswerPaperPageResponse>>(params?: ListAnswerPapersParams, options?: ReadOptions<DataOf<AnswerPaperPageResponse>, Selected>) =>
  pageOptions<DataOf<AnswerPaperPageResponse>, Selected>('teacher-question', getListAnswerPapersQueryKey(params), (signal) => listAnswerPapers(params, signal), options)
/** Students' work on the teacher's homework. */
export const useListAnswerPapers = <Selected = DataOf<AnswerPaperPageResponse>>(params?: ListAnswerPapersParams, options?: ReadOptions<DataOf<AnswerPaperPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListAnswerPapersQueryOptions(params, options), queryClient)

export const getListAnswerPapersInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<AnswerPaperPageResponse>>>>(params?: Omit<ListAnswerPapersParams, 'current'>, options?: PagesOptions<DataOf<AnswerPaperPageResponse>, Selected>) =>
  pagesOptions<DataOf<AnswerPaperPageResponse>, Selected>('teacher-question', getListAnswerPapersQueryKey(params), (current, signal) => listAnswerPapers({ ...params, current }, signal), options)
/** Students' work on the teacher's homework. */
export const useListAnswerPapersInfinite = <Selected = JoinedPages<ItemOf<DataOf<AnswerPaperPageResponse>>>>(params?: Omit<ListAnswerPapersParams, 'current'>, options?: PagesOptions<DataOf<AnswerPaperPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListAnswerPapersInfiniteQueryOptions(params, options), queryClient)


/**
 * @summary Everything to grade one student's work
 */
export const getAnswerPaper = (params: GetAnswerPaperParams, signal?: AbortSignal) =>
  call<AnswerPaperResponse>({ url: '/api-tch/web/answerPaper/detail', method: 'GET', query: params, signal })

export const getGetAnswerPaperQueryKey = (params?: GetAnswerPaperParams) =>
  readKey<'getAnswerPaper', [GetAnswerPaperParams]>('getAnswerPaper', params)
export const getGetAnswerPaperQueryOptions = <Selected = DataOf<AnswerPaperResponse>>(params: GetAnswerPaperParams, options?: ReadOptions<DataOf<AnswerPaperResponse>, Selected>) =>
  readOptions<DataOf<AnswerPaperResponse>, Selected>('teacher-question', getGetAnswerPaperQueryKey(params), (signal) => getAnswerPaper(params, signal), options)
/** Everything to grade one student's work. */
export const useGetAnswerPaper = <Selected = DataOf<AnswerPaperResponse>>(params: GetAnswerPaperParams, options?: ReadOptions<DataOf<AnswerPaperResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetAnswerPaperQueryOptions(params, options), queryClient)


/**
 * In the reader's language.
 * @summary Questions and answers for teachers
 */
export const teacherAskedQuestions = (params?: TeacherAskedQuestionsParams, signal?: AbortSignal) =>
  call<AskedQuestionsResponse>({ url: '/api-tch/web/question/askedQuestion', method: 'GET', query: params, signal })

export const getTeacherAskedQuestionsQueryKey = (params?: TeacherAskedQuestionsParams) =>
  readKey<'teacherAskedQuestions', [TeacherAskedQuestionsParams]>('teacherAskedQuestions', params)
export const getTeacherAskedQuestionsQueryOptions = <Selected = DataOf<AskedQuestionsResponse>>(params?: TeacherAskedQuestionsParams, options?: ReadOptions<DataOf<AskedQuestionsResponse>, Selected>) =>
  pageOptions<DataOf<AskedQuestionsResponse>, Selected>('teacher-question', getTeacherAskedQuestionsQueryKey(params), (signal) => teacherAskedQuestions(params, signal), options)
/** Questions and answers for teachers. */
export const useTeacherAskedQuestions = <Selected = DataOf<AskedQuestionsResponse>>(params?: TeacherAskedQuestionsParams, options?: ReadOptions<DataOf<AskedQuestionsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherAskedQuestionsQueryOptions(params, options), queryClient)

export const getTeacherAskedQuestionsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<AskedQuestionsResponse>>>>(params?: Omit<TeacherAskedQuestionsParams, 'current'>, options?: PagesOptions<DataOf<AskedQuestionsResponse>, Selected>) =>
  pagesOptions<DataOf<AskedQuestionsResponse>, Selected>('teacher-question', getTeacherAskedQuestionsQueryKey(params), (current, signal) => teacherAskedQuestions({ ...params, current }, signal), options)
/** Questions and answers for teachers. */
export const useTeacherAskedQuestionsInfinite = <Selected = JoinedPages<ItemOf<DataOf<AskedQuestionsResponse>>>>(params?: Omit<TeacherAskedQuestionsParams, 'current'>, options?: PagesOptions<DataOf<AskedQuestionsResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getTeacherAskedQuestionsInfiniteQueryOptions(params, options), queryClient)


/**
 * Later than now, not before the end, and at most four weeks after the later of the two.
 * @summary Move the day by which a homework is graded
 */
export const updateMarkBy = (params: UpdateMarkByParams, signal?: AbortSignal) =>
  call<MarkByReceiptResponse>({ url: '/api-tch/web/questionPaper/updateCorrectTime', method: 'GET', query: params, signal })

export const getUpdateMarkByMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MarkByReceiptResponse>, { params: UpdateMarkByParams }, Context>) =>
  changeOptions<DataOf<MarkByReceiptResponse>, { params: UpdateMarkByParams }, Context>('updateMarkBy', ["teacher-question"], ({ params }) => updateMarkBy(params), options)
/** Move the day by which a homework is graded. */
export const useUpdateMarkBy = <Context = unknown>(options?: ChangeOptions<DataOf<MarkByReceiptResponse>, { params: UpdateMarkByParams }, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateMarkByMutationOptions(options), queryClient)


/**
 * Only the author changes a question; its type is fixed. Homework that is published keeps the question as it was.
 * @summary Write or change a question
 */
export const saveQuestion = (questionSaveRequest: QuestionSaveRequest, signal?: AbortSignal) =>
  call<QuestionResponse>({ url: '/api-tch/ext/question/save', encoding: 'json', body: questionSaveRequest, signal })

export const getSaveQuestionMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<QuestionResponse>, { data: QuestionSaveRequest }, Context>) =>
  changeOptions<DataOf<QuestionResponse>, { data: QuestionSaveRequest }, Context>('saveQuestion', ["teacher-question"], ({ data }) => saveQuestion(data), options)
/** Write or change a question. */
export const useSaveQuestion = <Context = unknown>(options?: ChangeOptions<DataOf<QuestionResponse>, { data: QuestionSaveRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getSaveQuestionMutationOptions(options), queryClient)


/**
 * The teacher's own, or one that is shared in the school.
 * @summary A question of the bank
 */
export const getQuestion = (params: GetQuestionParams, signal?: AbortSignal) =>
  call<QuestionResponse>({ url: '/api-tch/ext/question/detail', method: 'GET', query: params, signal })

export const getGetQuestionQueryKey = (params?: GetQuestionParams) =>
  readKey<'getQuestion', [GetQuestionParams]>('getQuestion', params)
export const getGetQuestionQueryOptions = <Selected = DataOf<QuestionResponse>>(params: GetQuestionParams, options?: ReadOptions<DataOf<QuestionResponse>, Selected>) =>
  readOptions<DataOf<QuestionResponse>, Selected>('teacher-question', getGetQuestionQueryKey(params), (signal) => getQuestion(params, signal), options)
/** A question of the bank. */
export const useGetQuestion = <Selected = DataOf<QuestionResponse>>(params: GetQuestionParams, options?: ReadOptions<DataOf<QuestionResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetQuestionQueryOptions(params, options), queryClient)


/**
 * Changing it changes no homework.
 * @summary Write or change a paper or template
 */
export const savePaper = (paperSaveRequest: PaperSaveRequest, signal?: AbortSignal) =>
  call<PaperResponse>({ url: '/api-tch/ext/questionPaper/save', encoding: 'json', body: paperSaveRequest, signal })

export const getSavePaperMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PaperResponse>, { data: PaperSaveRequest }, Context>) =>
  changeOptions<DataOf<PaperResponse>, { data: PaperSaveRequest }, Context>('savePaper', ["teacher-question"], ({ data }) => savePaper(data), options)
/** Write or change a paper or template. */
export const useSavePaper = <Context = unknown>(options?: ChangeOptions<DataOf<PaperResponse>, { data: PaperSaveRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getSavePaperMutationOptions(options), queryClient)


/**
 * @summary A paper or template with its questions
 */
export const getPaper = (params: GetPaperParams, signal?: AbortSignal) =>
  call<PaperResponse>({ url: '/api-tch/ext/questionPaper/detail', method: 'GET', query: params, signal })

export const getGetPaperQueryKey = (params?: GetPaperParams) =>
  readKey<'getPaper', [GetPaperParams]>('getPaper', params)
export const getGetPaperQueryOptions = <Selected = DataOf<PaperResponse>>(params: GetPaperParams, options?: ReadOptions<DataOf<PaperResponse>, Selected>) =>
  readOptions<DataOf<PaperResponse>, Selected>('teacher-question', getGetPaperQueryKey(params), (signal) => getPaper(params, signal), options)
/** A paper or template with its questions. */
export const useGetPaper = <Selected = DataOf<PaperResponse>>(params: GetPaperParams, options?: ReadOptions<DataOf<PaperResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetPaperQueryOptions(params, options), queryClient)


/**
 * @summary Copy a paper or template
 */
export const copyPaper = (paperCopyRequest: PaperCopyRequest, signal?: AbortSignal) =>
  call<PaperResponse>({ url: '/api-tch/ext/questionPaper/copy', body: paperCopyRequest, signal })

export const getCopyPaperMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PaperResponse>, { data: PaperCopyRequest }, Context>) =>
  changeOptions<DataOf<PaperResponse>, { data: PaperCopyRequest }, Context>('copyPaper', ["teacher-question"], ({ data }) => copyPaper(data), options)
/** Copy a paper or template. */
export const useCopyPaper = <Context = unknown>(options?: ChangeOptions<DataOf<PaperResponse>, { data: PaperCopyRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getCopyPaperMutationOptions(options), queryClient)


/**
 * @summary A homework with its questions
 */
export const getHomework = (params: GetHomeworkParams, signal?: AbortSignal) =>
  call<HomeworkDetailResponse>({ url: '/api-tch/ext/homework/detail', method: 'GET', query: params, signal })

export const getGetHomeworkQueryKey = (params?: GetHomeworkParams) =>
  readKey<'getHomework', [GetHomeworkParams]>('getHomework', params)
export const getGetHomeworkQueryOptions = <Selected = DataOf<HomeworkDetailResponse>>(params: GetHomeworkParams, options?: ReadOptions<DataOf<HomeworkDetailResponse>, Selected>) =>
  readOptions<DataOf<HomeworkDetailResponse>, Selected>('teacher-question', getGetHomeworkQueryKey(params), (signal) => getHomework(params, signal), options)
/** A homework with its questions. */
export const useGetHomework = <Selected = DataOf<HomeworkDetailResponse>>(params: GetHomeworkParams, options?: ReadOptions<DataOf<HomeworkDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetHomeworkQueryOptions(params, options), queryClient)


/**
 * @summary Change a homework
 */
export const updateHomework = (homeworkUpdateRequest: HomeworkUpdateRequest, signal?: AbortSignal) =>
  call<HomeworkDetailResponse>({ url: '/api-tch/ext/homework/save', encoding: 'json', body: homeworkUpdateRequest, signal })

export const getUpdateHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkUpdateRequest }, Context>) =>
  changeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkUpdateRequest }, Context>('updateHomework', ["teacher-question"], ({ data }) => updateHomework(data), options)
/** Change a homework. */
export const useUpdateHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkUpdateRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateHomeworkMutationOptions(options), queryClient)


/**
 * Its start must still lie ahead. Students are told now or when it starts, as `announceAt` says. Publishing again changes nothing.
 * @summary Publish a draft
 */
export const publishHomework = (homeworkRef: HomeworkRef, signal?: AbortSignal) =>
  call<HomeworkDetailResponse>({ url: '/api-tch/ext/homework/publish', body: homeworkRef, signal })

export const getPublishHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef }, Context>) =>
  changeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef }, Context>('publishHomework', ["teacher-question"], ({ data }) => publishHomework(data), options)
/** Publish a draft. */
export const usePublishHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getPublishHomeworkMutationOptions(options), queryClient)


/**
 * Possible until a student has begun.
 * @summary Make a homework a draft again
 */
export const withdrawHomework = (homeworkRef: HomeworkRef, signal?: AbortSignal) =>
  call<HomeworkDetailResponse>({ url: '/api-tch/ext/homework/withdraw', body: homeworkRef, signal })

export const getWithdrawHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef }, Context>) =>
  changeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef }, Context>('withdrawHomework', ["teacher-question"], ({ data }) => withdrawHomework(data), options)
/** Make a homework a draft again. */
export const useWithdrawHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getWithdrawHomeworkMutationOptions(options), queryClient)


/**
 * Of homework whose marks are shown together. Students whose work is graded see their marks and are told; what is graded later is shown at once. Releasing again changes nothing, nor does it where marks are shown at once.
 * @summary Show all marks of a homework
 */
export const releaseMarks = (homeworkRef: HomeworkRef, signal?: AbortSignal) =>
  call<HomeworkDetailResponse>({ url: '/api-tch/ext/homework/releaseMarks', body: homeworkRef, signal })

export const getReleaseMarksMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef }, Context>) =>
  changeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef }, Context>('releaseMarks', ["teacher-question"], ({ data }) => releaseMarks(data), options)
/** Show all marks of a homework. */
export const useReleaseMarks = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getReleaseMarksMutationOptions(options), queryClient)


/**
 * As often as wanted; the student sees nothing of it. Marking the work removes it.
 * @summary Keep marks that are not given yet
 */
export const saveMarkingDraft = (markingDraftRequest: MarkingDraftRequest, signal?: AbortSignal) =>
  call<MarkingDraftReceiptResponse>({ url: '/api-tch/ext/answerPaper/draft', encoding: 'json', body: markingDraftRequest, signal })

export const getSaveMarkingDraftMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingDraftReceiptResponse>, { data: MarkingDraftRequest }, Context>) =>
  changeOptions<DataOf<MarkingDraftReceiptResponse>, { data: MarkingDraftRequest }, Context>('saveMarkingDraft', [], ({ data }) => saveMarkingDraft(data), options)
/** Keep marks that are not given yet. */
export const useSaveMarkingDraft = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingDraftReceiptResponse>, { data: MarkingDraftRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getSaveMarkingDraftMutationOptions(options), queryClient)


/**
 * The student is told, may change the answers and hand in again; the time limit no longer counts.
 * @summary Give work back for another try
 */
export const returnAnswerPaper = (answerPaperReturnRequest: AnswerPaperReturnRequest, signal?: AbortSignal) =>
  call<ReturnReceiptResponse>({ url: '/api-tch/ext/answerPaper/return', body: answerPaperReturnRequest, signal })

export const getReturnAnswerPaperMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ReturnReceiptResponse>, { data: AnswerPaperReturnRequest }, Context>) =>
  changeOptions<DataOf<ReturnReceiptResponse>, { data: AnswerPaperReturnRequest }, Context>('returnAnswerPaper', ["teacher-question","teacher-lesson-class"], ({ data }) => returnAnswerPaper(data), options)
/** Give work back for another try. */
export const useReturnAnswerPaper = <Context = unknown>(options?: ChangeOptions<DataOf<ReturnReceiptResponse>, { data: AnswerPaperReturnRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getReturnAnswerPaperMutationOptions(options), queryClient)


