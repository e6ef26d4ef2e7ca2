// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { studentRtcToken, studentRtcAppInfo, getLiveStream, studentForceJoinRoom } from '../calls/student-rtc.ts'
import type { LessonRef, RoomTicketResponse, RtcTokenResponse, RtcAppInfoResponse, LiveStreamResponse } from '../types.ts'

export const getStudentRtcTokenQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentRtcToken', [LessonRef]>('studentRtcToken', lessonRef)
export const getStudentRtcTokenQueryOptions = <Selected = DataOf<RtcTokenResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RtcTokenResponse>, Selected>) =>
  readOptions<DataOf<RtcTokenResponse>, Selected>('student-rtc', getStudentRtcTokenQueryKey(lessonRef), (call) => studentRtcToken(lessonRef, call), options)
/** Permission to send and receive media in a room. */
export const useStudentRtcToken = <Selected = DataOf<RtcTokenResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RtcTokenResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRtcTokenQueryOptions(lessonRef, useOwn(options)), queryClient)

export const getStudentRtcAppInfoQueryKey = () =>
  readKey<'studentRtcAppInfo', []>('studentRtcAppInfo')
export const getStudentRtcAppInfoQueryOptions = <Selected = DataOf<RtcAppInfoResponse>>(options?: ReadOptions<DataOf<RtcAppInfoResponse>, Selected>) =>
  readOptions<DataOf<RtcAppInfoResponse>, Selected>('student-rtc', getStudentRtcAppInfoQueryKey(), (call) => studentRtcAppInfo(call), options)
/** Which media engine is used. */
export const useStudentRtcAppInfo = <Selected = DataOf<RtcAppInfoResponse>>(options?: ReadOptions<DataOf<RtcAppInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRtcAppInfoQueryOptions(useOwn(options)), queryClient)

export const getGetLiveStreamQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getLiveStream', [LessonRef]>('getLiveStream', lessonRef)
export const getGetLiveStreamQueryOptions = <Selected = DataOf<LiveStreamResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LiveStreamResponse>, Selected>) =>
  readOptions<DataOf<LiveStreamResponse>, Selected>('student-rtc', getGetLiveStreamQueryKey(lessonRef), (call) => getLiveStream(lessonRef, call), options)
/** Where the class can be watched without joining. */
export const useGetLiveStream = <Selected = DataOf<LiveStreamResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LiveStreamResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetLiveStreamQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getStudentForceJoinRoomMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RoomTicketResponse>, { data: LessonRef } & CallOptions, Context>) =>
  changeOptions<DataOf<RoomTicketResponse>, { data: LessonRef } & CallOptions, Context>('studentForceJoinRoom', [], ({ data, ...call }) => studentForceJoinRoom(data, call), options)
/** Enter a room with this page instead of another. */
export const useStudentForceJoinRoom = <Context = unknown>(options?: ChangeOptions<DataOf<RoomTicketResponse>, { data: LessonRef } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentForceJoinRoomMutationOptions(useOwn(options)), queryClient)

