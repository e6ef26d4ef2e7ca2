// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call, nullWhen } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { LessonRef, UploadCredentialRequest, ReadCredentialRequest, RenameRequest, CloudResourceRequest, Base64UploadRequest, ImagesRequest, ObjectsRequest, ResourceFilter, ResourceRef, CourseResourcesRequest, ResourceListResponse, UploadCredentialResponse, CloudResourceResponse, CloudResourcesResponse, DeletedObjectsResponse, ResourcePageResponse, TranscodeResponse, ResourceRefResponse } from '../types.ts'

/**
 * For what a page draws itself, such as a cut avatar or a signed name. JPG or PNG, up to 8 MB once decoded.
 * @summary Upload a small picture inside the call
 */
export const uploadBase64Image = (base64UploadRequest: Base64UploadRequest, signal?: AbortSignal) =>
  call<CloudResourceResponse>({ url: '/api-tch/fileOperate/uploadByBase64Str', body: base64UploadRequest, signal })

export const getUploadBase64ImageMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: Base64UploadRequest }, Context>) =>
  changeOptions<DataOf<CloudResourceResponse>, { data: Base64UploadRequest }, Context>('uploadBase64Image', ["teacher-file"], ({ data }) => uploadBase64Image(data), options)
/** Upload a small picture inside the call. */
export const useUploadBase64Image = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: Base64UploadRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getUploadBase64ImageMutationOptions(options), queryClient)


/**
 * Up to nine at once; each must be in the store under the own prefix and be a JPG or PNG.
 * @summary Turn uploaded pictures into resources
 */
export const addImages = (imagesRequest: ImagesRequest, signal?: AbortSignal) =>
  call<CloudResourcesResponse>({ url: '/api-tch/fileOperate/uploadImg', body: imagesRequest, signal })

export const getAddImagesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourcesResponse>, { data: ImagesRequest }, Context>) =>
  changeOptions<DataOf<CloudResourcesResponse>, { data: ImagesRequest }, Context>('addImages', ["teacher-file"], ({ data }) => addImages(data), options)
/** Turn uploaded pictures into resources. */
export const useAddImages = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourcesResponse>, { data: ImagesRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddImagesMutationOptions(options), queryClient)


/**
 * With their resources and what was made of them. An object that a replay or a board background shows is kept and named.
 * @summary Delete uploaded objects
 */
export const deleteObjects = (objectsRequest: ObjectsRequest, signal?: AbortSignal) =>
  call<DeletedObjectsResponse>({ url: '/api-tch/fileOperate/delObjects', encoding: 'json', body: objectsRequest, signal })

export const getDeleteObjectsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<DeletedObjectsResponse>, { data: ObjectsRequest }, Context>) =>
  changeOptions<DataOf<DeletedObjectsResponse>, { data: ObjectsRequest }, Context>('deleteObjects', ["teacher-file"], ({ data }) => deleteObjects(data), options)
/** Delete uploaded objects. */
export const useDeleteObjects = <Context = unknown>(options?: ChangeOptions<DataOf<DeletedObjectsResponse>, { data: ObjectsRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteObjectsMutationOptions(options), queryClient)


/**
 * @summary Permission to upload one file
 */
export const teacherTempCredential = (uploadCredentialRequest: UploadCredentialRequest, signal?: AbortSignal) =>
  call<UploadCredentialResponse>({ url: '/api-tch/fileOperate/tempCred', body: uploadCredentialRequest, signal })

export const getTeacherTempCredentialMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest }, Context>) =>
  changeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest }, Context>('teacherTempCredential', [], ({ data }) => teacherTempCredential(data), options)
/** Permission to upload one file. */
export const useTeacherTempCredential = <Context = unknown>(options?: ChangeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherTempCredentialMutationOptions(options), queryClient)


/**
 * `fileName` is the key of an object: the own, or one shown with a lesson of the person. `signUrl` reads it by GET.
 * @summary Permission to read one file
 */
export const teacherReadCredential = (readCredentialRequest: ReadCredentialRequest, signal?: AbortSignal) =>
  call<UploadCredentialResponse>({ url: '/api-tch/fileOperate/priTempCred', body: readCredentialRequest, signal })

export const getTeacherReadCredentialQueryKey = (readCredentialRequest?: ReadCredentialRequest) =>
  readKey<'teacherReadCredential', [ReadCredentialRequest]>('teacherReadCredential', readCredentialRequest)
export const getTeacherReadCredentialQueryOptions = <Selected = DataOf<UploadCredentialResponse>>(readCredentialRequest: ReadCredentialRequest, options?: ReadOptions<DataOf<UploadCredentialResponse>, Selected>) =>
  readOptions<DataOf<UploadCredentialResponse>, Selected>('teacher-file', getTeacherReadCredentialQueryKey(readCredentialRequest), (signal) => teacherReadCredential(readCredentialRequest, signal), options)
/** Permission to read one file. */
export const useTeacherReadCredential = <Selected = DataOf<UploadCredentialResponse>>(readCredentialRequest: ReadCredentialRequest, options?: ReadOptions<DataOf<UploadCredentialResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherReadCredentialQueryOptions(readCredentialRequest, options), queryClient)


/**
 * The newest first.
 * @summary My files
 */
export const listCloudResources = (resourceFilter?: ResourceFilter, signal?: AbortSignal) =>
  call<ResourcePageResponse>({ url: '/api-tch/fileOperate/objectList', body: resourceFilter, signal })

export const getListCloudResourcesQueryKey = (resourceFilter?: ResourceFilter) =>
  readKey<'listCloudResources', [ResourceFilter]>('listCloudResources', resourceFilter)
export const getListCloudResourcesQueryOptions = <Selected = DataOf<ResourcePageResponse>>(resourceFilter?: ResourceFilter, options?: ReadOptions<DataOf<ResourcePageResponse>, Selected>) =>
  pageOptions<DataOf<ResourcePageResponse>, Selected>('teacher-file', getListCloudResourcesQueryKey(resourceFilter), (signal) => listCloudResources(resourceFilter, signal), options)
/** My files. */
export const useListCloudResources = <Selected = DataOf<ResourcePageResponse>>(resourceFilter?: ResourceFilter, options?: ReadOptions<DataOf<ResourcePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCloudResourcesQueryOptions(resourceFilter, options), queryClient)

export const getListCloudResourcesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<ResourcePageResponse>>>>(resourceFilter?: Omit<ResourceFilter, 'current'>, options?: PagesOptions<DataOf<ResourcePageResponse>, Selected>) =>
  pagesOptions<DataOf<ResourcePageResponse>, Selected>('teacher-file', getListCloudResourcesQueryKey(resourceFilter), (current, signal) => listCloudResources({ ...resourceFilter, current }, signal), options)
/** My files. */
export const useListCloudResourcesInfinite = <Selected = JoinedPages<ItemOf<DataOf<ResourcePageResponse>>>>(resourceFilter?: Omit<ResourceFilter, 'current'>, options?: PagesOptions<DataOf<ResourcePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListCloudResourcesInfiniteQueryOptions(resourceFilter, options), queryClient)


/**
 * Queues it; asking again while it is in the queue changes nothing, after a failure it is tried again.
 * @summary Make pages of a document
 */
export const startTranscode = (resourceRef: ResourceRef, signal?: AbortSignal) =>
  call<TranscodeResponse>({ url: '/api-tch/fileOperate/iwTransCode', body: resourceRef, signal })

export const getStartTranscodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<TranscodeResponse>, { data: ResourceRef }, Context>) =>
  changeOptions<DataOf<TranscodeResponse>, { data: ResourceRef }, Context>('startTranscode', ["teacher-file"], ({ data }) => startTranscode(data), options)
/** Make pages of a document. */
export const useStartTranscode = <Context = unknown>(options?: ChangeOptions<DataOf<TranscodeResponse>, { data: ResourceRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getStartTranscodeMutationOptions(options), queryClient)


/**
 * Answers -1, which shows nothing, while nobody asked for its pages.
 * @summary How far a document is
 */
export const getTranscode = (resourceRef: ResourceRef, signal?: AbortSignal) =>
  call<TranscodeResponse>({ url: '/api-tch/fileOperate/queryIwTransCode', body: resourceRef, signal }).catch(nullWhen(-1))

export const getGetTranscodeQueryKey = (resourceRef?: ResourceRef) =>
  readKey<'getTranscode', [ResourceRef]>('getTranscode', resourceRef)
export const getGetTranscodeQueryOptions = <Selected = DataOf<TranscodeResponse> | null>(resourceRef: ResourceRef, options?: ReadOptions<DataOf<TranscodeResponse> | null, Selected>) =>
  readOptions<DataOf<TranscodeResponse> | null, Selected>('teacher-file', getGetTranscodeQueryKey(resourceRef), (signal) => getTranscode(resourceRef, signal), options)
/** How far a document is. */
export const useGetTranscode = <Selected = DataOf<TranscodeResponse> | null>(resourceRef: ResourceRef, options?: ReadOptions<DataOf<TranscodeResponse> | null, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetTranscodeQueryOptions(resourceRef, options), queryClient)


/**
 * The ending stays, because it says what the file is.
 * @summary Rename a file
 */
export const teacherRenameResource = (renameRequest: RenameRequest, signal?: AbortSignal) =>
  call<CloudResourceResponse>({ url: '/api-tch/fileOperate/clzResFileRename', body: renameRequest, signal })

export const getTeacherRenameResourceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest }, Context>) =>
  changeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest }, Context>('teacherRenameResource', ["teacher-file"], ({ data }) => teacherRenameResource(data), options)
/** Rename a file. */
export const useTeacherRenameResource = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRenameResourceMutationOptions(options), queryClient)


/**
 * The object must be in the store, under the person's own prefix. An mp3 is measured; one without sound is refused with 34003.
 * @summary Turn an uploaded object into a resource
 */
export const teacherAddCloudResource = (cloudResourceRequest: CloudResourceRequest, signal?: AbortSignal) =>
  call<CloudResourceResponse>({ url: '/api-tch/fileOperate/addCloudRes', body: cloudResourceRequest, signal })

export const getTeacherAddCloudResourceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest }, Context>) =>
  changeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest }, Context>('teacherAddCloudResource', ["teacher-file"], ({ data }) => teacherAddCloudResource(data), options)
/** Turn an uploaded object into a resource. */
export const useTeacherAddCloudResource = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherAddCloudResourceMutationOptions(options), queryClient)


/**
 * The document stays.
 * @summary Drop the pages of a document
 */
export const deleteTranscode = (resourceRef: ResourceRef, signal?: AbortSignal) =>
  call<ResourceRefResponse>({ url: '/api-tch/fileOperate/delTrancodeRes', body: resourceRef, signal })

export const getDeleteTranscodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ResourceRefResponse>, { data: ResourceRef }, Context>) =>
  changeOptions<DataOf<ResourceRefResponse>, { data: ResourceRef }, Context>('deleteTranscode', ["teacher-file"], ({ data }) => deleteTranscode(data), options)
/** Drop the pages of a document. */
export const useDeleteTranscode = <Context = unknown>(options?: ChangeOptions<DataOf<ResourceRefResponse>, { data: ResourceRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteTranscodeMutationOptions(options), queryClient)


/**
 * Its own, and those of its lessons.
 * @summary Files of a course
 */
export const listCourseResources = (courseResourcesRequest: CourseResourcesRequest, signal?: AbortSignal) =>
  call<ResourceListResponse>({ url: '/api-tch/fileOperate/courseCosRes', body: courseResourcesRequest, signal })

export const getListCourseResourcesQueryKey = (courseResourcesRequest?: CourseResourcesRequest) =>
  readKey<'listCourseResources', [CourseResourcesRequest]>('listCourseResources', courseResourcesRequest)
export const getListCourseResourcesQueryOptions = <Selected = DataOf<ResourceListResponse>>(courseResourcesRequest: CourseResourcesRequest, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>) =>
  readOptions<DataOf<ResourceListResponse>, Selected>('teacher-file', getListCourseResourcesQueryKey(courseResourcesRequest), (signal) => listCourseResources(courseResourcesRequest, signal), options)
/** Files of a course. */
export const useListCourseResources = <Selected = DataOf<ResourceListResponse>>(courseResourcesRequest: CourseResourcesRequest, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCourseResourcesQueryOptions(courseResourcesRequest, options), queryClient)


/**
 * @summary Files of a lesson
 */
export const teacherListLessonResources = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ResourceListResponse>({ url: '/api-tch/fileOperate/lessonCosRes', body: lessonRef, signal })

export const getTeacherListLessonResourcesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherListLessonResources', [LessonRef]>('teacherListLessonResources', lessonRef)
export const getTeacherListLessonResourcesQueryOptions = <Selected = DataOf<ResourceListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>) =>
  readOptions<DataOf<ResourceListResponse>, Selected>('teacher-file', getTeacherListLessonResourcesQueryKey(lessonRef), (signal) => teacherListLessonResources(lessonRef, signal), options)
/** Files of a lesson. */
export const useTeacherListLessonResources = <Selected = DataOf<ResourceListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListLessonResourcesQueryOptions(lessonRef, options), queryClient)


