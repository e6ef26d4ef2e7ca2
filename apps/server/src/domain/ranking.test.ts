import { expect, it } from 'vitest'
import { ranked } from './ranking.ts'

it.each([
  ['nobody', [], []],
  ['the lowest number first', [3, 1, 2], [1, 2, 3]],
  ['equals share a place, and the next one counts them', [5, 1, 5, 9], [1, 2, 2, 4]],
  ['all the same are all first', [7, 7, 7], [1, 1, 1]],
])('%s', (_, values, ranks) => {
  expect(ranked(values, (value) => value).map(({ rank }) => rank)).toEqual(ranks)
})
