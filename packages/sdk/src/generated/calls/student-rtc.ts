// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { LessonRef, RoomTicketResponse, RtcTokenResponse, RtcAppInfoResponse, LiveStreamResponse } from '../types.ts'

/**
 * @summary Permission to send and receive media in a room
 */
export const studentRtcToken = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<RtcTokenResponse>({ url: '/api-user/rtc/getToken', body: lessonRef, signal })

export const getStudentRtcTokenQueryKey = (lessonRef?: LessonRef) =>
  readKey<'studentRtcToken', [LessonRef]>('studentRtcToken', lessonRef)
export const getStudentRtcTokenQueryOptions = <Selected = DataOf<RtcTokenResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RtcTokenResponse>, Selected>) =>
  readOptions<DataOf<RtcTokenResponse>, Selected>('student-rtc', getStudentRtcTokenQueryKey(lessonRef), (signal) => studentRtcToken(lessonRef, signal), options)
/** Permission to send and receive media in a room. */
export const useStudentRtcToken = <Selected = DataOf<RtcTokenResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RtcTokenResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRtcTokenQueryOptions(lessonRef, options), queryClient)

/**
 * @summary Which media engine is used
 */
export const studentRtcAppInfo = (signal?: AbortSignal) =>
  call<RtcAppInfoResponse>({ url: '/api-user/rtc/appInfo', signal })

export const getStudentRtcAppInfoQueryKey = () =>
  readKey<'studentRtcAppInfo', []>('studentRtcAppInfo')
export const getStudentRtcAppInfoQueryOptions = <Selected = DataOf<RtcAppInfoResponse>>(options?: ReadOptions<DataOf<RtcAppInfoResponse>, Selected>) =>
  readOptions<DataOf<RtcAppInfoResponse>, Selected>('student-rtc', getStudentRtcAppInfoQueryKey(), (signal) => studentRtcAppInfo(signal), options)
/** Which media engine is used. */
export const useStudentRtcAppInfo = <Selected = DataOf<RtcAppInfoResponse>>(options?: ReadOptions<DataOf<RtcAppInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getStudentRtcAppInfoQueryOptions(options), queryClient)

/**
 * For large classes and outside players. An engine that relays to no stream says so; the room is joined by `getToken` then.
 * @summary Where the class can be watched without joining
 */
export const getLiveStream = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<LiveStreamResponse>({ url: '/api-user/rtc/liveStreamUrl', body: lessonRef, signal })

export const getGetLiveStreamQueryKey = (lessonRef?: LessonRef) =>
  readKey<'getLiveStream', [LessonRef]>('getLiveStream', lessonRef)
export const getGetLiveStreamQueryOptions = <Selected = DataOf<LiveStreamResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LiveStreamResponse>, Selected>) =>
  readOptions<DataOf<LiveStreamResponse>, Selected>('student-rtc', getGetLiveStreamQueryKey(lessonRef), (signal) => getLiveStream(lessonRef, signal), options)
/** Where the class can be watched without joining. */
export const useGetLiveStream = <Selected = DataOf<LiveStreamResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<LiveStreamResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getGetLiveStreamQueryOptions(lessonRef, options), queryClient)


/**
 * The person's other page of the same room is closed with `signed-in-elsewhere`.
 * @summary Enter a room with this page instead of another
 */
export const studentForceJoinRoom = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<RoomTicketResponse>({ url: '/api-user/rtc/forceJoinRoom', body: lessonRef, signal })

export const getStudentForceJoinRoomMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RoomTicketResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<RoomTicketResponse>, { data: LessonRef }, Context>('studentForceJoinRoom', [], ({ data }) => studentForceJoinRoom(data), options)
/** Enter a room with this page instead of another. */
export const useStudentForceJoinRoom = <Context = unknown>(options?: ChangeOptions<DataOf<RoomTicketResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getStudentForceJoinRoomMutationOptions(options), queryClient)

