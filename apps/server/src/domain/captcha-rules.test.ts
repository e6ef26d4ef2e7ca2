import { describe, expect, it } from 'vitest'
import { ACROSS, type CaptchaAnswer, DOWN, isCaptchaSolved, workTries } from './captcha-rules.ts'

const target = { value: 60, level: 30 }
const way = (...places: (readonly [value: number, level: number])[]) =>
  places.map(([value, level], index) => ({ value, level, atMs: (index + 1) * 150 }))
const answer = (track: CaptchaAnswer['track'], change: Partial<CaptchaAnswer> = {}): CaptchaAnswer => {
  const { value = 0, level = 0, atMs = 0 } = track.at(-1) ?? {}
  return { value, level, durationMs: atMs, track, ...change }
}
const hand = way([2, 50], [14, 47], [33, 41], [52, 34], [60, 30.5], [60.4, 29.6])
const keys = way(
  ...Array.from({ length: 60 }, (_, i) => [i + 1, 50] as const),
  ...Array.from({ length: 20 }, (_, i) => [60, 49 - i] as const),
)
const pageKeys = way([10, 50], [20, 50], [30, 50], [40, 50], [50, 50], [60, 50], [60, 40], [60, 30])

it.each([
  ['a hand', answer(hand), true],
  ['arrow keys, across and then up', answer(keys), true],
  ['page keys', answer(pageKeys), true],
  ['beside the gap', answer(way([2, 50], [14, 47], [33, 41], [52, 34], [62, 30])), false],
  ['above it', answer(way([2, 50], [14, 47], [33, 41], [52, 34], [60, 26])), false],
  ['let go elsewhere than said', answer(hand, { value: 60, level: 30 }), false],
  ['in no time', answer(hand.map((at, i) => ({ ...at, atMs: i * 15 }))), false],
  ['for too long', answer(hand, { durationMs: 200_000 }), false],
  ['in one leap', answer(way([0, 50], [60, 30], [60, 30], [60, 30])), false],
  ['without a way', answer(way([60, 30])), false],
  ['from nowhere', answer(way([58, 32], [59, 31], [60, 30], [60, 30])), false],
  ['everywhere at once', answer(hand.map((at) => ({ ...at, atMs: 300 }))), false],
  [
    'backwards in time',
    answer(
      hand.map((at, i) => ({ ...at, atMs: 900 - i * 100 })),
      { durationMs: 900 },
    ),
    false,
  ],
  ['longer than it took', answer(hand, { durationMs: 300 }), false],
])('%s', (_, given, isSolved) => expect(isCaptchaSolved(given, target)).toBe(isSolved))

describe('a blind guess', () => {
  it('fits less than one gap in two hundred, wherever it goes', () => {
    const fits = (guess: { value: number; level: number }) => {
      let solved = 0
      const steps = 300
      for (let x = 0; x < steps; x++) {
        for (let y = 0; y < steps; y++) {
          const gap = {
            value: ACROSS.min + ((x + 0.5) / steps) * ACROSS.span,
            level: DOWN.min + ((y + 0.5) / steps) * DOWN.span,
          }
          const track = way([20, 50], [30, 50], [40, 50], [guess.value, guess.level])
          if (isCaptchaSolved(answer(track), gap)) solved += 1
        }
      }
      return solved / steps ** 2
    }
    expect(fits({ value: 50, level: 50 })).toBeGreaterThan(0)
    expect(Math.max(fits({ value: 50, level: 50 }), fits({ value: 60, level: 30 }))).toBeLessThan(0.0025)
  })
})

it.each([
  [0, 200],
  [29, 200],
  [30, 400],
  [60, 800],
  [120, 3_200],
  [1_000, 3_200],
])('after %i works of a network the next takes up to %i tries', (asked, tries) => {
  expect(workTries(asked)).toBe(tries)
})
