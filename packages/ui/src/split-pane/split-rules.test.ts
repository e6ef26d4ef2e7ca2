import { expect, it } from 'vitest'
import { shareOfKey } from './split-rules.ts'

it.each([
  ['ArrowLeft', 62],
  ['ArrowRight', 66],
  ['PageUp', 54],
  ['PageDown', 74],
  ['Home', 25],
  ['End', 75],
  ['Enter', 50],
  ['a', null],
])('%s moves the separator from 64 to %s percent', (key, share) => {
  expect(shareOfKey(key, 64, 50)).toBe(share)
})

it('the separator stops at its limits', () => {
  expect([shareOfKey('ArrowRight', 74.5, 50), shareOfKey('PageUp', 30, 50)]).toEqual([75, 25])
})
