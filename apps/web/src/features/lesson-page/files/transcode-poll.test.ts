import { expect, it } from 'vitest'
import { canHavePages, isUnderWay, pollDelayMs } from './transcode-poll.ts'

it.each([
  [0, 2_000],
  [1, 3_000],
  [2, 4_500],
  [4, 10_000],
  [40, 10_000],
])('after %i looks at a document the next one is %i ms later', (times, delay) => expect(pollDelayMs(times)).toBe(delay))

it.each([
  ['第三课.PDF', true],
  ['words.docx', true],
  ['slides.ppt', true],
  ['table.xlsx', false],
  ['picture.png', false],
])('pages of %s can be made: %s', (name, can) => expect(canHavePages(name)).toBe(can))

it('only what is queued or in progress is asked for again', () => {
  const states = ['queued', 'inProgress', 'done', 'failed'] as const
  expect(states.map((status) => isUnderWay({ status }))).toEqual([true, true, false, false])
  expect(isUnderWay(null)).toBe(false)
})
