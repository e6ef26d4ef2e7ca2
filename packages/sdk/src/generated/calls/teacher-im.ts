// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ItemOf, type JoinedPages, pageOptions, type PagesOptions, pagesOptions } from '../../query/page-options.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { LessonRef, SystemMessageFilter, ChatErrorReport, ReadMessagesRequest, MetricsReceiptResponse, ChatGroupResponse, SystemMessagePageResponse, MessageNewsResponse, RoomTicketResponse, ClassChatGroupsResponse, GroupQrCodesResponse, UnreadCountResponse } from '../types.ts'

/**
 * In the reader's language. Reading is said by `ext/im/readMessages`.
 * @summary What the school has to say
 */
export const teacherListMessages = (systemMessageFilter: SystemMessageFilter, signal?: AbortSignal) =>
  call<SystemMessagePageResponse>({ url: '/api-tch/im/sysMsg', body: systemMessageFilter, signal })

export const getTeacherListMessagesQueryKey = (systemMessageFilter?: SystemMessageFilter) =>
  readKey<'teacherListMessages', [SystemMessageFilter]>('teacherListMessages', systemMessageFilter)
export const getTeacherListMessagesQueryOptions = <Selected = DataOf<SystemMessagePageResponse>>(systemMessageFilter: SystemMessageFilter, options?: ReadOptions<DataOf<SystemMessagePageResponse>, Selected>) =>
  pageOptions<DataOf<SystemMessagePageResponse>, Selected>('teacher-im', getTeacherListMessagesQueryKey(systemMessageFilter), (signal) => teacherListMessages(systemMessageFilter, signal), options)
/** What the school has to say. */
export const useTeacherListMessages = <Selected = DataOf<SystemMessagePageResponse>>(systemMessageFilter: SystemMessageFilter, options?: ReadOptions<DataOf<SystemMessagePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListMessagesQueryOptions(systemMessageFilter, options), queryClient)

export const getTeacherListMessagesInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SystemMessagePageResponse>>>>(systemMessageFilter: Omit<SystemMessageFilter, 'current'>, options?: PagesOptions<DataOf<SystemMessagePageResponse>, Selected>) =>
  pagesOptions<DataOf<SystemMessagePageResponse>, Selected>('teacher-im', getTeacherListMessagesQueryKey(systemMessageFilter), (current, signal) => teacherListMessages({ ...systemMessageFilter, current }, signal), options)
/** What the school has to say. */
export const useTeacherListMessagesInfinite = <Selected = JoinedPages<ItemOf<DataOf<SystemMessagePageResponse>>>>(systemMessageFilter: Omit<SystemMessageFilter, 'current'>, options?: PagesOptions<DataOf<SystemMessagePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getTeacherListMessagesInfiniteQueryOptions(systemMessageFilter, options), queryClient)


/**
 * @summary Unread messages by category
 */
export const teacherCountUnread = (signal?: AbortSignal) =>
  call<UnreadCountResponse>({ url: '/api-tch/im/getUnReadNum', signal })

export const getTeacherCountUnreadQueryKey = () =>
  readKey<'teacherCountUnread', []>('teacherCountUnread')
export const getTeacherCountUnreadQueryOptions = <Selected = DataOf<UnreadCountResponse>>(options?: ReadOptions<DataOf<UnreadCountResponse>, Selected>) =>
  readOptions<DataOf<UnreadCountResponse>, Selected>('teacher-im', getTeacherCountUnreadQueryKey(), (signal) => teacherCountUnread(signal), options)
/** Unread messages by category. */
export const useTeacherCountUnread = <Selected = DataOf<UnreadCountResponse>>(options?: ReadOptions<DataOf<UnreadCountResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherCountUnreadQueryOptions(options), queryClient)


/**
 * @summary Is there anything new?
 */
export const teacherGetMessageNews = (signal?: AbortSignal) =>
  call<MessageNewsResponse>({ url: '/api-tch/im/hasDetail', signal })

export const getTeacherGetMessageNewsQueryKey = () =>
  readKey<'teacherGetMessageNews', []>('teacherGetMessageNews')
export const getTeacherGetMessageNewsQueryOptions = <Selected = DataOf<MessageNewsResponse>>(options?: ReadOptions<DataOf<MessageNewsResponse>, Selected>) =>
  readOptions<DataOf<MessageNewsResponse>, Selected>('teacher-im', getTeacherGetMessageNewsQueryKey(), (signal) => teacherGetMessageNews(signal), options)
/** Is there anything new?. */
export const useTeacherGetMessageNews = <Selected = DataOf<MessageNewsResponse>>(options?: ReadOptions<DataOf<MessageNewsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherGetMessageNewsQueryOptions(options), queryClient)


/**
 * @summary Entry to a room
 */
export const teacherRoomTicket = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<RoomTicketResponse>({ url: '/api-tch/im/getToken', body: lessonRef, signal })

export const getTeacherRoomTicketQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherRoomTicket', [LessonRef]>('teacherRoomTicket', lessonRef)
export const getTeacherRoomTicketQueryOptions = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>) =>
  readOptions<DataOf<RoomTicketResponse>, Selected>('teacher-im', getTeacherRoomTicketQueryKey(lessonRef), (signal) => teacherRoomTicket(lessonRef, signal), options)
/** Entry to a room. */
export const useTeacherRoomTicket = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRoomTicketQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Groups of the own classes
 */
export const teacherListChatGroups = (signal?: AbortSignal) =>
  call<ClassChatGroupsResponse>({ url: '/api-tch/im/classChatGroup', signal })

export const getTeacherListChatGroupsQueryKey = () =>
  readKey<'teacherListChatGroups', []>('teacherListChatGroups')
export const getTeacherListChatGroupsQueryOptions = <Selected = DataOf<ClassChatGroupsResponse>>(options?: ReadOptions<DataOf<ClassChatGroupsResponse>, Selected>) =>
  readOptions<DataOf<ClassChatGroupsResponse>, Selected>('teacher-im', getTeacherListChatGroupsQueryKey(), (signal) => teacherListChatGroups(signal), options)
/** Groups of the own classes. */
export const useTeacherListChatGroups = <Selected = DataOf<ClassChatGroupsResponse>>(options?: ReadOptions<DataOf<ClassChatGroupsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListChatGroupsQueryOptions(options), queryClient)


/**
 * Links live for a day.
 * @summary QR codes of the own groups
 */
export const teacherListGroupCodes = (signal?: AbortSignal) =>
  call<GroupQrCodesResponse>({ url: '/api-tch/im/qrList', signal })

export const getTeacherListGroupCodesQueryKey = () =>
  readKey<'teacherListGroupCodes', []>('teacherListGroupCodes')
export const getTeacherListGroupCodesQueryOptions = <Selected = DataOf<GroupQrCodesResponse>>(options?: ReadOptions<DataOf<GroupQrCodesResponse>, Selected>) =>
  readOptions<DataOf<GroupQrCodesResponse>, Selected>('teacher-im', getTeacherListGroupCodesQueryKey(), (signal) => teacherListGroupCodes(signal), options)
/** QR codes of the own groups. */
export const useTeacherListGroupCodes = <Selected = DataOf<GroupQrCodesResponse>>(options?: ReadOptions<DataOf<GroupQrCodesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherListGroupCodesQueryOptions(options), queryClient)


/**
 * Twenty at once and one in ten seconds after that; more is refused with 429.
 * @summary Report an error of the chat
 */
export const teacherReportChatError = (chatErrorReport: ChatErrorReport, signal?: AbortSignal) =>
  call<MetricsReceiptResponse>({ url: '/api-tch/im/errorLog', body: chatErrorReport, signal })

export const getTeacherReportChatErrorMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport }, Context>) =>
  changeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport }, Context>('teacherReportChatError', [], ({ data }) => teacherReportChatError(data), options)
/** Report an error of the chat. */
export const useTeacherReportChatError = <Context = unknown>(options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherReportChatErrorMutationOptions(options), queryClient)


/**
 * For a page whose pass ran out while it was away. The page that is in the room stays.
 * @summary A new pass for the room
 */
export const teacherRenewRoomTicket = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<RoomTicketResponse>({ url: '/api-tch/im/retrieveToken', body: lessonRef, signal })

export const getTeacherRenewRoomTicketQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherRenewRoomTicket', [LessonRef]>('teacherRenewRoomTicket', lessonRef)
export const getTeacherRenewRoomTicketQueryOptions = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>) =>
  readOptions<DataOf<RoomTicketResponse>, Selected>('teacher-im', getTeacherRenewRoomTicketQueryKey(lessonRef), (signal) => teacherRenewRoomTicket(lessonRef, signal), options)
/** A new pass for the room. */
export const useTeacherRenewRoomTicket = <Selected = DataOf<RoomTicketResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRenewRoomTicketQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Join the chat of a room
 */
export const teacherJoinChatGroup = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<ChatGroupResponse>({ url: '/api-tch/im/joinChatGroup', body: lessonRef, signal })

export const getTeacherJoinChatGroupMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<ChatGroupResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<ChatGroupResponse>, { data: LessonRef }, Context>('teacherJoinChatGroup', [], ({ data }) => teacherJoinChatGroup(data), options)
/** Join the chat of a room. */
export const useTeacherJoinChatGroup = <Context = unknown>(options?: ChangeOptions<DataOf<ChatGroupResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherJoinChatGroupMutationOptions(options), queryClient)


/**
 * @summary Messages were read
 */
export const teacherReadMessages = (readMessagesRequest: ReadMessagesRequest, signal?: AbortSignal) =>
  call<UnreadCountResponse>({ url: '/api-tch/ext/im/readMessages', body: readMessagesRequest, signal })

export const getTeacherReadMessagesMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>) =>
  changeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>('teacherReadMessages', ["teacherListMessages","teacherCountUnread","teacherGetMessageNews"], ({ data }) => teacherReadMessages(data), options)
/** Messages were read. */
export const useTeacherReadMessages = <Context = unknown>(options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherReadMessagesMutationOptions(options), queryClient)


