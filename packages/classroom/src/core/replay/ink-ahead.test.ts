import { beforeEach, expect, it } from 'vitest'
import { encodeStroke, POINT_STRIDE } from '../board/stroke-codec.ts'
import { decodeLiveInk, type LiveInk } from '../live/live-ink.ts'
import type { RoomEvent } from '../room/room-types.ts'
import { createInkAhead, type InkAhead } from './ink-ahead.ts'

// Ten points in 900 ms, lifted at 10 s.
const points = new Float32Array(Array.from({ length: 10 }, (_, i) => [10 + i * 5, 10, 0.5, i * 100]).flat())
const stroke: RoomEvent = {
  seq: 1,
  by: 'teacher',
  id: 'c1',
  at: 10_000,
  type: 'board.strokeAdded',
  pageId: 'page-1',
  strokeId: 's1',
  author: 'teacher',
  bytes: encodeStroke({ tool: 'pen', color: '#1f2937', width: 4, points }),
}
let sent: (LiveInk & { from: string })[]
let ink: InkAhead

beforeEach(() => {
  sent = []
  ink = createInkAhead((from, frame) => {
    const live = decodeLiveInk(frame)
    if (live) sent.push({ ...live, from })
  })
})
const counts = () =>
  sent.map(({ first, points, isTakenBack }) => (isTakenBack ? 'gone' : [first, points.length / POINT_STRIDE]))

it('[R96] a stroke grows as the pen went, each point once, and gives way to the stroke on the page', () => {
  for (const at of [9_000, 9_100, 9_350, 9_360, 9_999]) ink.draw([stroke], at, 0)
  ink.settle(stroke)
  expect(counts()).toEqual([[0, 1], [1, 2], [3, 6], 'gone'])
})

it('ink of which nothing was shown needs no taking back', () => {
  ink.draw([stroke], 8_000, 0)
  ink.settle(stroke)
  expect(sent).toEqual([])
})

it('a viewer who goes back sees the stroke drawn again, by a hand that the board does not know', () => {
  ink.draw([stroke], 9_500, 0)
  ink.clear()
  ink.draw([stroke], 9_500, 0)
  const hands = sent.map(({ from }) => from)
  expect(counts()).toEqual([[0, 5], 'gone', [0, 5]])
  expect(hands[0]).toBe(hands[1])
  expect(hands[2]).not.toBe(hands[0])
})

it('[R95] ink under way is sent anew from its beginning while a viewer rests, before a board forgets it', () => {
  for (const now of [0, 5_000, 9_999, 10_000]) ink.draw([stroke], 9_500, now)
  expect(counts()).toEqual([[0, 5], 'gone', [0, 5]])
})
