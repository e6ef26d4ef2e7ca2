import type { QuestionStatistics } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { hardestFirst } from './hardest-first.ts'

const question = (no: number, averageScore: number | null, fullScore = 10, rightRate: number | null = null) =>
  ({ no, averageScore, fullScore, rightRate }) as QuestionStatistics
const order = (...questions: QuestionStatistics[]) => hardestFirst(questions).map(({ no }) => no)

it('the question that brought the fewest of its points comes first, whatever it is worth', () =>
  expect(order(question(1, 9), question(2, 20, 100), question(3, 5))).toEqual([2, 3, 1]))

it('what is not marked comes last', () => expect(order(question(1, null), question(2, 10))).toEqual([2, 1]))

it('equals stay in the order of the paper', () => expect(order(question(2, 5), question(1, 5))).toEqual([1, 2]))

it('questions without points go by right answers', () =>
  expect(order(question(1, 0, 0, 1), question(2, 0, 0, 0.5))).toEqual([2, 1]))
