// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { deleteHomework, deletePaper, deleteQuestion, listHomework, createHomework, markHomework, listHomeworkStudents, countHomeworkOfClasses, getWorkOfStudent, remindOfHomework, countHomeworkOfLessons, countWaitingWork, markAnswerPaper, listPapers, listQuestions, listAnswerPapers, getAnswerPaper, teacherAskedQuestions, updateMarkBy, saveQuestion, saveQuestions, getQuestion, savePaper, getPaper, copyPaper, getHomework, updateHomework, publishHomework, withdrawHomework, listAnswersOfQuestion, releaseMarks, setStudentHomework, getPreparedQuestions, savePreparedQuestions, saveMarkingDraft, listMarkingPhrases, saveMarkingPhrase, deleteMarkingPhrase, returnAnswerPaper } from '../calls/teacher-question.ts'
import type { LessonRef, HomeworkRef, PaperRef, QuestionRef, HomeworkListRequest, HomeworkCreateRequest, HomeworkMarksRequest, WaitingCountRequest, HomeworkOfStudent, ReminderRequest, LessonHomeworkCountRequest, AnswerPaperMarksRequest, QuestionSaveRequest, QuestionLinesRequest, PaperSaveRequest, PaperCopyRequest, HomeworkUpdateRequest, StudentRuleRequest, PreparedQuestionsRequest, MarkingDraftRequest, MarkingPhraseFilter, MarkingPhraseRequest, MarkingPhraseRef, AnswerPaperReturnRequest, AskedQuestionsResponse, HomeworkRefResponse, PaperRefResponse, QuestionRefResponse, HomeworkPageResponse, HomeworkDetailResponse, MarkingReceiptResponse, HomeworkStudentsResponse, ClassHomeworkCountsResponse, AnswerPaperResponse, ReminderReceiptResponse, LessonHomeworkPageResponse, WaitingCountResponse, PaperPageResponse, QuestionPageResponse, AnswerPaperPageResponse, MarkByReceiptResponse, QuestionResponse, QuestionLinesReceiptResponse, PaperResponse, AnswersOfQuestionResponse, HomeworkStudentResponse, PreparedQuestionsResponse, MarkingDraftReceiptResponse, MarkingPhrasesResponse, MarkingPhraseResponse, MarkingPhraseRefResponse, ReturnReceiptResponse, ListPapersParams, ListQuestionsParams, ListAnswerPapersParams, GetAnswerPaperParams, TeacherAskedQuestionsParams, UpdateMarkByParams, GetQuestionParams, GetPaperParams, GetHomeworkParams, ListAnswersOfQuestionParams } from '../types.ts'

export const getDeleteHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkRefResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<HomeworkRefResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>('deleteHomework', ["teacher-question","teacher-lesson-class"], ({ data, ...call }) => deleteHomework(data, call), options)
/** Delete a homework. */
export const useDeleteHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkRefResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteHomeworkMutationOptions(useOwn(options)), queryClient)


export const getDeletePaperMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PaperRefResponse>, { data: PaperRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<PaperRefResponse>, { data: PaperRef } & ChangeCallOptions, Context>('deletePaper', ["teacher-question"], ({ data, ...call }) => deletePaper(data, call), options)
/** Delete a paper or a template. */
export const useDeletePaper = <Context = unknown>(options?: ChangeOptions<DataOf<PaperRefResponse>, { data: PaperRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getDeletePaperMutationOptions(useOwn(options)), queryClient)


export const getDeleteQuestionMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<QuestionRefResponse>, { data: QuestionRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<QuestionRefResponse>, { data: QuestionRef } & ChangeCallOptions, Context>('deleteQuestion', ["teacher-question"], ({ data, ...call }) => deleteQuestion(data, call), options)
/** Take a question out of the bank. */
export const useDeleteQuestion = <Context = unknown>(options?: ChangeOptions<DataOf<QuestionRefResponse>, { data: QuestionRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteQuestionMutationOptions(useOwn(options)), queryClient)


export const getListHomeworkQueryKey = (homeworkListRequest?: HomeworkListRequest) =>
  readKey<'listHomework', [HomeworkListRequest]>('listHomework', homeworkListRequest)
export const getListHomeworkQueryOptions = <Selected = DataOf<HomeworkPageResponse>>(homeworkListRequest?: HomeworkListRequest, options?: ReadOptions<DataOf<HomeworkPageResponse>, Selected>) =>
  pageOptions<DataOf<HomeworkPageResponse>, Selected>('teacher-question', getListHomeworkQueryKey(homeworkListRequest), (call) => listHomework(homeworkListRequest, call), options)
/** The teacher's homework by state. */
export const useListHomework = <Selected = DataOf<HomeworkPageResponse>>(homeworkListRequest?: HomeworkListRequest, options?: ReadOptions<DataOf<HomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListHomeworkQueryOptions(homeworkListRequest, useOwn(options)), queryClient)

export const getListHomeworkInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<HomeworkPageResponse>>>>(homeworkListRequest?: Omit<HomeworkListRequest, 'current'>, options?: PagesOptions<DataOf<HomeworkPageResponse>, Selected>) =>
  pagesOptions<DataOf<HomeworkPageResponse>, Selected>('teacher-question', getListHomeworkQueryKey(homeworkListRequest), (current, call) => listHomework({ ...homeworkListRequest, current }, call), options)
/** The teacher's homework by state. */
export const useListHomeworkInfinite = <Selected = JoinedPages<ItemOf<DataOf<HomeworkPageResponse>>>>(homeworkListRequest?: Omit<HomeworkListRequest, 'current'>, options?: PagesOptions<DataOf<HomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListHomeworkInfiniteQueryOptions(homeworkListRequest, useOwn(options)), queryClient)


export const getCreateHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkCreateRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkCreateRequest } & ChangeCallOptions, Context>('createHomework', ["teacher-question","teacher-lesson-class"], ({ data, ...call }) => createHomework(data, call), options)
/** Set homework for a class. */
export const useCreateHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkCreateRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getCreateHomeworkMutationOptions(useOwn(options)), queryClient)


export const getMarkHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingReceiptResponse>, { data: HomeworkMarksRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<MarkingReceiptResponse>, { data: HomeworkMarksRequest } & ChangeCallOptions, Context>('markHomework', ["teacher-question","teacher-lesson-class"], ({ data, ...call }) => markHomework(data, call), options)
/** Grade one student's work, as one document. */
export const useMarkHomework = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingReceiptResponse>, { data: HomeworkMarksRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getMarkHomeworkMutationOptions(useOwn(options)), queryClient)


export const getListHomeworkStudentsQueryKey = (homeworkRef?: HomeworkRef) =>
  readKey<'listHomeworkStudents', [HomeworkRef]>('listHomeworkStudents', homeworkRef)
export const getListHomeworkStudentsQueryOptions = <Selected = DataOf<HomeworkStudentsResponse>>(homeworkRef: HomeworkRef, options?: ReadOptions<DataOf<HomeworkStudentsResponse>, Selected>) =>
  readOptions<DataOf<HomeworkStudentsResponse>, Selected>('teacher-question', getListHomeworkStudentsQueryKey(homeworkRef), (call) => listHomeworkStudents(homeworkRef, call), options)
/** Who handed in what, and how each question went. */
export const useListHomeworkStudents = <Selected = DataOf<HomeworkStudentsResponse>>(homeworkRef: HomeworkRef, options?: ReadOptions<DataOf<HomeworkStudentsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListHomeworkStudentsQueryOptions(homeworkRef, useOwn(options)), queryClient)


export const getCountHomeworkOfClassesQueryKey = (waitingCountRequest?: WaitingCountRequest) =>
  readKey<'countHomeworkOfClasses', [WaitingCountRequest]>('countHomeworkOfClasses', waitingCountRequest)
export const getCountHomeworkOfClassesQueryOptions = <Selected = DataOf<ClassHomeworkCountsResponse>>(waitingCountRequest?: WaitingCountRequest, options?: ReadOptions<DataOf<ClassHomeworkCountsResponse>, Selected>) =>
  readOptions<DataOf<ClassHomeworkCountsResponse>, Selected>('teacher-question', getCountHomeworkOfClassesQueryKey(waitingCountRequest), (call) => countHomeworkOfClasses(waitingCountRequest, call), options)
/** Homework of the teacher's classes in numbers. */
export const useCountHomeworkOfClasses = <Selected = DataOf<ClassHomeworkCountsResponse>>(waitingCountRequest?: WaitingCountRequest, options?: ReadOptions<DataOf<ClassHomeworkCountsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCountHomeworkOfClassesQueryOptions(waitingCountRequest, useOwn(options)), queryClient)


export const getGetWorkOfStudentQueryKey = (homeworkOfStudent?: HomeworkOfStudent) =>
  readKey<'getWorkOfStudent', [HomeworkOfStudent]>('getWorkOfStudent', homeworkOfStudent)
export const getGetWorkOfStudentQueryOptions = <Selected = DataOf<AnswerPaperResponse>>(homeworkOfStudent: HomeworkOfStudent, options?: ReadOptions<DataOf<AnswerPaperResponse>, Selected>) =>
  readOptions<DataOf<AnswerPaperResponse>, Selected>('teacher-question', getGetWorkOfStudentQueryKey(homeworkOfStudent), (call) => getWorkOfStudent(homeworkOfStudent, call), options)
/** One student's work on a homework. */
export const useGetWorkOfStudent = <Selected = DataOf<AnswerPaperResponse>>(homeworkOfStudent: HomeworkOfStudent, options?: ReadOptions<DataOf<AnswerPaperResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetWorkOfStudentQueryOptions(homeworkOfStudent, useOwn(options)), queryClient)


export const getRemindOfHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ReminderReceiptResponse>, { data: ReminderRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ReminderReceiptResponse>, { data: ReminderRequest } & ChangeCallOptions, Context>('remindOfHomework', ["teacher-question"], ({ data, ...call }) => remindOfHomework(data, call), options)
/** Remind those who have not handed in. */
export const useRemindOfHomework = <Context = unknown>(options?: ChangeOptions<DataOf<ReminderReceiptResponse>, { data: ReminderRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRemindOfHomeworkMutationOptions(useOwn(options)), queryClient)


export const getCountHomeworkOfLessonsQueryKey = (lessonHomeworkCountRequest?: LessonHomeworkCountRequest) =>
  readKey<'countHomeworkOfLessons', [LessonHomeworkCountRequest]>('countHomeworkOfLessons', lessonHomeworkCountRequest)
export const getCountHomeworkOfLessonsQueryOptions = <Selected = DataOf<LessonHomeworkPageResponse>>(lessonHomeworkCountRequest: LessonHomeworkCountRequest, options?: ReadOptions<DataOf<LessonHomeworkPageResponse>, Selected>) =>
  pageOptions<DataOf<LessonHomeworkPageResponse>, Selected>('teacher-question', getCountHomeworkOfLessonsQueryKey(lessonHomeworkCountRequest), (call) => countHomeworkOfLessons(lessonHomeworkCountRequest, call), options)
/** Homework of the lessons of a class in numbers. */
export const useCountHomeworkOfLessons = <Selected = DataOf<LessonHomeworkPageResponse>>(lessonHomeworkCountRequest: LessonHomeworkCountRequest, options?: ReadOptions<DataOf<LessonHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCountHomeworkOfLessonsQueryOptions(lessonHomeworkCountRequest, useOwn(options)), queryClient)

export const getCountHomeworkOfLessonsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<LessonHomeworkPageResponse>>>>(lessonHomeworkCountRequest: Omit<LessonHomeworkCountRequest, 'current'>, options?: PagesOptions<DataOf<LessonHomeworkPageResponse>, Selected>) =>
  pagesOptions<DataOf<LessonHomeworkPageResponse>, Selected>('teacher-question', getCountHomeworkOfLessonsQueryKey(lessonHomeworkCountRequest), (current, call) => countHomeworkOfLessons({ ...lessonHomeworkCountRequest, current }, call), options)
/** Homework of the lessons of a class in numbers. */
export const useCountHomeworkOfLessonsInfinite = <Selected = JoinedPages<ItemOf<DataOf<LessonHomeworkPageResponse>>>>(lessonHomeworkCountRequest: Omit<LessonHomeworkCountRequest, 'current'>, options?: PagesOptions<DataOf<LessonHomeworkPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getCountHomeworkOfLessonsInfiniteQueryOptions(lessonHomeworkCountRequest, useOwn(options)), queryClient)


export const getCountWaitingWorkQueryKey = (waitingCountRequest?: WaitingCountRequest) =>
  readKey<'countWaitingWork', [WaitingCountRequest]>('countWaitingWork', waitingCountRequest)
export const getCountWaitingWorkQueryOptions = <Selected = DataOf<WaitingCountResponse>>(waitingCountRequest?: WaitingCountRequest, options?: ReadOptions<DataOf<WaitingCountResponse>, Selected>) =>
  readOptions<DataOf<WaitingCountResponse>, Selected>('teacher-question', getCountWaitingWorkQueryKey(waitingCountRequest), (call) => countWaitingWork(waitingCountRequest, call), options)
/** How much there is to grade. */
export const useCountWaitingWork = <Selected = DataOf<WaitingCountResponse>>(waitingCountRequest?: WaitingCountRequest, options?: ReadOptions<DataOf<WaitingCountResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCountWaitingWorkQueryOptions(waitingCountRequest, useOwn(options)), queryClient)


export const getMarkAnswerPaperMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingReceiptResponse>, { data: AnswerPaperMarksRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<MarkingReceiptResponse>, { data: AnswerPaperMarksRequest } & ChangeCallOptions, Context>('markAnswerPaper', ["teacher-question","teacher-lesson-class"], ({ data, ...call }) => markAnswerPaper(data, call), options)
/** Grade one student's work. */
export const useMarkAnswerPaper = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingReceiptResponse>, { data: AnswerPaperMarksRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getMarkAnswerPaperMutationOptions(useOwn(options)), queryClient)


export const getListPapersQueryKey = (params?: ListPapersParams) =>
  readKey<'listPapers', [ListPapersParams]>('listPapers', params)
export const getListPapersQueryOptions = <Selected = DataOf<PaperPageResponse>>(params?: ListPapersParams, options?: ReadOptions<DataOf<PaperPageResponse>, Selected>) =>
  pageOptions<DataOf<PaperPageResponse>, Selected>('teacher-question', getListPapersQueryKey(params), (call) => listPapers(params, call), options)
/** Papers and templates of the teacher. */
export const useListPapers = <Selected = DataOf<PaperPageResponse>>(params?: ListPapersParams, options?: ReadOptions<DataOf<PaperPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListPapersQueryOptions(params, useOwn(options)), queryClient)

export const getListPapersInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<PaperPageResponse>>>>(params?: Omit<ListPapersParams, 'current'>, options?: PagesOptions<DataOf<PaperPageResponse>, Selected>) =>
  pagesOptions<DataOf<PaperPageResponse>, Selected>('teacher-question', getListPapersQueryKey(params), (current, call) => listPapers({ ...params, current }, call), options)
/** Papers and templates of the teacher. */
export const useListPapersInfinite = <Selected = JoinedPages<ItemOf<DataOf<PaperPageResponse>>>>(params?: Omit<ListPapersParams, 'current'>, options?: PagesOptions<DataOf<PaperPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListPapersInfiniteQueryOptions(params, useOwn(options)), queryClient)


export const getListQuestionsQueryKey = (params?: ListQuestionsParams) =>
  readKey<'listQuestions', [ListQuestionsParams]>('listQuestions', params)
export const getListQuestionsQueryOptions = <Selected = DataOf<QuestionPageResponse>>(params?: ListQuestionsParams, options?: ReadOptions<DataOf<QuestionPageResponse>, Selected>) =>
  pageOptions<DataOf<QuestionPageResponse>, Selected>('teacher-question', getListQuestionsQueryKey(params), (call) => listQuestions(params, call), options)
/** The question bank. */
export const useListQuestions = <Selected = DataOf<QuestionPageResponse>>(params?: ListQuestionsParams, options?: ReadOptions<DataOf<QuestionPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListQuestionsQueryOptions(params, useOwn(options)), queryClient)

export const getListQuestionsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<QuestionPageResponse>>>>(params?: Omit<ListQuestionsParams, 'current'>, options?: PagesOptions<DataOf<QuestionPageResponse>, Selected>) =>
  pagesOptions<DataOf<QuestionPageResponse>, Selected>('teacher-question', getListQuestionsQueryKey(params), (current, call) => listQuestions({ ...params, current }, call), options)
/** The question bank. */
export const useListQuestionsInfinite = <Selected = JoinedPages<ItemOf<DataOf<QuestionPageResponse>>>>(params?: Omit<ListQuestionsParams, 'current'>, options?: PagesOptions<DataOf<QuestionPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListQuestionsInfiniteQueryOptions(params, useOwn(options)), queryClient)


export const getListAnswerPapersQueryKey = (params?: ListAnswerPapersParams) =>
  readKey<'listAnswerPapers', [ListAnswerPapersParams]>('listAnswerPapers', params)
export const getListAnswerPapersQueryOptions = <Selected = DataOf<AnswerPaperPageResponse>>(params?: ListAnswerPapersParams, options?: ReadOptions<DataOf<AnswerPaperPageResponse>, Selected>) =>
  pageOptions<DataOf<AnswerPaperPageResponse>, Selected>('teacher-question', getListAnswerPapersQueryKey(params), (call) => listAnswerPapers(params, call), options)
/** Students' work on the teacher's homework. */
export const useListAnswerPapers = <Selected = DataOf<AnswerPaperPageResponse>>(params?: ListAnswerPapersParams, options?: ReadOptions<DataOf<AnswerPaperPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListAnswerPapersQueryOptions(params, useOwn(options)), queryClient)

export const getListAnswerPapersInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<AnswerPaperPageResponse>>>>(params?: Omit<ListAnswerPapersParams, 'current'>, options?: PagesOptions<DataOf<AnswerPaperPageResponse>, Selected>) =>
  pagesOptions<DataOf<AnswerPaperPageResponse>, Selected>('teacher-question', getListAnswerPapersQueryKey(params), (current, call) => listAnswerPapers({ ...params, current }, call), options)
/** Students' work on the teacher's homework. */
export const useListAnswerPapersInfinite = <Selected = JoinedPages<ItemOf<DataOf<AnswerPaperPageResponse>>>>(params?: Omit<ListAnswerPapersParams, 'current'>, options?: PagesOptions<DataOf<AnswerPaperPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListAnswerPapersInfiniteQueryOptions(params, useOwn(options)), queryClient)


export const getGetAnswerPaperQueryKey = (params?: GetAnswerPaperParams) =>
  readKey<'getAnswerPaper', [GetAnswerPaperParams]>('getAnswerPaper', params)
export const getGetAnswerPaperQueryOptions = <Selected = DataOf<AnswerPaperResponse>>(params: GetAnswerPaperParams, options?: ReadOptions<DataOf<AnswerPaperResponse>, Selected>) =>
  readOptions<DataOf<AnswerPaperResponse>, Selected>('teacher-question', getGetAnswerPaperQueryKey(params), (call) => getAnswerPaper(params, call), options)
/** Everything to grade one student's work. */
export const useGetAnswerPaper = <Selected = DataOf<AnswerPaperResponse>>(params: GetAnswerPaperParams, options?: ReadOptions<DataOf<AnswerPaperResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetAnswerPaperQueryOptions(params, useOwn(options)), queryClient)


export const getTeacherAskedQuestionsQueryKey = (params?: TeacherAskedQuestionsParams) =>
  readKey<'teacherAskedQuestions', [TeacherAskedQuestionsParams]>('teacherAskedQuestions', params)
export const getTeacherAskedQuestionsQueryOptions = <Selected = DataOf<AskedQuestionsResponse>>(params?: TeacherAskedQuestionsParams, options?: ReadOptions<DataOf<AskedQuestionsResponse>, Selected>) =>
  pageOptions<DataOf<AskedQuestionsResponse>, Selected>('teacher-question', getTeacherAskedQuestionsQueryKey(params), (call) => teacherAskedQuestions(params, call), options)
/** Questions and answers for teachers. */
export const useTeacherAskedQuestions = <Selected = DataOf<AskedQuestionsResponse>>(params?: TeacherAskedQuestionsParams, options?: ReadOptions<DataOf<AskedQuestionsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherAskedQuestionsQueryOptions(params, useOwn(options)), queryClient)

export const getTeacherAskedQuestionsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<AskedQuestionsResponse>>>>(params?: Omit<TeacherAskedQuestionsParams, 'current'>, options?: PagesOptions<DataOf<AskedQuestionsResponse>, Selected>) =>
  pagesOptions<DataOf<AskedQuestionsResponse>, Selected>('teacher-question', getTeacherAskedQuestionsQueryKey(params), (current, call) => teacherAskedQuestions({ ...params, current }, call), options)
/** Questions and answers for teachers. */
export const useTeacherAskedQuestionsInfinite = <Selected = JoinedPages<ItemOf<DataOf<AskedQuestionsResponse>>>>(params?: Omit<TeacherAskedQuestionsParams, 'current'>, options?: PagesOptions<DataOf<AskedQuestionsResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getTeacherAskedQuestionsInfiniteQueryOptions(params, useOwn(options)), queryClient)


export const getUpdateMarkByMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MarkByReceiptResponse>, { params: UpdateMarkByParams } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<MarkByReceiptResponse>, { params: UpdateMarkByParams } & ChangeCallOptions, Context>('updateMarkBy', ["teacher-question"], ({ params, ...call }) => updateMarkBy(params, call), options)
/** Move the day by which a homework is graded. */
export const useUpdateMarkBy = <Context = unknown>(options?: ChangeOptions<DataOf<MarkByReceiptResponse>, { params: UpdateMarkByParams } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateMarkByMutationOptions(useOwn(options)), queryClient)


export const getSaveQuestionMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<QuestionResponse>, { data: QuestionSaveRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<QuestionResponse>, { data: QuestionSaveRequest } & ChangeCallOptions, Context>('saveQuestion', ["teacher-question"], ({ data, ...call }) => saveQuestion(data, call), options)
/** Write or change a question. */
export const useSaveQuestion = <Context = unknown>(options?: ChangeOptions<DataOf<QuestionResponse>, { data: QuestionSaveRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSaveQuestionMutationOptions(useOwn(options)), queryClient)


export const getSaveQuestionsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<QuestionLinesReceiptResponse>, { data: QuestionLinesRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<QuestionLinesReceiptResponse>, { data: QuestionLinesRequest } & ChangeCallOptions, Context>('saveQuestions', ["teacher-question"], ({ data, ...call }) => saveQuestions(data, call), options)
/** Write several questions. */
export const useSaveQuestions = <Context = unknown>(options?: ChangeOptions<DataOf<QuestionLinesReceiptResponse>, { data: QuestionLinesRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSaveQuestionsMutationOptions(useOwn(options)), queryClient)


export const getGetQuestionQueryKey = (params?: GetQuestionParams) =>
  readKey<'getQuestion', [GetQuestionParams]>('getQuestion', params)
export const getGetQuestionQueryOptions = <Selected = DataOf<QuestionResponse>>(params: GetQuestionParams, options?: ReadOptions<DataOf<QuestionResponse>, Selected>) =>
  readOptions<DataOf<QuestionResponse>, Selected>('teacher-question', getGetQuestionQueryKey(params), (call) => getQuestion(params, call), options)
/** A question of the bank. */
export const useGetQuestion = <Selected = DataOf<QuestionResponse>>(params: GetQuestionParams, options?: ReadOptions<DataOf<QuestionResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetQuestionQueryOptions(params, useOwn(options)), queryClient)


export const getSavePaperMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PaperResponse>, { data: PaperSaveRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<PaperResponse>, { data: PaperSaveRequest } & ChangeCallOptions, Context>('savePaper', ["teacher-question"], ({ data, ...call }) => savePaper(data, call), options)
/** Write or change a paper or template. */
export const useSavePaper = <Context = unknown>(options?: ChangeOptions<DataOf<PaperResponse>, { data: PaperSaveRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSavePaperMutationOptions(useOwn(options)), queryClient)


export const getGetPaperQueryKey = (params?: GetPaperParams) =>
  readKey<'getPaper', [GetPaperParams]>('getPaper', params)
export const getGetPaperQueryOptions = <Selected = DataOf<PaperResponse>>(params: GetPaperParams, options?: ReadOptions<DataOf<PaperResponse>, Selected>) =>
  readOptions<DataOf<PaperResponse>, Selected>('teacher-question', getGetPaperQueryKey(params), (call) => getPaper(params, call), options)
/** A paper or template with its questions. */
export const useGetPaper = <Selected = DataOf<PaperResponse>>(params: GetPaperParams, options?: ReadOptions<DataOf<PaperResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetPaperQueryOptions(params, useOwn(options)), queryClient)


export const getCopyPaperMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PaperResponse>, { data: PaperCopyRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<PaperResponse>, { data: PaperCopyRequest } & ChangeCallOptions, Context>('copyPaper', ["teacher-question"], ({ data, ...call }) => copyPaper(data, call), options)
/** Copy a paper or template. */
export const useCopyPaper = <Context = unknown>(options?: ChangeOptions<DataOf<PaperResponse>, { data: PaperCopyRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getCopyPaperMutationOptions(useOwn(options)), queryClient)


export const getGetHomeworkQueryKey = (params?: GetHomeworkParams) =>
  readKey<'getHomework', [GetHomeworkParams]>('getHomework', params)
export const getGetHomeworkQueryOptions = <Selected = DataOf<HomeworkDetailResponse>>(params: GetHomeworkParams, options?: ReadOptions<DataOf<HomeworkDetailResponse>, Selected>) =>
  readOptions<DataOf<HomeworkDetailResponse>, Selected>('teacher-question', getGetHomeworkQueryKey(params), (call) => getHomework(params, call), options)
/** A homework with its questions. */
export const useGetHomework = <Selected = DataOf<HomeworkDetailResponse>>(params: GetHomeworkParams, options?: ReadOptions<DataOf<HomeworkDetailResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetHomeworkQueryOptions(params, useOwn(options)), queryClient)


export const getUpdateHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkUpdateRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkUpdateRequest } & ChangeCallOptions, Context>('updateHomework', ["teacher-question"], ({ data, ...call }) => updateHomework(data, call), options)
/** Change a homework. */
export const useUpdateHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkUpdateRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUpdateHomeworkMutationOptions(useOwn(options)), queryClient)


export const getPublishHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>('publishHomework', ["teacher-question"], ({ data, ...call }) => publishHomework(data, call), options)
/** Publish a draft. */
export const usePublishHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getPublishHomeworkMutationOptions(useOwn(options)), queryClient)


export const getWithdrawHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>('withdrawHomework', ["teacher-question"], ({ data, ...call }) => withdrawHomework(data, call), options)
/** Make a homework a draft again. */
export const useWithdrawHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getWithdrawHomeworkMutationOptions(useOwn(options)), queryClient)


export const getListAnswersOfQuestionQueryKey = (params?: ListAnswersOfQuestionParams) =>
  readKey<'listAnswersOfQuestion', [ListAnswersOfQuestionParams]>('listAnswersOfQuestion', params)
export const getListAnswersOfQuestionQueryOptions = <Selected = DataOf<AnswersOfQuestionResponse>>(params: ListAnswersOfQuestionParams, options?: ReadOptions<DataOf<AnswersOfQuestionResponse>, Selected>) =>
  pageOptions<DataOf<AnswersOfQuestionResponse>, Selected>('teacher-question', getListAnswersOfQuestionQueryKey(params), (call) => listAnswersOfQuestion(params, call), options)
/** All answers of a class to one question. */
export const useListAnswersOfQuestion = <Selected = DataOf<AnswersOfQuestionResponse>>(params: ListAnswersOfQuestionParams, options?: ReadOptions<DataOf<AnswersOfQuestionResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListAnswersOfQuestionQueryOptions(params, useOwn(options)), queryClient)

export const getListAnswersOfQuestionInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<AnswersOfQuestionResponse>>>>(params: Omit<ListAnswersOfQuestionParams, 'current'>, options?: PagesOptions<DataOf<AnswersOfQuestionResponse>, Selected>) =>
  pagesOptions<DataOf<AnswersOfQuestionResponse>, Selected>('teacher-question', getListAnswersOfQuestionQueryKey(params), (current, call) => listAnswersOfQuestion({ ...params, current }, call), options)
/** All answers of a class to one question. */
export const useListAnswersOfQuestionInfinite = <Selected = JoinedPages<ItemOf<DataOf<AnswersOfQuestionResponse>>>>(params: Omit<ListAnswersOfQuestionParams, 'current'>, options?: PagesOptions<DataOf<AnswersOfQuestionResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListAnswersOfQuestionInfiniteQueryOptions(params, useOwn(options)), queryClient)


export const getReleaseMarksMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>('releaseMarks', ["teacher-question"], ({ data, ...call }) => releaseMarks(data, call), options)
/** Show all marks of a homework. */
export const useReleaseMarks = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkDetailResponse>, { data: HomeworkRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getReleaseMarksMutationOptions(useOwn(options)), queryClient)


export const getSetStudentHomeworkMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkStudentResponse>, { data: StudentRuleRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<HomeworkStudentResponse>, { data: StudentRuleRequest } & ChangeCallOptions, Context>('setStudentHomework', ["teacher-question","teacher-lesson-class"], ({ data, ...call }) => setStudentHomework(data, call), options)
/** Give one student another rule. */
export const useSetStudentHomework = <Context = unknown>(options?: ChangeOptions<DataOf<HomeworkStudentResponse>, { data: StudentRuleRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSetStudentHomeworkMutationOptions(useOwn(options)), queryClient)


export const getGetPreparedQuestionsQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getPreparedQuestions', [LessonRef]>('getPreparedQuestions', lessonRef)
export const getGetPreparedQuestionsQueryOptions = <Selected = DataOf<PreparedQuestionsResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<PreparedQuestionsResponse>, Selected>) =>
  readOptions<DataOf<PreparedQuestionsResponse>, Selected>('teacher-question', getGetPreparedQuestionsQueryKey(lessonRef), (call) => getPreparedQuestions(lessonRef, call), options)
/** Questions prepared for a lesson. */
export const useGetPreparedQuestions = <Selected = DataOf<PreparedQuestionsResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<PreparedQuestionsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetPreparedQuestionsQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getSavePreparedQuestionsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<PreparedQuestionsResponse>, { data: PreparedQuestionsRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<PreparedQuestionsResponse>, { data: PreparedQuestionsRequest } & ChangeCallOptions, Context>('savePreparedQuestions', ["getPreparedQuestions"], ({ data, ...call }) => savePreparedQuestions(data, call), options)
/** Prepare questions for a lesson. */
export const useSavePreparedQuestions = <Context = unknown>(options?: ChangeOptions<DataOf<PreparedQuestionsResponse>, { data: PreparedQuestionsRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSavePreparedQuestionsMutationOptions(useOwn(options)), queryClient)


export const getSaveMarkingDraftMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingDraftReceiptResponse>, { data: MarkingDraftRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<MarkingDraftReceiptResponse>, { data: MarkingDraftRequest } & ChangeCallOptions, Context>('saveMarkingDraft', [], ({ data, ...call }) => saveMarkingDraft(data, call), options)
/** Keep marks that are not given yet. */
export const useSaveMarkingDraft = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingDraftReceiptResponse>, { data: MarkingDraftRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSaveMarkingDraftMutationOptions(useOwn(options)), queryClient)


export const getListMarkingPhrasesQueryKey = (markingPhraseFilter?: MarkingPhraseFilter) =>
  readKey<'listMarkingPhrases', [MarkingPhraseFilter]>('listMarkingPhrases', markingPhraseFilter)
export const getListMarkingPhrasesQueryOptions = <Selected = DataOf<MarkingPhrasesResponse>>(markingPhraseFilter: MarkingPhraseFilter, options?: ReadOptions<DataOf<MarkingPhrasesResponse>, Selected>) =>
  readOptions<DataOf<MarkingPhrasesResponse>, Selected>('teacher-question', getListMarkingPhrasesQueryKey(markingPhraseFilter), (call) => listMarkingPhrases(markingPhraseFilter, call), options)
/** Phrases that I mark with. */
export const useListMarkingPhrases = <Selected = DataOf<MarkingPhrasesResponse>>(markingPhraseFilter: MarkingPhraseFilter, options?: ReadOptions<DataOf<MarkingPhrasesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListMarkingPhrasesQueryOptions(markingPhraseFilter, useOwn(options)), queryClient)


export const getSaveMarkingPhraseMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingPhraseResponse>, { data: MarkingPhraseRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<MarkingPhraseResponse>, { data: MarkingPhraseRequest } & ChangeCallOptions, Context>('saveMarkingPhrase', ["listMarkingPhrases"], ({ data, ...call }) => saveMarkingPhrase(data, call), options)
/** Keep a phrase to mark with. */
export const useSaveMarkingPhrase = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingPhraseResponse>, { data: MarkingPhraseRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSaveMarkingPhraseMutationOptions(useOwn(options)), queryClient)


export const getDeleteMarkingPhraseMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingPhraseRefResponse>, { data: MarkingPhraseRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<MarkingPhraseRefResponse>, { data: MarkingPhraseRef } & ChangeCallOptions, Context>('deleteMarkingPhrase', ["listMarkingPhrases"], ({ data, ...call }) => deleteMarkingPhrase(data, call), options)
/** Delete a phrase of mine. */
export const useDeleteMarkingPhrase = <Context = unknown>(options?: ChangeOptions<DataOf<MarkingPhraseRefResponse>, { data: MarkingPhraseRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteMarkingPhraseMutationOptions(useOwn(options)), queryClient)


export const getReturnAnswerPaperMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ReturnReceiptResponse>, { data: AnswerPaperReturnRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ReturnReceiptResponse>, { data: AnswerPaperReturnRequest } & ChangeCallOptions, Context>('returnAnswerPaper', ["teacher-question","teacher-lesson-class"], ({ data, ...call }) => returnAnswerPaper(data, call), options)
/** Give work back for another try. */
export const useReturnAnswerPaper = <Context = unknown>(options?: ChangeOptions<DataOf<ReturnReceiptResponse>, { data: AnswerPaperReturnRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getReturnAnswerPaperMutationOptions(useOwn(options)), queryClient)


