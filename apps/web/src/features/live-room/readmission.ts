import type { Readmission } from '@hwjy/classroom/react'
import type { LessonSummary } from '@hwjy/sdk'
import type { Entry } from '../../shared/lesson/lesson-entry.ts'

/** Nobody is let back into a class that is over. */
export const mayBeReadmitted = ({ status }: Pick<LessonSummary, 'status'>): boolean =>
  status !== 'ended' && status !== 'expired' && status !== 'absent'

/** What the entry check says to a student who was removed. [R46] */
export function readmissionOf({
  lesson,
  denial,
}: Pick<Entry, 'denial'> & { lesson: Pick<LessonSummary, 'status'> }): Awaited<ReturnType<Readmission['ask']>> {
  if (!mayBeReadmitted(lesson)) return 'never'
  return denial === 'removed' ? 'not-yet' : 'yes'
}
