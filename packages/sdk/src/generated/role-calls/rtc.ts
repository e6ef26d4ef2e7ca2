// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { studentRtcToken, getStudentRtcTokenQueryKey, getStudentRtcTokenQueryOptions, studentRtcAppInfo, getStudentRtcAppInfoQueryKey, getStudentRtcAppInfoQueryOptions, studentForceJoinRoom, getStudentForceJoinRoomMutationOptions } from '../calls/student-rtc.ts'
import { teacherRtcToken, getTeacherRtcTokenQueryKey, getTeacherRtcTokenQueryOptions, teacherRtcAppInfo, getTeacherRtcAppInfoQueryKey, getTeacherRtcAppInfoQueryOptions, teacherForceJoinRoom, getTeacherForceJoinRoomMutationOptions } from '../calls/teacher-rtc.ts'
import type { Role, LessonRef, RoomTicketResponse, RtcTokenResponse, RtcAppInfoResponse } from '../types.ts'

/** Permission to send and receive media in a room. */
export const rtcTokenAs = (role: Role, lessonRef: LessonRef, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRtcToken : studentRtcToken)(lessonRef, signal)
export const getRtcTokenAsQueryKey = (role: Role, lessonRef?: LessonRef): ReturnType<typeof getTeacherRtcTokenQueryKey> | ReturnType<typeof getStudentRtcTokenQueryKey> =>
  (role === 'teacher' ? getTeacherRtcTokenQueryKey : getStudentRtcTokenQueryKey)(lessonRef)
export const getRtcTokenAsQueryOptions = <Selected = DataOf<RtcTokenResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<RtcTokenResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherRtcTokenQueryOptions : getStudentRtcTokenQueryOptions)<Selected>(lessonRef, options)
/** Permission to send and receive media in a room. */
export const useRtcTokenAs = <Selected = DataOf<RtcTokenResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<RtcTokenResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getRtcTokenAsQueryOptions(role, lessonRef, options), queryClient)


/** Which media engine is used. */
export const rtcAppInfoAs = (role: Role, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherRtcAppInfo : studentRtcAppInfo)(signal)
export const getRtcAppInfoAsQueryKey = (role: Role): ReturnType<typeof getTeacherRtcAppInfoQueryKey> | ReturnType<typeof getStudentRtcAppInfoQueryKey> =>
  (role === 'teacher' ? getTeacherRtcAppInfoQueryKey : getStudentRtcAppInfoQueryKey)()
export const getRtcAppInfoAsQueryOptions = <Selected = DataOf<RtcAppInfoResponse>>(role: Role, options?: ReadOptions<DataOf<RtcAppInfoResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherRtcAppInfoQueryOptions : getStudentRtcAppInfoQueryOptions)<Selected>(options)
/** Which media engine is used. */
export const useRtcAppInfoAs = <Selected = DataOf<RtcAppInfoResponse>>(role: Role, options?: ReadOptions<DataOf<RtcAppInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getRtcAppInfoAsQueryOptions(role, options), queryClient)


/** Enter a room with this page instead of another. */
export const forceJoinRoomAs = (role: Role, lessonRef: LessonRef, signal?: AbortSignal) =>
  (role === 'teacher' ? teacherForceJoinRoom : studentForceJoinRoom)(lessonRef, signal)
export const getForceJoinRoomAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<RoomTicketResponse>, { data: LessonRef }, Context>) =>
  (role === 'teacher' ? getTeacherForceJoinRoomMutationOptions : getStudentForceJoinRoomMutationOptions)<Context>(options)
/** Enter a room with this page instead of another. */
export const useForceJoinRoomAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<RoomTicketResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getForceJoinRoomAsMutationOptions(role, options), queryClient)


