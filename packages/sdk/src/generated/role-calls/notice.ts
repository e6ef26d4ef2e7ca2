// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions } from '../../client/call-options.ts'
import { studentGetNotice } from '../calls/student-course.ts'
import { teacherGetNotice } from '../calls/teacher-notice.ts'
import type { Role, NoticeRef } from '../types.ts'

/** One notice to a class of mine. */
export const getNoticeAs = (role: Role, noticeRef: NoticeRef, options?: CallOptions) =>
  (role === 'teacher' ? teacherGetNotice : studentGetNotice)(noticeRef, options)
