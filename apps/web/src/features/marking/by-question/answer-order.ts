import type { AnswerOfStudent } from '@hwjy/sdk'

/** One student's answer in the row of those that are marked one after the other. */
export interface OrderedAnswer {
  answerPaperId: string
  name: string
  /** Points that are given or drafted; null where the teacher has said nothing yet. */
  score: number | null
}

/**
 * Answers in the order of their students' names. Those of a work that was returned will come again.
 * @param written points written on this page, by the id of the work; they are newer than those that were read
 */
export function answerOrder(
  answers: readonly AnswerOfStudent[],
  written: ReadonlyMap<string, number | null>,
): OrderedAnswer[] {
  return answers
    .filter(({ state }) => state !== 'returned')
    .map(({ answerPaperId, student, mark, draftScore }) => ({
      answerPaperId,
      name: student.name,
      score: written.has(answerPaperId) ? (written.get(answerPaperId) ?? null) : (draftScore ?? mark?.score ?? null),
    }))
}

export interface AnswerNeighbours {
  previous: OrderedAnswer | null
  next: OrderedAnswer | null
  /** The next one without points; after the last it begins again from the first. */
  nextOpen: OrderedAnswer | null
}

export function answerNeighbours(order: readonly OrderedAnswer[], answerPaperId: string): AnswerNeighbours {
  const at = order.findIndex((answer) => answer.answerPaperId === answerPaperId)
  const after = [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))]
  return {
    previous: order[at - 1] ?? null,
    next: order[at + 1] ?? null,
    nextOpen: after.find(({ score }) => score === null) ?? null,
  }
}
