// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import type { ItemOf, JoinedPages, PagesOptions } from '../../query/page-options.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getStudentJoinChatGroupMutationOptions } from '../hooks/student-study.ts'
import { getStudentListMessagesQueryKey, getStudentListMessagesQueryOptions, getStudentListMessagesInfiniteQueryOptions, getStudentGetMessageNewsQueryKey, getStudentGetMessageNewsQueryOptions, getStudentRoomTicketQueryKey, getStudentRoomTicketQueryOptions, getStudentListChatGroupsQueryKey, getStudentListChatGroupsQueryOptions, getStudentListGroupCodesQueryKey, getStudentListGroupCodesQueryOptions, getStudentReportChatErrorMutationOptions, getStudentRenewRoomTicketQueryKey, getStudentRenewRoomTicketQueryOptions, getStudentReadMessagesMutationOptions, getStudentCountUnreadQueryKey, getStudentCountUnreadQueryOptions } from '../hooks/student-im.ts'
import { getTeacherListMessagesQueryKey, getTeacherListMessagesQueryOptions, getTeacherListMessagesInfiniteQueryOptions, getTeacherCountUnreadQueryKey, getTeacherCountUnreadQueryOptions, getTeacherGetMessageNewsQueryKey, getTeacherGetMessageNewsQueryOptions, getTeacherRoomTicketQueryKey, getTeacherRoomTicketQueryOptions, getTeacherListChatGroupsQueryKey, getTeacherListChatGroupsQueryOptions, getTeacherListGroupCodesQueryKey, getTeacherListGroupCodesQueryOptions, getTeacherReportChatErrorMutationOptions, getTeacherRenewRoomTicketQueryKey, getTeacherRenewRoomTicketQueryOptions, getTeacherJoinChatGroupMutationOptions, getTeacherReadMessagesMutationOptions } from '../hooks/teacher-im.ts'
import type { Role, LessonRef, SystemMessageFilter, ChatErrorReport, ReadMessagesRequest, MetricsReceiptResponse, ChatGroupResponse, SystemMessagePageResponse, MessageNewsResponse, RoomTicketResponse, ClassChatGroupsResponse, GroupQrCodesResponse, UnreadCountResponse } from '../types.ts'

export const getJoinChatGroupAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<ChatGroupResponse>, { data: LessonRef } & ChangeCallOptions, Context>) =>
  (role === 'teacher' ? getTeacherJoinChatGroupMutationOptions : getStudentJoinChatGroupMutationOptions)<Context>(options)
/** Join the chat of a room. */
export const useJoinChatGroupAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<ChatGroupResponse>, { data: LessonRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getJoinChatGroupAsMutationOptions(role, useOwn(options)), queryClient)


export const getListMessagesAsQueryKey = (role: Role, systemMessageFilter?: SystemMessageFilter): ReturnType<typeof getTeacherListMessagesQueryKey> | ReturnType<typeof getStudentListMessagesQueryKey> =>
  (role === 'teacher' ? getTeacherListMessagesQueryKey : getStudentListMessagesQueryKey)(systemMessageFilter)
export const getListMessagesAsQueryOptions = <Selected = DataOf<SystemMessagePageResponse>>(role: Role, systemMessageFilter: SystemMessageFilter, options?: ReadOptions<DataOf<SystemMessagePageResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListMessagesQueryOptions : getStudentListMessagesQueryOptions)<Selected>(systemMessageFilter, options)
/** What the school has to say. */
export const useListMessagesAs = <Selected = DataOf<SystemMessagePageResponse>>(role: Role, systemMessageFilter: SystemMessageFilter, options?: ReadOptions<DataOf<SystemMessagePageResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListMessagesAsQueryOptions(role, systemMessageFilter, useOwn(options)), queryClient)
export const getListMessagesAsInfiniteQueryOptions = <Selected = JoinedPages<ItemOf<DataOf<SystemMessagePageResponse>>>>(role: Role, systemMessageFilter: Omit<SystemMessageFilter, 'current'>, options?: PagesOptions<DataOf<SystemMessagePageResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListMessagesInfiniteQueryOptions : getStudentListMessagesInfiniteQueryOptions)<Selected>(systemMessageFilter, options)
/** What the school has to say. */
export const useListMessagesAsInfinite = <Selected = JoinedPages<ItemOf<DataOf<SystemMessagePageResponse>>>>(role: Role, systemMessageFilter: Omit<SystemMessageFilter, 'current'>, options?: PagesOptions<DataOf<SystemMessagePageResponse>, Selected>, queryClient?: QueryClient) =>
  useInfiniteQuery(getListMessagesAsInfiniteQueryOptions(role, systemMessageFilter, useOwn(options)), queryClient)


export const getGetMessageNewsAsQueryKey = (role: Role): ReturnType<typeof getTeacherGetMessageNewsQueryKey> | ReturnType<typeof getStudentGetMessageNewsQueryKey> =>
  (role === 'teacher' ? getTeacherGetMessageNewsQueryKey : getStudentGetMessageNewsQueryKey)()
export const getGetMessageNewsAsQueryOptions = <Selected = DataOf<MessageNewsResponse>>(role: Role, options?: ReadOptions<DataOf<MessageNewsResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherGetMessageNewsQueryOptions : getStudentGetMessageNewsQueryOptions)<Selected>(options)
/** Is there anything new?. */
export const useGetMessageNewsAs = <Selected = DataOf<MessageNewsResponse>>(role: Role, options?: ReadOptions<DataOf<MessageNewsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetMessageNewsAsQueryOptions(role, useOwn(options)), queryClient)


export const getRoomTicketAsQueryKey = (role: Role, lessonRef?: LessonRef): ReturnType<typeof getTeacherRoomTicketQueryKey> | ReturnType<typeof getStudentRoomTicketQueryKey> =>
  (role === 'teacher' ? getTeacherRoomTicketQueryKey : getStudentRoomTicketQueryKey)(lessonRef)
export const getRoomTicketAsQueryOptions = <Selected = DataOf<RoomTicketResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherRoomTicketQueryOptions : getStudentRoomTicketQueryOptions)<Selected>(lessonRef, options)
/** Entry to a room. */
export const useRoomTicketAs = <Selected = DataOf<RoomTicketResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getRoomTicketAsQueryOptions(role, lessonRef, useOwn(options)), queryClient)


export const getListChatGroupsAsQueryKey = (role: Role): ReturnType<typeof getTeacherListChatGroupsQueryKey> | ReturnType<typeof getStudentListChatGroupsQueryKey> =>
  (role === 'teacher' ? getTeacherListChatGroupsQueryKey : getStudentListChatGroupsQueryKey)()
export const getListChatGroupsAsQueryOptions = <Selected = DataOf<ClassChatGroupsResponse>>(role: Role, options?: ReadOptions<DataOf<ClassChatGroupsResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListChatGroupsQueryOptions : getStudentListChatGroupsQueryOptions)<Selected>(options)
/** Groups of the own classes. */
export const useListChatGroupsAs = <Selected = DataOf<ClassChatGroupsResponse>>(role: Role, options?: ReadOptions<DataOf<ClassChatGroupsResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListChatGroupsAsQueryOptions(role, useOwn(options)), queryClient)


export const getListGroupCodesAsQueryKey = (role: Role): ReturnType<typeof getTeacherListGroupCodesQueryKey> | ReturnType<typeof getStudentListGroupCodesQueryKey> =>
  (role === 'teacher' ? getTeacherListGroupCodesQueryKey : getStudentListGroupCodesQueryKey)()
export const getListGroupCodesAsQueryOptions = <Selected = DataOf<GroupQrCodesResponse>>(role: Role, options?: ReadOptions<DataOf<GroupQrCodesResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherListGroupCodesQueryOptions : getStudentListGroupCodesQueryOptions)<Selected>(options)
/** QR codes of the own groups. */
export const useListGroupCodesAs = <Selected = DataOf<GroupQrCodesResponse>>(role: Role, options?: ReadOptions<DataOf<GroupQrCodesResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getListGroupCodesAsQueryOptions(role, useOwn(options)), queryClient)


export const getReportChatErrorAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport } & ChangeCallOptions, Context>) =>
  (role === 'teacher' ? getTeacherReportChatErrorMutationOptions : getStudentReportChatErrorMutationOptions)<Context>(options)
/** Report an error of the chat. */
export const useReportChatErrorAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<MetricsReceiptResponse>, { data: ChatErrorReport } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getReportChatErrorAsMutationOptions(role, useOwn(options)), queryClient)


export const getRenewRoomTicketAsQueryKey = (role: Role, lessonRef?: LessonRef): ReturnType<typeof getTeacherRenewRoomTicketQueryKey> | ReturnType<typeof getStudentRenewRoomTicketQueryKey> =>
  (role === 'teacher' ? getTeacherRenewRoomTicketQueryKey : getStudentRenewRoomTicketQueryKey)(lessonRef)
export const getRenewRoomTicketAsQueryOptions = <Selected = DataOf<RoomTicketResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherRenewRoomTicketQueryOptions : getStudentRenewRoomTicketQueryOptions)<Selected>(lessonRef, options)
/** A new pass for the room. */
export const useRenewRoomTicketAs = <Selected = DataOf<RoomTicketResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<RoomTicketResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getRenewRoomTicketAsQueryOptions(role, lessonRef, useOwn(options)), queryClient)


export const getReadMessagesAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest } & ChangeCallOptions, Context>) =>
  (role === 'teacher' ? getTeacherReadMessagesMutationOptions : getStudentReadMessagesMutationOptions)<Context>(options)
/** Messages were read. */
export const useReadMessagesAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<UnreadCountResponse>, { data: ReadMessagesRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getReadMessagesAsMutationOptions(role, useOwn(options)), queryClient)


export const getCountUnreadAsQueryKey = (role: Role): ReturnType<typeof getTeacherCountUnreadQueryKey> | ReturnType<typeof getStudentCountUnreadQueryKey> =>
  (role === 'teacher' ? getTeacherCountUnreadQueryKey : getStudentCountUnreadQueryKey)()
export const getCountUnreadAsQueryOptions = <Selected = DataOf<UnreadCountResponse>>(role: Role, options?: ReadOptions<DataOf<UnreadCountResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherCountUnreadQueryOptions : getStudentCountUnreadQueryOptions)<Selected>(options)
/** Unread messages by category. */
export const useCountUnreadAs = <Selected = DataOf<UnreadCountResponse>>(role: Role, options?: ReadOptions<DataOf<UnreadCountResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getCountUnreadAsQueryOptions(role, useOwn(options)), queryClient)


