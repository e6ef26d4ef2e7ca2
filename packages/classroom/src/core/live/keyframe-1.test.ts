import { expect, it } from 'vitest'
import { anna, stageRoom } from '../../../test/test-room.ts'
import { testStroke } from '../../../test/test-stroke.ts'
import { decodeKeyframe, encodeKeyframe } from './keyframe.ts'

it('[R63] a keyframe of version 1 is read as it was', () => {
  const test = stageRoom(anna)
  const bytes = testStroke()
  test.ask(anna, { type: 'board.addStroke', pageId: 'page-1', strokeId: 'a', bytes })
  test.ask(anna, { type: 'board.erase', pageId: 'page-1', strokeIds: ['a'] })
  const [header, body] = oldFrame(JSON.stringify({ ...test.room, board: OLD_BOARD }), bytes)
  expect(decodeKeyframe(Uint8Array.of(...header, ...body))).toEqual(test.room)
  expect(encodeKeyframe(test.room)[1]).toBe(2)
})

// As version 1 wrote a page whose only stroke was erased.
const OLD_BOARD = {
  currentPageId: 'page-1',
  pages: [{ id: 'page-1', background: 'white', strokeCount: 0 }],
  history: {
    anna: {
      undo: [
        { pageId: 'page-1', act: 'erase', strokes: [[0, 0]] },
        { pageId: 'page-1', act: 'add', strokes: [[0, 0]] },
      ],
      redo: [],
    },
  },
  authors: ['anna'],
  strokes: { ids: ['a'], authors: [0], lengths: [testStroke().length] },
}

function oldFrame(json: string, body: Uint8Array): [Uint8Array, Uint8Array] {
  const header = new TextEncoder().encode(json)
  const frame = new Uint8Array(6 + header.length)
  frame.set([0x12, 1])
  new DataView(frame.buffer).setUint32(2, header.length, true)
  frame.set(header, 6)
  return [frame, body]
}
