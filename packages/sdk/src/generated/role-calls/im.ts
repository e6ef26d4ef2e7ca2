// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ItemOf, JoinedPages, PagesOptions } from '../../query/page-options.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { studentJoinChatGroup, getStudentJoinChatGroupMutationOptions } from '../calls/student-study.ts'
import { studentListMessages, getStudentListMessagesQueryKey, getStudentListMessagesQueryOptions, getStudentListMessagesInfiniteQueryOptions, studentGetMessageNews, getStudentGetMessageNewsQueryKey, getStudentGetMessageNewsQueryOptions, studentRoomTicket, getStudentRoomTicketQueryKey, getStudentRoomTicketQueryOptions, studentListChatGroups, getStudentListChatGroupsQueryKey, getStudentListChatGroupsQueryOptions, studentListGroupCodes, getStudentListGroupCodesQueryKey, getStudentListGroupCodesQueryOptions, studentReportChatError, getStudentReportChatErrorMutationOptions, studentRenewRoomTicket, getStudentRenewRoomTicketQueryKey, getStudentRenewRoomTicketQueryOptions, studentReadMessages, getStudentReadMessagesMutationOptions, studentCountUnread, getStudentCountUnreadQueryKey, getStudentCountUnreadQueryOptions } from '../calls/student-im.ts'
import { teacherListMessages, getTeacherListMessagesQueryKey, getTeacherListMessagesQueryOptions, getTeacherListMessagesInfiniteQueryOptions, teacherCountUnread, getTeacherCountUnreadQueryKey, getTeacherCountUnreadQueryOptions, teacherGetMessageNews, getTeacherGetMessageNewsQueryKey, getTeacherGetMessageNewsQueryOptions, teacherRoomTicket, getTeacherRoomTicketQueryKey, getTeacherRoomTicketQueryOptions, teacherListChatGroups, getTeacherListChatGroupsQueryKey, getTeacherListChatGroupsQueryOptions, teacherListGroupCodes, getTeacherListGroupCodesQueryKey, getTeacherListGroupCodesQueryOptions, teacherReportChatError, getTeacherReportChatErrorMutationOptions, teacherRenewRoomTicket, getTeacherRenewRoomTicketQueryKey, getTeacherRenewRoomTicketQueryOptions, teacherJoinChatGroup, getTeacherJoinChatGroupMutationOptions, teacherReadMessages, getTeacherReadMessagesMutationOptions } from '../calls/teacher-im.ts'
import type { Role, LessonRef, SystemMessageFilter, ChatErrorReport, ReadMessagesRequest, MetricsReceiptResponse, ChatGroupResponse, SystemMessagePageResponse, MessageNewsResponse, RoomTicketResponse, ClassChatGroupsResponse, GroupQrCodesResponse, UnreadCountResponse } from '../types.ts'

/** Join the chat of a room. */
export const joinChatGroupAs = (role: Role, lessonRef: LessonRef, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherJoinChatGroup : studentJoinChatGroup)(lessonRef, signal)
export const getJoinChatGroupAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<ChatGroupResponse>, { data: LessonRef }, Context>) =>
  (role === 'teacher' ? getTeacherJoinChatGroupMutationOptions : getStudentJoinChatGroupMutationOptions)<Context>(options)
/** Join the chat of a room. */
export const useJoinChatGroupAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<ChatGroupResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getJoinChatGroupAsMutationOptions(role, options), queryClient)


/** What the school has to say. */
export const listMessagesAs = (role: Role, systemMessageFilter: SystemMessageFilter, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherListMessages : studentListMessages)(systemMessageFilter, signal)
export const getListMessagesAsQueryKey = (role: Role, systemMessageFilter?: SystemMessageFilter): ReturnType<typeof getTeacherListMessagesQueryKey> | ReturnType<typeof getStudentListMessagesQueryKey> =>
  (role === 'teacher' ? getTeacherListMessagesQueryKey : getStudentListMessagesQueryKey)(systemMessageFilter)
export const getListMessagesAsQueryOptions = <Selected = DataOf<SystemMessagePageResponse>>(role: Role, systemMessageFilter: SystemMessageFilter, options?: ReadOptions<DataOf<SystemMessagePageResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListMessagesQueryOptions : getStudentListMessagesQueryOptions)<Selected>(systemMessageFilter, options)
/** What the school has to say. */
export const useListMessagesAs = <Selected = DataOf<SystemMessagePageResponse>>(role: Role, systemMessageFilter: SystemMessageFilter, options?: ReadOptions<DataOf<SystemMessagePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListMessagesAsQueryOptions(role, systemMessageFilter, options), queryClient)
export const getListMessagesAsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SystemMessagePageResponse>>>>(role: Role, systemMessageFilter: Omit<SystemMessageFilter, 'current'>, options?: PagesOptions<DataOf<SystemMessagePageResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListMessagesInfiniteQueryOptions : getStudentListMessagesInfiniteQueryOptions)<Selected>(systemMessageFilter, options)
/** What the school has to say. */
export const useListMessagesAsInfinite = <Selected = JoinedPages<ItemOf<DataOf<SystemMessagePageResponse>>>>(role: Role, systemMessageFilter: Omit<SystemMessageFilter, 'current'>, options?: PagesOptions<DataOf<SystemMessagePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListMessagesAsInfiniteQueryOptions(role, systemMessageFilter, options), queryClient)


/** Is there anything new?. */
export const getMessageNewsAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherGetMessageNews : studentGetMessageNews)(signal)
export const getGetMessageNewsAsQueryKey = (role: Role): ReturnType<typeof getTeacherGetMessageNewsQueryKey> | ReturnType<typeof getStudentGetMessageNewsQueryKey> =>
  (role === 'teacher' ? getTeacherGetMessageNewsQueryKey : getStudentGetMessageNewsQueryKey)()
export const getGetMessageNewsAsQueryOptions = <Selected = DataOf<MessageNewsResponse>>(role: Role, options?: ReadOptions<DataOf<MessageNewsResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherGetMessageNewsQueryOptions : getStudentGetMessageNewsQueryOptions)<Selected>(options)
/** Is there anything new?. */
export const useGetMessageNewsAs = <Selected = DataOf<MessageNewsResponse>>(role: Role, options?: ReadOptions<DataOf<MessageNewsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetMessageNewsAsQueryOptions(role, options), queryClient)


/** Entry to a room. */
export const roomTicketAs = (role: Role, lessonRef: LessonRef, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRoomTicket : studentRoomTicket)(lessonRef, signal)
export const getRoomTicketAsQueryKey = (role: Role, lessonRef?: LessonRef): ReturnType<typeof getTeacherRoomTicketQueryKey> | ReturnType<typeof getStudentRoomTicketQueryKey> =>
  (role === 'teacher' ? getTeacherRoomTicketQueryKey : getStudentRoomTicketQueryKey)(lessonRef)
export const getRoomTicketAsQueryOptions = <Selected = DataOf<RoomTicketResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherRoomTicketQueryOptions : getStudentRoomTicketQueryOptions)<Selected>(lessonRef, options)
/** Entry to a room. */
export const useRoomTicketAs = <Selected = DataOf<RoomTicketResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getRoomTicketAsQueryOptions(role, lessonRef, options), queryClient)


/** Groups of the own classes. */
export const listChatGroupsAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherListChatGroups : studentListChatGroups)(signal)
export const getListChatGroupsAsQueryKey = (role: Role): ReturnType<typeof getTeacherListChatGroupsQueryKey> | ReturnType<typeof getStudentListChatGroupsQueryKey> =>
  (role === 'teacher' ? getTeacherListChatGroupsQueryKey : getStudentListChatGroupsQueryKey)()
export const getListChatGroupsAsQueryOptions = <Selected = DataOf<ClassChatGroupsResponse>>(role: Role, options?: ReadOptions<DataOf<ClassChatGroupsResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListChatGroupsQueryOptions : getStudentListChatGroupsQueryOptions)<Selected>(options)
/** Groups of the own classes. */
export const useListChatGroupsAs = <Selected = DataOf<ClassChatGroupsResponse>>(role: Role, options?: ReadOptions<DataOf<ClassChatGroupsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListChatGroupsAsQueryOptions(role, options), queryClient)


/** QR codes of the own groups. */
export const listGroupCodesAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherListGroupCodes : studentListGroupCodes)(signal)
export const getListGroupCodesAsQueryKey = (role: Role): ReturnType<typeof getTeacherListGroupCodesQueryKey> | ReturnType<typeof getStudentListGroupCodesQueryKey> =>
  (role === 'teacher' ? getTeacherListGroupCodesQueryKey : getStudentListGroupCodesQueryKey)()
export const getListGroupCodesAsQueryOptions = <Selected = DataOf<GroupQrCodesResponse>>(role: Role, options?: ReadOptions<DataOf<GroupQrCodesResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListGroupCodesQueryOptions : getStudentListGroupCodesQueryOptions)<Selected>(options)
/** QR codes of the own groups. */
export const useListGroupCodesAs = <Selected = DataOf<GroupQrCodesResponse>>(role: Role, options?: ReadOptions<DataOf<GroupQrCodesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListGroupCodesAsQueryOptions(role, options), queryClient)


/** Report an error of the chat. */
export const reportChatErrorAs = (role: Role, chatErrorReport: ChatErrorReport, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherReportChatError : studentReportChatError)(chatErrorReport, signal)
export const getReportChatErrorAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport }, Context>) =>
  (role === 'teacher' ? getTeacherReportChatErrorMutationOptions : getStudentReportChatErrorMutationOptions)<Context>(options)
/** Report an error of the chat. */
export const useReportChatErrorAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport }, Context>, queryClient?: QueryClient) =>
  useMutation(getReportChatErrorAsMutationOptions(role, options), queryClient)


/** A new pass for the room. */
export const renewRoomTicketAs = (role: Role, lessonRef: LessonRef, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRenewRoomTicket : studentRenewRoomTicket)(lessonRef, signal)
export const getRenewRoomTicketAsQueryKey = (role: Role, lessonRef?: LessonRef): ReturnType<typeof getTeacherRenewRoomTicketQueryKey> | ReturnType<typeof getStudentRenewRoomTicketQueryKey> =>
  (role === 'teacher' ? getTeacherRenewRoomTicketQueryKey : getStudentRenewRoomTicketQueryKey)(lessonRef)
export const getRenewRoomTicketAsQueryOptions = <Selected = DataOf<RoomTicketResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherRenewRoomTicketQueryOptions : getStudentRenewRoomTicketQueryOptions)<Selected>(lessonRef, options)
/** A new pass for the room. */
export const useRenewRoomTicketAs = <Selected = DataOf<RoomTicketResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getRenewRoomTicketAsQueryOptions(role, lessonRef, options), queryClient)


/** Messages were read. */
export const readMessagesAs = (role: Role, readMessagesRequest: ReadMessagesRequest, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherReadMessages : studentReadMessages)(readMessagesRequest, signal)
export const getReadMessagesAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>) =>
  (role === 'teacher' ? getTeacherReadMessagesMutationOptions : getStudentReadMessagesMutationOptions)<Context>(options)
/** Messages were read. */
export const useReadMessagesAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getReadMessagesAsMutationOptions(role, options), queryClient)


/** Unread messages by category. */
export const countUnreadAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherCountUnread : studentCountUnread)(signal)
export const getCountUnreadAsQueryKey = (role: Role): ReturnType<typeof getTeacherCountUnreadQueryKey> | ReturnType<typeof getStudentCountUnreadQueryKey> =>
  (role === 'teacher' ? getTeacherCountUnreadQueryKey : getStudentCountUnreadQueryKey)()
export const getCountUnreadAsQueryOptions = <Selected = DataOf<UnreadCountResponse>>(role: Role, options?: ReadOptions<DataOf<UnreadCountResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherCountUnreadQueryOptions : getStudentCountUnreadQueryOptions)<Selected>(options)
/** Unread messages by category. */
export const useCountUnreadAs = <Selected = DataOf<UnreadCountResponse>>(role: Role, options?: ReadOptions<DataOf<UnreadCountResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCountUnreadAsQueryOptions(role, options), queryClient)


