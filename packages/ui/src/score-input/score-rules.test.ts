import { expect, it } from 'vitest'
import { quickScores, scoreProblem } from './score-rules.ts'

it.each([
  [null, null],
  [0, null],
  [20, null],
  [21, 'above-full'],
  [-1, 'below-zero'],
  [16.5, 'not-whole'],
] as const)('of a score of %s out of 20 the problem is %s', (score, problem) => {
  expect(scoreProblem(score, 20)).toBe(problem)
})

it.each([
  [20, [0, 10, 20]],
  [25, [0, 12, 25]],
  [1, [0, 1]],
  [0, [0]],
])('the quick scores out of %i are %j', (full, scores) => {
  expect(quickScores(full)).toEqual(scores)
})
