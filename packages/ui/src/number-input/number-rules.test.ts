import { expect, it } from 'vitest'
import { isOutside, parseNumber, stepped } from './number-rules.ts'

it.each([
  ['45', 45],
  ['４５', 45],
  ['1,200', 1200],
  ['1２．５', 12.5],
  ['3。5', 3.5],
  ['-4', -4],
  ['−4', -4],
  ['.5', 0.5],
  ['5.', 5],
  ['', null],
  ['-', null],
  ['4a', null],
  ['1.2.3', null],
])('the number field understands %s as %s', (text, value) => expect(parseNumber(text)).toBe(value))

it.each([
  [1, 1, {}, 2],
  [0.1, 2, { step: 0.1 }, 0.3],
  [44, 1, { step: 5, max: 45 }, 45],
  [2, -1, { min: 2 }, 2],
  [99, -1, { max: 10 }, 10],
  [null, 1, { min: 25 }, 25],
  [null, -1, { max: 90 }, 90],
  [null, 1, {}, 0],
])('the number field steps from %s by %i within %o to %s', (value, steps, limits, next) =>
  expect(stepped(value, steps, limits)).toBe(next),
)

it('the number field knows what lies outside its limits', () => {
  expect([0, 1, 5, 6].map((value) => isOutside(value, { min: 1, max: 5 }))).toEqual([true, false, false, true])
  expect(isOutside(-1, {})).toBe(false)
})
