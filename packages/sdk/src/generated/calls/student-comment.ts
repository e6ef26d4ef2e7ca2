// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions } from '../../query/query-options.ts'
import type { CommentRequest, CommentRef, CommentResponse, CommentRefResponse } from '../types.ts'

/**
 * For the teacher and the students of the lesson, once it has started.
 * @summary Comment on a replay or a lesson
 */
export const studentAddComment = (commentRequest: CommentRequest, signal?: AbortSignal) =>
  call<CommentResponse>({ url: '/api-user/comment/add', body: commentRequest, signal })

export const getStudentAddCommentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CommentResponse>, { data: CommentRequest }, Context>) =>
  changeOptions<DataOf<CommentResponse>, { data: CommentRequest }, Context>('studentAddComment', ["studentListComments"], ({ data }) => studentAddComment(data), options)
/** Comment on a replay or a lesson. */
export const useStudentAddComment = <Context = unknown>(options?: ChangeOptions<DataOf<CommentResponse>, { data: CommentRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentAddCommentMutationOptions(options), queryClient)

/**
 * @summary Delete a comment of mine
 */
export const studentDeleteComment = (commentRef: CommentRef, signal?: AbortSignal) =>
  call<CommentRefResponse>({ url: '/api-user/comment/delete', body: commentRef, signal })

export const getStudentDeleteCommentMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<CommentRefResponse>, { data: CommentRef }, Context>) =>
  changeOptions<DataOf<CommentRefResponse>, { data: CommentRef }, Context>('studentDeleteComment', ["studentListComments"], ({ data }) => studentDeleteComment(data), options)
/** Delete a comment of mine. */
export const useStudentDeleteComment = <Context = unknown>(options?: ChangeOptions<DataOf<CommentRefResponse>, { data: CommentRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentDeleteCommentMutationOptions(options), queryClient)

