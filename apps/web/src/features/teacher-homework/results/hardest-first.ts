import type { QuestionStatistics } from '@hwjy/sdk'

/** Returns how much of its points a question brought, 0 to 1; null while nothing is marked. */
export function shareOf({
  averageScore,
  fullScore,
  rightRate,
}: Pick<QuestionStatistics, 'averageScore' | 'fullScore' | 'rightRate'>): number | null {
  if (averageScore !== null && fullScore > 0) return averageScore / fullScore
  return rightRate
}

/** Sorts questions: the one that brought the fewest points comes first; what is not marked yet comes last. */
export const hardestFirst = (questions: readonly QuestionStatistics[]): readonly QuestionStatistics[] =>
  questions.toSorted((one, other) => (shareOf(one) ?? 2) - (shareOf(other) ?? 2) || one.no - other.no)
