// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import { teacherListThreads, teacherGetThread, teacherListThreadMessages, teacherSendThreadMessage, teacherReadThread, studentListThreads, studentGetThread, studentListThreadMessages, studentSendThreadMessage, studentReadThread } from '../calls/threads.ts'
import type { Role, ThreadFilter, ThreadRequest, ThreadMessagesFilter, ThreadMessageRequest, ThreadReadRequest } from '../types.ts'

/** Conversations of this person. */
export const listThreadsAs = (role: Role, threadFilter: ThreadFilter, options?: CallOptions) =>
  (role === 'teacher' ? teacherListThreads : studentListThreads)(threadFilter, options)
/** The conversation with one person. */
export const getThreadAs = (role: Role, threadRequest: ThreadRequest, options?: CallOptions) =>
  (role === 'teacher' ? teacherGetThread : studentGetThread)(threadRequest, options)
/** Older messages of a conversation. */
export const listThreadMessagesAs = (role: Role, threadMessagesFilter: ThreadMessagesFilter, options?: CallOptions) =>
  (role === 'teacher' ? teacherListThreadMessages : studentListThreadMessages)(threadMessagesFilter, options)
/** Write to a person of a shared class. */
export const sendThreadMessageAs = (role: Role, threadMessageRequest: ThreadMessageRequest, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherSendThreadMessage : studentSendThreadMessage)(threadMessageRequest, options)
/** A conversation was read. */
export const readThreadAs = (role: Role, threadReadRequest: ThreadReadRequest, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherReadThread : studentReadThread)(threadReadRequest, options)
