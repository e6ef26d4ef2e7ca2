// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions } from '../../client/call-options.ts'
import { studentRtcToken, studentRtcAppInfo, studentForceJoinRoom } from '../calls/student-rtc.ts'
import { teacherRtcToken, teacherRtcAppInfo, teacherForceJoinRoom } from '../calls/teacher-rtc.ts'
import type { Role, LessonRef } from '../types.ts'

/** Permission to send and receive media in a room. */
export const rtcTokenAs = (role: Role, lessonRef: LessonRef, options?: CallOptions) =>
  (role === 'teacher' ? teacherRtcToken : studentRtcToken)(lessonRef, options)
/** Which media engine is used. */
export const rtcAppInfoAs = (role: Role, options?: CallOptions) =>
  (role === 'teacher' ? teacherRtcAppInfo : studentRtcAppInfo)(options)
/** Enter a room with this page instead of another. */
export const forceJoinRoomAs = (role: Role, lessonRef: LessonRef, options?: CallOptions) =>
  (role === 'teacher' ? teacherForceJoinRoom : studentForceJoinRoom)(lessonRef, options)
