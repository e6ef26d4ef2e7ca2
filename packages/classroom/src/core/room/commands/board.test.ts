import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anna, liveRoom, teacher as li } from '../../../../test/test-room.ts'
import type { BoardState } from '../../board/board-types.ts'
import {
  BOARD_MAX_BYTES,
  HISTORY_DEPTH,
  PAGE_LIMIT,
  PAGE_MAX_BYTES,
  STROKE_MAX_BYTES,
} from '../../board/board-types.ts'
import { boardSize, emptyBoard, findPage } from '../../board/empty-board.ts'
import { encodeStroke } from '../../board/stroke-codec.ts'
import { countStrokes, listSize } from '../../board/stroke-list.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import type { RoomEvent, RoomState } from '../room-types.ts'
import type { BoardCommand } from './board.ts'

const bytes = encodeStroke({ tool: 'pen', color: '#000000', width: 3, points: Float32Array.of(9, 9, 0.5, 0) })
const addStroke = (strokeId: string, pageId = 'page-1'): BoardCommand => ({
  type: 'board.addStroke',
  pageId,
  strokeId,
  bytes,
})
const erase = (...strokeIds: string[]): BoardCommand => ({ type: 'board.erase', pageId: 'page-1', strokeIds })
const addPage = (pageId: string): BoardCommand => ({ type: 'board.addPage', pageId, background: 'tianzige' })

type BoardRole = 'teacher' | 'student'
type Act = [by: BoardRole, command: BoardCommand]
const teacher = (command: BoardCommand): Act => ['teacher', command]
const student = (command: BoardCommand): Act => ['student', command]

// A class whose student has the pen. People are called by their role here.
const penRoom = liveRoom([{ ...anna, userId: 'student' }])
penRoom.ask(li, { type: 'grantBoard', userId: 'student', allowed: true })
const withBoard = (board: BoardState): RoomState => ({ ...penRoom.room, board })
const decideFor = (board: BoardState, by: BoardRole, command: BoardCommand) =>
  decide(withBoard(board), command, { userId: by, role: by, name: by }, 0)
const evolveBoard = (board: BoardState, event: RoomEvent): BoardState => evolve(withBoard(board), event).board

/** Refused commands change nothing. */
function after(...acts: readonly Act[]): BoardState {
  return acts.reduce((board, [by, command]) => apply(board, by, command), emptyBoard())
}
function apply(board: BoardState, by: BoardRole, command: BoardCommand): BoardState {
  const decision = decideFor(board, by, command)
  if ('refused' in decision) return board
  return decision.events.reduce((next, event) => evolveBoard(next, { seq: 1, at: 0, id: 'c', by, ...event }), board)
}
const refusal = (board: BoardState, command: BoardCommand, by: BoardRole = 'teacher') => {
  const decision = decideFor(board, by, command)
  return 'refused' in decision ? decision.refused : decision.events
}
const ink = (board: BoardState, pageId = 'page-1') =>
  findPage(board, pageId)
    ?.strokes.flat()
    .map(({ id }) => id)
const undo: BoardCommand = { type: 'board.undo' }
const redo: BoardCommand = { type: 'board.redo' }

describe('strokes', () => {
  it('are kept in the order they were drawn, with their author', () => {
    const board = after(teacher(addStroke('a')), student(addStroke('b')))
    expect(board.pages[0]?.strokes.flat()).toEqual([
      { id: 'a', author: 'teacher', bytes },
      { id: 'b', author: 'student', bytes },
    ])
    expect(board.pages[0]?.strokeCount).toBe(2)
  })

  it.each([
    ['stroke-invalid', { ...addStroke('a'), bytes: Uint8Array.of(7, 7) }],
    ['stroke-too-large', { ...addStroke('a'), bytes: new Uint8Array(STROKE_MAX_BYTES + 1) }],
    ['no-such-page', addStroke('a', 'page-9')],
    ['invalid-command', addStroke('old')],
    ['invalid-command', addStroke('')],
  ] as const)('are refused as %s', (code, command) => {
    expect(refusal(after(teacher(addStroke('old'))), command as BoardCommand)).toBe(code)
  })

  it('of others cannot be erased by a student, the teacher erases anything', () => {
    const board = after(teacher(addStroke('t')), student(addStroke('s')))
    expect(refusal(board, erase('s', 't'), 'student')).toBe('not-allowed-to-draw')
    expect(ink(apply(board, 'student', erase('s')))).toEqual(['t'])
    expect(ink(apply(board, 'teacher', erase('s', 't')))).toEqual([])
  })

  it('that somebody else erased first are no reason to complain', () => {
    expect(refusal(after(teacher(addStroke('a'))), erase('gone'))).toEqual([])
  })

  it('of all authors go when the teacher clears the page, and come back together; a student clears nothing', () => {
    const board = after(teacher(addStroke('t')), student(addStroke('s')))
    const clear: BoardCommand = { type: 'board.clearPage', pageId: 'page-1' }
    expect(refusal(board, clear, 'student')).toBe('teacher-only')
    expect(ink(apply(board, 'teacher', clear))).toEqual([])
    expect(ink(apply(apply(board, 'teacher', clear), 'teacher', undo))).toEqual(['t', 's'])
  })
})

describe('undo and redo', () => {
  it.each<[name: string, acts: Act[], expected: string[]]>([
    ['undo takes back the last stroke', [teacher(addStroke('a')), teacher(addStroke('b')), teacher(undo)], ['a']],
    ['redo brings it again', [teacher(addStroke('a')), teacher(undo), teacher(redo)], ['a']],
    [
      'undo of an erase restores the old order',
      [teacher(addStroke('a')), teacher(addStroke('b')), teacher(erase('a')), teacher(undo)],
      ['a', 'b'],
    ],
    [
      'each author undoes only their own acts',
      [teacher(addStroke('t')), student(addStroke('s')), teacher(undo)],
      ['s'],
    ],
    [
      'a stroke that the teacher erased is passed over by the student’s undo',
      [student(addStroke('a')), student(addStroke('b')), teacher(erase('b')), student(undo)],
      [],
    ],
    [
      'drawing forgets what could be redone',
      [teacher(addStroke('a')), teacher(undo), teacher(addStroke('b')), teacher(redo)],
      ['b'],
    ],
    [
      'a redone stroke returns below what was drawn after it',
      [teacher(addStroke('a')), student(addStroke('b')), teacher(undo), teacher(redo)],
      ['a', 'b'],
    ],
  ])('%s', (_, acts, expected) => {
    expect(ink(after(...acts))).toEqual(expected)
  })

  it('is refused when there is nothing to take back', () => {
    expect(refusal(emptyBoard(), undo)).toBe('nothing-to-undo')
    expect(refusal(emptyBoard(), redo)).toBe('nothing-to-redo')
    expect(refusal(after(student(addStroke('a')), teacher(erase('a'))), undo, 'student')).toBe('nothing-to-undo')
  })

  it('does not reach into a deleted page', () => {
    const board = after(
      teacher(addStroke('a')),
      teacher(addPage('page-2')),
      teacher(addStroke('b', 'page-2')),
      teacher({ type: 'board.deletePage', pageId: 'page-2' }),
      teacher(undo),
    )
    expect(ink(board)).toEqual([])
    expect(refusal(board, undo)).toBe('nothing-to-undo')
  })

  it(`remembers ${HISTORY_DEPTH} acts`, () => {
    const acts = Array.from({ length: HISTORY_DEPTH + 5 }, (_, i) => teacher(addStroke(`s${i}`)))
    const undone = Array.from({ length: HISTORY_DEPTH + 5 }, () => teacher(undo))
    expect(ink(after(...acts, ...undone))).toHaveLength(5)
  })

  it('undoing everything and redoing everything gives the same page', () => {
    const anyAct = fc.oneof(
      fc.nat({ max: 1e6 }).map((n) => addStroke(`n${n}`)),
      fc.nat({ max: 40 }).map((n) => (board: BoardState) => erase(ink(board)?.at(-n) ?? 'none')),
    )
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 60 }), (acts) => {
        const drawn = acts.reduce(
          (board, act) => apply(board, 'teacher', typeof act === 'function' ? act(board) : act),
          emptyBoard(),
        )
        const undone = acts.reduce((board) => apply(board, 'teacher', undo), drawn)
        expect(ink(undone)).toEqual([])
        expect(ink(acts.reduce((board) => apply(board, 'teacher', redo), undone))).toEqual(ink(drawn))
      }),
    )
  })
})

describe('pages', () => {
  it('are added after the current one, and the class turns to the new one', () => {
    const board = after(
      teacher(addPage('page-2')),
      teacher({ type: 'board.turnPage', pageId: 'page-1' }),
      teacher(addPage('page-3')),
    )
    expect(board.pages.map(({ id }) => id)).toEqual(['page-1', 'page-3', 'page-2'])
    expect(board.currentPageId).toBe('page-3')
  })

  it('leave the class on a neighbour when the current one is deleted', () => {
    const board = after(teacher(addPage('page-2')), teacher({ type: 'board.deletePage', pageId: 'page-2' }))
    expect(board).toMatchObject({ currentPageId: 'page-1', pages: [{ id: 'page-1' }] })
    expect(refusal(board, { type: 'board.deletePage', pageId: 'page-1' })).toBe('last-page')
  })

  it('are limited in number and have each their own id', () => {
    const board = after(...Array.from({ length: PAGE_LIMIT - 1 }, (_, i) => teacher(addPage(`p${i}`))))
    expect(board.pages).toHaveLength(PAGE_LIMIT)
    expect(refusal(board, addPage('one-more'))).toBe('page-limit')
    expect(refusal(board, addPage('p0'))).toBe('invalid-command')
  })

  it('get a background, and turning to where one is already says nothing', () => {
    const setGreen: BoardCommand = { type: 'board.setBackground', pageId: 'page-1', background: 'green' }
    const board = after(teacher(setGreen))
    expect(board.pages[0]?.background).toBe('green')
    expect(refusal(board, setGreen)).toEqual([])
    expect(refusal(board, { type: 'board.turnPage', pageId: 'page-1' })).toEqual([])
    expect(refusal(board, { type: 'board.turnPage', pageId: 'page-9' })).toBe('no-such-page')
  })
})

it('never changes a board that somebody still holds, and counts are always right', () => {
  const anyCommand: fc.Arbitrary<Act> = fc.tuple(
    fc.constantFrom('teacher' as const, 'student' as const),
    fc.oneof(
      fc.nat({ max: 30 }).map((n) => addStroke(`s${n}`)),
      fc.array(fc.nat({ max: 30 }), { maxLength: 4 }).map((ns) => erase(...ns.map((n) => `s${n}`))),
      fc.constantFrom(undo, redo, addPage('page-2'), { type: 'board.clearPage', pageId: 'page-1' } as const),
    ),
  )
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 80 }), (acts) => {
      const versions = acts.reduce<BoardState[]>(
        (all, [by, command]) => [...all, apply(all.at(-1) as BoardState, by, command)],
        [emptyBoard()],
      )
      const last = versions.at(-1) as BoardState
      expect(after(...acts)).toEqual(last)
      for (const page of last.pages) {
        expect(page.strokeCount).toBe(countStrokes(page.strokes))
        expect(new Set(page.strokes.flat().map(({ id }) => id)).size).toBe(page.strokeCount)
      }
      expect(versions[0]).toEqual(emptyBoard())
    }),
  )
})

describe('what a board weighs', () => {
  const large = encodeStroke({
    tool: 'pen',
    color: '#000000',
    width: 3,
    points: Float32Array.from({ length: 4 * 4_000 }, (_, i) => (i % 4 < 2 ? (Math.floor(i / 4) % 2) * 700 : 0.5)),
  })
  const size = large.length + 64
  /** Writes on the page as long as there is room, then once more. Deciding for each stroke would take seconds. */
  function fill(start: BoardState, pageId: string): { board: BoardState; refused: unknown } {
    let board = start
    for (let no = 0; ; no++) {
      const strokeId = `${pageId}-${no}`
      const isFull = (findPage(board, pageId)?.sizeBytes ?? 0) + size > PAGE_MAX_BYTES
      if (isFull || boardSize(board) + size > BOARD_MAX_BYTES) {
        return { board, refused: refusal(board, { type: 'board.addStroke', pageId, strokeId, bytes: large }) }
      }
      const event = { type: 'board.strokeAdded', pageId, strokeId, author: 'teacher', bytes: large } as const
      board = evolveBoard(board, { seq: 1, at: 0, id: 'c', by: 'teacher', ...event })
    }
  }
  const pages = (board: BoardState, count: number) =>
    Array.from({ length: count }, (_, no) => `page-${no + 2}`).reduce(
      (grown, pageId) => apply(grown, 'teacher', addPage(pageId)),
      board,
    )

  it('[R40] is known at any moment: what is drawn, erased, undone and redone', () => {
    const acts = [
      teacher(addStroke('a')),
      student(addStroke('b')),
      teacher(erase('a', 'b')),
      teacher(undo),
      student(undo),
      student(redo),
      teacher({ type: 'board.clearPage', pageId: 'page-1' }),
      teacher(undo),
    ]
    for (let count = 1; count <= acts.length; count++) {
      const [page] = after(...acts.slice(0, count)).pages
      expect(page?.sizeBytes).toBe(listSize(page?.strokes ?? []))
    }
  })

  it('[R40] a page that is full refuses ink; erasing, clearing and a new page still work', () => {
    const { board, refused } = fill(emptyBoard(), 'page-1')
    expect(refused).toBe('page-full')
    expect(board.pages[0]?.sizeBytes).toBeGreaterThan(PAGE_MAX_BYTES - STROKE_MAX_BYTES)
    expect(refusal(board, erase('page-1-0'))).toMatchObject([{ type: 'board.strokesErased' }])
    const turned = apply(board, 'teacher', addPage('page-2'))
    expect(refusal(turned, addStroke('next', 'page-2'))).toMatchObject([{ type: 'board.strokeAdded' }])
    const cleared = apply(board, 'teacher', { type: 'board.clearPage', pageId: 'page-1' })
    expect(cleared.pages[0]?.sizeBytes).toBe(0)
    expect(refusal(cleared, addStroke('again'))).toMatchObject([{ type: 'board.strokeAdded' }])
    expect(apply(cleared, 'teacher', undo).pages[0]?.sizeBytes).toBe(board.pages[0]?.sizeBytes)
  })

  it('[R40] a board that is full refuses ink on every page until one is deleted or cleared', () => {
    const four = ['page-1', 'page-2', 'page-3', 'page-4'].reduce(
      (board, pageId) => fill(board, pageId).board,
      pages(emptyBoard(), 4),
    )
    const { board, refused } = fill(four, 'page-5')
    expect(refused).toBe('board-full')
    expect(boardSize(board)).toBeLessThanOrEqual(BOARD_MAX_BYTES)
    const smaller = apply(board, 'teacher', { type: 'board.deletePage', pageId: 'page-1' })
    expect(refusal(smaller, addStroke('more', 'page-5'))).toMatchObject([{ type: 'board.strokeAdded' }])
  })

  it('[R40] undo keeps one full page of what was cleared, not every page', () => {
    let board = emptyBoard()
    for (let round = 0; round < 3; round++) {
      board = fill(board, 'page-1').board
      board = apply(board, 'teacher', { type: 'board.clearPage', pageId: 'page-1' })
      // What undo would bring back keeps its ids.
      board = { ...board, history: { teacher: { undo: board.history.teacher?.undo ?? [], redo: [] } } }
    }
    const kept = new Set(
      board.history.teacher?.undo.flatMap((act) => ('strokes' in act ? act.strokes.map(({ stroke }) => stroke) : [])),
    )
    expect([...kept].reduce((sum, stroke) => sum + stroke.bytes.length, 0)).toBeLessThanOrEqual(PAGE_MAX_BYTES)
    expect(apply(board, 'teacher', undo).pages[0]?.strokeCount).toBeGreaterThan(200)
  })
})
