import type { LessonsMoveCheck, LessonTimeCheck } from '@hwjy/sdk'

/** What is known about a move: the time of one lesson, or of several together. */
export interface MoveCheck extends Pick<LessonTimeCheck, 'problem' | 'conflicts' | 'isPossible'> {
  /** How many lessons move; each takes one move of the month. */
  count: number
}

/** Several lessons as one: what cannot be confirmed comes first, and all that is in the way of any of them. */
export function checkOfSeries({ moves, isPossible }: Pick<LessonsMoveCheck, 'moves' | 'isPossible'>): MoveCheck {
  const checks = moves.map(({ check }) => check)
  const hard = checks.find((check) => check.problem !== null && !check.isPossible)
  const problem = (hard ?? checks.find((check) => check.problem !== null))?.problem ?? null
  const conflicts = checks.flatMap((check) => (check.problem === null ? [] : check.conflicts))
  return { problem, conflicts, isPossible, count: moves.length }
}
