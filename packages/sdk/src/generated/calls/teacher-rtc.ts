// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import type { LessonRef, RecordingRequest, RoomTicketResponse, RtcTokenResponse, RtcAppInfoResponse, RecordingResponse, BoardStreamResponse } from '../types.ts'

/**
 * @summary Permission to send and receive media in a room
 */
export const teacherRtcToken = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<RtcTokenResponse>({ url: '/api-tch/rtc/getToken', body: lessonRef, signal })

export const getTeacherRtcTokenQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherRtcToken', [LessonRef]>('teacherRtcToken', lessonRef)
export const getTeacherRtcTokenQueryOptions = <Selected = DataOf<RtcTokenResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RtcTokenResponse>, Selected>) =>
  readOptions<DataOf<RtcTokenResponse>, Selected>('teacher-rtc', getTeacherRtcTokenQueryKey(lessonRef), (signal) => teacherRtcToken(lessonRef, signal), options)
/** Permission to send and receive media in a room. */
export const useTeacherRtcToken = <Selected = DataOf<RtcTokenResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RtcTokenResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRtcTokenQueryOptions(lessonRef, options), queryClient)


/**
 * @summary Which media engine is used
 */
export const teacherRtcAppInfo = (signal?: AbortSignal) =>
  call<RtcAppInfoResponse>({ url: '/api-tch/rtc/appInfo', signal })

export const getTeacherRtcAppInfoQueryKey = () =>
  readKey<'teacherRtcAppInfo', []>('teacherRtcAppInfo')
export const getTeacherRtcAppInfoQueryOptions = <Selected = DataOf<RtcAppInfoResponse>>(options?: ReadOptions<DataOf<RtcAppInfoResponse>, Selected>) =>
  readOptions<DataOf<RtcAppInfoResponse>, Selected>('teacher-rtc', getTeacherRtcAppInfoQueryKey(), (signal) => teacherRtcAppInfo(signal), options)
/** Which media engine is used. */
export const useTeacherRtcAppInfo = <Selected = DataOf<RtcAppInfoResponse>>(options?: ReadOptions<DataOf<RtcAppInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRtcAppInfoQueryOptions(options), queryClient)


/**
 * What runs already goes on. Repeating a lesson overwrites its recording, after a warning and once the new one is complete. The end of the class stops it.
 * @summary Start or stop the recording
 */
export const recordLesson = (recordingRequest: RecordingRequest, signal?: AbortSignal) =>
  call<RecordingResponse>({ url: '/api-tch/rtc/tchVideoRecording', body: recordingRequest, signal })

export const getRecordLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RecordingResponse>, { data: RecordingRequest }, Context>) =>
  changeOptions<DataOf<RecordingResponse>, { data: RecordingRequest }, Context>('recordLesson', ["teacher-rtc","teacher-other","replays","room-log"], ({ data }) => recordLesson(data), options)
/** Start or stop the recording. */
export const useRecordLesson = <Context = unknown>(options?: ChangeOptions<DataOf<RecordingResponse>, { data: RecordingRequest }, Context>, queryClient?: QueryClient) =>
  useMutation(getRecordLessonMutationOptions(options), queryClient)


/**
 * The person's other page of the same room is closed with `signed-in-elsewhere`.
 * @summary Enter a room with this page instead of another
 */
export const teacherForceJoinRoom = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<RoomTicketResponse>({ url: '/api-tch/rtc/forceJoinRoom', body: lessonRef, signal })

export const getTeacherForceJoinRoomMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RoomTicketResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<RoomTicketResponse>, { data: LessonRef }, Context>('teacherForceJoinRoom', [], ({ data }) => teacherForceJoinRoom(data), options)
/** Enter a room with this page instead of another. */
export const useTeacherForceJoinRoom = <Context = unknown>(options?: ChangeOptions<DataOf<RoomTicketResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherForceJoinRoomMutationOptions(options), queryClient)


/**
 * Clients draw the board from its events, so there is a stream only where an outside engine makes one. Stopping none is no mistake.
 * @summary Stop sending the board as a stream
 */
export const stopBoardStream = (lessonRef: LessonRef, signal?: AbortSignal) =>
  call<BoardStreamResponse>({ url: '/api-tch/rtc/stopWbPushStream', body: lessonRef, signal })

export const getStopBoardStreamMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<BoardStreamResponse>, { data: LessonRef }, Context>) =>
  changeOptions<DataOf<BoardStreamResponse>, { data: LessonRef }, Context>('stopBoardStream', ["teacher-rtc"], ({ data }) => stopBoardStream(data), options)
/** Stop sending the board as a stream. */
export const useStopBoardStream = <Context = unknown>(options?: ChangeOptions<DataOf<BoardStreamResponse>, { data: LessonRef }, Context>, queryClient?: QueryClient) =>
  useMutation(getStopBoardStreamMutationOptions(options), queryClient)


