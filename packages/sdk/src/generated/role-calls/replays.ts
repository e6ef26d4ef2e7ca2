// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions } from '../../client/call-options.ts'
import { teacherLessonReplay, studentLessonReplay } from '../calls/replays.ts'
import type { Role, LessonRef } from '../types.ts'

/** The replay of a lesson. */
export const lessonReplayAs = (role: Role, lessonRef: LessonRef, options?: CallOptions) =>
  (role === 'teacher' ? teacherLessonReplay : studentLessonReplay)(lessonRef, options)
