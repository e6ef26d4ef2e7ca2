// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { LessonRef, CourseRef, TopNoticeFilter, StudentNoticeFilter, NoticeRef, ChapterRequest, LessonDetailResponse, PaidCourseResponse, OptionalNoticeResponse, NoticePageResponse, NoticeResponse, ClassTeachersResponse, CourseChaptersResponse, ChapterContentResponse, ListClassTeachersBody } from '../types.ts'

/**
 * A lesson with what is around it.
 *
 * `POST /api-user/course/lessonDetail` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const studentLessonDetail = (lessonRef: LessonRef, options?: CallOptions) =>
  call<LessonDetailResponse>({ url: '/api-user/course/lessonDetail', body: lessonRef }, options)

/**
 * A course the student takes.
 *
 * `POST /api-user/course/courseDetailPaid` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const getPaidCourse = (courseRef: CourseRef, options?: CallOptions) =>
  call<PaidCourseResponse>({ url: '/api-user/course/courseDetailPaid', body: courseRef }, options)

/**
 * The notice that stands on top.
 *
 * The newest of those on top; null when there is none.
 *
 * `POST /api-user/course/topNotice` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const getTopNotice = (topNoticeFilter: TopNoticeFilter, options?: CallOptions) =>
  call<OptionalNoticeResponse>({ url: '/api-user/course/topNotice', body: topNoticeFilter }, options)

/**
 * Notices to my classes.
 *
 * `POST /api-user/course/getListNotice` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const studentListNotices = (studentNoticeFilter: StudentNoticeFilter, options?: CallOptions) =>
  call<NoticePageResponse>({ url: '/api-user/course/getListNotice', body: studentNoticeFilter }, options)

/**
 * One notice to a class of mine.
 *
 * `POST /api-user/ext/notice/get` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const studentGetNotice = (noticeRef: NoticeRef, options?: CallOptions) =>
  call<NoticeResponse>({ url: '/api-user/ext/notice/get', body: noticeRef }, options)

/**
 * I have read a notice.
 *
 * The message about it counts as read too.
 *
 * `POST /api-user/ext/notice/read` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), notInClass (30006).
 */
export const readNotice = (noticeRef: NoticeRef, options?: ChangeCallOptions) =>
  change<NoticeResponse>({ url: '/api-user/ext/notice/read', body: noticeRef }, options)

/**
 * Who teaches a class.
 *
 * `POST /api-user/course/classTchs` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const listClassTeachers = (listClassTeachersBody: ListClassTeachersBody, options?: CallOptions) =>
  call<ClassTeachersResponse>({ url: '/api-user/course/classTchs', body: listClassTeachersBody }, options)

/**
 * The chapters of a course, with progress.
 *
 * `POST /api-user/course/chapterData` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const listCourseChapters = (courseRef: CourseRef, options?: CallOptions) =>
  call<CourseChaptersResponse>({ url: '/api-user/course/chapterData', body: courseRef }, options)

/**
 * A chapter to read.
 *
 * Meanings are in the reader's language.
 *
 * `POST /api-user/course/chapterDetail` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const getChapter = (chapterRequest: ChapterRequest, options?: CallOptions) =>
  call<ChapterContentResponse>({ url: '/api-user/course/chapterDetail', body: chapterRequest }, options)

