import { expect, it } from 'vitest'
import { afterDrawing, type InkHistory, keepHistory, keptHistory, noHistory, redone, undone } from './ink-history.ts'

const drawn = (...inks: string[]): InkHistory =>
  inks.reduce((history, ink, gesture) => afterDrawing(history, history.at, ink, gesture), noHistory(''))

it('strokes are undone and redone one by one', () => {
  const once = undone(drawn('a', 'ab'), 'ab')
  const twice = once && undone(once, once.at)
  expect([once?.at, twice?.at]).toEqual(['a', ''])
  expect(twice && undone(twice, '')).toBeNull()
  const again = twice && redone(twice, '')
  expect(again?.at).toBe('a')
  expect(again && redone(again, 'a')?.at).toBe('ab')
})

it('all that one sweep of the eraser took comes back at once', () => {
  const strokes = drawn('a', 'ab', 'abc')
  const swept = afterDrawing(afterDrawing(strokes, 'abc', 'ac', 9), 'ac', 'a', 9)
  expect(undone(swept, 'a')?.at).toBe('abc')
})

it('a new stroke ends what could be redone', () => {
  const back = undone(drawn('a', 'ab'), 'ab') as InkHistory
  expect(redone(afterDrawing(back, 'a', 'ac', 9), 'ac')).toBeNull()
})

it('ink that came from elsewhere is nothing to undo', () => {
  expect(undone(drawn('a', 'ab'), 'theirs')).toBeNull()
  expect(redone(drawn('a'), 'theirs')).toBeNull()
})

it('a photo that was put away can still be undone when it comes back, and not one of long ago', () => {
  keepHistory('res_first', drawn('a'))
  keepHistory('res_second', drawn('b', 'bc'))
  expect(undone(keptHistory('res_second', 'bc'), 'bc')?.at).toBe('b')
  for (let photo = 0; photo < 11; photo += 1) keepHistory(`res_${photo}`, drawn('x'))
  expect(undone(keptHistory('res_first', 'a'), 'a')).toBeNull()
  expect(undone(keptHistory('res_second', 'bc'), 'bc')?.at).toBe('b')
})
