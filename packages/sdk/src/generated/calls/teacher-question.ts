// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { LessonRef, HomeworkRef, PaperRef, QuestionRef, HomeworkListRequest, HomeworkCreateRequest, HomeworkMarksRequest, WaitingCountRequest, HomeworkOfStudent, ReminderRequest, LessonHomeworkCountRequest, AnswerPaperMarksRequest, QuestionSaveRequest, QuestionLinesRequest, PaperSaveRequest, PaperCopyRequest, HomeworkUpdateRequest, StudentRuleRequest, PreparedQuestionsRequest, MarkingDraftRequest, MarkingPhraseFilter, MarkingPhraseRequest, MarkingPhraseRef, AnswerPaperReturnRequest, AskedQuestionsResponse, HomeworkRefResponse, PaperRefResponse, QuestionRefResponse, HomeworkPageResponse, HomeworkDetailResponse, MarkingReceiptResponse, HomeworkStudentsResponse, ClassHomeworkCountsResponse, AnswerPaperResponse, ReminderReceiptResponse, LessonHomeworkPageResponse, WaitingCountResponse, PaperPageResponse, QuestionPageResponse, AnswerPaperPageResponse, MarkByReceiptResponse, QuestionResponse, QuestionLinesReceiptResponse, PaperResponse, AnswersOfQuestionResponse, HomeworkStudentResponse, PreparedQuestionsResponse, MarkingDraftReceiptResponse, MarkingPhrasesResponse, MarkingPhraseResponse, MarkingPhraseRefResponse, ReturnReceiptResponse, ListPapersParams, ListQuestionsParams, ListAnswerPapersParams, GetAnswerPaperParams, TeacherAskedQuestionsParams, UpdateMarkByParams, GetQuestionParams, GetPaperParams, GetHomeworkParams, ListAnswersOfQuestionParams } from '../types.ts'

/**
 * Delete a homework.
 *
 * Possible until a student has begun.
 *
 * `POST /api-tch/question/deleteQuestionPaper` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), homeworkBegun (33011).
 */
export const deleteHomework = (homeworkRef: HomeworkRef, options?: ChangeCallOptions) =>
  change<HomeworkRefResponse>({ url: '/api-tch/question/deleteQuestionPaper', body: homeworkRef }, options)

/**
 * Delete a paper or a template.
 *
 * Homework made from it has a copy of its own and stays.
 *
 * `POST /api-tch/web/questionPaper/delete` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const deletePaper = (paperRef: PaperRef, options?: ChangeCallOptions) =>
  change<PaperRefResponse>({ url: '/api-tch/web/questionPaper/delete', body: paperRef }, options)

/**
 * Take a question out of the bank.
 *
 * Homework that asks it keeps it. While a paper, a template or a draft asks it, it cannot be deleted.
 *
 * `POST /api-tch/web/question/delete` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), questionInUse (33001).
 */
export const deleteQuestion = (questionRef: QuestionRef, options?: ChangeCallOptions) =>
  change<QuestionRefResponse>({ url: '/api-tch/web/question/delete', body: questionRef }, options)

/**
 * The teacher's homework by state.
 *
 * `POST /api-tch/question/correctPaperStateList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listHomework = (homeworkListRequest?: HomeworkListRequest, options?: CallOptions) =>
  call<HomeworkPageResponse>({ url: '/api-tch/question/correctPaperStateList', body: homeworkListRequest }, options)

/**
 * Set homework for a class.
 *
 * The paper is copied. Students are told when it is published or when it starts, as `announceAt` says.
 *
 * `POST /api-tch/question/createHomeWork` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const createHomework = (homeworkCreateRequest: HomeworkCreateRequest, options?: ChangeCallOptions) =>
  change<HomeworkDetailResponse>({ url: '/api-tch/question/createHomeWork', body: homeworkCreateRequest }, options)

/**
 * Grade one student's work, as one document.
 *
 * The same as `markAnswerPaper`. Grading again takes the place of the marks; the student is told again when the score is another one.
 *
 * `POST /api-tch/question/submitCorrectHomeWork` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notHandedIn (33008), marksIncomplete (33009), scoreTooHigh (33010), workChanged (33014).
 */
export const markHomework = (homeworkMarksRequest: HomeworkMarksRequest, options?: ChangeCallOptions) =>
  change<MarkingReceiptResponse>({ url: '/api-tch/question/submitCorrectHomeWork', body: homeworkMarksRequest }, options)

/**
 * Who handed in what, and how each question went.
 *
 * `POST /api-tch/question/questionStudentList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listHomeworkStudents = (homeworkRef: HomeworkRef, options?: CallOptions) =>
  call<HomeworkStudentsResponse>({ url: '/api-tch/question/questionStudentList', body: homeworkRef }, options)

/**
 * Homework of the teacher's classes in numbers.
 *
 * `POST /api-tch/question/classQuestionCountList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const countHomeworkOfClasses = (waitingCountRequest?: WaitingCountRequest, options?: CallOptions) =>
  call<ClassHomeworkCountsResponse>({ url: '/api-tch/question/classQuestionCountList', body: waitingCountRequest }, options)

/**
 * One student's work on a homework.
 *
 * Also of a student who has not begun.
 *
 * `POST /api-tch/question/studentQuestionDetail` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const getWorkOfStudent = (homeworkOfStudent: HomeworkOfStudent, options?: CallOptions) =>
  call<AnswerPaperResponse>({ url: '/api-tch/question/studentQuestionDetail', body: homeworkOfStudent }, options)

/**
 * Remind those who have not handed in.
 *
 * Nobody is reminded twice within 20 hours.
 *
 * `POST /api-tch/question/batchReminderHomework` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), homeworkNotOpen (33003), homeworkEnded (33004), homeworkNotPublished (33013).
 */
export const remindOfHomework = (reminderRequest: ReminderRequest, options?: ChangeCallOptions) =>
  change<ReminderReceiptResponse>({ url: '/api-tch/question/batchReminderHomework', body: reminderRequest }, options)

/**
 * Homework of the lessons of a class in numbers.
 *
 * `POST /api-tch/question/lessonQuestionCountList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const countHomeworkOfLessons = (lessonHomeworkCountRequest: LessonHomeworkCountRequest, options?: CallOptions) =>
  call<LessonHomeworkPageResponse>({ url: '/api-tch/question/lessonQuestionCountList', body: lessonHomeworkCountRequest }, options)

/**
 * How much there is to grade.
 *
 * `POST /api-tch/question/sumWaitCorrectNum` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const countWaitingWork = (waitingCountRequest?: WaitingCountRequest, options?: CallOptions) =>
  call<WaitingCountResponse>({ url: '/api-tch/question/sumWaitCorrectNum', body: waitingCountRequest }, options)

/**
 * Grade one student's work.
 *
 * Every question gets a score; comments and pictures are optional. Grading again takes the place of the marks; the student is told again when the score is another one.
 *
 * `POST /api-tch/web/answerPaper/submitCorrectPaper` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notHandedIn (33008), marksIncomplete (33009), scoreTooHigh (33010), workChanged (33014).
 */
export const markAnswerPaper = (answerPaperMarksRequest: AnswerPaperMarksRequest, options?: ChangeCallOptions) =>
  change<MarkingReceiptResponse>({ url: '/api-tch/web/answerPaper/submitCorrectPaper', body: answerPaperMarksRequest }, options)

/**
 * Papers and templates of the teacher.
 *
 * `GET /api-tch/web/questionPaper/list` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const listPapers = (params?: ListPapersParams, options?: CallOptions) =>
  call<PaperPageResponse>({ url: '/api-tch/web/questionPaper/list', method: 'GET', query: params }, options)

/**
 * The question bank.
 *
 * `GET /api-tch/web/question/list` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const listQuestions = (params?: ListQuestionsParams, options?: CallOptions) =>
  call<QuestionPageResponse>({ url: '/api-tch/web/question/list', method: 'GET', query: params }, options)

/**
 * Students' work on the teacher's homework.
 *
 * `GET /api-tch/web/answerPaper/list` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const listAnswerPapers = (params?: ListAnswerPapersParams, options?: CallOptions) =>
  call<AnswerPaperPageResponse>({ url: '/api-tch/web/answerPaper/list', method: 'GET', query: params }, options)

/**
 * Everything to grade one student's work.
 *
 * `GET /api-tch/web/answerPaper/detail` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const getAnswerPaper = (params: GetAnswerPaperParams, options?: CallOptions) =>
  call<AnswerPaperResponse>({ url: '/api-tch/web/answerPaper/detail', method: 'GET', query: params }, options)

/**
 * Questions and answers for teachers.
 *
 * In the reader's language.
 *
 * `GET /api-tch/web/question/askedQuestion` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherAskedQuestions = (params?: TeacherAskedQuestionsParams, options?: CallOptions) =>
  call<AskedQuestionsResponse>({ url: '/api-tch/web/question/askedQuestion', method: 'GET', query: params }, options)

/**
 * Move the day by which a homework is graded.
 *
 * Later than now, not before the end, and at most four weeks after the later of the two.
 *
 * `GET /api-tch/web/questionPaper/updateCorrectTime` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const updateMarkBy = (params: UpdateMarkByParams, options?: ChangeCallOptions) =>
  change<MarkByReceiptResponse>({ url: '/api-tch/web/questionPaper/updateCorrectTime', method: 'GET', query: params }, options)

/**
 * Write or change a question.
 *
 * Only the author changes a question; its type is fixed. Homework that is published keeps the question as it was.
 *
 * `POST /api-tch/ext/question/save` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), questionTypeFixed (33002).
 */
export const saveQuestion = (questionSaveRequest: QuestionSaveRequest, options?: ChangeCallOptions) =>
  change<QuestionResponse>({ url: '/api-tch/ext/question/save', encoding: 'json', body: questionSaveRequest }, options)

/**
 * Write several questions.
 *
 * Each question has its own receipt: one that is refused stops no other.
 *
 * `POST /api-tch/ext/question/saveAll` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const saveQuestions = (questionLinesRequest: QuestionLinesRequest, options?: ChangeCallOptions) =>
  change<QuestionLinesReceiptResponse>({ url: '/api-tch/ext/question/saveAll', encoding: 'json', body: questionLinesRequest }, options)

/**
 * A question of the bank.
 *
 * The teacher's own, or one that is shared in the school.
 *
 * `GET /api-tch/ext/question/detail` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const getQuestion = (params: GetQuestionParams, options?: CallOptions) =>
  call<QuestionResponse>({ url: '/api-tch/ext/question/detail', method: 'GET', query: params }, options)

/**
 * Write or change a paper or template.
 *
 * Changing it changes no homework.
 *
 * `POST /api-tch/ext/questionPaper/save` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const savePaper = (paperSaveRequest: PaperSaveRequest, options?: ChangeCallOptions) =>
  change<PaperResponse>({ url: '/api-tch/ext/questionPaper/save', encoding: 'json', body: paperSaveRequest }, options)

/**
 * A paper or template with its questions.
 *
 * `GET /api-tch/ext/questionPaper/detail` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const getPaper = (params: GetPaperParams, options?: CallOptions) =>
  call<PaperResponse>({ url: '/api-tch/ext/questionPaper/detail', method: 'GET', query: params }, options)

/**
 * Copy a paper or template.
 *
 * `POST /api-tch/ext/questionPaper/copy` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const copyPaper = (paperCopyRequest: PaperCopyRequest, options?: ChangeCallOptions) =>
  change<PaperResponse>({ url: '/api-tch/ext/questionPaper/copy', body: paperCopyRequest }, options)

/**
 * A homework with its questions.
 *
 * `GET /api-tch/ext/homework/detail` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const getHomework = (params: GetHomeworkParams, options?: CallOptions) =>
  call<HomeworkDetailResponse>({ url: '/api-tch/ext/homework/detail', method: 'GET', query: params }, options)

/**
 * Change a homework.
 *
 * `POST /api-tch/ext/homework/save` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), homeworkBegun (33011).
 */
export const updateHomework = (homeworkUpdateRequest: HomeworkUpdateRequest, options?: ChangeCallOptions) =>
  change<HomeworkDetailResponse>({ url: '/api-tch/ext/homework/save', encoding: 'json', body: homeworkUpdateRequest }, options)

/**
 * Publish a draft.
 *
 * Its start must still lie ahead. Students are told now or when it starts, as `announceAt` says. Publishing again changes nothing.
 *
 * `POST /api-tch/ext/homework/publish` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const publishHomework = (homeworkRef: HomeworkRef, options?: ChangeCallOptions) =>
  change<HomeworkDetailResponse>({ url: '/api-tch/ext/homework/publish', body: homeworkRef }, options)

/**
 * Make a homework a draft again.
 *
 * Possible until a student has begun.
 *
 * `POST /api-tch/ext/homework/withdraw` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), homeworkBegun (33011).
 */
export const withdrawHomework = (homeworkRef: HomeworkRef, options?: ChangeCallOptions) =>
  change<HomeworkDetailResponse>({ url: '/api-tch/ext/homework/withdraw', body: homeworkRef }, options)

/**
 * All answers of a class to one question.
 *
 * Of work that was handed in, with its marks.
 *
 * `GET /api-tch/ext/homework/answers` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const listAnswersOfQuestion = (params: ListAnswersOfQuestionParams, options?: CallOptions) =>
  call<AnswersOfQuestionResponse>({ url: '/api-tch/ext/homework/answers', method: 'GET', query: params }, options)

/**
 * Show all marks of a homework.
 *
 * Of homework whose marks are shown together. Students whose work is graded see their marks and are told; what is graded later is shown at once. Releasing again changes nothing, nor does it where marks are shown at once.
 *
 * `POST /api-tch/ext/homework/releaseMarks` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), homeworkNotPublished (33013).
 */
export const releaseMarks = (homeworkRef: HomeworkRef, options?: ChangeCallOptions) =>
  change<HomeworkDetailResponse>({ url: '/api-tch/ext/homework/releaseMarks', body: homeworkRef }, options)

/**
 * Give one student another rule.
 *
 * Exactly one of the three: another end for this student alone, no need to do it, or no points for what was never handed in. Points are given only once the student's time is over; returning the work takes them back.
 *
 * `POST /api-tch/ext/homework/student` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006), notHandedIn (33008), homeworkNotPublished (33013).
 */
export const setStudentHomework = (studentRuleRequest: StudentRuleRequest, options?: ChangeCallOptions) =>
  change<HomeworkStudentResponse>({ url: '/api-tch/ext/homework/student', encoding: 'json', body: studentRuleRequest }, options)

/**
 * Questions prepared for a lesson.
 *
 * In the order they are to be asked. Those that were deleted, or are shared no more, are left out.
 *
 * `POST /api-tch/ext/lesson/questions/list` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getPreparedQuestions = (lessonRef: LessonRef, options?: CallOptions) =>
  call<PreparedQuestionsResponse>({ url: '/api-tch/ext/lesson/questions/list', body: lessonRef }, options)

/**
 * Prepare questions for a lesson.
 *
 * All of them, in their order; an empty list prepares none. `openPractice` asks them.
 *
 * `POST /api-tch/ext/lesson/questions/save` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const savePreparedQuestions = (preparedQuestionsRequest: PreparedQuestionsRequest, options?: ChangeCallOptions) =>
  change<PreparedQuestionsResponse>({ url: '/api-tch/ext/lesson/questions/save', encoding: 'json', body: preparedQuestionsRequest }, options)

/**
 * Keep marks that are not given yet.
 *
 * As often as wanted; the student sees nothing of it. Marking the work removes it.
 *
 * `POST /api-tch/ext/answerPaper/draft` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notHandedIn (33008), scoreTooHigh (33010).
 */
export const saveMarkingDraft = (markingDraftRequest: MarkingDraftRequest, options?: ChangeCallOptions) =>
  change<MarkingDraftReceiptResponse>({ url: '/api-tch/ext/answerPaper/draft', encoding: 'json', body: markingDraftRequest }, options)

/**
 * Phrases that I mark with.
 *
 * `POST /api-tch/ext/markingPhrase/list` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listMarkingPhrases = (markingPhraseFilter: MarkingPhraseFilter, options?: CallOptions) =>
  call<MarkingPhrasesResponse>({ url: '/api-tch/ext/markingPhrase/list', encoding: 'json', body: markingPhraseFilter }, options)

/**
 * Keep a phrase to mark with.
 *
 * At most 200; a further one is refused.
 *
 * `POST /api-tch/ext/markingPhrase/save` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const saveMarkingPhrase = (markingPhraseRequest: MarkingPhraseRequest, options?: ChangeCallOptions) =>
  change<MarkingPhraseResponse>({ url: '/api-tch/ext/markingPhrase/save', encoding: 'json', body: markingPhraseRequest }, options)

/**
 * Delete a phrase of mine.
 *
 * `POST /api-tch/ext/markingPhrase/delete` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const deleteMarkingPhrase = (markingPhraseRef: MarkingPhraseRef, options?: ChangeCallOptions) =>
  change<MarkingPhraseRefResponse>({ url: '/api-tch/ext/markingPhrase/delete', encoding: 'json', body: markingPhraseRef }, options)

/**
 * Give work back for another try.
 *
 * The student is told, may change the answers and hand in again; the time limit no longer counts. What the try got until then is kept, see `earlierTries`.
 *
 * `POST /api-tch/ext/answerPaper/return` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notHandedIn (33008), workChanged (33014).
 */
export const returnAnswerPaper = (answerPaperReturnRequest: AnswerPaperReturnRequest, options?: ChangeCallOptions) =>
  change<ReturnReceiptResponse>({ url: '/api-tch/ext/answerPaper/return', body: answerPaperReturnRequest }, options)

