// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call } from '../../client/call.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { Id, CataloguePageResponse, CatalogueDetailResponse, SchoolPageResponse, SchoolDetailResponse, OfferedCourseResponse, ListCatalogueParams, ListSchoolsParams } from '../types.ts'

/**
 * Courses to join or to buy.
 *
 * `GET /api-user/ext/catalogue` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listCatalogue = (params?: ListCatalogueParams, options?: CallOptions) =>
  call<CataloguePageResponse>({ url: '/api-user/ext/catalogue', method: 'GET', query: params }, options)

/**
 * A course before joining or buying it.
 *
 * `GET /api-user/ext/catalogue/{courseId}` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const getCatalogueCourse = (courseId: Id, options?: CallOptions) =>
  call<CatalogueDetailResponse>({ url: `/api-user/ext/catalogue/${encodeURIComponent(courseId)}`, method: 'GET' }, options)

/**
 * Schools of the catalogue.
 *
 * The school that this server is for comes first.
 *
 * `GET /api-user/ext/schools` · anonymous, student, teacher
 *
 * Codes: unexpected (-1), invalidInput (400), tooOften (429), serverError (500), unavailable (503).
 */
export const listSchools = (params?: ListSchoolsParams, options?: CallOptions) =>
  call<SchoolPageResponse>({ url: '/api-user/ext/schools', method: 'GET', authorization: 'basicOrBearer', query: params }, options)

/**
 * A school introduces itself.
 *
 * `GET /api-user/ext/schools/{schoolId}` · anonymous, student, teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const getSchool = (schoolId: Id, options?: CallOptions) =>
  call<SchoolDetailResponse>({ url: `/api-user/ext/schools/${encodeURIComponent(schoolId)}`, method: 'GET', authorization: 'basicOrBearer' }, options)

/**
 * A course as a visitor sees it.
 *
 * A published course of a school of the catalogue, with its classes, their next lessons and free places. It names no student.
 *
 * `GET /api-user/ext/schools/{schoolId}/courses/{courseId}` · anonymous, student, teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const getOfferedCourse = (schoolId: Id, courseId: Id, options?: CallOptions) =>
  call<OfferedCourseResponse>({ url: `/api-user/ext/schools/${encodeURIComponent(schoolId)}/courses/${encodeURIComponent(courseId)}`, method: 'GET', authorization: 'basicOrBearer' }, options)

