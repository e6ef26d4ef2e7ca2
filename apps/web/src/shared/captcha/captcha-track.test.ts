import { expect, it } from 'vitest'
import { extendTrack } from './captcha-track.ts'

it.each([
  ['follows a hand', [1, 3], 6, [1, 3, 6]],
  ['passes what lies between when it jumps', [], 20, [5, 10, 15, 20]],
  ['goes back as well', [50], 41, [50, 46, 41]],
  ['notes a place again when it is let go there', [30], 30, [30, 30]],
] as const)('%s', (_, track, value, extended) => expect(extendTrack(track, value)).toEqual(extended))

it('becomes the straight way when it is too long for one call', () => {
  expect(
    extendTrack(
      Array.from({ length: 500 }, (_, index) => index % 2),
      15,
    ),
  ).toEqual([5, 10, 15])
})
