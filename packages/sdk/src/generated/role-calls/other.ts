// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions, ChangeCallOptions } from '../../client/call-options.ts'
import { studentAddComment, studentDeleteComment } from '../calls/student-comment.ts'
import { studentGetLessonMaterial } from '../calls/student-res.ts'
import { teacherAddComment, teacherDeleteComment, teacherGetLessonMaterial } from '../calls/teacher-other.ts'
import type { Role, LessonRef, CommentRequest, CommentRef } from '../types.ts'

/** Comment on a replay, a lesson or a marked work. */
export const addCommentAs = (role: Role, commentRequest: CommentRequest, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherAddComment : studentAddComment)(commentRequest, options)
/** Delete a comment of mine. */
export const deleteCommentAs = (role: Role, commentRef: CommentRef, options?: ChangeCallOptions) =>
  (role === 'teacher' ? teacherDeleteComment : studentDeleteComment)(commentRef, options)
/** Everything a lesson offers. */
export const getLessonMaterialAs = (role: Role, lessonRef: LessonRef, options?: CallOptions) =>
  (role === 'teacher' ? teacherGetLessonMaterial : studentGetLessonMaterial)(lessonRef, options)
