// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { studentAddComment, getStudentAddCommentMutationOptions, studentDeleteComment, getStudentDeleteCommentMutationOptions } from '../calls/student-comment.ts'
import { studentGetLessonMaterial, getStudentGetLessonMaterialQueryKey, getStudentGetLessonMaterialQueryOptions } from '../calls/student-res.ts'
import { teacherAddComment, getTeacherAddCommentMutationOptions, teacherDeleteComment, getTeacherDeleteCommentMutationOptions, teacherGetLessonMaterial, getTeacherGetLessonMaterialQueryKey, getTeacherGetLessonMaterialQueryOptions } from '../calls/teacher-other.ts'
import type { Role, LessonRef, CommentRequest, CommentRef, CommentResponse, CommentRefResponse, LessonMaterialResponse } from '../types.ts'

/** Comment on a replay or a lesson. */
export const addCommentAs = (role: Role, commentRequest: CommentRequest, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherAddComment : studentAddComment)(commentRequest, signal)
export const getAddCommentAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CommentResponse>, { data: CommentRequest }, Context>) =>
  (role === 'teacher' ? getTeacherAddCommentMutationOptions : getStudentAddCommentMutationOptions)<Context>(options)
/** Comment on a replay or a lesson. */
export const useAddCommentAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CommentResponse>, { data: CommentRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getAddCommentAsMutationOptions(role, options), queryClient)


/** Delete a comment of mine. */
export const deleteCommentAs = (role: Role, commentRef: CommentRef, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherDeleteComment : studentDeleteComment)(commentRef, signal)
export const getDeleteCommentAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CommentRefResponse>, { data: CommentRef }, Context>) =>
  (role === 'teacher' ? getTeacherDeleteCommentMutationOptions : getStudentDeleteCommentMutationOptions)<Context>(options)
/** Delete a comment of mine. */
export const useDeleteCommentAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CommentRefResponse>, { data: CommentRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteCommentAsMutationOptions(role, options), queryClient)


/** Everything a lesson offers. */
export const getLessonMaterialAs = (role: Role, lessonRef: LessonRef, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherGetLessonMaterial : studentGetLessonMaterial)(lessonRef, signal)
export const getGetLessonMaterialAsQueryKey = (role: Role, lessonRef?: LessonRef): ReturnType<typeof getTeacherGetLessonMaterialQueryKey> | ReturnType<typeof getStudentGetLessonMaterialQueryKey> =>
  (role === 'teacher' ? getTeacherGetLessonMaterialQueryKey : getStudentGetLessonMaterialQueryKey)(lessonRef)
export const getGetLessonMaterialAsQueryOptions = <Selected = DataOf<LessonMaterialResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonMaterialResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherGetLessonMaterialQueryOptions : getStudentGetLessonMaterialQueryOptions)<Selected>(lessonRef, options)
/** Everything a lesson offers. */
export const useGetLessonMaterialAs = <Selected = DataOf<LessonMaterialResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonMaterialResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetLessonMaterialAsQueryOptions(role, lessonRef, options), queryClient)


