// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions } from '../../client/call-options.ts'
import { studentListPractices, studentListPrizes } from '../calls/student-study.ts'
import { studentFeedbackOptions } from '../calls/student-lesson.ts'
import { teacherListPractices, teacherListPrizes, teacherFeedbackOptions } from '../calls/teacher-lesson-class.ts'
import type { Role, LessonRef, FeedbackOptionsRequest } from '../types.ts'

/** The practice on the screen. */
export const listPracticesAs = (role: Role, lessonRef: LessonRef, options?: CallOptions) =>
  (role === 'teacher' ? teacherListPractices : studentListPractices)(lessonRef, options)
/** Prizes of a lesson. */
export const listPrizesAs = (role: Role, lessonRef: LessonRef, options?: CallOptions) =>
  (role === 'teacher' ? teacherListPrizes : studentListPrizes)(lessonRef, options)
/** Ready-made sentences for a student. */
export const feedbackOptionsAs = (role: Role, feedbackOptionsRequest?: FeedbackOptionsRequest, options?: CallOptions) =>
  (role === 'teacher' ? teacherFeedbackOptions : studentFeedbackOptions)(feedbackOptionsRequest, options)
