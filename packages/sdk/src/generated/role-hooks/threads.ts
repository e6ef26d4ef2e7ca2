// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import type { ItemOf, JoinedPages, PagesOptions } from '../../query/page-options.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getTeacherListThreadsQueryKey, getTeacherListThreadsQueryOptions, getTeacherListThreadsInfiniteQueryOptions, getTeacherGetThreadQueryKey, getTeacherGetThreadQueryOptions, getTeacherListThreadMessagesQueryKey, getTeacherListThreadMessagesQueryOptions, getTeacherSendThreadMessageMutationOptions, getTeacherReadThreadMutationOptions, getStudentListThreadsQueryKey, getStudentListThreadsQueryOptions, getStudentListThreadsInfiniteQueryOptions, getStudentGetThreadQueryKey, getStudentGetThreadQueryOptions, getStudentListThreadMessagesQueryKey, getStudentListThreadMessagesQueryOptions, getStudentSendThreadMessageMutationOptions, getStudentReadThreadMutationOptions } from '../hooks/threads.ts'
import type { Role, ThreadFilter, ThreadRequest, ThreadMessagesFilter, ThreadMessageRequest, ThreadReadRequest, ThreadPageResponse, ThreadViewResponse, ThreadMessagesResponse, ThreadMessageResponse, ThreadReceiptResponse } from '../types.ts'

export const getListThreadsAsQueryKey = (role: Role, threadFilter?: ThreadFilter): ReturnType<typeof getTeacherListThreadsQueryKey> | ReturnType<typeof getStudentListThreadsQueryKey> =>
  (role === 'teacher' ? getTeacherListThreadsQueryKey : getStudentListThreadsQueryKey)(threadFilter)
export const getListThreadsAsQueryOptions = <Selected = DataOf<ThreadPageResponse>>(role: Role, threadFilter: ThreadFilter, options?: ReadOptions<DataOf<ThreadPageResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListThreadsQueryOptions : getStudentListThreadsQueryOptions)<Selected>(threadFilter, options)
/** Conversations of this person. */
export const useListThreadsAs = <Selected = DataOf<ThreadPageResponse>>(role: Role, threadFilter: ThreadFilter, options?: ReadOptions<DataOf<ThreadPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListThreadsAsQueryOptions(role, threadFilter, useOwn(options)), queryClient)
export const getListThreadsAsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<ThreadPageResponse>>>>(role: Role, threadFilter: Omit<ThreadFilter, 'current'>, options?: PagesOptions<DataOf<ThreadPageResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListThreadsInfiniteQueryOptions : getStudentListThreadsInfiniteQueryOptions)<Selected>(threadFilter, options)
/** Conversations of this person. */
export const useListThreadsAsInfinite = <Selected = JoinedPages<ItemOf<DataOf<ThreadPageResponse>>>>(role: Role, threadFilter: Omit<ThreadFilter, 'current'>, options?: PagesOptions<DataOf<ThreadPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListThreadsAsInfiniteQueryOptions(role, threadFilter, useOwn(options)), queryClient)


export const getGetThreadAsQueryKey = (role: Role, threadRequest?: ThreadRequest): ReturnType<typeof getTeacherGetThreadQueryKey> | ReturnType<typeof getStudentGetThreadQueryKey> =>
  (role === 'teacher' ? getTeacherGetThreadQueryKey : getStudentGetThreadQueryKey)(threadRequest)
export const getGetThreadAsQueryOptions = <Selected = DataOf<ThreadViewResponse>>(role: Role, threadRequest: ThreadRequest, options?: ReadOptions<DataOf<ThreadViewResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherGetThreadQueryOptions : getStudentGetThreadQueryOptions)<Selected>(threadRequest, options)
/** The conversation with one person. */
export const useGetThreadAs = <Selected = DataOf<ThreadViewResponse>>(role: Role, threadRequest: ThreadRequest, options?: ReadOptions<DataOf<ThreadViewResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetThreadAsQueryOptions(role, threadRequest, useOwn(options)), queryClient)


export const getListThreadMessagesAsQueryKey = (role: Role, threadMessagesFilter?: ThreadMessagesFilter): ReturnType<typeof getTeacherListThreadMessagesQueryKey> | ReturnType<typeof getStudentListThreadMessagesQueryKey> =>
  (role === 'teacher' ? getTeacherListThreadMessagesQueryKey : getStudentListThreadMessagesQueryKey)(threadMessagesFilter)
export const getListThreadMessagesAsQueryOptions = <Selected = DataOf<ThreadMessagesResponse>>(role: Role, threadMessagesFilter: ThreadMessagesFilter, options?: ReadOptions<DataOf<ThreadMessagesResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListThreadMessagesQueryOptions : getStudentListThreadMessagesQueryOptions)<Selected>(threadMessagesFilter, options)
/** Older messages of a conversation. */
export const useListThreadMessagesAs = <Selected = DataOf<ThreadMessagesResponse>>(role: Role, threadMessagesFilter: ThreadMessagesFilter, options?: ReadOptions<DataOf<ThreadMessagesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListThreadMessagesAsQueryOptions(role, threadMessagesFilter, useOwn(options)), queryClient)


export const getSendThreadMessageAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<ThreadMessageResponse>, { data: ThreadMessageRequest } & ChangeCallOptions, Context>) =>
  (role === 'teacher' ? getTeacherSendThreadMessageMutationOptions : getStudentSendThreadMessageMutationOptions)<Context>(options)
/** Write to a person of a shared class. */
export const useSendThreadMessageAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<ThreadMessageResponse>, { data: ThreadMessageRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getSendThreadMessageAsMutationOptions(role, useOwn(options)), queryClient)


export const getReadThreadAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<ThreadReceiptResponse>, { data: ThreadReadRequest } & ChangeCallOptions, Context>) =>
  (role === 'teacher' ? getTeacherReadThreadMutationOptions : getStudentReadThreadMutationOptions)<Context>(options)
/** A conversation was read. */
export const useReadThreadAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<ThreadReceiptResponse>, { data: ThreadReadRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getReadThreadAsMutationOptions(role, useOwn(options)), queryClient)


