// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { studentListMessages, studentGetMessageNews, studentRoomTicket, studentListChatGroups, studentListGroupCodes, studentReportChatError, studentRenewRoomTicket, studentReadMessages, studentCountUnread, openGroupCode } from '../calls/student-im.ts'
import type { LessonRef, SystemMessageFilter, ChatErrorReport, ReadMessagesRequest, GroupTicket, MetricsReceiptResponse, SystemMessagePageResponse, MessageNewsResponse, RoomTicketResponse, ClassChatGroupsResponse, GroupQrCodesResponse, UnreadCountResponse, ClassChatGroupResponse } from '../types.ts'

export const getStudentListMessagesQueryKey = (systemMessageFilter?: SystemMessageFilter) =>
  readKey<'studentListMessages', [SystemMessageFilter]>('studentListMessages', systemMessageFilter)
export const getStudentListMessagesQueryOptions = <Selected = DataOf<SystemMessagePageResponse>>(systemMessageFilter: SystemMessageFilter, options?: ReadOptions<DataOf<SystemMessagePageResponse>, Selected>) =>
  pageOptions<DataOf<SystemMessagePageResponse>, Selected>('student-im', getStudentListMessagesQueryKey(systemMessageFilter), (call) => studentListMessages(systemMessageFilter, call), options)
/** What the school has to say. */
export const useStudentListMessages = <Selected = DataOf<SystemMessagePageResponse>>(systemMessageFilter: SystemMessageFilter, options?: ReadOptions<DataOf<SystemMessagePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListMessagesQueryOptions(systemMessageFilter, useOwn(options)), queryClient)

export const getStudentListMessagesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SystemMessagePageResponse>>>>(systemMessageFilter: Omit<SystemMessageFilter, 'current'>, options?: PagesOptions<DataOf<SystemMessagePageResponse>, Selected>) =>
  pagesOptions<DataOf<SystemMessagePageResponse>, Selected>('student-im', getStudentListMessagesQueryKey(systemMessageFilter), (current, call) => studentListMessages({ ...systemMessageFilter, current }, call), options)
/** What the school has to say. */
export const useStudentListMessagesInfinite = <Selected = JoinedPages<ItemOf<DataOf<SystemMessagePageResponse>>>>(systemMessageFilter: Omit<SystemMessageFilter, 'current'>, options?: PagesOptions<DataOf<SystemMessagePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getStudentListMessagesInfiniteQueryOptions(systemMessageFilter, useOwn(options)), queryClient)

export const getStudentGetMessageNewsQueryKey = () =>
  readKey<'studentGetMessageNews', []>('studentGetMessageNews')
export const getStudentGetMessageNewsQueryOptions = <Selected = DataOf<MessageNewsResponse>>(options?: ReadOptions<DataOf<MessageNewsResponse>, Selected>) =>
  readOptions<DataOf<MessageNewsResponse>, Selected>('student-im', getStudentGetMessageNewsQueryKey(), (call) => studentGetMessageNews(call), options)
/** Is there anything new?. */
export const useStudentGetMessageNews = <Selected = DataOf<MessageNewsResponse>>(options?: ReadOptions<DataOf<MessageNewsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentGetMessageNewsQueryOptions(useOwn(options)), queryClient)

export const getStudentRoomTicketQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentRoomTicket', [LessonRef]>('studentRoomTicket', lessonRef)
export const getStudentRoomTicketQueryOptions = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>) =>
  readOptions<DataOf<RoomTicketResponse>, Selected>('student-im', getStudentRoomTicketQueryKey(lessonRef), (call) => studentRoomTicket(lessonRef, call), options)
/** Entry to a room. */
export const useStudentRoomTicket = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRoomTicketQueryOptions(lessonRef, useOwn(options)), queryClient)

export const getStudentListChatGroupsQueryKey = () =>
  readKey<'studentListChatGroups', []>('studentListChatGroups')
export const getStudentListChatGroupsQueryOptions = <Selected = DataOf<ClassChatGroupsResponse>>(options?: ReadOptions<DataOf<ClassChatGroupsResponse>, Selected>) =>
  readOptions<DataOf<ClassChatGroupsResponse>, Selected>('student-im', getStudentListChatGroupsQueryKey(), (call) => studentListChatGroups(call), options)
/** Groups of the own classes. */
export const useStudentListChatGroups = <Selected = DataOf<ClassChatGroupsResponse>>(options?: ReadOptions<DataOf<ClassChatGroupsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListChatGroupsQueryOptions(useOwn(options)), queryClient)

export const getStudentListGroupCodesQueryKey = () =>
  readKey<'studentListGroupCodes', []>('studentListGroupCodes')
export const getStudentListGroupCodesQueryOptions = <Selected = DataOf<GroupQrCodesResponse>>(options?: ReadOptions<DataOf<GroupQrCodesResponse>, Selected>) =>
  readOptions<DataOf<GroupQrCodesResponse>, Selected>('student-im', getStudentListGroupCodesQueryKey(), (call) => studentListGroupCodes(call), options)
/** QR codes of the own groups. */
export const useStudentListGroupCodes = <Selected = DataOf<GroupQrCodesResponse>>(options?: ReadOptions<DataOf<GroupQrCodesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListGroupCodesQueryOptions(useOwn(options)), queryClient)

export const getStudentReportChatErrorMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport } & ChangeCallOptions, Context>('studentReportChatError', [], ({ data, ...call }) => studentReportChatError(data, call), options)
/** Report an error of the chat. */
export const useStudentReportChatError = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentReportChatErrorMutationOptions(useOwn(options)), queryClient)

export const getStudentRenewRoomTicketQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentRenewRoomTicket', [LessonRef]>('studentRenewRoomTicket', lessonRef)
export const getStudentRenewRoomTicketQueryOptions = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>) =>
  readOptions<DataOf<RoomTicketResponse>, Selected>('student-im', getStudentRenewRoomTicketQueryKey(lessonRef), (call) => studentRenewRoomTicket(lessonRef, call), options)
/** A new pass for the room. */
export const useStudentRenewRoomTicket = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRenewRoomTicketQueryOptions(lessonRef, useOwn(options)), queryClient)

export const getStudentReadMessagesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest } & ChangeCallOptions, Context>('studentReadMessages', ["studentListMessages","studentCountUnread","studentGetMessageNews"], ({ data, ...call }) => studentReadMessages(data, call), options)
/** Messages were read. */
export const useStudentReadMessages = <Context = unknown>(options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentReadMessagesMutationOptions(useOwn(options)), queryClient)

export const getStudentCountUnreadQueryKey = () =>
  readKey<'studentCountUnread', []>('studentCountUnread')
export const getStudentCountUnreadQueryOptions = <Selected = DataOf<UnreadCountResponse>>(options?: ReadOptions<DataOf<UnreadCountResponse>, Selected>) =>
  readOptions<DataOf<UnreadCountResponse>, Selected>('student-im', getStudentCountUnreadQueryKey(), (call) => studentCountUnread(call), options)
/** Unread messages by category. */
export const useStudentCountUnread = <Selected = DataOf<UnreadCountResponse>>(options?: ReadOptions<DataOf<UnreadCountResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentCountUnreadQueryOptions(useOwn(options)), queryClient)

export const getOpenGroupCodeQueryKey = (groupTicket?: GroupTicket) =>
  readKey<'openGroupCode', [GroupTicket]>('openGroupCode', groupTicket)
export const getOpenGroupCodeQueryOptions = <Selected = DataOf<ClassChatGroupResponse>>(groupTicket: GroupTicket, options?: ReadOptions<DataOf<ClassChatGroupResponse>, Selected>) =>
  readOptions<DataOf<ClassChatGroupResponse>, Selected>('student-im', getOpenGroupCodeQueryKey(groupTicket), (call) => openGroupCode(groupTicket, call), options)
/** Where a scanned QR code leads. */
export const useOpenGroupCode = <Selected = DataOf<ClassChatGroupResponse>>(groupTicket: GroupTicket, options?: ReadOptions<DataOf<ClassChatGroupResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getOpenGroupCodeQueryOptions(groupTicket, useOwn(options)), queryClient)


