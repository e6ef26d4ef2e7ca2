// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { studentAddComment, studentDeleteComment } from '../calls/student-comment.ts'
import type { CommentRequest, CommentRef, CommentResponse, CommentRefResponse } from '../types.ts'

export const getStudentAddCommentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CommentResponse>, { data: CommentRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<CommentResponse>, { data: CommentRequest } & ChangeCallOptions, Context>('studentAddComment', ["studentListComments"], ({ data, ...call }) => studentAddComment(data, call), options)
/** Comment on a replay, a lesson or a marked work. */
export const useStudentAddComment = <Context = unknown>(options?: ChangeOptions<DataOf<CommentResponse>, { data: CommentRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentAddCommentMutationOptions(useOwn(options)), queryClient)

export const getStudentDeleteCommentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CommentRefResponse>, { data: CommentRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<CommentRefResponse>, { data: CommentRef } & ChangeCallOptions, Context>('studentDeleteComment', ["studentListComments"], ({ data, ...call }) => studentDeleteComment(data, call), options)
/** Delete a comment of mine. */
export const useStudentDeleteComment = <Context = unknown>(options?: ChangeOptions<DataOf<CommentRefResponse>, { data: CommentRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentDeleteCommentMutationOptions(useOwn(options)), queryClient)

