import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardCommand, elementCommand } from '../../../../test/arbitrary.ts'
import { hashState } from '../../../../test/hash-state.ts'
import { anna, liveRoom, teacher } from '../../../../test/test-room.ts'
import { testStroke } from '../../../../test/test-stroke.ts'
import type { BoardPage, BoardState, ClipLoop } from '../../board/board-types.ts'
import { encodeElement } from '../../board/elements/element-codec.ts'
import { composed, moveBy } from '../../board/elements/matrix.ts'
import { styleOf } from '../../board/elements/restyle.ts'
import { PAPER_OF_BACKGROUND } from '../../board/paper.ts'
import { decodeStroke } from '../../board/stroke-codec.ts'
import { listSize } from '../../board/stroke-list.ts'
import { decodeKeyframe, encodeKeyframe } from '../../live/keyframe.ts'
import { evolve } from '../evolve.ts'
import { createRoomLog } from '../room-log.ts'
import { emptyRoom } from '../room-state.ts'
import type { Actor, RoomCommand, RoomState } from '../room-types.ts'

const pageId = 'page-1'
const rectangle = (width: number) =>
  encodeElement({
    kind: 'shape',
    shape: 'rectangle',
    box: { x: 10, y: 10, width, height: 40 },
    color: '#d4380d',
    fill: null,
    width: 2,
    dash: 'solid',
  })
const picture = encodeElement({
  kind: 'picture',
  box: { x: 0, y: 0, width: 100, height: 100 },
  resourceId: 'res_1',
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
  alt: '',
})
const add = (elementId: string, bytes = rectangle(50)): RoomCommand => ({
  type: 'board.addElement',
  pageId,
  elementId,
  bytes,
})
const draw = (strokeId: string): RoomCommand => ({ type: 'board.addStroke', pageId, strokeId, bytes: testStroke() })
const move = (...ids: string[]): RoomCommand => ({ type: 'board.transform', pageId, ids, matrix: moveBy(8, 0) })
const cut = (cutId: string, strokeId: string, ...keep: (readonly [number, number])[]): RoomCommand => ({
  type: 'board.cut',
  pageId,
  cutId,
  cuts: [{ strokeId, keep }],
})
const undo: RoomCommand = { type: 'board.undo' }
const redo: RoomCommand = { type: 'board.redo' }

/** A class whose student has the pen. */
function penRoom() {
  const test = liveRoom([anna])
  test.ask(teacher, { type: 'grantBoard', userId: 'anna', allowed: true })
  return test
}
const page = ({ room }: { room: RoomState }, id = pageId) => room.board.pages.find((one) => one.id === id) as BoardPage
const standing = (test: { room: RoomState }, id = pageId) => page(test, id).strokes.flat()
const idsIn = (test: { room: RoomState }, id = pageId) => standing(test, id).map((stroke) => stroke.id)

describe('elements', () => {
  it('[R60] stand in the order they came, among the ink, with their author', () => {
    const test = penRoom()
    test.ask(teacher, draw('a'))
    test.ask(anna, add('b'))
    test.ask(teacher, add('c', picture))
    expect(standing(test).map(({ id, author }) => [id, author])).toEqual([
      ['a', 'teacher'],
      ['b', 'anna'],
      ['c', 'teacher'],
    ])
  })

  it('[R60] a student with the pen moves, changes and erases their own, and leaves out what is another’s', () => {
    const test = penRoom()
    test.ask(teacher, add('t'))
    test.ask(anna, add('s'))
    expect(test.refusal(anna, move('t'))).toBe('not-allowed-to-draw')
    expect(test.ask(anna, move('t', 's'))).toMatchObject([{ type: 'board.transformed', ids: ['s'] }])
    expect(test.refusal(anna, { type: 'board.replace', pageId, elementId: 't', bytes: rectangle(9) })).toBe(
      'not-allowed-to-draw',
    )
    test.ask(anna, { type: 'board.replace', pageId, elementId: 's', bytes: rectangle(9) })
    expect(standing(test)[1]).toMatchObject({ bytes: rectangle(9), matrix: moveBy(8, 0) })
  })

  it('[R60] a new color for a selection is one act, leaves out what is another’s, and is undone as one', () => {
    const test = penRoom()
    test.ask(teacher, draw('t'))
    test.ask(anna, draw('ink'))
    test.ask(anna, add('shape'))
    const before = standing(test)
    const restyle = (...ids: string[]) =>
      ({ type: 'board.restyle', pageId, ids, style: { color: '#23822f', isFilled: true } }) as const
    expect(test.refusal(anna, restyle('t'))).toBe('not-allowed-to-draw')
    expect(test.ask(anna, restyle('t', 'ink', 'shape'))).toMatchObject([
      { type: 'board.restyled', ids: ['ink', 'shape'], style: { color: '#23822f', isFilled: true } },
    ])
    expect(standing(test).map(({ bytes }) => styleOf(bytes))).toMatchObject([
      { color: '#1f6feb' },
      { color: '#23822f', width: 3 },
      { color: '#23822f', isFilled: true },
    ])
    expect(test.ask(anna, restyle('ink', 'shape'))).toEqual([])
    expect(decodeKeyframe(encodeKeyframe(test.room))?.board.pages).toEqual(test.room.board.pages)
    test.ask(anna, { type: 'board.undo' })
    expect(standing(test)).toEqual(before)
    test.ask(anna, { type: 'board.redo' })
    expect(styleOf(standing(test)[1]?.bytes ?? new Uint8Array())).toMatchObject({ color: '#23822f' })
  })

  it('[R84] a drag of 500 weighs less than 200 bytes in the log, leaves out what is another’s, and is one act', () => {
    const test = penRoom()
    const ids = Array.from({ length: 500 }, (_, i) => `stroke-${i}-0123456789`)
    for (const [i, id] of ids.entries()) test.ask(i === 250 ? anna : teacher, draw(id))
    test.ask(teacher, { type: 'board.lock', pageId, ids: ids.slice(0, 2), locked: true })
    const [event] = test.ask(teacher, move(...ids.toReversed()))
    expect(event).toMatchObject({ type: 'board.manyTransformed', by: 'teacher' })
    expect(JSON.stringify({ ...event, seq: 0, at: 0, by: '', id: '' }).length).toBeLessThan(200)
    expect(test.ask(teacher, move(...ids))).toMatchObject([{ type: 'board.manyTransformed', places: '~' }])
    test.ask(teacher, { type: 'board.undo' })
    const moved = () => standing(test).filter(({ matrix }) => matrix !== undefined).length
    expect(moved()).toBe(498)
    expect(test.events.reduce(evolve, emptyRoom()).board).toEqual(test.room.board)
    test.ask(anna, move(...ids))
    expect(standing(test)[250]?.matrix).toEqual(moveBy(16, 0))
    test.ask(teacher, { type: 'board.undo' })
    expect(moved()).toBe(1)
  })

  it('[R60] a student without the pen changes nothing, and pictures and locks are the teacher’s', () => {
    const test = liveRoom([anna])
    expect(test.refusal(anna, add('s'))).toBe('not-allowed-to-draw')
    test.ask(teacher, { type: 'grantBoard', userId: 'anna', allowed: true })
    expect(test.refusal(anna, add('s', picture))).toBe('teacher-only')
    expect(test.refusal(anna, { type: 'board.lock', pageId, ids: ['s'], locked: true })).toBe('teacher-only')
  })

  it('[R60] what is locked is not moved, changed, cut or erased, but cleared with its page', () => {
    const test = penRoom()
    for (const one of [draw('a'), add('b')]) test.ask(teacher, one)
    test.ask(teacher, { type: 'board.lock', pageId, ids: ['a'], locked: true })
    expect(test.refusal(teacher, move('a'))).toBe('element-locked')
    expect(test.refusal(teacher, cut('k', 'a'))).toBe('element-locked')
    expect(test.refusal(teacher, { type: 'board.replace', pageId, elementId: 'a', bytes: rectangle(1) })).toBe(
      'element-locked',
    )
    test.ask(teacher, { type: 'board.erase', pageId, strokeIds: ['a', 'b'] })
    expect(idsIn(test)).toEqual(['a'])
    test.ask(teacher, { type: 'board.lock', pageId, ids: ['a'], locked: false })
    expect(standing(test)[0]).toEqual({ id: 'a', author: 'teacher', bytes: testStroke() })
    test.ask(teacher, { type: 'board.lock', pageId, ids: ['a'], locked: true })
    test.ask(teacher, { type: 'board.clearPage', pageId })
    expect(idsIn(test)).toEqual([])
  })

  it.each([
    ['element-invalid', add('x', Uint8Array.of(2, 1))],
    ['element-invalid', add('x', Uint8Array.of(99, 0, 0, 0, 0))],
    ['element-invalid', add('x', testStroke())],
    ['element-too-large', add('x', new Uint8Array(40_000).fill(2))],
    ['invalid-command', add('a')],
    ['no-such-element', { type: 'board.replace', pageId, elementId: 'x', bytes: rectangle(9) }],
    ['no-such-page', { ...add('x'), pageId: 'page-9' }],
    ['invalid-command', cut('k', 'a', [9, 4])],
    ['invalid-command', cut('k', 'a', [0, 1_000])],
    ['invalid-command', cut('k'.repeat(60), 'a', [0, 4])],
    [
      'element-invalid',
      { type: 'board.paste', pageId, items: [{ elementId: 'p', length: 3, matrix: null }], bytes: testStroke() },
    ],
  ] as [string, RoomCommand][])('[R60] %s', (code, command) => {
    const test = penRoom()
    test.ask(teacher, draw('a'))
    expect(test.refusal(teacher, command)).toBe(code)
  })

  it('[R60] a paste brings ink and elements with how they lie, as one act', () => {
    const test = penRoom()
    const [one, two] = [testStroke(), rectangle(30)]
    test.ask(anna, {
      type: 'board.paste',
      pageId,
      items: [
        { elementId: 'p', length: one.length, matrix: moveBy(5, 5) },
        { elementId: 'q', length: two.length, matrix: null },
      ],
      bytes: Uint8Array.of(...one, ...two),
    })
    expect(standing(test)).toEqual([
      { id: 'p', author: 'anna', bytes: one, matrix: moveBy(5, 5) },
      { id: 'q', author: 'anna', bytes: two },
    ])
    test.ask(anna, undo)
    expect(idsIn(test)).toEqual([])
  })

  it('[R60] come to the front and go to the back in their own order', () => {
    const test = penRoom()
    for (const id of ['a', 'b', 'c', 'd']) test.ask(teacher, add(id))
    test.ask(teacher, { type: 'board.reorder', pageId, ids: ['c', 'a'], to: 'front' })
    expect(idsIn(test)).toEqual(['b', 'd', 'a', 'c'])
    test.ask(teacher, { type: 'board.reorder', pageId, ids: ['c'], to: 'back' })
    expect(idsIn(test)).toEqual(['c', 'b', 'd', 'a'])
    expect(test.ask(teacher, { type: 'board.reorder', pageId, ids: ['c'], to: 'back' })).toEqual([])
    test.ask(teacher, undo)
    test.ask(teacher, undo)
    expect(idsIn(test)).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('a cut', () => {
  it('[R61] leaves the pieces that were kept, in place of the stroke, with its author', () => {
    const test = penRoom()
    for (const one of [draw('a'), draw('b')]) test.ask(anna, one)
    test.ask(teacher, cut('k', 'a', [0, 8], [24, 32]))
    expect(standing(test).map(({ id, author }) => [id, author])).toEqual([
      ['k_0', 'anna'],
      ['k_1', 'anna'],
      ['b', 'anna'],
    ])
    // The stroke goes from 10 over 20 to 40; the pieces are its first half step and its last half step.
    const points = standing(test).map(({ bytes }) => decodeStroke(bytes)?.points.filter((_, i) => i % 4 === 0))
    expect(points.slice(0, 2)).toEqual([Float32Array.of(10, 15), Float32Array.of(30, 40)])
    expect(page(test).sizeBytes).toBe(listSize(page(test).strokes))
  })

  it('[R61] of nothing but gaps takes the stroke away, and undo brings it back where it was', () => {
    const test = penRoom()
    for (const one of [draw('a'), draw('b')]) test.ask(teacher, one)
    test.ask(teacher, cut('k', 'a'))
    expect(idsIn(test)).toEqual(['b'])
    test.ask(teacher, undo)
    expect(idsIn(test)).toEqual(['a', 'b'])
  })
})

describe('undo', () => {
  it('[R62] takes a drag of many elements back at once', () => {
    const test = penRoom()
    for (const id of ['a', 'b', 'c']) test.ask(teacher, add(id))
    test.ask(teacher, move('a', 'b', 'c'))
    test.ask(teacher, undo)
    expect(standing(test).every(({ matrix }) => matrix === undefined)).toBe(true)
    test.ask(teacher, redo)
    expect(standing(test).map(({ matrix }) => matrix)).toEqual([moveBy(8, 0), moveBy(8, 0), moveBy(8, 0)])
  })

  it('[R62] passes a change over that another person has changed since', () => {
    const test = penRoom()
    test.ask(anna, add('a'))
    test.ask(anna, move('a'))
    test.ask(teacher, move('a'))
    test.ask(anna, undo)
    expect(idsIn(test)).toEqual([])
    test.ask(anna, redo)
    expect(standing(test)[0]?.matrix).toEqual(composed(moveBy(8, 0), moveBy(8, 0)))
  })

  it('[R62][R64] brings a deleted page back with what stood on it', () => {
    const test = penRoom()
    const paper = PAPER_OF_BACKGROUND.tianzige
    test.ask(teacher, { type: 'board.addPages', afterId: pageId, pages: [{ pageId: 'p2', paper }] })
    test.ask(teacher, { ...add('a'), pageId: 'p2' } as RoomCommand)
    test.ask(teacher, { type: 'board.removePage', pageId: 'p2' })
    expect(test.room.board.pages.map(({ id }) => id)).toEqual([pageId])
    test.ask(teacher, undo)
    expect(idsIn(test, 'p2')).toEqual(['a'])
    expect(page(test, 'p2').paper).toEqual(paper)
  })

  const acts = fc.array(
    fc.record({
      by: fc.constantFrom<Actor>(teacher, teacher, anna),
      command: fc.oneof({ weight: 2, arbitrary: boardCommand }, { weight: 3, arbitrary: elementCommand }),
    }),
    { minLength: 10, maxLength: 60 },
  )
  /** The board after each act; refused acts change nothing. */
  function livesOf(steps: readonly { by: Actor; command: RoomCommand }[]) {
    const log = createRoomLog(penRoom().room)
    return steps.map(({ by, command }, i) => {
      log.submit(command, by, `act-${i}`, 0)
      return log.room
    })
  }
  const withoutHistory = ({ history: _history, ...board }: BoardState) => board

  it('[R62] then redo is the same board, and a size that was counted on the way is right', () => {
    fc.assert(
      fc.property(acts, (steps) => {
        const room = livesOf(steps).at(-1) as RoomState
        for (const by of [teacher, anna]) {
          const log = createRoomLog(room)
          const undone = log.submit(undo, by, 'undo', 0).refused === undefined
          if (!undone) continue
          expect(log.submit(redo, by, 'redo', 0).refused).toBeUndefined()
          const [before, after] = [room.board, log.room.board].map((board) =>
            withoutHistory(board).pages.map(({ id, paper, strokes }) => ({ id, paper, strokes })),
          )
          expect(hashState(after)).toBe(hashState(before))
        }
        for (const { strokes, sizeBytes, strokeCount } of room.board.pages) {
          expect([sizeBytes, strokeCount]).toEqual([listSize(strokes), strokes.flat().length])
        }
      }),
      { numRuns: 100 },
    )
  })

  it('[R30][R62] goes on from a keyframe as it would have gone on live', () => {
    fc.assert(
      fc.property(acts, acts, (before, after) => {
        const live = createRoomLog(livesOf(before).at(-1) as RoomState)
        const read = createRoomLog(decodeKeyframe(encodeKeyframe(live.room)) as RoomState)
        expect(hashState(read.room)).toBe(hashState(live.room))
        for (const [i, { by, command }] of [...after, { by: teacher, command: undo }].entries()) {
          for (const log of [live, read]) log.submit(command, by, `later-${i}`, 0)
        }
        expect(hashState(read.room)).toBe(hashState(live.room))
      }),
      { numRuns: 60 },
    )
  })

  it('[R62] a keyframe writes the bytes of a moved element once', () => {
    const test = penRoom()
    test.ask(teacher, draw('a'))
    const before = encodeKeyframe(test.room).length
    for (let i = 0; i < 20; i++) test.ask(teacher, move('a'))
    const text = new TextDecoder().decode(encodeKeyframe(test.room))
    expect(text).toContain('"shared"')
    expect((encodeKeyframe(test.room).length - before) / 20).toBeLessThan(230)
  })
})

describe('clips', () => {
  const clip = encodeElement({
    kind: 'clip',
    box: { x: 0, y: 0, width: 360, height: 96 },
    media: 'sound',
    resourceId: 'res_1',
    title: '听力 3',
  })
  const play = (elementId: string, state: 'playing' | 'paused', positionMs = 0, loop?: ClipLoop): RoomCommand => ({
    type: 'board.playClip',
    pageId,
    elementId,
    state,
    positionMs,
    rate: 100,
    ...(loop && { loop }),
  })

  it('[R91] play for all by the teacher alone, one at a time, and a late comer starts inside', () => {
    const test = penRoom()
    for (const id of ['one', 'two']) test.ask(teacher, add(id, clip))
    expect(test.refusal(anna, play('one', 'playing'))).toBe('teacher-only')
    test.ask(teacher, play('one', 'playing'))
    test.ask(teacher, play('two', 'playing', 4_000))
    const { at } = test.room.board.clip ?? {}
    const expected = { pageId, elementId: 'two', state: 'playing', positionMs: 4_000, rate: 100, at }
    expect(decodeKeyframe(encodeKeyframe(test.room))?.board.clip).toEqual(expected)
    test.ask(teacher, play('two', 'paused', 9_000))
    expect(test.ask(teacher, play('two', 'paused', 9_000))).toEqual([])
  })

  it('[R91] repeat a part from A to B for all, a late comer too, and refuse one that is no part', () => {
    const test = penRoom()
    test.ask(teacher, add('one', clip))
    const loop = { fromMs: 2_000, toMs: 6_000 }
    test.ask(teacher, play('one', 'playing', 2_000, loop))
    expect(decodeKeyframe(encodeKeyframe(test.room))?.board.clip).toMatchObject({ loop })
    expect(test.refusal(teacher, play('one', 'playing', 0, { fromMs: 6_000, toMs: 6_100 }))).toBe('invalid-command')
    test.ask(teacher, play('one', 'playing', 2_000))
    expect(test.room.board.clip).not.toHaveProperty('loop')
  })

  it('[R91] are the only elements that play', () => {
    const test = penRoom()
    test.ask(teacher, add('shape'))
    expect(test.refusal(teacher, play('shape', 'playing'))).toBe('no-such-element')
    expect(test.refusal(teacher, play('gone', 'playing'))).toBe('no-such-element')
  })
})

describe('pages', () => {
  const paper = PAPER_OF_BACKGROUND.grid
  const idsOf = ({ room }: { room: RoomState }) => room.board.pages.map(({ id }) => id)

  it('[R64] are added, moved and copied by the teacher alone, and undo takes each back', () => {
    const test = penRoom()
    const adding: RoomCommand = {
      type: 'board.addPages',
      afterId: null,
      pages: [
        { pageId: 'a', paper },
        { pageId: 'b', paper },
      ],
    }
    expect(test.refusal(anna, adding)).toBe('teacher-only')
    test.ask(teacher, adding)
    test.ask(teacher, draw('ink'))
    test.ask(teacher, { type: 'board.duplicatePage', pageId, newPageId: 'copy' })
    expect(idsOf(test)).toEqual(['a', 'b', pageId, 'copy'])
    expect(idsIn(test, 'copy')).toEqual(['copy_0'])
    test.ask(teacher, { type: 'board.movePage', pageId: 'copy', index: 0 })
    expect(idsOf(test)).toEqual(['copy', 'a', 'b', pageId])
    for (let i = 0; i < 4; i++) test.ask(teacher, undo)
    expect(idsOf(test)).toEqual([pageId])
    expect(test.room.board.currentPageId).toBe(pageId)
  })

  it('[R90] of a document each show one page of it, after a keyframe, a copy and undo too', () => {
    const test = penRoom()
    const file = { fileId: 'res_1', kind: 'document', name: '第三课.pdf' } as const
    const pages = [1, 2].map((no) => ({ pageId: `doc-${no}`, paper, no }))
    test.ask(teacher, { type: 'board.addPages', afterId: pageId, pages, file })
    test.ask(teacher, { type: 'board.duplicatePage', pageId: 'doc-2', newPageId: 'copy' })
    test.ask(teacher, { type: 'board.removePage', pageId: 'doc-1' })
    test.ask(teacher, undo)
    const sheets = ({ board }: RoomState) => board.pages.map(({ sheet }) => sheet ?? null)
    const expected = [null, { ...file, no: 1 }, { ...file, no: 2 }, { ...file, no: 2 }]
    expect(sheets(test.room)).toEqual(expected)
    expect(sheets(decodeKeyframe(encodeKeyframe(test.room)) as RoomState)).toEqual(expected)
  })

  it('[R90] name a page of a file only together with the file', () => {
    const test = penRoom()
    const pages = [{ pageId: 'doc-1', paper, no: 1 }]
    expect(test.refusal(teacher, { type: 'board.addPages', afterId: pageId, pages })).toBe('invalid-command')
  })

  it('[R64] have a paper, and undo gives the former one back', () => {
    const test = penRoom()
    test.ask(teacher, { type: 'board.setPaper', pageId, paper })
    expect(page(test).paper).toEqual(paper)
    expect(test.ask(teacher, { type: 'board.setPaper', pageId, paper })).toEqual([])
    test.ask(teacher, undo)
    expect(page(test).paper).toBeUndefined()
  })

  it('[R63] a page that was deleted under protocol 1 stays deleted', () => {
    const test = penRoom()
    test.ask(teacher, { type: 'board.addPage', pageId: 'p2', background: 'white' })
    test.ask(teacher, { ...add('a'), pageId: 'p2' } as RoomCommand)
    test.ask(teacher, { type: 'board.deletePage', pageId: 'p2' })
    expect(test.refusal(teacher, undo)).toBe('nothing-to-undo')
  })

  it('[R65] the teacher’s view is one event, the same for all, and no student sets it', () => {
    const test = penRoom()
    const view: RoomCommand = { type: 'board.setView', pageId, x: 640, y: 360, w: 640 }
    expect(test.refusal(anna, view)).toBe('teacher-only')
    test.ask(teacher, view)
    expect(test.room.board.view).toEqual({ pageId, x: 640, y: 360, w: 640 })
    expect(test.ask(teacher, view)).toEqual([])
  })
})
