// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import { readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { teacherRoomKeyframe, studentRoomKeyframe, teacherRoomReplay, teacherRoomLog, teacherReplayKeyframe, studentRoomReplay, studentRoomLog, studentReplayKeyframe } from '../calls/room-log.ts'
import type { Id, KeyframeResponse, RoomReplayResponse, RoomLogResponse, TeacherRoomLogParams, TeacherReplayKeyframeParams, StudentRoomLogParams, StudentReplayKeyframeParams } from '../types.ts'

export const getTeacherRoomKeyframeQueryKey = (lessonId?: Id) =>
  readKey<'teacherRoomKeyframe', [Id]>('teacherRoomKeyframe', lessonId)
export const getTeacherRoomKeyframeQueryOptions = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>) =>
  readOptions<DataOf<KeyframeResponse>, Selected>('room-log', getTeacherRoomKeyframeQueryKey(lessonId), (call) => teacherRoomKeyframe(lessonId, call), options)
/** The room's last state. */
export const useTeacherRoomKeyframe = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRoomKeyframeQueryOptions(lessonId, useOwn(options)), queryClient)


export const getStudentRoomKeyframeQueryKey = (lessonId?: Id) =>
  readKey<'studentRoomKeyframe', [Id]>('studentRoomKeyframe', lessonId)
export const getStudentRoomKeyframeQueryOptions = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>) =>
  readOptions<DataOf<KeyframeResponse>, Selected>('room-log', getStudentRoomKeyframeQueryKey(lessonId), (call) => studentRoomKeyframe(lessonId, call), options)
/** The room's last state. */
export const useStudentRoomKeyframe = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRoomKeyframeQueryOptions(lessonId, useOwn(options)), queryClient)

export const getTeacherRoomReplayQueryKey = (lessonId?: Id) =>
  readKey<'teacherRoomReplay', [Id]>('teacherRoomReplay', lessonId)
export const getTeacherRoomReplayQueryOptions = <Selected = DataOf<RoomReplayResponse>>(lessonId: Id, options?: ReadOptions<DataOf<RoomReplayResponse>, Selected>) =>
  readOptions<DataOf<RoomReplayResponse>, Selected>('room-log', getTeacherRoomReplayQueryKey(lessonId), (call) => teacherRoomReplay(lessonId, call), options)
/** What there is to replay of a class. */
export const useTeacherRoomReplay = <Selected = DataOf<RoomReplayResponse>>(lessonId: Id, options?: ReadOptions<DataOf<RoomReplayResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRoomReplayQueryOptions(lessonId, useOwn(options)), queryClient)


export const getTeacherRoomLogQueryKey = (lessonId?: Id, params?: TeacherRoomLogParams) =>
  readKey<'teacherRoomLog', [Id, TeacherRoomLogParams]>('teacherRoomLog', lessonId, params)
export const getTeacherRoomLogQueryOptions = <Selected = DataOf<RoomLogResponse>>(lessonId: Id, params?: TeacherRoomLogParams, options?: ReadOptions<DataOf<RoomLogResponse>, Selected>) =>
  readOptions<DataOf<RoomLogResponse>, Selected>('room-log', getTeacherRoomLogQueryKey(lessonId, params), (call) => teacherRoomLog(lessonId, params, call), options)
/** Events of a class's log. */
export const useTeacherRoomLog = <Selected = DataOf<RoomLogResponse>>(lessonId: Id, params?: TeacherRoomLogParams, options?: ReadOptions<DataOf<RoomLogResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRoomLogQueryOptions(lessonId, params, useOwn(options)), queryClient)


export const getTeacherReplayKeyframeQueryKey = (lessonId?: Id, params?: TeacherReplayKeyframeParams) =>
  readKey<'teacherReplayKeyframe', [Id, TeacherReplayKeyframeParams]>('teacherReplayKeyframe', lessonId, params)
export const getTeacherReplayKeyframeQueryOptions = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, params: TeacherReplayKeyframeParams, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>) =>
  readOptions<DataOf<KeyframeResponse>, Selected>('room-log', getTeacherReplayKeyframeQueryKey(lessonId, params), (call) => teacherReplayKeyframe(lessonId, params, call), options)
/** The room at a moment of its log. */
export const useTeacherReplayKeyframe = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, params: TeacherReplayKeyframeParams, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherReplayKeyframeQueryOptions(lessonId, params, useOwn(options)), queryClient)


export const getStudentRoomReplayQueryKey = (lessonId?: Id) =>
  readKey<'studentRoomReplay', [Id]>('studentRoomReplay', lessonId)
export const getStudentRoomReplayQueryOptions = <Selected = DataOf<RoomReplayResponse>>(lessonId: Id, options?: ReadOptions<DataOf<RoomReplayResponse>, Selected>) =>
  readOptions<DataOf<RoomReplayResponse>, Selected>('room-log', getStudentRoomReplayQueryKey(lessonId), (call) => studentRoomReplay(lessonId, call), options)
/** What there is to replay of a class. */
export const useStudentRoomReplay = <Selected = DataOf<RoomReplayResponse>>(lessonId: Id, options?: ReadOptions<DataOf<RoomReplayResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRoomReplayQueryOptions(lessonId, useOwn(options)), queryClient)

export const getStudentRoomLogQueryKey = (lessonId?: Id, params?: StudentRoomLogParams) =>
  readKey<'studentRoomLog', [Id, StudentRoomLogParams]>('studentRoomLog', lessonId, params)
export const getStudentRoomLogQueryOptions = <Selected = DataOf<RoomLogResponse>>(lessonId: Id, params?: StudentRoomLogParams, options?: ReadOptions<DataOf<RoomLogResponse>, Selected>) =>
  readOptions<DataOf<RoomLogResponse>, Selected>('room-log', getStudentRoomLogQueryKey(lessonId, params), (call) => studentRoomLog(lessonId, params, call), options)
/** Events of a class's log. */
export const useStudentRoomLog = <Selected = DataOf<RoomLogResponse>>(lessonId: Id, params?: StudentRoomLogParams, options?: ReadOptions<DataOf<RoomLogResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRoomLogQueryOptions(lessonId, params, useOwn(options)), queryClient)

export const getStudentReplayKeyframeQueryKey = (lessonId?: Id, params?: StudentReplayKeyframeParams) =>
  readKey<'studentReplayKeyframe', [Id, StudentReplayKeyframeParams]>('studentReplayKeyframe', lessonId, params)
export const getStudentReplayKeyframeQueryOptions = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, params: StudentReplayKeyframeParams, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>) =>
  readOptions<DataOf<KeyframeResponse>, Selected>('room-log', getStudentReplayKeyframeQueryKey(lessonId, params), (call) => studentReplayKeyframe(lessonId, params, call), options)
/** The room at a moment of its log. */
export const useStudentReplayKeyframe = <Selected = DataOf<KeyframeResponse>>(lessonId: Id, params: StudentReplayKeyframeParams, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentReplayKeyframeQueryOptions(lessonId, params, useOwn(options)), queryClient)

