// Generated from spec/ by scripts/generate.ts. Do not edit.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import type { DataOf } from '../../client/envelope.ts'
import { type ChangeOptions, changeOptions, readKey, type ReadOptions, readOptions } from '../../query/query-options.ts'
import { useOwn } from '../../react/sdk-provider.ts'
import { teacherRtcToken, teacherRtcAppInfo, recordLesson, teacherForceJoinRoom, stopBoardStream } from '../calls/teacher-rtc.ts'
import type { LessonRef, RecordingRequest, RoomTicketResponse, RtcTokenResponse, RtcAppInfoResponse, RecordingResponse, BoardStreamResponse } from '../types.ts'

export const getTeacherRtcTokenQueryKey = (lessonRef?: LessonRef) =>
  readKey<'teacherRtcToken', [LessonRef]>('teacherRtcToken', lessonRef)
export const getTeacherRtcTokenQueryOptions = <Selected = DataOf<RtcTokenResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RtcTokenResponse>, Selected>) =>
  readOptions<DataOf<RtcTokenResponse>, Selected>('teacher-rtc', getTeacherRtcTokenQueryKey(lessonRef), (call) => teacherRtcToken(lessonRef, call), options)
/** Permission to send and receive media in a room. */
export const useTeacherRtcToken = <Selected = DataOf<RtcTokenResponse>>(lessonRef: LessonRef, options?: ReadOptions<DataOf<RtcTokenResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRtcTokenQueryOptions(lessonRef, useOwn(options)), queryClient)


export const getTeacherRtcAppInfoQueryKey = () =>
  readKey<'teacherRtcAppInfo', []>('teacherRtcAppInfo')
export const getTeacherRtcAppInfoQueryOptions = <Selected = DataOf<RtcAppInfoResponse>>(options?: ReadOptions<DataOf<RtcAppInfoResponse>, Selected>) =>
  readOptions<DataOf<RtcAppInfoResponse>, Selected>('teacher-rtc', getTeacherRtcAppInfoQueryKey(), (call) => teacherRtcAppInfo(call), options)
/** Which media engine is used. */
export const useTeacherRtcAppInfo = <Selected = DataOf<RtcAppInfoResponse>>(options?: ReadOptions<DataOf<RtcAppInfoResponse>, Selected>, queryClient?: QueryClient) =>
  useQuery(getTeacherRtcAppInfoQueryOptions(useOwn(options)), queryClient)


export const getRecordLessonMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RecordingResponse>, { data: RecordingRequest } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<RecordingResponse>, { data: RecordingRequest } & ChangeCallOptions, Context>('recordLesson', ["teacher-rtc","teacher-other","replays","room-log"], ({ data, ...call }) => recordLesson(data, call), options)
/** Start or stop the recording. */
export const useRecordLesson = <Context = unknown>(options?: ChangeOptions<DataOf<RecordingResponse>, { data: RecordingRequest } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getRecordLessonMutationOptions(useOwn(options)), queryClient)


export const getTeacherForceJoinRoomMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<RoomTicketResponse>, { data: LessonRef } & CallOptions, Context>) =>
  changeOptions<DataOf<RoomTicketResponse>, { data: LessonRef } & CallOptions, Context>('teacherForceJoinRoom', [], ({ data, ...call }) => teacherForceJoinRoom(data, call), options)
/** Enter a room with this page instead of another. */
export const useTeacherForceJoinRoom = <Context = unknown>(options?: ChangeOptions<DataOf<RoomTicketResponse>, { data: LessonRef } & CallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getTeacherForceJoinRoomMutationOptions(useOwn(options)), queryClient)


export const getStopBoardStreamMutationOptions = <Context = unknown>(options?: ChangeOptions<DataOf<BoardStreamResponse>, { data: LessonRef } & ChangeCallOptions, Context>) =>
  changeOptions<DataOf<BoardStreamResponse>, { data: LessonRef } & ChangeCallOptions, Context>('stopBoardStream', ["teacher-rtc"], ({ data, ...call }) => stopBoardStream(data, call), options)
/** Stop sending the board as a stream. */
export const useStopBoardStream = <Context = unknown>(options?: ChangeOptions<DataOf<BoardStreamResponse>, { data: LessonRef } & ChangeCallOptions, Context>, queryClient?: QueryClient) =>
  useMutation(getStopBoardStreamMutationOptions(useOwn(options)), queryClient)


