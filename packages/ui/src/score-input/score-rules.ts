/** Why a number is no score. Scores are whole: the contract's marks have no half points. */
export type ScoreProblem = 'below-zero' | 'above-full' | 'not-whole'

/** @param full the full mark of the question */
export function scoreProblem(score: number | null, full: number): ScoreProblem | null {
  if (score === null) return null
  if (!Number.isInteger(score)) return 'not-whole'
  if (score < 0) return 'below-zero'
  return score > full ? 'above-full' : null
}

/** Offers no points, half (rounded down) and all of them, each once. */
export const quickScores = (full: number): readonly number[] => [...new Set([0, Math.floor(full / 2), full])]
