import type { AnswerPaperSummary, HomeworkStudent, WorkAsRead } from '@hwjy/sdk'

export const asRead = ({ gradedAt, handInCount, returnedAt }: AnswerPaperSummary): WorkAsRead => ({
  gradedAt,
  handInCount,
  ...(returnedAt !== null && { returnedAt }),
})

export interface WorkChange {
  kind: 'graded' | 'returned' | 'answers'
  /** ISO 8601. */
  at: string | null
  score: number
}

/** @returns what became of a work since its row was read; null where it is as it was */
export function changeOf(
  row: Pick<HomeworkStudent, 'gradedAt' | 'submittedAt'>,
  work: Pick<AnswerPaperSummary, 'gradedAt' | 'submittedAt' | 'returnedAt' | 'score'>,
): WorkChange | null {
  const score = work.score ?? 0
  if (work.returnedAt !== null) return { kind: 'returned', at: work.returnedAt, score }
  if (work.gradedAt !== null && work.gradedAt !== row.gradedAt) return { kind: 'graded', at: work.gradedAt, score }
  return work.submittedAt === row.submittedAt ? null : { kind: 'answers', at: work.submittedAt, score }
}
