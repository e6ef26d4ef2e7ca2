// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { LessonRef, StudentHomeworkFilter, StudentHomeworkListRequest, PageOnlyRequest, HomeworkRef, AnswersSaveRequest, AnswerPaperRef, StudentHomeworkListResponse, StateCountsResponse, StudentHomeworkPageResponse, HomeworkFiltersResponse, StudentWorkResponse, AnswersReceiptResponse, HandInReceiptResponse } from '../types.ts'

/**
 * Homework of a lesson.
 *
 * `POST /api-user/question/lessonQuestionPaperList` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const listHomeworkOfLesson = (lessonRef: LessonRef, options?: CallOptions) =>
  call<StudentHomeworkListResponse>({ url: '/api-user/question/lessonQuestionPaperList', body: lessonRef }, options)

/**
 * How much homework is in each state.
 *
 * `POST /api-user/question/answerPaperStateList` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const countHomeworkByState = (studentHomeworkFilter?: StudentHomeworkFilter, options?: CallOptions) =>
  call<StateCountsResponse>({ url: '/api-user/question/answerPaperStateList', body: studentHomeworkFilter }, options)

/**
 * The student's homework.
 *
 * The last to start comes first.
 *
 * `POST /api-user/question/stuQuestionPageList` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listHomeworkOfStudent = (studentHomeworkListRequest?: StudentHomeworkListRequest, options?: CallOptions) =>
  call<StudentHomeworkPageResponse>({ url: '/api-user/question/stuQuestionPageList', body: studentHomeworkListRequest }, options)

/**
 * What the homework centre can be filtered by.
 *
 * `POST /api-user/question/dataSelect` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const listHomeworkFilters = (options?: CallOptions) =>
  call<HomeworkFiltersResponse>({ url: '/api-user/question/dataSelect' }, options)

/**
 * Homework to do now.
 *
 * What this student can begin or go on with; what ends first comes first.
 *
 * `POST /api-user/question/incompleteQuestionPapge` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listPendingHomework = (pageOnlyRequest?: PageOnlyRequest, options?: CallOptions) =>
  call<StudentHomeworkPageResponse>({ url: '/api-user/question/incompleteQuestionPapge', body: pageOnlyRequest }, options)

/**
 * A homework with the own work.
 *
 * Questions are shown once the student has begun; right answers once the work is graded.
 *
 * `POST /api-user/question/detail` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const getStudentHomework = (homeworkRef: HomeworkRef, options?: CallOptions) =>
  call<StudentWorkResponse>({ url: '/api-user/question/detail', body: homeworkRef }, options)

/**
 * Keep answers.
 *
 * Of one question or many, as often as wanted; nothing is handed in by it. An answer takes the place of the one before; with `basedOn`, only of the one that was read.
 *
 * `POST /api-user/question/submitQuestion` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006), homeworkNotOpen (33003), homeworkEnded (33004), timeLimitOver (33005), alreadyHandedIn (33006), homeworkNotBegun (33007), answerChanged (33015).
 */
export const saveAnswers = (answersSaveRequest: AnswersSaveRequest, options?: ChangeCallOptions) =>
  change<AnswersReceiptResponse>({ url: '/api-user/question/submitQuestion', encoding: 'json', body: answersSaveRequest }, options)

/**
 * Hand in.
 *
 * Unanswered questions are named and do not keep anybody from it. One minute of grace for slow networks. Choices are marked at once; where everything is a choice, the work is graded.
 *
 * `POST /api-user/question/finishQuestion` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006), homeworkNotOpen (33003), homeworkEnded (33004), timeLimitOver (33005), alreadyHandedIn (33006), homeworkNotBegun (33007).
 */
export const handInHomework = (homeworkRef: HomeworkRef, options?: ChangeCallOptions) =>
  change<HandInReceiptResponse>({ url: '/api-user/question/finishQuestion', body: homeworkRef }, options)

/**
 * Begin a homework.
 *
 * Shows the questions and starts the student's time. Beginning again changes nothing.
 *
 * `POST /api-user/question/startQuestion` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006), homeworkNotOpen (33003), homeworkEnded (33004), timeLimitOver (33005), alreadyHandedIn (33006).
 */
export const startHomework = (homeworkRef: HomeworkRef, options?: ChangeCallOptions) =>
  change<StudentWorkResponse>({ url: '/api-user/question/startQuestion', body: homeworkRef }, options)

/**
 * The marks of the own work.
 *
 * `POST /api-user/question/answerPaperReviewWeb` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notGraded (33012).
 */
export const reviewAnswerPaper = (answerPaperRef: AnswerPaperRef, options?: CallOptions) =>
  call<StudentWorkResponse>({ url: '/api-user/question/answerPaperReviewWeb', body: answerPaperRef }, options)

/**
 * Take back what was handed in.
 *
 * Until the student's own last instant, and while no teacher has begun to grade it. The answers stay and can be changed; what is taken back is not handed in. Taking back again changes nothing.
 *
 * `POST /api-user/ext/homework/takeBack` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006), homeworkNotOpen (33003), homeworkEnded (33004), timeLimitOver (33005), homeworkNotBegun (33007), markingBegun (33016).
 */
export const takeBackHomework = (homeworkRef: HomeworkRef, options?: ChangeCallOptions) =>
  change<StudentWorkResponse>({ url: '/api-user/ext/homework/takeBack', body: homeworkRef }, options)

