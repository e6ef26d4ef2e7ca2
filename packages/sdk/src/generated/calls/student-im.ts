// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { LessonRef, SystemMessageFilter, ChatErrorReport, ReadMessagesRequest, GroupTicket, MetricsReceiptResponse, SystemMessagePageResponse, MessageNewsResponse, RoomTicketResponse, ClassChatGroupsResponse, GroupQrCodesResponse, UnreadCountResponse, ClassChatGroupResponse } from '../types.ts'

/**
 * In the reader's language. Reading is said by `ext/im/readMessages`.
 * @summary What the school has to say
 */
export const studentListMessages = (systemMessageFilter: SystemMessageFilter, signal?: AbortSignal) =>
  call<SystemMessagePageResponse>({ url: '/api-user/im/sysMsg', body: systemMessageFilter, signal })

export const getStudentListMessagesQueryKey = (systemMessageFilter?: SystemMessageFilter) =>
  readKey<'studentListMessages', [SystemMessageFilter]>('studentListMessages', systemMessageFilter)
export const getStudentListMessagesQueryOptions = <Selected = DataOf<SystemMessagePageResponse>>(systemMessageFilter: SystemMessageFilter, options?: ReadOptions<DataOf<SystemMessagePageResponse>, Selected>) =>
  pageOptions<DataOf<SystemMessagePageResponse>, Selected>('student-im', getStudentListMessagesQueryKey(systemMessageFilter), (signal) => studentListMessages(systemMessageFilter, signal), options)
/** What the school has to say. */
export const useStudentListMessages = <Selected = DataOf<SystemMessagePageResponse>>(systemMessageFilter: SystemMessageFilter, options?: ReadOptions<DataOf<SystemMessagePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListMessagesQueryOptions(systemMessageFilter, options), queryClient)

export const getStudentListMessagesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SystemMessagePageResponse>>>>(systemMessageFilter: Omit<SystemMessageFilter, 'current'>, options?: PagesOptions<DataOf<SystemMessagePageResponse>, Selected>) =>
  pagesOptions<DataOf<SystemMessagePageResponse>, Selected>('student-im', getStudentListMessagesQueryKey(systemMessageFilter), (current, signal) => studentListMessages({ ...systemMessageFilter, current }, signal), options)
/** What the school has to say. */
export const useStudentListMessagesInfinite = <Selected = JoinedPages<ItemOf<DataOf<SystemMessagePageResponse>>>>(systemMessageFilter: Omit<SystemMessageFilter, 'current'>, options?: PagesOptions<DataOf<SystemMessagePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getStudentListMessagesInfiniteQueryOptions(systemMessageFilter, options), queryClient)

/**
 * @summary Is there anything new?
 */
export const studentGetMessageNews = (signal?: AbortSignal) =>
  call<MessageNewsResponse>({ url: '/api-user/im/hasDetail', signal })

export const getStudentGetMessageNewsQueryKey = () =>
  readKey<'studentGetMessageNews', []>('studentGetMessageNews')
export const getStudentGetMessageNewsQueryOptions = <Selected = DataOf<MessageNewsResponse>>(options?: ReadOptions<DataOf<MessageNewsResponse>, Selected>) =>
  readOptions<DataOf<MessageNewsResponse>, Selected>('student-im', getStudentGetMessageNewsQueryKey(), (signal) => studentGetMessageNews(signal), options)
/** Is there anything new?. */
export const useStudentGetMessageNews = <Selected = DataOf<MessageNewsResponse>>(options?: ReadOptions<DataOf<MessageNewsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentGetMessageNewsQueryOptions(options), queryClient)

/**
 * @summary Entry to a room
 */
export const studentRoomTicket = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<RoomTicketResponse>({ url: '/api-user/im/getToken', body: lessonRef, signal })

export const getStudentRoomTicketQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentRoomTicket', [LessonRef]>('studentRoomTicket', lessonRef)
export const getStudentRoomTicketQueryOptions = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>) =>
  readOptions<DataOf<RoomTicketResponse>, Selected>('student-im', getStudentRoomTicketQueryKey(lessonRef), (signal) => studentRoomTicket(lessonRef, signal), options)
/** Entry to a room. */
export const useStudentRoomTicket = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRoomTicketQueryOptions(lessonRef, options), queryClient)

/**
 * @summary Groups of the own classes
 */
export const studentListChatGroups = (signal?: AbortSignal) =>
  call<ClassChatGroupsResponse>({ url: '/api-user/im/classChatGroup', signal })

export const getStudentListChatGroupsQueryKey = () =>
  readKey<'studentListChatGroups', []>('studentListChatGroups')
export const getStudentListChatGroupsQueryOptions = <Selected = DataOf<ClassChatGroupsResponse>>(options?: ReadOptions<DataOf<ClassChatGroupsResponse>, Selected>) =>
  readOptions<DataOf<ClassChatGroupsResponse>, Selected>('student-im', getStudentListChatGroupsQueryKey(), (signal) => studentListChatGroups(signal), options)
/** Groups of the own classes. */
export const useStudentListChatGroups = <Selected = DataOf<ClassChatGroupsResponse>>(options?: ReadOptions<DataOf<ClassChatGroupsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListChatGroupsQueryOptions(options), queryClient)

/**
 * Links live for a day.
 * @summary QR codes of the own groups
 */
export const studentListGroupCodes = (signal?: AbortSignal) =>
  call<GroupQrCodesResponse>({ url: '/api-user/im/qrList', signal })

export const getStudentListGroupCodesQueryKey = () =>
  readKey<'studentListGroupCodes', []>('studentListGroupCodes')
export const getStudentListGroupCodesQueryOptions = <Selected = DataOf<GroupQrCodesResponse>>(options?: ReadOptions<DataOf<GroupQrCodesResponse>, Selected>) =>
  readOptions<DataOf<GroupQrCodesResponse>, Selected>('student-im', getStudentListGroupCodesQueryKey(), (signal) => studentListGroupCodes(signal), options)
/** QR codes of the own groups. */
export const useStudentListGroupCodes = <Selected = DataOf<GroupQrCodesResponse>>(options?: ReadOptions<DataOf<GroupQrCodesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentListGroupCodesQueryOptions(options), queryClient)

/**
 * Twenty at once and one in ten seconds after that; more is refused with 429.
 * @summary Report an error of the chat
 */
export const studentReportChatError = (chatErrorReport: ChatErrorReport, signal?: AbortSignal) =>
  call<MetricsReceiptResponse>({ url: '/api-user/im/errorLog', body: chatErrorReport, signal })

export const getStudentReportChatErrorMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport }, Context>) =>
  changeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport }, Context>('studentReportChatError', [], ({ data }) => studentReportChatError(data), options)
/** Report an error of the chat. */
export const useStudentReportChatError = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentReportChatErrorMutationOptions(options), queryClient)

/**
 * For a page whose pass ran out while it was away. The page that is in the room stays.
 * @summary A new pass for the room
 */
export const studentRenewRoomTicket = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<RoomTicketResponse>({ url: '/api-user/im/retrieveToken', body: lessonRef, signal })

export const getStudentRenewRoomTicketQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentRenewRoomTicket', [LessonRef]>('studentRenewRoomTicket', lessonRef)
export const getStudentRenewRoomTicketQueryOptions = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>) =>
  readOptions<DataOf<RoomTicketResponse>, Selected>('student-im', getStudentRenewRoomTicketQueryKey(lessonRef), (signal) => studentRenewRoomTicket(lessonRef, signal), options)
/** A new pass for the room. */
export const useStudentRenewRoomTicket = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRenewRoomTicketQueryOptions(lessonRef, options), queryClient)

/**
 * @summary Messages were read
 */
export const studentReadMessages = (readMessagesRequest: ReadMessagesRequest, signal?: AbortSignal) =>
  call<UnreadCountResponse>({ url: '/api-user/ext/im/readMessages', body: readMessagesRequest, signal })

export const getStudentReadMessagesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>) =>
  changeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>('studentReadMessages', ["studentListMessages","studentCountUnread","studentGetMessageNews"], ({ data }) => studentReadMessages(data), options)
/** Messages were read. */
export const useStudentReadMessages = <Context = unknown>(options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentReadMessagesMutationOptions(options), queryClient)

/**
 * @summary Unread messages by category
 */
export const studentCountUnread = (signal?: AbortSignal) =>
  call<UnreadCountResponse>({ url: '/api-user/ext/im/unreadNum', signal })

export const getStudentCountUnreadQueryKey = () =>
  readKey<'studentCountUnread', []>('studentCountUnread')
export const getStudentCountUnreadQueryOptions = <Selected = DataOf<UnreadCountResponse>>(options?: ReadOptions<DataOf<UnreadCountResponse>, Selected>) =>
  readOptions<DataOf<UnreadCountResponse>, Selected>('student-im', getStudentCountUnreadQueryKey(), (signal) => studentCountUnread(signal), options)
/** Unread messages by category. */
export const useStudentCountUnread = <Selected = DataOf<UnreadCountResponse>>(options?: ReadOptions<DataOf<UnreadCountResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentCountUnreadQueryOptions(options), queryClient)

/**
 * @summary Where a scanned QR code leads
 */
export const openGroupCode = (groupTicket: GroupTicket, signal?: AbortSignal) =>
  call<ClassChatGroupResponse>({ url: '/api-user/ext/im/openGroupCode', body: groupTicket, signal })

export const getOpenGroupCodeQueryKey = (groupTicket?: GroupTicket) =>
  readKey<'openGroupCode', [GroupTicket]>('openGroupCode', groupTicket)
export const getOpenGroupCodeQueryOptions = <Selected = DataOf<ClassChatGroupResponse>>(groupTicket: GroupTicket, options?: ReadOptions<DataOf<ClassChatGroupResponse>, Selected>) =>
  readOptions<DataOf<ClassChatGroupResponse>, Selected>('student-im', getOpenGroupCodeQueryKey(groupTicket), (signal) => openGroupCode(groupTicket, signal), options)
/** Where a scanned QR code leads. */
export const useOpenGroupCode = <Selected = DataOf<ClassChatGroupResponse>>(groupTicket: GroupTicket, options?: ReadOptions<DataOf<ClassChatGroupResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getOpenGroupCodeQueryOptions(groupTicket, options), queryClient)


