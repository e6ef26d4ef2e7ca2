import type { AnswerOfStudent } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { answerNeighbours, answerOrder } from './answer-order.ts'

const answer = (name: string, points: Partial<Pick<AnswerOfStudent, 'draftScore' | 'mark'>> = {}): AnswerOfStudent => ({
  student: { userId: `usr_${name}`, name, avatar: null },
  answerPaperId: `anp_${name}`,
  state: 'waiting',
  answer: null,
  mark: null,
  draftScore: null,
  ...points,
})
const mark = { score: 9 } as AnswerOfStudent['mark']

it('points of the draft count before those that were given, and those of this page before both', () => {
  const answers = [answer('Anna', { mark }), answer('Ben', { mark, draftScore: 7 }), answer('Chika', { draftScore: 5 })]
  const order = answerOrder(answers, new Map([['anp_Chika', 6]]))
  expect(order.map(({ score }) => score)).toEqual([9, 7, 6])
})

it('points that were cleared on this page are gone, although the server has some', () => {
  const [cleared] = answerOrder([answer('Ben', { draftScore: 7 })], new Map([['anp_Ben', null]]))
  expect(cleared?.score).toBeNull()
})

it('the answer of a work that was returned is not in the row: another one will come', () => {
  const order = answerOrder([{ ...answer('Anna'), state: 'returned' }, answer('Ben')], new Map())
  expect(order.map(({ name }) => name)).toEqual(['Ben'])
})

it('the next answer without points begins again from the first after the last', () => {
  const order = answerOrder([answer('Anna'), answer('Ben', { draftScore: 7 }), answer('Chika')], new Map())
  expect(answerNeighbours(order, 'anp_Anna').nextOpen?.name).toBe('Chika')
  expect(answerNeighbours(order, 'anp_Chika').nextOpen?.name).toBe('Anna')
})

it('there is none when the answer that is shown is the last one without points', () => {
  const order = answerOrder([answer('Anna', { draftScore: 3 }), answer('Ben')], new Map())
  const { previous, next, nextOpen } = answerNeighbours(order, 'anp_Ben')
  expect([previous?.name, next, nextOpen]).toEqual(['Anna', null, null])
})
