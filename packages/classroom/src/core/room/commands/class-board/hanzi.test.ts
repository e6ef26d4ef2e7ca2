import { describe, expect, it } from 'vitest'
import { anna, liveRoom, noon, teacher } from '../../../../../test/test-room.ts'
import { encodeElement } from '../../../board/elements/element-codec.ts'
import { decodeKeyframe, encodeKeyframe } from '../../../live/keyframe.ts'
import type { RoomCommand } from '../../room-types.ts'

const pageId = 'page-1'
const card = encodeElement({
  kind: 'hanziCard',
  box: { x: 40, y: 40, width: 200, height: 280 },
  text: '学',
  grid: 'tian',
  hasPinyin: true,
  readings: [{ pinyin: 'xué', strokes: 8 }],
})
type Play = Extract<RoomCommand, { type: 'board.playHanzi' }>
const play = (change: Partial<Play> = {}): RoomCommand => ({
  type: 'board.playHanzi',
  pageId,
  elementId: 'card-1',
  state: 'playing',
  stroke: 0,
  speed: 1,
  ...change,
})

function cardRoom() {
  const test = liveRoom([anna])
  test.ask(teacher, { type: 'board.addElement', pageId, elementId: 'card-1', bytes: card })
  return test
}

describe('the order of strokes of a card', () => {
  it('[R70] is played by the teacher, and the room knows since when', () => {
    const test = cardRoom()
    test.wait(2_000)
    test.ask(teacher, play())
    expect(test.room.board.hanzi).toEqual({
      pageId,
      elementId: 'card-1',
      state: 'playing',
      stroke: 0,
      speed: 1,
      at: noon + 2_000,
    })
    expect(test.refusal(anna, play())).toBe('teacher-only')
  })

  it('[R70] is there for a late comer, in the keyframe', () => {
    const test = cardRoom()
    test.ask(teacher, play({ speed: 2, stroke: 3 }))
    expect(decodeKeyframe(encodeKeyframe(test.room))?.board.hanzi).toEqual(test.room.board.hanzi)
  })

  it('[R70] begins anew when it is played again, and stops', () => {
    const test = cardRoom()
    test.ask(teacher, play())
    test.wait(3_000)
    expect(test.ask(teacher, play())).toHaveLength(1)
    expect(test.ask(teacher, play({ elementId: 'other', state: 'stopped' }))).toHaveLength(0)
    test.ask(teacher, play({ state: 'stopped' }))
    expect(test.room.board).not.toHaveProperty('hanzi')
  })

  it('[R70] needs a card', () => {
    const test = cardRoom()
    test.ask(teacher, { type: 'board.erase', pageId, strokeIds: ['card-1'] })
    expect(test.refusal(teacher, play())).toBe('no-such-element')
    expect(test.refusal(teacher, play({ pageId: 'page-9' }))).toBe('no-such-page')
  })
})
