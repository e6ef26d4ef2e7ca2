import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { life } from '../../../test/arbitrary.ts'
import { anna, liveRoom, noon, stageRoom, teacher } from '../../../test/test-room.ts'
import { testStroke } from '../../../test/test-stroke.ts'
import { listSize } from '../board/stroke-list.ts'
import { createRoomLog } from '../room/room-log.ts'
import { emptyRoom } from '../room/room-state.ts'
import { decodeServerFrame } from './frames.ts'
import { decodeKeyframe, encodeKeyframe } from './keyframe.ts'
import { FrameKind } from './live-protocol.ts'

const draw = (strokeId: string, pageId = 'page-1') =>
  ({ type: 'board.addStroke', pageId, strokeId, bytes: testStroke(strokeId.length) }) as const

describe('a keyframe', () => {
  it('[R30] holds the whole room, at any point of any life', () => {
    fc.assert(
      fc.property(life, (steps) => {
        const log = createRoomLog(liveRoom().room)
        for (const { actor, command, id } of steps) log.submit(command, actor, id, noon)
        expect(decodeKeyframe(encodeKeyframe(log.room))).toEqual(log.room)
      }),
      { numRuns: 60 },
    )
  })

  it('holds the empty room', () => {
    expect(decodeKeyframe(encodeKeyframe(emptyRoom()))).toEqual(emptyRoom())
  })

  it('lets a late-comer go on as if they had been there: undo included', () => {
    const test = stageRoom(anna)
    test.ask(anna, draw('a'))
    test.ask(anna, draw('bb'))
    test.ask(anna, { type: 'board.erase', pageId: 'page-1', strokeIds: ['a'] })
    const late = createRoomLog(decodeKeyframe(encodeKeyframe(test.room)) ?? emptyRoom())
    late.submit({ type: 'board.undo' }, anna, 'undo-1', test.now)
    test.ask(anna, { type: 'board.undo' })
    expect(late.room.board).toEqual(test.room.board)
    expect(late.room.board.pages[0]?.strokeCount).toBe(2)
  })

  it('has the ink of the current page first', () => {
    const test = liveRoom()
    test.ask(teacher, draw('one'))
    test.ask(teacher, { type: 'board.addPage', pageId: 'page-2', background: 'tianzige' })
    test.ask(teacher, draw('second', 'page-2'))
    const frame = encodeKeyframe(test.room)
    const body = frame.subarray(frame.length - testStroke(3).length - testStroke(6).length)
    expect(body).toEqual(Uint8Array.of(...testStroke(6), ...testStroke(3)))
    expect(decodeServerFrame(frame)).toEqual({ t: 'keyframe', room: test.room })
  })

  it('keeps 20,000 strokes of 138 bytes within 3.8 MB', () => {
    const room = liveRoom().room
    const [page] = room.board.pages
    const stroke = (no: number) => ({
      id: `aZ09_-aZ09_-${no.toString(36).padStart(10, '0')}`,
      author: 'teacher',
      bytes: new Uint8Array(138),
    })
    const strokes = Array.from({ length: 79 }, (_, k) => Array.from({ length: 256 }, (_, i) => stroke(k * 256 + i)))
    const full = {
      ...room,
      board: {
        ...room.board,
        pages: page === undefined ? [] : [{ ...page, strokes, strokeCount: 79 * 256, sizeBytes: listSize(strokes) }],
      },
    }
    const frame = encodeKeyframe(full)
    expect(frame.length).toBeLessThan(3_800_000)
    expect(decodeKeyframe(frame)?.board).toEqual(full.board)
  })

  it('[R41] of an older version, without the weight of the log and the view, is read with an estimate', () => {
    const test = liveRoom()
    test.ask(teacher, draw('a'))
    const { log, view, ...older } = test.room
    const read = decodeKeyframe(encodeKeyframe(older as typeof test.room))
    expect(read).toMatchObject({ ...older, view })
    expect(read?.log.bytes).toBeGreaterThan(log.bytes * 0.8)
    expect(read?.log.bytes).toBeLessThan(log.bytes * 1.2)
  })

  it('cut, changed or of another version is nothing, and never throws', () => {
    const test = stageRoom(anna)
    test.ask(anna, draw('a'))
    const frame = encodeKeyframe(test.room)
    fc.assert(
      fc.property(fc.nat(frame.length - 1), (length) => {
        expect(decodeKeyframe(frame.slice(0, length))).toBeNull()
      }),
    )
    fc.assert(
      fc.property(fc.nat(frame.length - 1), fc.nat(255), (at, value) => {
        decodeKeyframe(frame.with(at, value))
      }),
      { numRuns: 1_000 },
    )
    expect(decodeKeyframe(frame.with(1, 3))).toBeNull()
    expect(decodeKeyframe(frame.with(1, 0))).toBeNull()
    expect(decodeKeyframe(Uint8Array.of(FrameKind.keyframe))).toBeNull()
    expect(decodeKeyframe(Uint8Array.of(...frame, 0))).toBeNull()
  })
})
