// Generated from spec/ by scripts/generate.ts. Do not edit.
import { call, change, nullWhen } from '../../client/call.ts'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { LessonRef, UploadCredentialRequest, ReadCredentialRequest, RenameRequest, CloudResourceRequest, Base64UploadRequest, ImagesRequest, ObjectsRequest, ResourceFilter, ResourceRef, CourseResourcesRequest, ResourceCopyRequest, LessonFilesBringRequest, PublicRequest, ResourceListResponse, UploadCredentialResponse, CloudResourceResponse, CloudResourcesResponse, DeletedObjectsResponse, ResourcePageResponse, TranscodeResponse, ResourceRefResponse, BroughtFilesResponse, StorageResponse } from '../types.ts'

/**
 * Upload a small picture inside the call.
 *
 * For what a page draws itself, such as a cut avatar or a signed name. JPG or PNG, up to 8 MB once decoded.
 *
 * `POST /api-tch/fileOperate/uploadByBase64Str` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), fileTypeNotAllowed (34001), fileTooLarge (34002), contentMismatch (34003), nameNotAllowed (34004), quotaExceeded (34005), tooManyFiles (34009).
 */
export const uploadBase64Image = (base64UploadRequest: Base64UploadRequest, options?: ChangeCallOptions) =>
  change<CloudResourceResponse>({ url: '/api-tch/fileOperate/uploadByBase64Str', body: base64UploadRequest }, options)

/**
 * Turn uploaded pictures into resources.
 *
 * Up to nine at once; each must be in the store under the own prefix and be a JPG or PNG.
 *
 * `POST /api-tch/fileOperate/uploadImg` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), uploadNotFound (30040), fileTypeNotAllowed (34001), fileTooLarge (34002), contentMismatch (34003).
 */
export const addImages = (imagesRequest: ImagesRequest, options?: ChangeCallOptions) =>
  change<CloudResourcesResponse>({ url: '/api-tch/fileOperate/uploadImg', body: imagesRequest }, options)

/**
 * Delete uploaded objects.
 *
 * With their resources and what was made of them. An object that a replay or a board background shows is kept and named. By the id of a resource only that one place goes, and the object with the last one.
 *
 * `POST /api-tch/fileOperate/delObjects` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const deleteObjects = (objectsRequest: ObjectsRequest, options?: ChangeCallOptions) =>
  change<DeletedObjectsResponse>({ url: '/api-tch/fileOperate/delObjects', encoding: 'json', body: objectsRequest }, options)

/**
 * Permission to upload one file.
 *
 * `POST /api-tch/fileOperate/tempCred` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), fileTypeNotAllowed (34001), quotaExceeded (34005), tooManyFiles (34009).
 */
export const teacherTempCredential = (uploadCredentialRequest: UploadCredentialRequest, options?: CallOptions) =>
  call<UploadCredentialResponse>({ url: '/api-tch/fileOperate/tempCred', body: uploadCredentialRequest }, options)

/**
 * Permission to read one file.
 *
 * `fileName` is the key of an object: the own, or one shown with a lesson of the person. `signUrl` reads it by GET.
 *
 * `POST /api-tch/fileOperate/priTempCred` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const teacherReadCredential = (readCredentialRequest: ReadCredentialRequest, options?: CallOptions) =>
  call<UploadCredentialResponse>({ url: '/api-tch/fileOperate/priTempCred', body: readCredentialRequest }, options)

/**
 * My files.
 *
 * The newest first.
 *
 * `POST /api-tch/fileOperate/objectList` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listCloudResources = (resourceFilter?: ResourceFilter, options?: CallOptions) =>
  call<ResourcePageResponse>({ url: '/api-tch/fileOperate/objectList', body: resourceFilter }, options)

/**
 * Make pages of a document.
 *
 * Queues it; asking again while it is in the queue changes nothing, after a failure it is tried again.
 *
 * `POST /api-tch/fileOperate/iwTransCode` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const startTranscode = (resourceRef: ResourceRef, options?: ChangeCallOptions) =>
  change<TranscodeResponse>({ url: '/api-tch/fileOperate/iwTransCode', body: resourceRef }, options)

/**
 * How far a document is.
 *
 * Answers -1, which shows nothing, while nobody asked for its pages.
 *
 * `POST /api-tch/fileOperate/queryIwTransCode` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const getTranscode = (resourceRef: ResourceRef, options?: CallOptions) =>
  call<TranscodeResponse>({ url: '/api-tch/fileOperate/queryIwTransCode', body: resourceRef }, options).catch(nullWhen(-1))

/**
 * Rename a file.
 *
 * The ending stays, because it says what the file is.
 *
 * `POST /api-tch/fileOperate/clzResFileRename` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), nameNotAllowed (34004).
 */
export const teacherRenameResource = (renameRequest: RenameRequest, options?: ChangeCallOptions) =>
  change<CloudResourceResponse>({ url: '/api-tch/fileOperate/clzResFileRename', body: renameRequest }, options)

/**
 * Turn an uploaded object into a resource.
 *
 * The object must be in the store, under the person's own prefix. An mp3 is measured; one without sound is refused with 34003.
 *
 * `POST /api-tch/fileOperate/addCloudRes` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), uploadNotFound (30040), fileTypeNotAllowed (34001), fileTooLarge (34002), contentMismatch (34003).
 */
export const teacherAddCloudResource = (cloudResourceRequest: CloudResourceRequest, options?: ChangeCallOptions) =>
  change<CloudResourceResponse>({ url: '/api-tch/fileOperate/addCloudRes', body: cloudResourceRequest }, options)

/**
 * Drop the pages of a document.
 *
 * The document stays.
 *
 * `POST /api-tch/fileOperate/delTrancodeRes` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const deleteTranscode = (resourceRef: ResourceRef, options?: ChangeCallOptions) =>
  change<ResourceRefResponse>({ url: '/api-tch/fileOperate/delTrancodeRes', body: resourceRef }, options)

/**
 * Files of a course.
 *
 * Its own, and those of its lessons.
 *
 * `POST /api-tch/fileOperate/courseCosRes` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503).
 */
export const listCourseResources = (courseResourcesRequest: CourseResourcesRequest, options?: CallOptions) =>
  call<ResourceListResponse>({ url: '/api-tch/fileOperate/courseCosRes', body: courseResourcesRequest }, options)

/**
 * Show a file in one more place.
 *
 * The bytes are not copied; they go with the last place that shows them. A place that shows the file already keeps it.
 *
 * `POST /api-tch/ext/resources/copy` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const copyResource = (resourceCopyRequest: ResourceCopyRequest, options?: ChangeCallOptions) =>
  change<CloudResourceResponse>({ url: '/api-tch/ext/resources/copy', body: resourceCopyRequest }, options)

/**
 * Show files of an earlier lesson with this one.
 *
 * Both lessons are of one class; another lesson is 404. Files that the earlier lesson does not show, or no longer, are left out. One that this lesson shows already keeps its id.
 *
 * `POST /api-tch/ext/resources/bring` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507).
 */
export const bringLessonFiles = (lessonFilesBringRequest: LessonFilesBringRequest, options?: ChangeCallOptions) =>
  change<BroughtFilesResponse>({ url: '/api-tch/ext/resources/bring', encoding: 'json', body: lessonFilesBringRequest }, options)

/**
 * How much space is used.
 *
 * `GET /api-tch/ext/storage` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooOften (429), serverError (500), unavailable (503).
 */
export const teacherGetStorage = (options?: CallOptions) =>
  call<StorageResponse>({ url: '/api-tch/ext/storage', method: 'GET' }, options)

/**
 * Files of a lesson.
 *
 * `POST /api-tch/fileOperate/lessonCosRes` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), tooOften (429), serverError (500), unavailable (503), notInClass (30006).
 */
export const teacherListLessonResources = (lessonRef: LessonRef, options?: CallOptions) =>
  call<ResourceListResponse>({ url: '/api-tch/fileOperate/lessonCosRes', body: lessonRef }, options)

/**
 * Make a file public, or private again.
 *
 * Public is a copy with an address of its own, which counts like a file. Private again, that address opens nothing any more, except from a cache that has it, for up to a day.
 *
 * `POST /api-tch/ext/file/setPublic` · teacher
 *
 * Codes: unexpected (-1), invalidInput (400), notSignedIn (401), forbidden (403), notFound (404), tooLarge (413), idempotencyKeyUnusable (422), tooOften (429), serverError (500), unavailable (503), storageFull (507), uploadNotFound (30040), fileTypeNotAllowed (34001), quotaExceeded (34005), tooManyFiles (34009).
 */
export const setResourcePublic = (publicRequest: PublicRequest, options?: ChangeCallOptions) =>
  change<CloudResourceResponse>({ url: '/api-tch/ext/file/setPublic', body: publicRequest }, options)

