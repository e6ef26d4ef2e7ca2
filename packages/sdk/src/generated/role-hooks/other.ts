// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getStudentAddCommentMutationOptions, getStudentDeleteCommentMutationOptions } from '../hooks/student-comment.ts'
import { getStudentGetLessonMaterialQueryKey, getStudentGetLessonMaterialQueryOptions } from '../hooks/student-res.ts'
import { getTeacherAddCommentMutationOptions, getTeacherDeleteCommentMutationOptions, getTeacherGetLessonMaterialQueryKey, getTeacherGetLessonMaterialQueryOptions } from '../hooks/teacher-other.ts'
import type { Role, LessonRef, CommentRequest, CommentRef, CommentResponse, CommentRefResponse, LessonMaterialResponse } from '../types.ts'

export const getAddCommentAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CommentResponse>, { data: CommentRequest } & ChangeCallOptions, Context>) =>
  (role === 'teacher' ? getTeacherAddCommentMutationOptions : getStudentAddCommentMutationOptions)<Context>(options)
/** Comment on a replay, a lesson or a marked work. */
export const useAddCommentAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CommentResponse>, { data: CommentRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getAddCommentAsMutationOptions(role, useOwn(options)), queryClient)


export const getDeleteCommentAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CommentRefResponse>, { data: CommentRef } & ChangeCallOptions, Context>) =>
  (role === 'teacher' ? getTeacherDeleteCommentMutationOptions : getStudentDeleteCommentMutationOptions)<Context>(options)
/** Delete a comment of mine. */
export const useDeleteCommentAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<CommentRefResponse>, { data: CommentRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getDeleteCommentAsMutationOptions(role, useOwn(options)), queryClient)


export const getGetLessonMaterialAsQueryKey = (role: Role, lessonRef?: LessonRef): ReturnType<typeof getTeacherGetLessonMaterialQueryKey> | ReturnType<typeof getStudentGetLessonMaterialQueryKey> =>
  (role === 'teacher' ? getTeacherGetLessonMaterialQueryKey : getStudentGetLessonMaterialQueryKey)(lessonRef)
export const getGetLessonMaterialAsQueryOptions = <Selected = DataOf<LessonMaterialResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonMaterialResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherGetLessonMaterialQueryOptions : getStudentGetLessonMaterialQueryOptions)<Selected>(lessonRef, options)
/** Everything a lesson offers. */
export const useGetLessonMaterialAs = <Selected = DataOf<LessonMaterialResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<LessonMaterialResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetLessonMaterialAsQueryOptions(role, lessonRef, useOwn(options)), queryClient)


