// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { studentListLessonResources, getStudentListLessonResourcesQueryKey, getStudentListLessonResourcesQueryOptions, studentTempCredential, getStudentTempCredentialMutationOptions, studentReadCredential, getStudentReadCredentialQueryKey, getStudentReadCredentialQueryOptions, studentRenameResource, getStudentRenameResourceMutationOptions, studentAddCloudResource, getStudentAddCloudResourceMutationOptions } from '../calls/student-file.ts'
import { teacherTempCredential, getTeacherTempCredentialMutationOptions, teacherReadCredential, getTeacherReadCredentialQueryKey, getTeacherReadCredentialQueryOptions, teacherRenameResource, getTeacherRenameResourceMutationOptions, teacherAddCloudResource, getTeacherAddCloudResourceMutationOptions, teacherListLessonResources, getTeacherListLessonResourcesQueryKey, getTeacherListLessonResourcesQueryOptions } from '../calls/teacher-file.ts'
import type { Role, LessonRef, UploadCredentialRequest, ReadCredentialRequest, RenameRequest, CloudResourceRequest, ResourceListResponse, UploadCredentialResponse, CloudResourceResponse } from '../types.ts'

/** Files of a lesson. */
export const listLessonResourcesAs = (role: Role, lessonRef: LessonRef, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherListLessonResources : studentListLessonResources)(lessonRef, signal)
export const getListLessonResourcesAsQueryKey = (role: Role, lessonRef?: LessonRef): ReturnType<typeof getTeacherListLessonResourcesQueryKey> | ReturnType<typeof getStudentListLessonResourcesQueryKey> =>
  (role === 'teacher' ? getTeacherListLessonResourcesQueryKey : getStudentListLessonResourcesQueryKey)(lessonRef)
export const getListLessonResourcesAsQueryOptions = <Selected = DataOf<ResourceListResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListLessonResourcesQueryOptions : getStudentListLessonResourcesQueryOptions)<Selected>(lessonRef, options)
/** Files of a lesson. */
export const useListLessonResourcesAs = <Selected = DataOf<ResourceListResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<ResourceListResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListLessonResourcesAsQueryOptions(role, lessonRef, options), queryClient)


/** Permission to upload one file. */
export const tempCredentialAs = (role: Role, uploadCredentialRequest: UploadCredentialRequest, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherTempCredential : studentTempCredential)(uploadCredentialRequest, signal)
export const getTempCredentialAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest }, Context>) =>
  (role === 'teacher' ? getTeacherTempCredentialMutationOptions : getStudentTempCredentialMutationOptions)<Context>(options)
/** Permission to upload one file. */
export const useTempCredentialAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<UploadCredentialResponse>, { data: UploadCredentialRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTempCredentialAsMutationOptions(role, options), queryClient)


/** Permission to read one file. */
export const readCredentialAs = (role: Role, readCredentialRequest: ReadCredentialRequest, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherReadCredential : studentReadCredential)(readCredentialRequest, signal)
export const getReadCredentialAsQueryKey = (role: Role, readCredentialRequest?: ReadCredentialRequest): ReturnType<typeof getTeacherReadCredentialQueryKey> | ReturnType<typeof getStudentReadCredentialQueryKey> =>
  (role === 'teacher' ? getTeacherReadCredentialQueryKey : getStudentReadCredentialQueryKey)(readCredentialRequest)
export const getReadCredentialAsQueryOptions = <Selected = DataOf<UploadCredentialResponse>>(role: Role, readCredentialRequest: ReadCredentialRequest, options?: ReadOptions<DataOf<UploadCredentialResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherReadCredentialQueryOptions : getStudentReadCredentialQueryOptions)<Selected>(readCredentialRequest, options)
/** Permission to read one file. */
export const useReadCredentialAs = <Selected = DataOf<UploadCredentialResponse>>(role: Role, readCredentialRequest: ReadCredentialRequest, options?: ReadOptions<DataOf<UploadCredentialResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getReadCredentialAsQueryOptions(role, readCredentialRequest, options), queryClient)


/** Rename a file. */
export const renameResourceAs = (role: Role, renameRequest: RenameRequest, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRenameResource : studentRenameResource)(renameRequest, signal)
export const getRenameResourceAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest }, Context>) =>
  (role === 'teacher' ? getTeacherRenameResourceMutationOptions : getStudentRenameResourceMutationOptions)<Context>(options)
/** Rename a file. */
export const useRenameResourceAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: RenameRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getRenameResourceAsMutationOptions(role, options), queryClient)


/** Turn an uploaded object into a resource. */
export const addCloudResourceAs = (role: Role, cloudResourceRequest: CloudResourceRequest, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherAddCloudResource : studentAddCloudResource)(cloudResourceRequest, signal)
export const getAddCloudResourceAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest }, Context>) =>
  (role === 'teacher' ? getTeacherAddCloudResourceMutationOptions : getStudentAddCloudResourceMutationOptions)<Context>(options)
/** Turn an uploaded object into a resource. */
export const useAddCloudResourceAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CloudResourceResponse>, { data: CloudResourceRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddCloudResourceAsMutationOptions(role, options), queryClient)


