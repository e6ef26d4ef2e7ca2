// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { LessonRef, UploadCredentialRequest, ReadCredentialRequest, RenameRequest, CloudResourceRequest, ResourceListResponse, UploadCredentialResponse, CloudResourceResponse } from '../types.ts'

/**
 * @summary Files of a lesson
 */
export const studentListLessonResources = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ResourceListResponse>({ url: '/api-user/file/lessonCosRes', body: lessonRef, signal })

export const getStudentListLessonResourcesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentListLessonResources', [LessonRef]>('studentListLessonResources', lessonRef)
export const getStudentListLessonResourcesQueryOptions = <Selected = DataOf<ResourceListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>) =>
  readOptions<DataOf<ResourceListResponse>, Selected>('student-file', getStudentListLessonResourcesQueryKey(lessonRef), (signal) => studentListLessonResources(lessonRef, signal), options)
/** Files of a lesson. */
export const useStudentListLessonResources = <Selected = DataOf<ResourceListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListLessonResourcesQueryOptions(lessonRef, options), queryClient)

/**
 * @summary Permission to upload one file
 */
export const studentTempCredential = (uploadCredentialRequest: UploadCredentialRequest, signal?: AbortSignal) =>
  call<UploadCredentialResponse>({ url: '/api-user/file/tempCred', body: uploadCredentialRequest, signal })

export const getStudentTempCredentialMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest }, Context>) =>
  changeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest }, Context>('studentTempCredential', [], ({ data }) => studentTempCredential(data), options)
/** Permission to upload one file. */
export const useStudentTempCredential = <Context = unknown>(options?: ChangeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentTempCredentialMutationOptions(options), queryClient)

/**
 * `fileName` is the key of an object: the own, or one shown with a lesson of the person. `signUrl` reads it by GET.
 * @summary Permission to read one file
 */
export const studentReadCredential = (readCredentialRequest: ReadCredentialRequest, signal?: AbortSignal) =>
  call<UploadCredentialResponse>({ url: '/api-user/file/priTempCred', body: readCredentialRequest, signal })

export const getStudentReadCredentialQueryKey = (readCredentialRequest?: ReadCredentialRequest) =>
  readKey<'studentReadCredential', [ReadCredentialRequest]>('studentReadCredential', readCredentialRequest)
export const getStudentReadCredentialQueryOptions = <Selected = DataOf<UploadCredentialResponse>>(readCredentialRequest: ReadCredentialRequest, options?: ReadOptions<DataOf<UploadCredentialResponse>, Selected>) =>
  readOptions<DataOf<UploadCredentialResponse>, Selected>('student-file', getStudentReadCredentialQueryKey(readCredentialRequest), (signal) => studentReadCredential(readCredentialRequest, signal), options)
/** Permission to read one file. */
export const useStudentReadCredential = <Selected = DataOf<UploadCredentialResponse>>(readCredentialRequest: ReadCredentialRequest, options?: ReadOptions<DataOf<UploadCredentialResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentReadCredentialQueryOptions(readCredentialRequest, options), queryClient)

/**
 * The ending stays, because it says what the file is.
 * @summary Rename a file
 */
export const studentRenameResource = (renameRequest: RenameRequest, signal?: AbortSignal) =>
  call<CloudResourceResponse>({ url: '/api-user/file/clzResFileRename', body: renameRequest, signal })

export const getStudentRenameResourceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest }, Context>) =>
  changeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest }, Context>('studentRenameResource', ["student-file"], ({ data }) => studentRenameResource(data), options)
/** Rename a file. */
export const useStudentRenameResource = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRenameResourceMutationOptions(options), queryClient)

/**
 * The object must be in the store, under the person's own prefix. An mp3 is measured; one without sound is refused with 34003.
 * @summary Turn an uploaded object into a resource
 */
export const studentAddCloudResource = (cloudResourceRequest: CloudResourceRequest, signal?: AbortSignal) =>
  call<CloudResourceResponse>({ url: '/api-user/file/addCloudRes', body: cloudResourceRequest, signal })

export const getStudentAddCloudResourceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest }, Context>) =>
  changeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest }, Context>('studentAddCloudResource', ["student-file"], ({ data }) => studentAddCloudResource(data), options)
/** Turn an uploaded object into a resource. */
export const useStudentAddCloudResource = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentAddCloudResourceMutationOptions(options), queryClient)

