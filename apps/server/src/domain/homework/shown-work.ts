import type { EpochMs } from '@hwjy/classroom/core'
import type { MarksShown, WorkStatus } from './homework-rules.ts'

interface ShownMarks {
  marksShown: MarksShown
  marksReleasedAt: EpochMs | null
}

interface MarkedWork {
  status: WorkStatus
  score: number | null
  gradedAt: EpochMs | null
}

/** Marks that are shown together, and not yet. */
export const hidesMarks = ({ marksShown, marksReleasedAt }: ShownMarks): boolean =>
  marksShown === 'together' && marksReleasedAt === null

/** A work as its student and the family may see it: while marks are hidden, a graded one waits. */
export function shownWork<Work extends MarkedWork>(homework: ShownMarks, work: Work): Work {
  if (work.status !== 'graded' || !hidesMarks(homework)) return work
  return { ...work, status: 'submitted', score: null, gradedAt: null }
}
