// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { LessonRef, UploadCredentialRequest, ReadCredentialRequest, RenameRequest, CloudResourceRequest, StudentResourceFilter, ResourceListResponse, UploadCredentialResponse, CloudResourceResponse, StorageResponse, StudentResourcePageResponse } from '../types.ts'

/**
 * Files of a lesson.
 *
 * `POST /api-user/file/lessonCosRes` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const studentListLessonResources = (lessonRef: LessonRef, options?: CallOptions) =>
  call<ResourceListResponse>({ url: '/api-user/file/lessonCosRes', body: lessonRef }, options)

/**
 * Permission to upload one file.
 *
 * `POST /api-user/file/tempCred` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), fileTypeNotAllowed (34001), quotaExceeded (34005), tooManyFiles (34009).
 */
export const studentTempCredential = (uploadCredentialRequest: UploadCredentialRequest, options?: CallOptions) =>
  call<UploadCredentialResponse>({ url: '/api-user/file/tempCred', body: uploadCredentialRequest }, options)

/**
 * Permission to read one file.
 *
 * `fileName` is the key of an object: the own, or one shown with a lesson of the person. `signUrl` reads it by GET.
 *
 * `POST /api-user/file/priTempCred` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const studentReadCredential = (readCredentialRequest: ReadCredentialRequest, options?: CallOptions) =>
  call<UploadCredentialResponse>({ url: '/api-user/file/priTempCred', body: readCredentialRequest }, options)

/**
 * Rename a file.
 *
 * The ending stays, because it says what the file is.
 *
 * `POST /api-user/file/clzResFileRename` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), nameNotAllowed (34004).
 */
export const studentRenameResource = (renameRequest: RenameRequest, options?: ChangeCallOptions) =>
  change<CloudResourceResponse>({ url: '/api-user/file/clzResFileRename', body: renameRequest }, options)

/**
 * Turn an uploaded object into a resource.
 *
 * The object must be in the store, under the person's own prefix. An mp3 is measured; one without sound is refused with 34003.
 *
 * `POST /api-user/file/addCloudRes` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), uploadNotFound (30040), fileTypeNotAllowed (34001), fileTooLarge (34002), contentMismatch (34003).
 */
export const studentAddCloudResource = (cloudResourceRequest: CloudResourceRequest, options?: ChangeCallOptions) =>
  change<CloudResourceResponse>({ url: '/api-user/file/addCloudRes', body: cloudResourceRequest }, options)

/**
 * How much space is used.
 *
 * `GET /api-user/ext/storage` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const studentGetStorage = (options?: CallOptions) =>
  call<StorageResponse>({ url: '/api-user/ext/storage', method: 'GET' }, options)

/**
 * Files of all my lessons.
 *
 * What is shown with the lessons of the student's classes. One file in two lessons is two rows.
 *
 * `POST /api-user/ext/resources` · student
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const studentListResources = (studentResourceFilter: StudentResourceFilter, options?: CallOptions) =>
  call<StudentResourcePageResponse>({ url: '/api-user/ext/resources', encoding: 'json', body: studentResourceFilter }, options)

