import { latePart } from '@hwjy/ui'
import { loadWords } from '../../../shared/i18n/i18n.ts'
import type { StudentMoreProps } from './student-more.tsx'
import type { TeacherMoreProps } from './teacher-more.tsx'

const RETRY_MS = 10_000

/** Says what waits beside the lessons. It comes after them: no lesson waits for it. */
export const StudentMore = latePart<StudentMoreProps>(
  () => Promise.all([import('./student-more.tsx'), loadWords(['home'])]).then(([part]) => part.StudentMore),
  { retryMs: RETRY_MS },
)

export const TeacherMore = latePart<TeacherMoreProps>(
  () => Promise.all([import('./teacher-more.tsx'), loadWords(['home', 'keys'])]).then(([part]) => part.TeacherMore),
  { retryMs: RETRY_MS },
)
