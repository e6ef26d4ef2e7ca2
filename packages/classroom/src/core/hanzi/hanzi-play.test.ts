import { describe, expect, it } from 'vitest'
import type { HanziPlay } from '../board/board-types.ts'
import { noon } from '../../../test/test-room.ts'
import { hanziMoment } from './hanzi-play.ts'

const play = (change: Partial<HanziPlay> = {}): HanziPlay => ({
  pageId: 'page-1',
  elementId: 'card',
  state: 'playing',
  stroke: 0,
  speed: 1,
  at: noon,
  ...change,
})

describe('the order of strokes at a moment', () => {
  it.each([
    ['begins with the first stroke', play(), 0, { done: 0, part: 0, isMoving: true }],
    ['draws a stroke in 0.7 s', play(), 350, { done: 0, part: 0.5, isMoving: true }],
    ['rests between two strokes', play(), 900, { done: 0, part: 1, isMoving: true }],
    ['has a late comer start inside', play(), 3_350, { done: 3, part: 0.5, isMoving: true }],
    ['goes on from where it was', play({ stroke: 2 }), 1_000, { done: 3, part: 0, isMoving: true }],
    ['goes half as fast', play({ speed: 0.5 }), 2_000, { done: 1, part: 0, isMoving: true }],
    ['ends with the last stroke', play(), 60_000, { done: 6, part: 0, isMoving: false }],
    ['rests where it was paused', play({ state: 'paused', stroke: 4 }), 9_000, { done: 4, part: 0, isMoving: false }],
    ['steps one stroke', play({ state: 'step', stroke: 4 }), 9_000, { done: 5, part: 0, isMoving: false }],
    ['waits for a clock that is behind', play(), -500, { done: 0, part: 0, isMoving: true }],
    ['has no more strokes than the card', play({ stroke: 40 }), 0, { done: 6, part: 0, isMoving: false }],
  ] as const)('[R70] %s', (_words, state, afterMs, moment) => {
    expect(hanziMoment(state, 6, noon + afterMs)).toEqual({ ...moment, part: expect.closeTo(moment.part) as number })
  })
})
