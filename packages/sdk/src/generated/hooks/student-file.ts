// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { studentListLessonResources, studentTempCredential, studentReadCredential, studentRenameResource, studentAddCloudResource, studentGetStorage, studentListResources } from '../calls/student-file.ts'
import type { LessonRef, UploadCredentialRequest, ReadCredentialRequest, RenameRequest, CloudResourceRequest, StudentResourceFilter, ResourceListResponse, UploadCredentialResponse, CloudResourceResponse, StorageResponse, StudentResourcePageResponse } from '../types.ts'

export const getStudentListLessonResourcesQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentListLessonResources', [LessonRef]>('studentListLessonResources', lessonRef)
export const getStudentListLessonResourcesQueryOptions = <Selected = DataOf<ResourceListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>) =>
  readOptions<DataOf<ResourceListResponse>, Selected>('student-file', getStudentListLessonResourcesQueryKey(lessonRef), (call) => studentListLessonResources(lessonRef, call), options)
/** Files of a lesson. */
export const useStudentListLessonResources = <Selected = DataOf<ResourceListResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListLessonResourcesQueryOptions(lessonRef, useOwn(options)), queryClient)

export const getStudentTempCredentialMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest } & CallOptions, Context>) =>
  changeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest } & CallOptions, Context>('studentTempCredential', [], ({ data, ...call }) => studentTempCredential(data, call), options)
/** Permission to upload one file. */
export const useStudentTempCredential = <Context = unknown>(options?: ChangeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentTempCredentialMutationOptions(useOwn(options)), queryClient)

export const getStudentReadCredentialQueryKey = (readCredentialRequest?: ReadCredentialRequest) =>
  readKey<'studentReadCredential', [ReadCredentialRequest]>('studentReadCredential', readCredentialRequest)
export const getStudentReadCredentialQueryOptions = <Selected = DataOf<UploadCredentialResponse>>(readCredentialRequest: ReadCredentialRequest, options?: ReadOptions<DataOf<UploadCredentialResponse>, Selected>) =>
  readOptions<DataOf<UploadCredentialResponse>, Selected>('student-file', getStudentReadCredentialQueryKey(readCredentialRequest), (call) => studentReadCredential(readCredentialRequest, call), options)
/** Permission to read one file. */
export const useStudentReadCredential = <Selected = DataOf<UploadCredentialResponse>>(readCredentialRequest: ReadCredentialRequest, options?: ReadOptions<DataOf<UploadCredentialResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentReadCredentialQueryOptions(readCredentialRequest, useOwn(options)), queryClient)

export const getStudentRenameResourceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest } & ChangeCallOptions, Context>('studentRenameResource', ["student-file","studentLessonPage"], ({ data, ...call }) => studentRenameResource(data, call), options)
/** Rename a file. */
export const useStudentRenameResource = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentRenameResourceMutationOptions(useOwn(options)), queryClient)

export const getStudentAddCloudResourceMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest } & ChangeCallOptions, Context>('studentAddCloudResource', ["student-file","studentLessonPage"], ({ data, ...call }) => studentAddCloudResource(data, call), options)
/** Turn an uploaded object into a resource. */
export const useStudentAddCloudResource = <Context = unknown>(options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentAddCloudResourceMutationOptions(useOwn(options)), queryClient)

export const getStudentGetStorageQueryKey = () =>
  readKey<'studentGetStorage', []>('studentGetStorage')
export const getStudentGetStorageQueryOptions = <Selected = DataOf<StorageResponse>>(options?: ReadOptions<DataOf<StorageResponse>, Selected>) =>
  readOptions<DataOf<StorageResponse>, Selected>('student-file', getStudentGetStorageQueryKey(), (call) => studentGetStorage(call), options)
/** How much space is used. */
export const useStudentGetStorage = <Selected = DataOf<StorageResponse>>(options?: ReadOptions<DataOf<StorageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentGetStorageQueryOptions(useOwn(options)), queryClient)

export const getStudentListResourcesQueryKey = (studentResourceFilter?: StudentResourceFilter) =>
  readKey<'studentListResources', [StudentResourceFilter]>('studentListResources', studentResourceFilter)
export const getStudentListResourcesQueryOptions = <Selected = DataOf<StudentResourcePageResponse>>(studentResourceFilter: StudentResourceFilter, options?: ReadOptions<DataOf<StudentResourcePageResponse>, Selected>) =>
  pageOptions<DataOf<StudentResourcePageResponse>, Selected>('student-file', getStudentListResourcesQueryKey(studentResourceFilter), (call) => studentListResources(studentResourceFilter, call), options)
/** Files of all my lessons. */
export const useStudentListResources = <Selected = DataOf<StudentResourcePageResponse>>(studentResourceFilter: StudentResourceFilter, options?: ReadOptions<DataOf<StudentResourcePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListResourcesQueryOptions(studentResourceFilter, useOwn(options)), queryClient)

export const getStudentListResourcesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<StudentResourcePageResponse>>>>(studentResourceFilter: Omit<StudentResourceFilter, 'current'>, options?: PagesOptions<DataOf<StudentResourcePageResponse>, Selected>) =>
  pagesOptions<DataOf<StudentResourcePageResponse>, Selected>('student-file', getStudentListResourcesQueryKey(studentResourceFilter), (current, call) => studentListResources({ ...studentResourceFilter, current }, call), options)
/** Files of all my lessons. */
export const useStudentListResourcesInfinite = <Selected = JoinedPages<ItemOf<DataOf<StudentResourcePageResponse>>>>(studentResourceFilter: Omit<StudentResourceFilter, 'current'>, options?: PagesOptions<DataOf<StudentResourcePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getStudentListResourcesInfiniteQueryOptions(studentResourceFilter, useOwn(options)), queryClient)


