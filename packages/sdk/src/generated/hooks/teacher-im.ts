// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { teacherListMessages, teacherCountUnread, teacherGetMessageNews, teacherRoomTicket, teacherListChatGroups, teacherListGroupCodes, teacherReportChatError, teacherRenewRoomTicket, teacherJoinChatGroup, teacherReadMessages } from '../calls/teacher-im.ts'
import type { LessonRef, SystemMessageFilter, ChatErrorReport, ReadMessagesRequest, MetricsReceiptResponse, ChatGroupResponse, SystemMessagePageResponse, MessageNewsResponse, RoomTicketResponse, ClassChatGroupsResponse, GroupQrCodesResponse, UnreadCountResponse } from '../types.ts'

export const getTeacherListMessagesQueryKey = (systemMessageFilter?: SystemMessageFilter) =>
  readKey<'teacherListMessages', [SystemMessageFilter]>('teacherListMessages', systemMessageFilter)
export const getTeacherListMessagesQueryOptions = <Selected = DataOf<SystemMessagePageResponse>>(systemMessageFilter: SystemMessageFilter, options?: ReadOptions<DataOf<SystemMessagePageResponse>, Selected>) =>
  pageOptions<DataOf<SystemMessagePageResponse>, Selected>('teacher-im', getTeacherListMessagesQueryKey(systemMessageFilter), (call) => teacherListMessages(systemMessageFilter, call), options)
/** What the school has to say. */
export const useTeacherListMessages = <Selected = DataOf<SystemMessagePageResponse>>(systemMessageFilter: SystemMessageFilter, options?: ReadOptions<DataOf<SystemMessagePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListMessagesQueryOptions(systemMessageFilter, useOwn(options)), queryClient)

export const getTeacherListMessagesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SystemMessagePageResponse>>>>(systemMessageFilter: Omit<SystemMessageFilter, 'current'>, options?: PagesOptions<DataOf<SystemMessagePageResponse>, Selected>) =>
  pagesOptions<DataOf<SystemMessagePageResponse>, Selected>('teacher-im', getTeacherListMessagesQueryKey(systemMessageFilter), (current, call) => teacherListMessages({ ...systemMessageFilter, current }, call), options)
/** What the school has to say. */
export const useTeacherListMessagesInfinite = <Selected = JoinedPages<ItemOf<DataOf<SystemMessagePageResponse>>>>(systemMessageFilter: Omit<SystemMessageFilter, 'current'>, options?: PagesOptions<DataOf<SystemMessagePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getTeacherListMessagesInfiniteQueryOptions(systemMessageFilter, useOwn(options)), queryClient)


export const getTeacherCountUnreadQueryKey = () =>
  readKey<'teacherCountUnread', []>('teacherCountUnread')
export const getTeacherCountUnreadQueryOptions = <Selected = DataOf<UnreadCountResponse>>(options?: ReadOptions<DataOf<UnreadCountResponse>, Selected>) =>
  readOptions<DataOf<UnreadCountResponse>, Selected>('teacher-im', getTeacherCountUnreadQueryKey(), (call) => teacherCountUnread(call), options)
/** Unread messages by category. */
export const useTeacherCountUnread = <Selected = DataOf<UnreadCountResponse>>(options?: ReadOptions<DataOf<UnreadCountResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherCountUnreadQueryOptions(useOwn(options)), queryClient)


export const getTeacherGetMessageNewsQueryKey = () =>
  readKey<'teacherGetMessageNews', []>('teacherGetMessageNews')
export const getTeacherGetMessageNewsQueryOptions = <Selected = DataOf<MessageNewsResponse>>(options?: ReadOptions<DataOf<MessageNewsResponse>, Selected>) =>
  readOptions<DataOf<MessageNewsResponse>, Selected>('teacher-im', getTeacherGetMessageNewsQueryKey(), (call) => teacherGetMessageNews(call), options)
/** Is there anything new?. */
export const useTeacherGetMessageNews = <Selected = DataOf<MessageNewsResponse>>(options?: ReadOptions<DataOf<MessageNewsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherGetMessageNewsQueryOptions(useOwn(options)), queryClient)


export const getTeacherRoomTicketQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherRoomTicket', [LessonRef]>('teacherRoomTicket', lessonRef)
export const getTeacherRoomTicketQueryOptions = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>) =>
  readOptions<DataOf<RoomTicketResponse>, Selected>('teacher-im', getTeacherRoomTicketQueryKey(lessonRef), (call) => teacherRoomTicket(lessonRef, call), options)
/** Entry to a room. */
export const useTeacherRoomTicket = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRoomTicketQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getTeacherListChatGroupsQueryKey = () =>
  readKey<'teacherListChatGroups', []>('teacherListChatGroups')
export const getTeacherListChatGroupsQueryOptions = <Selected = DataOf<ClassChatGroupsResponse>>(options?: ReadOptions<DataOf<ClassChatGroupsResponse>, Selected>) =>
  readOptions<DataOf<ClassChatGroupsResponse>, Selected>('teacher-im', getTeacherListChatGroupsQueryKey(), (call) => teacherListChatGroups(call), options)
/** Groups of the own classes. */
export const useTeacherListChatGroups = <Selected = DataOf<ClassChatGroupsResponse>>(options?: ReadOptions<DataOf<ClassChatGroupsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListChatGroupsQueryOptions(useOwn(options)), queryClient)


export const getTeacherListGroupCodesQueryKey = () =>
  readKey<'teacherListGroupCodes', []>('teacherListGroupCodes')
export const getTeacherListGroupCodesQueryOptions = <Selected = DataOf<GroupQrCodesResponse>>(options?: ReadOptions<DataOf<GroupQrCodesResponse>, Selected>) =>
  readOptions<DataOf<GroupQrCodesResponse>, Selected>('teacher-im', getTeacherListGroupCodesQueryKey(), (call) => teacherListGroupCodes(call), options)
/** QR codes of the own groups. */
export const useTeacherListGroupCodes = <Selected = DataOf<GroupQrCodesResponse>>(options?: ReadOptions<DataOf<GroupQrCodesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListGroupCodesQueryOptions(useOwn(options)), queryClient)


export const getTeacherReportChatErrorMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport } & ChangeCallOptions, Context>('teacherReportChatError', [], ({ data, ...call }) => teacherReportChatError(data, call), options)
/** Report an error of the chat. */
export const useTeacherReportChatError = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherReportChatErrorMutationOptions(useOwn(options)), queryClient)


export const getTeacherRenewRoomTicketQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherRenewRoomTicket', [LessonRef]>('teacherRenewRoomTicket', lessonRef)
export const getTeacherRenewRoomTicketQueryOptions = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>) =>
  readOptions<DataOf<RoomTicketResponse>, Selected>('teacher-im', getTeacherRenewRoomTicketQueryKey(lessonRef), (call) => teacherRenewRoomTicket(lessonRef, call), options)
/** A new pass for the room. */
export const useTeacherRenewRoomTicket = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRenewRoomTicketQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getTeacherJoinChatGroupMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ChatGroupResponse>, { data: LessonRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<ChatGroupResponse>, { data: LessonRef } & ChangeCallOptions, Context>('teacherJoinChatGroup', [], ({ data, ...call }) => teacherJoinChatGroup(data, call), options)
/** Join the chat of a room. */
export const useTeacherJoinChatGroup = <Context = unknown>(options?: ChangeOptions<DataOf<ChatGroupResponse>, { data: LessonRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherJoinChatGroupMutationOptions(useOwn(options)), queryClient)


export const getTeacherReadMessagesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest } & ChangeCallOptions, Context>('teacherReadMessages', ["teacherListMessages","teacherCountUnread","teacherGetMessageNews"], ({ data, ...call }) => teacherReadMessages(data, call), options)
/** Messages were read. */
export const useTeacherReadMessages = <Context = unknown>(options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherReadMessagesMutationOptions(useOwn(options)), queryClient)


