// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import type { ChangeOptions, ReadOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { getStudentRtcTokenQueryKey, getStudentRtcTokenQueryOptions, getStudentRtcAppInfoQueryKey, getStudentRtcAppInfoQueryOptions, getStudentForceJoinRoomMutationOptions } from '../hooks/student-rtc.ts'
import { getTeacherRtcTokenQueryKey, getTeacherRtcTokenQueryOptions, getTeacherRtcAppInfoQueryKey, getTeacherRtcAppInfoQueryOptions, getTeacherForceJoinRoomMutationOptions } from '../hooks/teacher-rtc.ts'
import type { Role, LessonRef, RoomTicketResponse, RtcTokenResponse, RtcAppInfoResponse } from '../types.ts'

export const getRtcTokenAsQueryKey = (role: Role, lessonRef?: LessonRef): ReturnType<typeof getTeacherRtcTokenQueryKey> | ReturnType<typeof getStudentRtcTokenQueryKey> =>
  (role === 'teacher' ? getTeacherRtcTokenQueryKey : getStudentRtcTokenQueryKey)(lessonRef)
export const getRtcTokenAsQueryOptions = <Selected = DataOf<RtcTokenResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<RtcTokenResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherRtcTokenQueryOptions : getStudentRtcTokenQueryOptions)<Selected>(lessonRef, options)
/** Permission to send and receive media in a room. */
export const useRtcTokenAs = <Selected = DataOf<RtcTokenResponse>>(role: Role, lessonRef: LessonRef, options?: ReadOptions<DataOf<RtcTokenResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getRtcTokenAsQueryOptions(role, lessonRef, useOwn(options)), queryClient)


export const getRtcAppInfoAsQueryKey = (role: Role): ReturnType<typeof getTeacherRtcAppInfoQueryKey> | ReturnType<typeof getStudentRtcAppInfoQueryKey> =>
  (role === 'teacher' ? getTeacherRtcAppInfoQueryKey : getStudentRtcAppInfoQueryKey)()
export const getRtcAppInfoAsQueryOptions = <Selected = DataOf<RtcAppInfoResponse>>(role: Role, options?: ReadOptions<DataOf<RtcAppInfoResponse>, Selected>) =>
  (role === 'teacher' ? getTeacherRtcAppInfoQueryOptions : getStudentRtcAppInfoQueryOptions)<Selected>(options)
/** Which media engine is used. */
export const useRtcAppInfoAs = <Selected = DataOf<RtcAppInfoResponse>>(role: Role, options?: ReadOptions<DataOf<RtcAppInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getRtcAppInfoAsQueryOptions(role, useOwn(options)), queryClient)


export const getForceJoinRoomAsMutationOptions = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<RoomTicketResponse>, { data: LessonRef } & CallOptions, Context>) =>
  (role === 'teacher' ? getTeacherForceJoinRoomMutationOptions : getStudentForceJoinRoomMutationOptions)<Context>(options)
/** Enter a room with this page instead of another. */
export const useForceJoinRoomAs = <Context = unknown>(role: Role, options?: ChangeOptions<DataOf<RoomTicketResponse>, { data: LessonRef } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getForceJoinRoomAsMutationOptions(role, useOwn(options)), queryClient)


