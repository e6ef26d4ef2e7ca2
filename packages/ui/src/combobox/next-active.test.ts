import { expect, it } from 'vitest'
import { nextActive } from './next-active.ts'

const options = [{}, { isDisabled: true }, {}, {}, { isDisabled: true }]

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 2],
  ['ArrowDown', 3, 0],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 2, 0],
  ['ArrowUp', 0, 3],
  ['Home', 3, 0],
  ['End', 0, 3],
  ['PageDown', 0, 3],
  ['PageUp', 3, 0],
  ['a', 0, null],
])('%s from %i goes to %s', (key, active, next) => expect(nextActive(key, active, options)).toBe(next))

it.each(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'])('%s goes nowhere in an empty list', (key) =>
  expect(nextActive(key, -1, [])).toBe(-1),
)
