// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions } from '../../client/call-options.ts'
import { teacherListComments, studentListComments } from '../calls/comments.ts'
import type { Role, CommentFilter } from '../types.ts'

/** Comments below a replay, a lesson or a marked work. */
export const listCommentsAs = (role: Role, commentFilter: CommentFilter, options?: CallOptions) =>
  (role === 'teacher' ? teacherListComments : studentListComments)(commentFilter, options)
