// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { teacherListThreads, teacherGetThread, teacherListThreadMessages, teacherSendThreadMessage, teacherReadThread, studentListThreads, studentGetThread, studentListThreadMessages, studentSendThreadMessage, studentReadThread } from '../calls/threads.ts'
import type { ThreadFilter, ThreadRequest, ThreadMessagesFilter, ThreadMessageRequest, ThreadReadRequest, ThreadPageResponse, ThreadViewResponse, ThreadMessagesResponse, ThreadMessageResponse, ThreadReceiptResponse } from '../types.ts'

export const getTeacherListThreadsQueryKey = (threadFilter?: ThreadFilter) =>
  readKey<'teacherListThreads', [ThreadFilter]>('teacherListThreads', threadFilter)
export const getTeacherListThreadsQueryOptions = <Selected = DataOf<ThreadPageResponse>>(threadFilter: ThreadFilter, options?: ReadOptions<DataOf<ThreadPageResponse>, Selected>) =>
  pageOptions<DataOf<ThreadPageResponse>, Selected>('threads', getTeacherListThreadsQueryKey(threadFilter), (call) => teacherListThreads(threadFilter, call), options)
/** Conversations of this person. */
export const useTeacherListThreads = <Selected = DataOf<ThreadPageResponse>>(threadFilter: ThreadFilter, options?: ReadOptions<DataOf<ThreadPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListThreadsQueryOptions(threadFilter, useOwn(options)), queryClient)

export const getTeacherListThreadsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<ThreadPageResponse>>>>(threadFilter: Omit<ThreadFilter, 'current'>, options?: PagesOptions<DataOf<ThreadPageResponse>, Selected>) =>
  pagesOptions<DataOf<ThreadPageResponse>, Selected>('threads', getTeacherListThreadsQueryKey(threadFilter), (current, call) => teacherListThreads({ ...threadFilter, current }, call), options)
/** Conversations of this person. */
export const useTeacherListThreadsInfinite = <Selected = JoinedPages<ItemOf<DataOf<ThreadPageResponse>>>>(threadFilter: Omit<ThreadFilter, 'current'>, options?: PagesOptions<DataOf<ThreadPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getTeacherListThreadsInfiniteQueryOptions(threadFilter, useOwn(options)), queryClient)


export const getTeacherGetThreadQueryKey = (threadRequest?: ThreadRequest) =>
  readKey<'teacherGetThread', [ThreadRequest]>('teacherGetThread', threadRequest)
export const getTeacherGetThreadQueryOptions = <Selected = DataOf<ThreadViewResponse>>(threadRequest: ThreadRequest, options?: ReadOptions<DataOf<ThreadViewResponse>, Selected>) =>
  readOptions<DataOf<ThreadViewResponse>, Selected>('threads', getTeacherGetThreadQueryKey(threadRequest), (call) => teacherGetThread(threadRequest, call), options)
/** The conversation with one person. */
export const useTeacherGetThread = <Selected = DataOf<ThreadViewResponse>>(threadRequest: ThreadRequest, options?: ReadOptions<DataOf<ThreadViewResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherGetThreadQueryOptions(threadRequest, useOwn(options)), queryClient)


export const getTeacherListThreadMessagesQueryKey = (threadMessagesFilter?: ThreadMessagesFilter) =>
  readKey<'teacherListThreadMessages', [ThreadMessagesFilter]>('teacherListThreadMessages', threadMessagesFilter)
export const getTeacherListThreadMessagesQueryOptions = <Selected = DataOf<ThreadMessagesResponse>>(threadMessagesFilter: ThreadMessagesFilter, options?: ReadOptions<DataOf<ThreadMessagesResponse>, Selected>) =>
  readOptions<DataOf<ThreadMessagesResponse>, Selected>('threads', getTeacherListThreadMessagesQueryKey(threadMessagesFilter), (call) => teacherListThreadMessages(threadMessagesFilter, call), options)
/** Older messages of a conversation. */
export const useTeacherListThreadMessages = <Selected = DataOf<ThreadMessagesResponse>>(threadMessagesFilter: ThreadMessagesFilter, options?: ReadOptions<DataOf<ThreadMessagesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListThreadMessagesQueryOptions(threadMessagesFilter, useOwn(options)), queryClient)


export const getTeacherSendThreadMessageMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ThreadMessageResponse>, { data: ThreadMessageRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ThreadMessageResponse>, { data: ThreadMessageRequest } & ChangeCallOptions, Context>('teacherSendThreadMessage', ["teacherListThreads","teacherGetThread"], ({ data, ...call }) => teacherSendThreadMessage(data, call), options)
/** Write to a person of a shared class. */
export const useTeacherSendThreadMessage = <Context = unknown>(options?: ChangeOptions<DataOf<ThreadMessageResponse>, { data: ThreadMessageRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherSendThreadMessageMutationOptions(useOwn(options)), queryClient)


export const getTeacherReadThreadMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ThreadReceiptResponse>, { data: ThreadReadRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ThreadReceiptResponse>, { data: ThreadReadRequest } & ChangeCallOptions, Context>('teacherReadThread', ["teacherListThreads","teacherListMessages","teacherCountUnread","teacherGetMessageNews"], ({ data, ...call }) => teacherReadThread(data, call), options)
/** A conversation was read. */
export const useTeacherReadThread = <Context = unknown>(options?: ChangeOptions<DataOf<ThreadReceiptResponse>, { data: ThreadReadRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherReadThreadMutationOptions(useOwn(options)), queryClient)


export const getStudentListThreadsQueryKey = (threadFilter?: ThreadFilter) =>
  readKey<'studentListThreads', [ThreadFilter]>('studentListThreads', threadFilter)
export const getStudentListThreadsQueryOptions = <Selected = DataOf<ThreadPageResponse>>(threadFilter: ThreadFilter, options?: ReadOptions<DataOf<ThreadPageResponse>, Selected>) =>
  pageOptions<DataOf<ThreadPageResponse>, Selected>('threads', getStudentListThreadsQueryKey(threadFilter), (call) => studentListThreads(threadFilter, call), options)
/** Conversations of this person. */
export const useStudentListThreads = <Selected = DataOf<ThreadPageResponse>>(threadFilter: ThreadFilter, options?: ReadOptions<DataOf<ThreadPageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListThreadsQueryOptions(threadFilter, useOwn(options)), queryClient)

export const getStudentListThreadsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<ThreadPageResponse>>>>(threadFilter: Omit<ThreadFilter, 'current'>, options?: PagesOptions<DataOf<ThreadPageResponse>, Selected>) =>
  pagesOptions<DataOf<ThreadPageResponse>, Selected>('threads', getStudentListThreadsQueryKey(threadFilter), (current, call) => studentListThreads({ ...threadFilter, current }, call), options)
/** Conversations of this person. */
export const useStudentListThreadsInfinite = <Selected = JoinedPages<ItemOf<DataOf<ThreadPageResponse>>>>(threadFilter: Omit<ThreadFilter, 'current'>, options?: PagesOptions<DataOf<ThreadPageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getStudentListThreadsInfiniteQueryOptions(threadFilter, useOwn(options)), queryClient)

export const getStudentGetThreadQueryKey = (threadRequest?: ThreadRequest) =>
  readKey<'studentGetThread', [ThreadRequest]>('studentGetThread', threadRequest)
export const getStudentGetThreadQueryOptions = <Selected = DataOf<ThreadViewResponse>>(threadRequest: ThreadRequest, options?: ReadOptions<DataOf<ThreadViewResponse>, Selected>) =>
  readOptions<DataOf<ThreadViewResponse>, Selected>('threads', getStudentGetThreadQueryKey(threadRequest), (call) => studentGetThread(threadRequest, call), options)
/** The conversation with one person. */
export const useStudentGetThread = <Selected = DataOf<ThreadViewResponse>>(threadRequest: ThreadRequest, options?: ReadOptions<DataOf<ThreadViewResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentGetThreadQueryOptions(threadRequest, useOwn(options)), queryClient)

export const getStudentListThreadMessagesQueryKey = (threadMessagesFilter?: ThreadMessagesFilter) =>
  readKey<'studentListThreadMessages', [ThreadMessagesFilter]>('studentListThreadMessages', threadMessagesFilter)
export const getStudentListThreadMessagesQueryOptions = <Selected = DataOf<ThreadMessagesResponse>>(threadMessagesFilter: ThreadMessagesFilter, options?: ReadOptions<DataOf<ThreadMessagesResponse>, Selected>) =>
  readOptions<DataOf<ThreadMessagesResponse>, Selected>('threads', getStudentListThreadMessagesQueryKey(threadMessagesFilter), (call) => studentListThreadMessages(threadMessagesFilter, call), options)
/** Older messages of a conversation. */
export const useStudentListThreadMessages = <Selected = DataOf<ThreadMessagesResponse>>(threadMessagesFilter: ThreadMessagesFilter, options?: ReadOptions<DataOf<ThreadMessagesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListThreadMessagesQueryOptions(threadMessagesFilter, useOwn(options)), queryClient)

export const getStudentSendThreadMessageMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ThreadMessageResponse>, { data: ThreadMessageRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ThreadMessageResponse>, { data: ThreadMessageRequest } & ChangeCallOptions, Context>('studentSendThreadMessage', ["studentListThreads","studentGetThread"], ({ data, ...call }) => studentSendThreadMessage(data, call), options)
/** Write to a person of a shared class. */
export const useStudentSendThreadMessage = <Context = unknown>(options?: ChangeOptions<DataOf<ThreadMessageResponse>, { data: ThreadMessageRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentSendThreadMessageMutationOptions(useOwn(options)), queryClient)

export const getStudentReadThreadMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ThreadReceiptResponse>, { data: ThreadReadRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ThreadReceiptResponse>, { data: ThreadReadRequest } & ChangeCallOptions, Context>('studentReadThread', ["studentListThreads","studentListMessages","studentCountUnread","studentGetMessageNews"], ({ data, ...call }) => studentReadThread(data, call), options)
/** A conversation was read. */
export const useStudentReadThread = <Context = unknown>(options?: ChangeOptions<DataOf<ThreadReceiptResponse>, { data: ThreadReadRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentReadThreadMutationOptions(useOwn(options)), queryClient)

