// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call } from '../../client/call.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { NationRequest, DesktopReleasesRequest, FeedbackDetailRequest, CourseDurationsResponse, PhoneZonesResponse, PhoneZoneResponse, DesktopReleasesResponse, BaseInfoResponse, FeedbackDetailResponse } from '../types.ts'

/**
 * Lengths a lesson can have.
 *
 * `POST /api-user/common/coureDurations` · anonymous, student, teacher
 *
 * Codes: unexpected (-1), invalidInput (400), tooOften (429), serverError (500), unavailable (503).
 */
export const listCourseDurations = (options?: CallOptions) =>
  call<CourseDurationsResponse>({ url: '/api-user/common/coureDurations', authorization: 'basicOrBearer' }, options)

/**
 * Dialling codes of all countries.
 *
 * Names are in the caller's language; the countries most of our people live in come first.
 *
 * `POST /api-user/common/phoneZoneList` · anonymous, student, teacher
 *
 * Codes: unexpected (-1), invalidInput (400), tooOften (429), serverError (500), unavailable (503).
 */
export const listPhoneZones = (options?: CallOptions) =>
  call<PhoneZonesResponse>({ url: '/api-user/common/phoneZoneList', authorization: 'none' }, options)

/**
 * Dialling code of one country.
 *
 * `POST /api-user/common/getPhoneByNation` · anonymous, student, teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getPhoneZone = (nationRequest: NationRequest, options?: CallOptions) =>
  call<PhoneZoneResponse>({ url: '/api-user/common/getPhoneByNation', authorization: 'none', body: nationRequest }, options)

/**
 * Versions of the desktop client.
 *
 * The newest first. `update` says what the named version must do.
 *
 * `POST /api-user/common/deskTopByWin` · anonymous, student, teacher
 *
 * Codes: unexpected (-1), invalidInput (400), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getDesktopReleases = (desktopReleasesRequest: DesktopReleasesRequest, options?: CallOptions) =>
  call<DesktopReleasesResponse>({ url: '/api-user/common/deskTopByWin', authorization: 'basicOrBearer', body: desktopReleasesRequest }, options)

/**
 * What a client needs before anybody signs in.
 *
 * `POST /api-user/common/baseInfo` · anonymous, student, teacher
 *
 * Codes: unexpected (-1), invalidInput (400), tooOften (429), serverError (500), unavailable (503).
 */
export const getBaseInfo = (options?: CallOptions) =>
  call<BaseInfoResponse>({ url: '/api-user/common/baseInfo', authorization: 'basicOrBearer' }, options)

/**
 * One feedback about a lesson.
 *
 * For who wrote it, the student it is about, and the teacher of the lesson.
 *
 * `POST /api-user/feedback/detail` · student, teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getFeedbackDetail = (feedbackDetailRequest: FeedbackDetailRequest, options?: CallOptions) =>
  call<FeedbackDetailResponse>({ url: '/api-user/feedback/detail', body: feedbackDetailRequest }, options)

