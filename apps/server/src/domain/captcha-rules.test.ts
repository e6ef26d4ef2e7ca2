import { expect, it } from 'vitest'
import { isCaptchaSolved } from './captcha-rules.ts'

const hand = { value: 61.2, durationMs: 900, track: [2, 14, 33, 52, 60, 61.2] }

it.each([
  ['a hand', hand, true],
  ['arrow keys', { value: 60, durationMs: 4_000, track: Array.from({ length: 60 }, (_, i) => i + 1) }, true],
  ['page keys, then arrows', { value: 61, durationMs: 2_500, track: [10, 20, 30, 40, 50, 60, 61] }, true],
  ['beside the gap', { ...hand, value: 65, track: [2, 14, 33, 52, 65] }, false],
  ['let go elsewhere than said', { ...hand, track: [2, 14, 33, 52, 60] }, false],
  ['in no time', { ...hand, durationMs: 80 }, false],
  ['for too long', { ...hand, durationMs: 200_000 }, false],
  ['in one leap', { ...hand, track: [0, 61.2, 61.2, 61.2] }, false],
  ['without a way', { ...hand, track: [61.2] }, false],
])('%s', (_, answer, isSolved) => {
  expect(isCaptchaSolved(answer, 60)).toBe(isSolved)
})
