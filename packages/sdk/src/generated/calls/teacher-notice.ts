// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { NoticeRef, NoticeRequest, TeacherNoticeFilter, NoticeChange, NoticesRequest, NoticePageResponse, NoticeResponse, NoticeRefResponse, NoticesResponse } from '../types.ts'

/**
 * Publish a notice.
 *
 * Students of the class get a system message.
 *
 * `POST /api-tch/notice/addNotice` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), noticeTooShort (36001).
 */
export const addNotice = (noticeRequest: NoticeRequest, options?: ChangeCallOptions) =>
  change<NoticeResponse>({ url: '/api-tch/notice/addNotice', body: noticeRequest }, options)

/**
 * Own notices.
 *
 * `POST /api-tch/notice/getListNotice` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherListNotices = (teacherNoticeFilter: TeacherNoticeFilter, options?: CallOptions) =>
  call<NoticePageResponse>({ url: '/api-tch/notice/getListNotice', body: teacherNoticeFilter }, options)

/**
 * Delete a notice.
 *
 * `POST /api-tch/notice/deleteNotice` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const deleteNotice = (noticeRef: NoticeRef, options?: ChangeCallOptions) =>
  change<NoticeRefResponse>({ url: '/api-tch/notice/deleteNotice', body: noticeRef }, options)

/**
 * Change a notice.
 *
 * `POST /api-tch/notice/updateNotice` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), changedMeanwhile (409), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), noticeTooShort (36001).
 */
export const updateNotice = (noticeChange: NoticeChange, options?: ChangeCallOptions) =>
  change<NoticeResponse>({ url: '/api-tch/notice/updateNotice', body: noticeChange }, options)

/**
 * Publish a notice to several classes.
 *
 * All of them or none. Students of the classes get a system message.
 *
 * `POST /api-tch/ext/notice/addNotices` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), noticeTooShort (36001).
 */
export const addNotices = (noticesRequest: NoticesRequest, options?: ChangeCallOptions) =>
  change<NoticesResponse>({ url: '/api-tch/ext/notice/addNotices', encoding: 'json', body: noticesRequest }, options)

/**
 * One notice of mine.
 *
 * `POST /api-tch/ext/notice/get` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherGetNotice = (noticeRef: NoticeRef, options?: CallOptions) =>
  call<NoticeResponse>({ url: '/api-tch/ext/notice/get', body: noticeRef }, options)

