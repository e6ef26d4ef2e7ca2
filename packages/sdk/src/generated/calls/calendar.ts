// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { CalendarFeedResponse, CalendarResponse } from '../types.ts'

/**
 * Where my lessons can be subscribed to.
 *
 * `GET /api-tch/ext/calendarFeed` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherCalendarFeed = (options?: CallOptions) =>
  call<CalendarFeedResponse>({ url: '/api-tch/ext/calendarFeed', method: 'GET' }, options)

/**
 * A new address for my lessons.
 *
 * The one before, if there was one, stops working.
 *
 * `POST /api-tch/ext/renewCalendarFeed` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const teacherRenewCalendarFeed = (options?: CallOptions) =>
  call<CalendarFeedResponse>({ url: '/api-tch/ext/renewCalendarFeed' }, options)

/**
 * No address for my lessons any more.
 *
 * `POST /api-tch/ext/revokeCalendarFeed` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const teacherRevokeCalendarFeed = (options?: ChangeCallOptions) =>
  change<CalendarFeedResponse>({ url: '/api-tch/ext/revokeCalendarFeed' }, options)

/**
 * Where my lessons can be subscribed to.
 *
 * `GET /api-user/ext/calendarFeed` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const studentCalendarFeed = (options?: CallOptions) =>
  call<CalendarFeedResponse>({ url: '/api-user/ext/calendarFeed', method: 'GET' }, options)

/**
 * A new address for my lessons.
 *
 * The one before, if there was one, stops working.
 *
 * `POST /api-user/ext/renewCalendarFeed` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const studentRenewCalendarFeed = (options?: CallOptions) =>
  call<CalendarFeedResponse>({ url: '/api-user/ext/renewCalendarFeed' }, options)

/**
 * No address for my lessons any more.
 *
 * `POST /api-user/ext/revokeCalendarFeed` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const studentRevokeCalendarFeed = (options?: ChangeCallOptions) =>
  change<CalendarFeedResponse>({ url: '/api-user/ext/revokeCalendarFeed' }, options)

/**
 * A person's lessons as iCalendar.
 *
 * For calendar programs: the address is the permission. From a month ago until a year from now. A failure comes as the JSON envelope, with HTTP status 404 when the address does not work any more.
 *
 * `GET /api-user/ext/calendar/{feedToken}` · anonymous
 *
 * Codes: unexpected (-1), invalidInput (400), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const readCalendarFeed = (feedToken: string, options?: CallOptions) =>
  call<CalendarResponse>({ url: `/api-user/ext/calendar/${encodeURIComponent(feedToken)}`, method: 'GET', authorization: 'none', answers: 'blob' }, options)

