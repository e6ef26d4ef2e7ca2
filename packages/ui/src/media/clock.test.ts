import { expect, it } from 'vitest'
import { clock } from './clock.ts'

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [187, '3:07'],
  [3729, '1:02:09'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text)
})
