import { expect, it } from 'vitest'
import { movedIndex } from './moved-index.ts'

it.each([
  ['ArrowDown', 3, 4],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 99, 99],
  ['PageDown', 3, 13],
  ['PageDown', 95, 99],
  ['PageUp', 3, 0],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['a', 50, undefined],
])('%s leads from row %i to %s of a hundred, ten in sight', (key, from, to) => {
  expect(movedIndex(key, from, 100, 10)).toBe(to)
})
