// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call } from '../../client/call.ts'
import type { CallOptions } from '../../client/call-options.ts'
import type { SubjectsResponse, DictionaryCategoriesResponse, GradesResponse, DictionaryEntriesResponse, MerchantsResponse, ClassChoicesResponse, VideoSignatureResponse, ListSubjectsByParentParams, ListDictionaryEntriesParams, GetVideoSignatureParams } from '../types.ts'

/**
 * Subjects below another.
 *
 * `GET /api-tch/web/subject/queryListByPid` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listSubjectsByParent = (params?: ListSubjectsByParentParams, options?: CallOptions) =>
  call<SubjectsResponse>({ url: '/api-tch/web/subject/queryListByPid', method: 'GET', query: params }, options)

/**
 * All lists a school may word itself.
 *
 * For keeping: they change rarely.
 *
 * `GET /api-tch/web/educationDict/getCatchModel` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listDictionaryCategories = (options?: CallOptions) =>
  call<DictionaryCategoriesResponse>({ url: '/api-tch/web/educationDict/getCatchModel', method: 'GET' }, options)

/**
 * Levels of the language.
 *
 * `GET /api-tch/web/grade/gradeList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listGrades = (options?: CallOptions) =>
  call<GradesResponse>({ url: '/api-tch/web/grade/gradeList', method: 'GET' }, options)

/**
 * The values of one list.
 *
 * `GET /api-tch/web/educationDict/querySelectList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listDictionaryEntries = (params: ListDictionaryEntriesParams, options?: CallOptions) =>
  call<DictionaryEntriesResponse>({ url: '/api-tch/web/educationDict/querySelectList', method: 'GET', query: params }, options)

/**
 * Schools that offer lessons here.
 *
 * Of the catalogue; the own school is among them.
 *
 * `GET /api-tch/web/authorize/merchant/selectList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listMerchants = (options?: CallOptions) =>
  call<MerchantsResponse>({ url: '/api-tch/web/authorize/merchant/selectList', method: 'GET' }, options)

/**
 * All classes of a teacher, to choose from.
 *
 * `GET /api-tch/web/class/queryAllList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooOften (429), serverError (500), unavailable (503).
 */
export const listClassChoices = (options?: CallOptions) =>
  call<ClassChoicesResponse>({ url: '/api-tch/web/class/queryAllList', method: 'GET' }, options)

/**
 * Permission to upload a video.
 *
 * With the local engine the signature is the temporary key of `credential`.
 *
 * `GET /api-tch/qqvod/common/getSignature` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503), fileTypeNotAllowed (34001), quotaExceeded (34005), tooManyFiles (34009).
 */
export const getVideoSignature = (params: GetVideoSignatureParams, options?: CallOptions) =>
  call<VideoSignatureResponse>({ url: '/api-tch/qqvod/common/getSignature', method: 'GET', query: params }, options)

