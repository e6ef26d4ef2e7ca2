import { describe, expect, it } from 'vitest'
import { encodeStroke } from '../board/stroke-codec.ts'
import type { RoomEvent } from '../room/room-types.ts'
import { afterQuiet, drawnFor, stretchOf, withStretches } from './activity.ts'

const envelope = { seq: 1, by: 'teacher', id: 'c1' }
const points = new Float32Array([10, 10, 0.5, 0, 20, 20, 0.5, 400, 30, 30, 0.5, 900])
const stroke: RoomEvent = {
  ...envelope,
  at: 10_000,
  type: 'board.strokeAdded',
  pageId: 'page-1',
  strokeId: 's1',
  author: 'teacher',
  bytes: encodeStroke({ tool: 'pen', color: '#000000', width: 4, points }),
}

describe('what is seen of a class', () => {
  it('a stroke is seen from the moment the pen came down', () => {
    expect(drawnFor(stroke)).toBe(900)
    expect(stretchOf(stroke)?.from).toBe(9_100)
  })

  it('a message is seen, a network that got weaker is not', () => {
    const said: RoomEvent = { ...envelope, at: 1_000, type: 'chatSent', userId: 'teacher', text: '好' }
    const weak: RoomEvent = { ...envelope, at: 1_000, type: 'networkReported', userId: 'anna', step: 'teacherOnly' }
    expect(stretchOf(said)?.from).toBe(1_000)
    expect(stretchOf(weak)).toBeNull()
  })

  it('stretches that touch are one, in whatever order they come', () => {
    const [early, middle, far] = [
      { from: 0, to: 5 },
      { from: 4, to: 9 },
      { from: 50, to: 60 },
    ]
    expect(withStretches([far], [middle, early])).toEqual([{ from: 0, to: 9 }, far])
    expect(withStretches([{ from: 0, to: 9 }], [{ from: 2, to: 3 }])).toEqual([{ from: 0, to: 9 }])
  })
})

describe('quiet is passed over', () => {
  const stretches = [
    { from: 0, to: 10_000 },
    { from: 60_000, to: 65_000 },
  ]
  it('to shortly before the next thing that happens', () => {
    expect(afterQuiet(stretches, 12_000)).toBe(59_200)
  })

  it('but not while something is seen, shortly before, or after the last', () => {
    for (const at of [5_000, 58_000, 61_000, 70_000]) expect(afterQuiet(stretches, at)).toBeNull()
  })
})
