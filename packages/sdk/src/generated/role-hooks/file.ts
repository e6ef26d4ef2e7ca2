// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getStudentListLessonResourcesQueryKey, getStudentListLessonResourcesQueryOptions, getStudentTempCredentialMutationOptions, getStudentReadCredentialQueryKey, getStudentReadCredentialQueryOptions, getStudentRenameResourceMutationOptions, getStudentAddCloudResourceMutationOptions, getStudentGetStorageQueryKey, getStudentGetStorageQueryOptions } from '../hooks/student-file.ts'
import { getTeacherTempCredentialMutationOptions, getTeacherReadCredentialQueryKey, getTeacherReadCredentialQueryOptions, getTeacherRenameResourceMutationOptions, getTeacherAddCloudResourceMutationOptions, getTeacherGetStorageQueryKey, getTeacherGetStorageQueryOptions, getTeacherListLessonResourcesQueryKey, getTeacherListLessonResourcesQueryOptions } from '../hooks/teacher-file.ts'
import type { Role, LessonRef, UploadCredentialRequest, ReadCredentialRequest, RenameRequest, CloudResourceRequest, ResourceListResponse, UploadCredentialResponse, CloudResourceResponse, StorageResponse } from '../types.ts'

export const getListLessonResourcesAsQueryKey = (role: Role, lessonRef?: LessonRef): ReturnType<typeof getTeacherListLessonResourcesQueryKey> | ReturnType<typeof getStudentListLessonResourcesQueryKey> =>
  (role === 'teacher' ? getTeacherListLessonResourcesQueryKey : getStudentListLessonResourcesQueryKey)(lessonRef)
export const getListLessonResourcesAsQueryOptions = <Selected = DataOf<ResourceListResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListLessonResourcesQueryOptions : getStudentListLessonResourcesQueryOptions)<Selected>(lessonRef, options)
/** Files of a lesson. */
export const useListLessonResourcesAs = <Selected = DataOf<ResourceListResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonResourcesAsQueryOptions(role, lessonRef, useOwn(options)), queryClient)


export const getTempCredentialAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherTempCredentialMutationOptions : getStudentTempCredentialMutationOptions)<Context>(options)
/** Permission to upload one file. */
export const useTempCredentialAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTempCredentialAsMutationOptions(role, useOwn(options)), queryClient)


export const getReadCredentialAsQueryKey = (role: Role, readCredentialRequest?: ReadCredentialRequest): ReturnType<typeof getTeacherReadCredentialQueryKey> | ReturnType<typeof getStudentReadCredentialQueryKey> =>
  (role === 'teacher' ? getTeacherReadCredentialQueryKey : getStudentReadCredentialQueryKey)(readCredentialRequest)
export const getReadCredentialAsQueryOptions = <Selected = DataOf<UploadCredentialResponse>>(role: Role, readCredentialRequest: ReadCredentialRequest, options?: ReadOptions<DataOf<UploadCredentialResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherReadCredentialQueryOptions : getStudentReadCredentialQueryOptions)<Selected>(readCredentialRequest, options)
/** Permission to read one file. */
export const useReadCredentialAs = <Selected = DataOf<UploadCredentialResponse>>(role: Role, readCredentialRequest: ReadCredentialRequest, options?: ReadOptions<DataOf<UploadCredentialResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getReadCredentialAsQueryOptions(role, readCredentialRequest, useOwn(options)), queryClient)


export const getRenameResourceAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest } & ChangeCallOptions, Context>) =>
  (role === 'teacher' ? getTeacherRenameResourceMutationOptions : getStudentRenameResourceMutationOptions)<Context>(options)
/** Rename a file. */
export const useRenameResourceAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRenameResourceAsMutationOptions(role, useOwn(options)), queryClient)


export const getAddCloudResourceAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest } & ChangeCallOptions, Context>) =>
  (role === 'teacher' ? getTeacherAddCloudResourceMutationOptions : getStudentAddCloudResourceMutationOptions)<Context>(options)
/** Turn an uploaded object into a resource. */
export const useAddCloudResourceAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAddCloudResourceAsMutationOptions(role, useOwn(options)), queryClient)


export const getGetStorageAsQueryKey = (role: Role): ReturnType<typeof getTeacherGetStorageQueryKey> | ReturnType<typeof getStudentGetStorageQueryKey> =>
  (role === 'teacher' ? getTeacherGetStorageQueryKey : getStudentGetStorageQueryKey)()
export const getGetStorageAsQueryOptions = <Selected = DataOf<StorageResponse>>(role: Role, options?: ReadOptions<DataOf<StorageResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherGetStorageQueryOptions : getStudentGetStorageQueryOptions)<Selected>(options)
/** How much space is used. */
export const useGetStorageAs = <Selected = DataOf<StorageResponse>>(role: Role, options?: ReadOptions<DataOf<StorageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetStorageAsQueryOptions(role, useOwn(options)), queryClient)


