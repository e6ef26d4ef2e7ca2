// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import { studentListLessonResources, studentTempCredential, studentReadCredential, studentRenameResource, studentAddCloudResource, studentGetStorage } from '../calls/student-file.ts'
import { teacherTempCredential, teacherReadCredential, teacherRenameResource, teacherAddCloudResource, teacherGetStorage, teacherListLessonResources } from '../calls/teacher-file.ts'
import type { Role, LessonRef, UploadCredentialRequest, ReadCredentialRequest, RenameRequest, CloudResourceRequest } from '../types.ts'

/** Files of a lesson. */
export const listLessonResourcesAs = (role: Role, lessonRef: LessonRef, options?: CallOptions) =>
  (role === 'teacher' ? teacherListLessonResources : studentListLessonResources)(lessonRef, options)
/** Permission to upload one file. */
export const tempCredentialAs = (role: Role, uploadCredentialRequest: UploadCredentialRequest, options?: CallOptions) =>
  (role === 'teacher' ? teacherTempCredential : studentTempCredential)(uploadCredentialRequest, options)
/** Permission to read one file. */
export const readCredentialAs = (role: Role, readCredentialRequest: ReadCredentialRequest, options?: CallOptions) =>
  (role === 'teacher' ? teacherReadCredential : studentReadCredential)(readCredentialRequest, options)
/** Rename a file. */
export const renameResourceAs = (role: Role, renameRequest: RenameRequest, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherRenameResource : studentRenameResource)(renameRequest, options)
/** Turn an uploaded object into a resource. */
export const addCloudResourceAs = (role: Role, cloudResourceRequest: CloudResourceRequest, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherAddCloudResource : studentAddCloudResource)(cloudResourceRequest, options)
/** How much space is used. */
export const getStorageAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherGetStorage : studentGetStorage)(options)
