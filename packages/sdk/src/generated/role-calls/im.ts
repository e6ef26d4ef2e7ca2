// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import { studentJoinChatGroup } from '../calls/student-study.ts'
import { studentListMessages, studentGetMessageNews, studentRoomTicket, studentListChatGroups, studentListGroupCodes, studentReportChatError, studentRenewRoomTicket, studentReadMessages, studentCountUnread } from '../calls/student-im.ts'
import { teacherListMessages, teacherCountUnread, teacherGetMessageNews, teacherRoomTicket, teacherListChatGroups, teacherListGroupCodes, teacherReportChatError, teacherRenewRoomTicket, teacherJoinChatGroup, teacherReadMessages } from '../calls/teacher-im.ts'
import type { Role, LessonRef, SystemMessageFilter, ChatErrorReport, ReadMessagesRequest } from '../types.ts'

/** Join the chat of a room. */
export const joinChatGroupAs = (role: Role, lessonRef: LessonRef, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherJoinChatGroup : studentJoinChatGroup)(lessonRef, options)
/** What the school has to say. */
export const listMessagesAs = (role: Role, systemMessageFilter: SystemMessageFilter, options?: CallOptions) =>
  (role === 'teacher' ? teacherListMessages : studentListMessages)(systemMessageFilter, options)
/** Is there anything new?. */
export const getMessageNewsAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherGetMessageNews : studentGetMessageNews)(options)
/** Entry to a room. */
export const roomTicketAs = (role: Role, lessonRef: LessonRef, options?: CallOptions) =>
  (role === 'teacher' ? teacherRoomTicket : studentRoomTicket)(lessonRef, options)
/** Groups of the own classes. */
export const listChatGroupsAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherListChatGroups : studentListChatGroups)(options)
/** QR codes of the own groups. */
export const listGroupCodesAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherListGroupCodes : studentListGroupCodes)(options)
/** Report an error of the chat. */
export const reportChatErrorAs = (role: Role, chatErrorReport: ChatErrorReport, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherReportChatError : studentReportChatError)(chatErrorReport, options)
/** A new pass for the room. */
export const renewRoomTicketAs = (role: Role, lessonRef: LessonRef, options?: CallOptions) =>
  (role === 'teacher' ? teacherRenewRoomTicket : studentRenewRoomTicket)(lessonRef, options)
/** Messages were read. */
export const readMessagesAs = (role: Role, readMessagesRequest: ReadMessagesRequest, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherReadMessages : studentReadMessages)(readMessagesRequest, options)
/** Unread messages by category. */
export const countUnreadAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherCountUnread : studentCountUnread)(options)
