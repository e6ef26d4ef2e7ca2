// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { Id, KeyframeResponse, RoomReplayResponse, RoomLogResponse, TeacherRoomLogParams, TeacherReplayKeyframeParams, StudentRoomLogParams, StudentReplayKeyframeParams } from '../types.ts'

/**
 * The board pages of a class result are drawn from it. A failure comes as the JSON envelope.
 * @summary The room's last state
 */
export const teacherRoomKeyframe = (lessonId: Id, signal?: AbortSignal) =>
  call<KeyframeResponse>({ url: `/api-tch/ext/lessons/${encodeURIComponent(lessonId)}/roomKeyframe`, method: 'GET', answers: 'blob', signal })

export const getTeacherRoomKeyframeQueryKey = (lessonId?: Id) =>
  readKey<'teacherRoomKeyframe', [Id]>('teacherRoomKeyframe', lessonId)
export const getTeacherRoomKeyframeQueryOptions = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>) =>
  readOptions<DataOf<KeyframeResponse>, Selected>('room-log', getTeacherRoomKeyframeQueryKey(lessonId), (signal) => teacherRoomKeyframe(lessonId, signal), options)
/** The room's last state. */
export const useTeacherRoomKeyframe = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRoomKeyframeQueryOptions(lessonId, options), queryClient)


/**
 * The board pages of a class result are drawn from it. A failure comes as the JSON envelope.
 * @summary The room's last state
 */
export const studentRoomKeyframe = (lessonId: Id, signal?: AbortSignal) =>
  call<KeyframeResponse>({ url: `/api-user/ext/lessons/${encodeURIComponent(lessonId)}/roomKeyframe`, method: 'GET', answers: 'blob', signal })

export const getStudentRoomKeyframeQueryKey = (lessonId?: Id) =>
  readKey<'studentRoomKeyframe', [Id]>('studentRoomKeyframe', lessonId)
export const getStudentRoomKeyframeQueryOptions = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>) =>
  readOptions<DataOf<KeyframeResponse>, Selected>('room-log', getStudentRoomKeyframeQueryKey(lessonId), (signal) => studentRoomKeyframe(lessonId, signal), options)
/** The room's last state. */
export const useStudentRoomKeyframe = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRoomKeyframeQueryOptions(lessonId, options), queryClient)

/**
 * Once the class has ended. Who was removed from it sees none of it.
 * @summary What there is to replay of a class
 */
export const teacherRoomReplay = (lessonId: Id, signal?: AbortSignal) =>
  call<RoomReplayResponse>({ url: `/api-tch/ext/lessons/${encodeURIComponent(lessonId)}/roomReplay`, method: 'GET', signal })

export const getTeacherRoomReplayQueryKey = (lessonId?: Id) =>
  readKey<'teacherRoomReplay', [Id]>('teacherRoomReplay', lessonId)
export const getTeacherRoomReplayQueryOptions = <Selected = DataOf<RoomReplayResponse>>(lessonId: Id, options?: ReadOptions<DataOf<RoomReplayResponse>, Selected>) =>
  readOptions<DataOf<RoomReplayResponse>, Selected>('room-log', getTeacherRoomReplayQueryKey(lessonId), (signal) => teacherRoomReplay(lessonId, signal), options)
/** What there is to replay of a class. */
export const useTeacherRoomReplay = <Selected = DataOf<RoomReplayResponse>>(lessonId: Id, options?: ReadOptions<DataOf<RoomReplayResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRoomReplayQueryOptions(lessonId, options), queryClient)


/**
 * The next page begins after the last event of this one; the end is `lastSeq` of `roomReplay`. What the live room kept from this person is kept here too.
 * @summary Events of a class's log
 */
export const teacherRoomLog = (lessonId: Id, params?: TeacherRoomLogParams, signal?: AbortSignal) =>
  call<RoomLogResponse>({ url: `/api-tch/ext/lessons/${encodeURIComponent(lessonId)}/roomLog`, method: 'GET', query: params, answers: 'blob', signal })

export const getTeacherRoomLogQueryKey = (lessonId?: Id, params?: TeacherRoomLogParams) =>
  readKey<'teacherRoomLog', [Id, TeacherRoomLogParams]>('teacherRoomLog', lessonId, params)
export const getTeacherRoomLogQueryOptions = <Selected = DataOf<RoomLogResponse>>(lessonId: Id, params?: TeacherRoomLogParams, options?: ReadOptions<DataOf<RoomLogResponse>, Selected>) =>
  readOptions<DataOf<RoomLogResponse>, Selected>('room-log', getTeacherRoomLogQueryKey(lessonId, params), (signal) => teacherRoomLog(lessonId, params, signal), options)
/** Events of a class's log. */
export const useTeacherRoomLog = <Selected = DataOf<RoomLogResponse>>(lessonId: Id, params?: TeacherRoomLogParams, options?: ReadOptions<DataOf<RoomLogResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRoomLogQueryOptions(lessonId, params, options), queryClient)


/**
 * 404 when there is no keyframe before that event: begin with the empty room.
 * @summary The room at a moment of its log
 */
export const teacherReplayKeyframe = (lessonId: Id, params: TeacherReplayKeyframeParams, signal?: AbortSignal) =>
  call<KeyframeResponse>({ url: `/api-tch/ext/lessons/${encodeURIComponent(lessonId)}/replayKeyframe`, method: 'GET', query: params, answers: 'blob', signal })

export const getTeacherReplayKeyframeQueryKey = (lessonId?: Id, params?: TeacherReplayKeyframeParams) =>
  readKey<'teacherReplayKeyframe', [Id, TeacherReplayKeyframeParams]>('teacherReplayKeyframe', lessonId, params)
export const getTeacherReplayKeyframeQueryOptions = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, params: TeacherReplayKeyframeParams, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>) =>
  readOptions<DataOf<KeyframeResponse>, Selected>('room-log', getTeacherReplayKeyframeQueryKey(lessonId, params), (signal) => teacherReplayKeyframe(lessonId, params, signal), options)
/** The room at a moment of its log. */
export const useTeacherReplayKeyframe = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, params: TeacherReplayKeyframeParams, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherReplayKeyframeQueryOptions(lessonId, params, options), queryClient)


/**
 * Once the class has ended. Who was removed from it sees none of it.
 * @summary What there is to replay of a class
 */
export const studentRoomReplay = (lessonId: Id, signal?: AbortSignal) =>
  call<RoomReplayResponse>({ url: `/api-user/ext/lessons/${encodeURIComponent(lessonId)}/roomReplay`, method: 'GET', signal })

export const getStudentRoomReplayQueryKey = (lessonId?: Id) =>
  readKey<'studentRoomReplay', [Id]>('studentRoomReplay', lessonId)
export const getStudentRoomReplayQueryOptions = <Selected = DataOf<RoomReplayResponse>>(lessonId: Id, options?: ReadOptions<DataOf<RoomReplayResponse>, Selected>) =>
  readOptions<DataOf<RoomReplayResponse>, Selected>('room-log', getStudentRoomReplayQueryKey(lessonId), (signal) => studentRoomReplay(lessonId, signal), options)
/** What there is to replay of a class. */
export const useStudentRoomReplay = <Selected = DataOf<RoomReplayResponse>>(lessonId: Id, options?: ReadOptions<DataOf<RoomReplayResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRoomReplayQueryOptions(lessonId, options), queryClient)

/**
 * The next page begins after the last event of this one; the end is `lastSeq` of `roomReplay`. What the live room kept from this person is kept here too.
 * @summary Events of a class's log
 */
export const studentRoomLog = (lessonId: Id, params?: StudentRoomLogParams, signal?: AbortSignal) =>
  call<RoomLogResponse>({ url: `/api-user/ext/lessons/${encodeURIComponent(lessonId)}/roomLog`, method: 'GET', query: params, answers: 'blob', signal })

export const getStudentRoomLogQueryKey = (lessonId?: Id, params?: StudentRoomLogParams) =>
  readKey<'studentRoomLog', [Id, StudentRoomLogParams]>('studentRoomLog', lessonId, params)
export const getStudentRoomLogQueryOptions = <Selected = DataOf<RoomLogResponse>>(lessonId: Id, params?: StudentRoomLogParams, options?: ReadOptions<DataOf<RoomLogResponse>, Selected>) =>
  readOptions<DataOf<RoomLogResponse>, Selected>('room-log', getStudentRoomLogQueryKey(lessonId, params), (signal) => studentRoomLog(lessonId, params, signal), options)
/** Events of a class's log. */
export const useStudentRoomLog = <Selected = DataOf<RoomLogResponse>>(lessonId: Id, params?: StudentRoomLogParams, options?: ReadOptions<DataOf<RoomLogResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRoomLogQueryOptions(lessonId, params, options), queryClient)

/**
 * 404 when there is no keyframe before that event: begin with the empty room.
 * @summary The room at a moment of its log
 */
export const studentReplayKeyframe = (lessonId: Id, params: StudentReplayKeyframeParams, signal?: AbortSignal) =>
  call<KeyframeResponse>({ url: `/api-user/ext/lessons/${encodeURIComponent(lessonId)}/replayKeyframe`, method: 'GET', query: params, answers: 'blob', signal })

export const getStudentReplayKeyframeQueryKey = (lessonId?: Id, params?: StudentReplayKeyframeParams) =>
  readKey<'studentReplayKeyframe', [Id, StudentReplayKeyframeParams]>('studentReplayKeyframe', lessonId, params)
export const getStudentReplayKeyframeQueryOptions = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, params: StudentReplayKeyframeParams, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>) =>
  readOptions<DataOf<KeyframeResponse>, Selected>('room-log', getStudentReplayKeyframeQueryKey(lessonId, params), (signal) => studentReplayKeyframe(lessonId, params, signal), options)
/** The room at a moment of its log. */
export const useStudentReplayKeyframe = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, params: StudentReplayKeyframeParams, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentReplayKeyframeQueryOptions(lessonId, params, options), queryClient)

