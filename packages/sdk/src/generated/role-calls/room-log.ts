// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions } from '../../client/call-options.ts'
import { teacherRoomKeyframe, studentRoomKeyframe, teacherRoomReplay, teacherRoomLog, teacherReplayKeyframe, studentRoomReplay, studentRoomLog, studentReplayKeyframe } from '../calls/room-log.ts'
import type { Id, Role, StudentRoomLogParams, StudentReplayKeyframeParams } from '../types.ts'

/** The room's last state. */
export const roomKeyframeAs = (role: Role, lessonId: Id, options?: CallOptions) =>
  (role === 'teacher' ? teacherRoomKeyframe : studentRoomKeyframe)(lessonId, options)
/** What there is to replay of a class. */
export const roomReplayAs = (role: Role, lessonId: Id, options?: CallOptions) =>
  (role === 'teacher' ? teacherRoomReplay : studentRoomReplay)(lessonId, options)
/** Events of a class's log. */
export const roomLogAs = (role: Role, lessonId: Id, params?: StudentRoomLogParams, options?: CallOptions) =>
  (role === 'teacher' ? teacherRoomLog : studentRoomLog)(lessonId, params, options)
/** The room at a moment of its log. */
export const replayKeyframeAs = (role: Role, lessonId: Id, params: StudentReplayKeyframeParams, options?: CallOptions) =>
  (role === 'teacher' ? teacherReplayKeyframe : studentReplayKeyframe)(lessonId, params, options)
