// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getTeacherRoomKeyframeQueryKey, getTeacherRoomKeyframeQueryOptions, getStudentRoomKeyframeQueryKey, getStudentRoomKeyframeQueryOptions, getTeacherRoomReplayQueryKey, getTeacherRoomReplayQueryOptions, getTeacherRoomLogQueryKey, getTeacherRoomLogQueryOptions, getTeacherReplayKeyframeQueryKey, getTeacherReplayKeyframeQueryOptions, getStudentRoomReplayQueryKey, getStudentRoomReplayQueryOptions, getStudentRoomLogQueryKey, getStudentRoomLogQueryOptions, getStudentReplayKeyframeQueryKey, getStudentReplayKeyframeQueryOptions } from '../hooks/room-log.ts'
import type { Id, Role, KeyframeResponse, RoomReplayResponse, RoomLogResponse, StudentRoomLogParams, StudentReplayKeyframeParams } from '../types.ts'

export const getRoomKeyframeAsQueryKey = (role: Role, lessonId?: Id): ReturnType<typeof getTeacherRoomKeyframeQueryKey> | ReturnType<typeof getStudentRoomKeyframeQueryKey> =>
  (role === 'teacher' ? getTeacherRoomKeyframeQueryKey : getStudentRoomKeyframeQueryKey)(lessonId)
export const getRoomKeyframeAsQueryOptions = <Selected = DataOf<KeyframeResponse>>(role: Role, lessonId: Id, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherRoomKeyframeQueryOptions : getStudentRoomKeyframeQueryOptions)<Selected>(lessonId, options)
/** The room's last state. */
export const useRoomKeyframeAs = <Selected = DataOf<KeyframeResponse>>(role: Role, lessonId: Id, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getRoomKeyframeAsQueryOptions(role, lessonId, useOwn(options)), queryClient)


export const getRoomReplayAsQueryKey = (role: Role, lessonId?: Id): ReturnType<typeof getTeacherRoomReplayQueryKey> | ReturnType<typeof getStudentRoomReplayQueryKey> =>
  (role === 'teacher' ? getTeacherRoomReplayQueryKey : getStudentRoomReplayQueryKey)(lessonId)
export const getRoomReplayAsQueryOptions = <Selected = DataOf<RoomReplayResponse>>(role: Role, lessonId: Id, options?: ReadOptions<DataOf<RoomReplayResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherRoomReplayQueryOptions : getStudentRoomReplayQueryOptions)<Selected>(lessonId, options)
/** What there is to replay of a class. */
export const useRoomReplayAs = <Selected = DataOf<RoomReplayResponse>>(role: Role, lessonId: Id, options?: ReadOptions<DataOf<RoomReplayResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getRoomReplayAsQueryOptions(role, lessonId, useOwn(options)), queryClient)


export const getRoomLogAsQueryKey = (role: Role, lessonId?: Id, params?: StudentRoomLogParams): ReturnType<typeof getTeacherRoomLogQueryKey> | ReturnType<typeof getStudentRoomLogQueryKey> =>
  (role === 'teacher' ? getTeacherRoomLogQueryKey : getStudentRoomLogQueryKey)(lessonId, params)
export const getRoomLogAsQueryOptions = <Selected = DataOf<RoomLogResponse>>(role: Role, lessonId: Id, params?: StudentRoomLogParams, options?: ReadOptions<DataOf<RoomLogResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherRoomLogQueryOptions : getStudentRoomLogQueryOptions)<Selected>(lessonId, params, options)
/** Events of a class's log. */
export const useRoomLogAs = <Selected = DataOf<RoomLogResponse>>(role: Role, lessonId: Id, params?: StudentRoomLogParams, options?: ReadOptions<DataOf<RoomLogResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getRoomLogAsQueryOptions(role, lessonId, params, useOwn(options)), queryClient)


export const getReplayKeyframeAsQueryKey = (role: Role, lessonId?: Id, params?: StudentReplayKeyframeParams): ReturnType<typeof getTeacherReplayKeyframeQueryKey> | ReturnType<typeof getStudentReplayKeyframeQueryKey> =>
  (role === 'teacher' ? getTeacherReplayKeyframeQueryKey : getStudentReplayKeyframeQueryKey)(lessonId, params)
export const getReplayKeyframeAsQueryOptions = <Selected = DataOf<KeyframeResponse>>(role: Role, lessonId: Id, params: StudentReplayKeyframeParams, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherReplayKeyframeQueryOptions : getStudentReplayKeyframeQueryOptions)<Selected>(lessonId, params, options)
/** The room at a moment of its log. */
export const useReplayKeyframeAs = <Selected = DataOf<KeyframeResponse>>(role: Role, lessonId: Id, params: StudentReplayKeyframeParams, options?: ReadOptions<DataOf<KeyframeResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getReplayKeyframeAsQueryOptions(role, lessonId, params, useOwn(options)), queryClient)


