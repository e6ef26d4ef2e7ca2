import type { WorkQuestion } from '@hwjy/sdk'
import { type Outcome, outcomeOf } from '../../../shared/questions/question-rules.ts'

export type MarkOrder = 'wrongFirst' | 'inOrder' | 'onlyWrong'
export const markOrders = ['wrongFirst', 'inOrder', 'onlyWrong'] as const satisfies readonly MarkOrder[]

const RANK: Record<Outcome, number> = { wrong: 0, partly: 1, unmarked: 2, right: 3 }

type Marked = Pick<WorkQuestion, 'no' | 'mark' | 'fullScore'>
const outcome = ({ mark, fullScore }: Marked) => outcomeOf(mark, fullScore)

/** Describes what there is to learn from comes first; questions that stand alike stay in their order. */
export function inMarkOrder<Question extends Marked>(
  questions: readonly Question[],
  order: MarkOrder,
): readonly Question[] {
  if (order === 'inOrder') return questions
  const sorted = questions.toSorted((a, b) => RANK[outcome(a)] - RANK[outcome(b)] || a.no - b.no)
  return order === 'wrongFirst' ? sorted : sorted.filter((question) => RANK[outcome(question)] < RANK.unmarked)
}
