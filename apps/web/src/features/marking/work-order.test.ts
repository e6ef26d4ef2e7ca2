import type { HomeworkStudent } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { likelyNext, neighboursOf, orderOf } from './work-order.ts'

const student = (id: string, submittedAt: string | null, state: HomeworkStudent['state'] = 'waiting') =>
  ({
    student: { userId: id, name: id, avatar: null },
    answerPaperId: state === 'notSubmitted' ? null : id,
    state,
    submittedAt,
  }) as unknown as HomeworkStudent
const all = [student('c', '2026-03'), student('a', '2026-01', 'graded'), student('b', '2026-02'), student('d', null)]

it('works come in the order of their waiting, and those that were never begun are left out', () => {
  const order = orderOf([...all, student('e', null, 'notSubmitted')], new Set())
  expect(order.map(({ answerPaperId }) => answerPaperId)).toEqual(['a', 'b', 'c', 'd'])
})

it('marks on their way wait no longer', () => {
  const order = orderOf(all, new Set(['b']))
  expect(neighboursOf(order, 'a')).toMatchObject({ place: 1, previous: null, nextWaiting: { answerPaperId: 'c' } })
})

it('after the last one, the first that waits is next', () => {
  const order = orderOf(all, new Set(['d']))
  expect(neighboursOf(order, 'd')).toMatchObject({ next: null, nextWaiting: { answerPaperId: 'b' } })
  expect(neighboursOf(orderOf(all, new Set(['b', 'c', 'd'])), 'd').nextWaiting).toBeNull()
})

it('the next two that wait are fetched beforehand, and so is the next one that does not', () => {
  expect(likelyNext(orderOf(all, new Set()), 'a')).toEqual(['b', 'c'])
  expect(likelyNext(orderOf(all, new Set(['d'])), 'c')).toEqual(['d', 'b'])
})
