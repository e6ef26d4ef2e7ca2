import { expect, it } from 'vitest'
import { extendTrack } from './captcha-track.ts'

const at = (value: number, level: number, atMs: number) => ({ value, level, atMs })
const start = at(0, 50, 0)

it.each([
  ['follows a hand', [at(1, 50, 10), at(3, 49, 20)], at(6, 47, 30), [at(1, 50, 10), at(3, 49, 20), at(6, 47, 30)]],
  ['passes what lies between when it jumps', [], at(10, 44, 100), [at(5, 47, 50), at(10, 44, 100)]],
  ['goes back as well', [at(50, 50, 10)], at(41, 50, 30), [at(50, 50, 10), at(46, 50, 20), at(41, 50, 30)]],
  ['goes down alone', [at(50, 50, 10)], at(50, 60, 30), [at(50, 50, 10), at(50, 55, 20), at(50, 60, 30)]],
  ['notes a place again when it is let go there', [at(30, 50, 1)], at(30, 50, 9), [at(30, 50, 1), at(30, 50, 9)]],
])('%s', (_, track, place, extended) => expect(extendTrack(track, place, start)).toEqual(extended))

it('becomes the straight way when it is too long for one call', () => {
  const wander = Array.from({ length: 500 }, (_, index) => at(index % 2, 50, index))
  expect(extendTrack(wander, at(15, 50, 600), start)).toEqual([at(5, 50, 200), at(10, 50, 400), at(15, 50, 600)])
})
