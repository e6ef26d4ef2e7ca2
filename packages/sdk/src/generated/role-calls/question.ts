// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { CallOptions } from '../../client/call-options.ts'
import { studentAskedQuestions } from '../calls/student-asked.ts'
import { teacherAskedQuestions } from '../calls/teacher-question.ts'
import type { Role, StudentAskedQuestionsParams } from '../types.ts'

/** Questions and answers for students. */
export const askedQuestionsAs = (role: Role, params?: StudentAskedQuestionsParams, options?: CallOptions) =>
  (role === 'teacher' ? teacherAskedQuestions : studentAskedQuestions)(params, options)
