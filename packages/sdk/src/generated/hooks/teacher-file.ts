// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { uploadBase64Image, addImages, deleteObjects, teacherTempCredential, teacherReadCredential, listCloudResources, startTranscode, getTranscode, teacherRenameResource, teacherAddCloudResource, deleteTranscode, listCourseResources, copyResource, bringLessonFiles, teacherGetStorage, teacherListLessonResources, setResourcePublic } from '../calls/teacher-file.ts'
import type { LessonRef, UploadCredentialRequest, ReadCredentialRequest, RenameRequest, CloudResourceRequest, Base64UploadRequest, ImagesRequest, ObjectsRequest, ResourceFilter, ResourceRef, CourseResourcesRequest, ResourceCopyRequest, LessonFilesBringRequest, PublicRequest, ResourceListResponse, UploadCredentialResponse, CloudResourceResponse, CloudResourcesResponse, DeletedObjectsResponse, ResourcePageResponse, TranscodeResponse, ResourceRefResponse, BroughtFilesResponse, StorageResponse } from '../types.ts'

export const getUploadBase64ImageMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: Base64UploadRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<CloudResourceResponse>, { data: Base64UploadRequest } & ChangeCallOptions, Context>('uploadBase64Image', ["teacher-file"], ({ data, ...call }) => uploadBase64Image(data, call), options)
/** Upload a small picture inside the call. */
export const useUploadBase64Image = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: Base64UploadRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getUploadBase64ImageMutationOptions(useOwn(options)), queryClient)


export const getAddImagesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourcesResponse>, { data: ImagesRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<CloudResourcesResponse>, { data: ImagesRequest } & ChangeCallOptions, Context>('addImages', ["teacher-file"], ({ data, ...call }) => addImages(data, call), options)
/** Turn uploaded pictures into resources. */
export const useAddImages = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourcesResponse>, { data: ImagesRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAddImagesMutationOptions(useOwn(options)), queryClient)


export const getDeleteObjectsMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<DeletedObjectsResponse>, { data: ObjectsRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<DeletedObjectsResponse>, { data: ObjectsRequest } & ChangeCallOptions, Context>('deleteObjects', ["teacher-file","teacherLessonPage"], ({ data, ...call }) => deleteObjects(data, call), options)
/** Delete uploaded objects. */
export const useDeleteObjects = <Context = unknown>(options?: ChangeOptions<DataOf<DeletedObjectsResponse>, { data: ObjectsRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteObjectsMutationOptions(useOwn(options)), queryClient)


export const getTeacherTempCredentialMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest } & CallOptions, Context>) =>
  changeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest } & CallOptions, Context>('teacherTempCredential', [], ({ data, ...call }) => teacherTempCredential(data, call), options)
/** Permission to upload one file. */
export const useTeacherTempCredential = <Context = unknown>(options?: ChangeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherTempCredentialMutationOptions(useOwn(options)), queryClient)


export const getTeacherReadCredentialQueryKey = (readCredentialRequest?: ReadCredentialRequest) =>
  readKey<'teacherReadCredential', [ReadCredentialRequest]>('teacherReadCredential', readCredentialRequest)
export const getTeacherReadCredentialQueryOptions = <Selected = DataOf<UploadCredentialResponse>>(readCredentialRequest: ReadCredentialRequest, options?: ReadOptions<DataOf<UploadCredentialResponse>, Selected>) =>
  readOptions<DataOf<UploadCredentialResponse>, Selected>('teacher-file', getTeacherReadCredentialQueryKey(readCredentialRequest), (call) => teacherReadCredential(readCredentialRequest, call), options)
/** Permission to read one file. */
export const useTeacherReadCredential = <Selected = DataOf<UploadCredentialResponse>>(readCredentialRequest: ReadCredentialRequest, options?: ReadOptions<DataOf<UploadCredentialResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherReadCredentialQueryOptions(readCredentialRequest, useOwn(options)), queryClient)


export const getListCloudResourcesQueryKey = (resourceFilter?: ResourceFilter) =>
  readKey<'listCloudResources', [ResourceFilter]>('listCloudResources', resourceFilter)
export const getListCloudResourcesQueryOptions = <Selected = DataOf<ResourcePageResponse>>(resourceFilter?: ResourceFilter, options?: ReadOptions<DataOf<ResourcePageResponse>, Selected>) =>
  pageOptions<DataOf<ResourcePageResponse>, Selected>('teacher-file', getListCloudResourcesQueryKey(resourceFilter), (call) => listCloudResources(resourceFilter, call), options)
/** My files. */
export const useListCloudResources = <Selected = DataOf<ResourcePageResponse>>(resourceFilter?: ResourceFilter, options?: ReadOptions<DataOf<ResourcePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCloudResourcesQueryOptions(resourceFilter, useOwn(options)), queryClient)

export const getListCloudResourcesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<ResourcePageResponse>>>>(resourceFilter?: Omit<ResourceFilter, 'current'>, options?: PagesOptions<DataOf<ResourcePageResponse>, Selected>) =>
  pagesOptions<DataOf<ResourcePageResponse>, Selected>('teacher-file', getListCloudResourcesQueryKey(resourceFilter), (current, call) => listCloudResources({ ...resourceFilter, current }, call), options)
/** My files. */
export const useListCloudResourcesInfinite = <Selected = JoinedPages<ItemOf<DataOf<ResourcePageResponse>>>>(resourceFilter?: Omit<ResourceFilter, 'current'>, options?: PagesOptions<DataOf<ResourcePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListCloudResourcesInfiniteQueryOptions(resourceFilter, useOwn(options)), queryClient)


export const getStartTranscodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<TranscodeResponse>, { data: ResourceRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<TranscodeResponse>, { data: ResourceRef } & ChangeCallOptions, Context>('startTranscode', ["teacher-file","teacherLessonPage"], ({ data, ...call }) => startTranscode(data, call), options)
/** Make pages of a document. */
export const useStartTranscode = <Context = unknown>(options?: ChangeOptions<DataOf<TranscodeResponse>, { data: ResourceRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStartTranscodeMutationOptions(useOwn(options)), queryClient)


export const getGetTranscodeQueryKey = (resourceRef?: ResourceRef) =>
  readKey<'getTranscode', [ResourceRef]>('getTranscode', resourceRef)
export const getGetTranscodeQueryOptions = <Selected = DataOf<TranscodeResponse> | null>(resourceRef: ResourceRef, options?: ReadOptions<DataOf<TranscodeResponse> | null, Selected>) =>
  readOptions<DataOf<TranscodeResponse> | null, Selected>('teacher-file', getGetTranscodeQueryKey(resourceRef), (call) => getTranscode(resourceRef, call), options)
/** How far a document is. */
export const useGetTranscode = <Selected = DataOf<TranscodeResponse> | null>(resourceRef: ResourceRef, options?: ReadOptions<DataOf<TranscodeResponse> | null, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetTranscodeQueryOptions(resourceRef, useOwn(options)), queryClient)


export const getTeacherRenameResourceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest } & ChangeCallOptions, Context>('teacherRenameResource', ["teacher-file","teacherLessonPage"], ({ data, ...call }) => teacherRenameResource(data, call), options)
/** Rename a file. */
export const useTeacherRenameResource = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherRenameResourceMutationOptions(useOwn(options)), queryClient)


export const getTeacherAddCloudResourceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest } & ChangeCallOptions, Context>('teacherAddCloudResource', ["teacher-file","teacherLessonPage"], ({ data, ...call }) => teacherAddCloudResource(data, call), options)
/** Turn an uploaded object into a resource. */
export const useTeacherAddCloudResource = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherAddCloudResourceMutationOptions(useOwn(options)), queryClient)


export const getDeleteTranscodeMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ResourceRefResponse>, { data: ResourceRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ResourceRefResponse>, { data: ResourceRef } & ChangeCallOptions, Context>('deleteTranscode', ["teacher-file","teacherLessonPage"], ({ data, ...call }) => deleteTranscode(data, call), options)
/** Drop the pages of a document. */
export const useDeleteTranscode = <Context = unknown>(options?: ChangeOptions<DataOf<ResourceRefResponse>, { data: ResourceRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteTranscodeMutationOptions(useOwn(options)), queryClient)


export const getListCourseResourcesQueryKey = (courseResourcesRequest?: CourseResourcesRequest) =>
  readKey<'listCourseResources', [CourseResourcesRequest]>('listCourseResources', courseResourcesRequest)
export const getListCourseResourcesQueryOptions = <Selected = DataOf<ResourceListResponse>>(courseResourcesRequest: CourseResourcesRequest, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>) =>
  readOptions<DataOf<ResourceListResponse>, Selected>('teacher-file', getListCourseResourcesQueryKey(courseResourcesRequest), (call) => listCourseResources(courseResourcesRequest, call), options)
/** Files of a course. */
export const useListCourseResources = <Selected = DataOf<ResourceListResponse>>(courseResourcesRequest: CourseResourcesRequest, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListCourseResourcesQueryOptions(courseResourcesRequest, useOwn(options)), queryClient)


export const getCopyResourceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: ResourceCopyRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<CloudResourceResponse>, { data: ResourceCopyRequest } & ChangeCallOptions, Context>('copyResource', ["teacher-file","teacherLessonPage"], ({ data, ...call }) => copyResource(data, call), options)
/** Show a file in one more place. */
export const useCopyResource = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: ResourceCopyRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getCopyResourceMutationOptions(useOwn(options)), queryClient)


export const getBringLessonFilesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<BroughtFilesResponse>, { data: LessonFilesBringRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<BroughtFilesResponse>, { data: LessonFilesBringRequest } & ChangeCallOptions, Context>('bringLessonFiles', ["teacher-file","teacherLessonPage"], ({ data, ...call }) => bringLessonFiles(data, call), options)
/** Show files of an earlier lesson with this one. */
export const useBringLessonFiles = <Context = unknown>(options?: ChangeOptions<DataOf<BroughtFilesResponse>, { data: LessonFilesBringRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getBringLessonFilesMutationOptions(useOwn(options)), queryClient)


export const getTeacherGetStorageQueryKey = () =>
  readKey<'teacherGetStorage', []>('teacherGetStorage')
export const getTeacherGetStorageQueryOptions = <Selected = DataOf<StorageResponse>>(options?: ReadOptions<DataOf<StorageResponse>, Selected>) =>
  readOptions<DataOf<StorageResponse>, Selected>('teacher-file', getTeacherGetStorageQueryKey(), (call) => teacherGetStorage(call), options)
/** How much space is used. */
export const useTeacherGetStorage = <Selected = DataOf<StorageResponse>>(options?: ReadOptions<DataOf<StorageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherGetStorageQueryOptions(useOwn(options)), queryClient)


export const getTeacherListLessonResourcesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherListLessonResources', [LessonRef]>('teacherListLessonResources', lessonRef)
export const getTeacherListLessonResourcesQueryOptions = <Selected = DataOf<ResourceListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>) =>
  readOptions<DataOf<ResourceListResponse>, Selected>('teacher-file', getTeacherListLessonResourcesQueryKey(lessonRef), (call) => teacherListLessonResources(lessonRef, call), options)
/** Files of a lesson. */
export const useTeacherListLessonResources = <Selected = DataOf<ResourceListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListLessonResourcesQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getSetResourcePublicMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: PublicRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<CloudResourceResponse>, { data: PublicRequest } & ChangeCallOptions, Context>('setResourcePublic', ["teacher-file","teacherLessonPage"], ({ data, ...call }) => setResourcePublic(data, call), options)
/** Make a file public, or private again. */
export const useSetResourcePublic = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: PublicRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSetResourcePublicMutationOptions(useOwn(options)), queryClient)


