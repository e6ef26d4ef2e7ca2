import type { HomeworkStudent } from '@hwjy/sdk'

/** One work in the order in which it is marked. */
export interface OrderedWork {
  answerPaperId: string
  name: string
  isWaiting: boolean
}

/** Works of a homework, the one that waits longest first. @param sent works whose marks are on their way */
export function orderOf(students: readonly HomeworkStudent[], sent: ReadonlySet<string>): OrderedWork[] {
  const key = ({ submittedAt }: HomeworkStudent) => submittedAt ?? '~'
  return students
    .filter(({ answerPaperId }) => answerPaperId !== null)
    .sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0))
    .map(({ answerPaperId, student, state }) => ({
      answerPaperId: answerPaperId ?? '',
      name: student.name,
      isWaiting: state === 'waiting' && !sent.has(answerPaperId ?? ''),
    }))
}

export interface Neighbours {
  /** Counts from 1; 0 for a work that is not in the list. */
  place: number
  previous: OrderedWork | null
  next: OrderedWork | null
  /** The next one that waits; after the last it begins again from the first. */
  nextWaiting: OrderedWork | null
  waiting: number
}

export function neighboursOf(order: readonly OrderedWork[], answerPaperId: string | null): Neighbours {
  const at = order.findIndex((work) => work.answerPaperId === answerPaperId)
  const after = [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))]
  return {
    place: at + 1,
    previous: order[at - 1] ?? null,
    next: order[at + 1] ?? null,
    nextWaiting: after.find(({ isWaiting }) => isWaiting) ?? null,
    waiting: order.filter(({ isWaiting }) => isWaiting).length,
  }
}

/** The works that the keys lead to from here: the next one, the next that waits, and the one that waits after it. */
export function likelyNext(order: readonly OrderedWork[], answerPaperId: string | null): string[] {
  const { next, nextWaiting } = neighboursOf(order, answerPaperId)
  const second = nextWaiting && neighboursOf(order, nextWaiting.answerPaperId).nextWaiting
  const ids = [next, nextWaiting, second].flatMap((work) => (work ? [work.answerPaperId] : []))
  return [...new Set(ids)].filter((id) => id !== answerPaperId)
}
