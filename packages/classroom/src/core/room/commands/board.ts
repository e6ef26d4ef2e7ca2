/** Drawing: who may, on which pages, within which limits. [R11][R40][R41] */
import type { UserId } from '../ids.ts'
import { listOf, type Parser } from '../../shapes/shape.ts'
import { background, id } from '../../shapes/room-shapes.ts'
import { canRedo, canUndo, forgetPage, pageToRedo, recordAct, redo, undo } from '../../board/board-history.ts'
import {
  type BoardPage,
  type BoardState,
  type HistoryEntry,
  PAGE_BACKGROUNDS,
  PAGE_LIMIT,
  type PageBackground,
  type PageId,
  STROKE_MAX_BYTES,
  type StrokeId,
} from '../../board/board-types.ts'
import { emptyPage, findPage } from '../../board/empty-board.ts'
import { withPage } from '../../board/history-steps.ts'
import { isValidStroke } from '../../board/stroke-codec.ts'
import {
  appendStroke,
  countStrokes,
  eraseStrokes,
  findStrokes,
  hasStroke,
  placedSize,
  strokeSize,
} from '../../board/stroke-list.ts'
import { type Decision, happened, refused, unchanged } from '../decision.ts'
import { LISTED_ID_BYTES } from '../log-size.ts'
import {
  changePage,
  drawing,
  drawingDenied,
  drawn,
  onPage,
  roomDenial,
  touching,
  withBoard,
} from '../rules/board-entries.ts'
import { withTurn } from '../rules/look-back-rules.ts'
import { isLocked } from './elements.ts'
import type { CommandTable, EventTable } from './table.ts'

export type BoardCommand =
  | { type: 'board.addStroke'; pageId: PageId; strokeId: StrokeId; bytes: Uint8Array }
  | { type: 'board.erase'; pageId: PageId; strokeIds: readonly StrokeId[] }
  | { type: 'board.undo' }
  | { type: 'board.redo' }
  | { type: 'board.clearPage'; pageId: PageId }
  | { type: 'board.addPage'; pageId: PageId; background: PageBackground }
  | { type: 'board.deletePage'; pageId: PageId }
  | { type: 'board.turnPage'; pageId: PageId }
  | { type: 'board.setBackground'; pageId: PageId; background: PageBackground }

export type BoardEvent =
  | { type: 'board.strokeAdded'; pageId: PageId; strokeId: StrokeId; author: UserId; bytes: Uint8Array }
  | { type: 'board.strokesErased'; pageId: PageId; strokeIds: readonly StrokeId[] }
  | { type: 'board.undone'; author: UserId }
  | { type: 'board.redone'; author: UserId }
  | { type: 'board.pageAdded'; pageId: PageId; background: PageBackground }
  | { type: 'board.pageDeleted'; pageId: PageId }
  | { type: 'board.pageTurned'; pageId: PageId }
  | { type: 'board.backgroundSet'; pageId: PageId; background: PageBackground }

// More strokes than a pen can rub over in one go.
const ERASE_LIMIT = 1_000
const ID_MAX_LENGTH = 64

const anyBytes: Parser<Uint8Array> = (value) => (value instanceof Uint8Array ? value : undefined)
const strokeBytes: Parser<Uint8Array> = (value) =>
  value instanceof Uint8Array && value.length <= STROKE_MAX_BYTES ? value : undefined

export const boardCommands: CommandTable<BoardCommand, BoardEvent> = {
  'board.addStroke': {
    ...drawing,
    rules: ['R11', 'R40', 'R41'],
    shape: { pageId: id, strokeId: id, bytes: anyBytes },
    marks: ['board.strokeAdded'],
    cost: (_room, { bytes }) => ({ touchedStrokes: 1, drawnStrokes: 1, contentBytes: bytes.length }),
    decide: (request) =>
      onPage(request, 'pen', ({ room, command: { strokeId, bytes }, actor }, page) => {
        if (bytes.length > STROKE_MAX_BYTES) return refused('stroke-too-large')
        if (!isValidStroke(bytes)) return refused('stroke-invalid')
        if (!isId(strokeId) || hasStroke(page.strokes, strokeId)) return refused('invalid-command')
        const author = actor.userId
        const size = strokeSize({ id: strokeId, author, bytes })
        const denial = roomDenial(room, actor, page, size, bytes.length)
        if (denial !== null) return refused(denial)
        return happened({ type: 'board.strokeAdded', pageId: page.id, strokeId, author, bytes })
      }),
  },
  'board.erase': {
    ...drawing,
    rules: ['R11'],
    shape: { pageId: id, strokeIds: listOf(id, ERASE_LIMIT) },
    marks: ['board.strokesErased'],
    cost: (_room, { strokeIds }) => touching(strokeIds.length, strokeIds.length * LISTED_ID_BYTES),
    decide: (request) =>
      onPage(request, 'pen', ({ command, actor }, page) => {
        // Strokes that are gone already were erased by a faster user: no reason to complain.
        const strokes = findStrokes(page.strokes, new Set(command.strokeIds)).map(({ stroke }) => stroke)
        if (actor.role === 'student' && strokes.some((stroke) => stroke.author !== actor.userId)) {
          return refused('not-allowed-to-draw')
        }
        const free = strokes.filter((stroke) => !isLocked(stroke))
        return strokes.length > 0 && free.length === 0 ? refused('element-locked') : erased(page, free)
      }),
  },
  'board.undo': {
    ...drawing,
    rules: ['R11'],
    shape: {},
    marks: ['board.undone'],
    cost: ({ board }, _command, userId) => touching(strokesOf(historyOf(board, userId)?.undo)),
    decide: ({ room, actor }) =>
      drawingDenied(room, actor, 'pen') ??
      (canUndo(room.board, actor.userId)
        ? happened({ type: 'board.undone', author: actor.userId })
        : refused('nothing-to-undo')),
  },
  'board.redo': {
    ...drawing,
    rules: ['R11'],
    shape: {},
    marks: ['board.redone'],
    cost: ({ board }, _command, userId) => touching(strokesOf(historyOf(board, userId)?.redo)),
    // Adding a page led the class there, and so does adding it again.
    decide({ room, actor }) {
      const denied = drawingDenied(room, actor, 'pen')
      if (denied !== null) return denied
      const { userId: author } = actor
      if (!canRedo(room.board, author)) return refused('nothing-to-redo')
      const pageId = pageToRedo(room.board, author)
      return pageId === null
        ? happened({ type: 'board.redone', author })
        : happened<BoardEvent>({ type: 'board.redone', author }, { type: 'board.pageTurned', pageId })
    },
  },
  'board.clearPage': {
    ...drawing,
    rules: ['R11'],
    shape: { pageId: id },
    marks: ['board.strokesErased'],
    cost({ board }, { pageId }) {
      const strokeCount = findPage(board, pageId)?.strokeCount ?? 0
      return touching(strokeCount, strokeCount * LISTED_ID_BYTES)
    },
    decide: (request) => onPage(request, 'teacher', (_request, page) => erased(page, page.strokes.flat())),
  },
  'board.addPage': {
    ...drawing,
    rules: ['R11'],
    shape: { pageId: id, background },
    marks: ['board.pageAdded'],
    // A new page comes after the current one, and the class turns to it.
    decide({ room, command, actor }) {
      const denied = drawingDenied(room, actor, 'teacher')
      if (denied !== null) return denied
      const { pageId } = command
      const isNew = findPage(room.board, pageId) === undefined
      if (!isId(pageId) || !PAGE_BACKGROUNDS.includes(command.background) || !isNew) return refused('invalid-command')
      if (room.board.pages.length >= PAGE_LIMIT) return refused('page-limit')
      return happened<BoardEvent>(
        { type: 'board.pageAdded', pageId, background: command.background },
        { type: 'board.pageTurned', pageId },
      )
    },
  },
  'board.deletePage': {
    ...drawing,
    rules: ['R11'],
    shape: { pageId: id },
    marks: ['board.pageDeleted'],
    decide: (request) =>
      onPage(request, 'teacher', ({ room }, { id: pageId }) =>
        room.board.pages.length === 1 ? refused('last-page') : happened({ type: 'board.pageDeleted', pageId }),
      ),
  },
  'board.turnPage': {
    ...drawing,
    rules: ['R11'],
    shape: { pageId: id },
    marks: ['board.pageTurned'],
    decide: (request) =>
      onPage(request, 'teacher', ({ room }, { id: pageId }) =>
        room.board.currentPageId === pageId ? unchanged : happened({ type: 'board.pageTurned', pageId }),
      ),
  },
  'board.setBackground': {
    ...drawing,
    rules: ['R11'],
    shape: { pageId: id, background },
    marks: ['board.backgroundSet'],
    decide: (request) =>
      onPage(request, 'teacher', ({ command }, page) => {
        if (!PAGE_BACKGROUNDS.includes(command.background)) return refused('invalid-command')
        if (page.background === command.background) return unchanged
        return happened({ type: 'board.backgroundSet', pageId: page.id, background: command.background })
      }),
  },
}

export const boardEvents: EventTable<BoardEvent> = {
  'board.strokeAdded': {
    ...drawn,
    shape: { pageId: id, strokeId: id, author: id, bytes: strokeBytes },
    content: { bytes: (event) => event.bytes.length, isShare: true },
    // Runs for each of 20,000 strokes of a replay, so that it makes nothing it does not keep.
    evolve(room, { pageId, strokeId, author, bytes }) {
      const page = findPage(room.board, pageId)
      if (page === undefined) return room
      const stroke = { id: strokeId, author, bytes }
      const board = withPage(room.board, {
        ...page,
        strokes: appendStroke(page.strokes, stroke),
        strokeCount: page.strokeCount + 1,
        sizeBytes: page.sizeBytes + strokeSize(stroke),
      })
      const strokes = [{ stroke, index: page.strokeCount }]
      return { ...room, board: recordAct(board, author, { pageId, act: 'add', strokes }) }
    },
  },
  'board.strokesErased': {
    ...drawn,
    shape: { pageId: id, strokeIds: listOf(id, Number.POSITIVE_INFINITY) },
    content: { bytes: (event) => event.strokeIds.length * LISTED_ID_BYTES, isShare: false },
    evolve: (room, { pageId, strokeIds, by }) =>
      changePage(room, pageId, (board, page) => {
        const { list, erased: gone } = eraseStrokes(page.strokes, new Set(strokeIds))
        if (gone.length === 0) return board
        const sizeBytes = page.sizeBytes - placedSize(gone)
        const changed = { ...page, strokes: list, strokeCount: countStrokes(list), sizeBytes }
        return recordAct(withPage(board, changed), by, { pageId, act: 'erase', strokes: gone })
      }),
  },
  'board.undone': {
    ...drawn,
    shape: { author: id },
    evolve: (room, { author }) => withBoard(room, undo(room.board, author)),
  },
  'board.redone': {
    ...drawn,
    shape: { author: id },
    evolve: (room, { author }) => withBoard(room, redo(room.board, author)),
  },
  'board.pageAdded': {
    ...drawn,
    shape: { pageId: id, background },
    evolve(room, event) {
      const { board } = room
      if (findPage(board, event.pageId) !== undefined) return room
      const place = board.pages.findIndex((page) => page.id === board.currentPageId) + 1
      const pages = board.pages.toSpliced(place, 0, emptyPage(event.pageId, event.background))
      return withBoard(room, { ...board, pages })
    },
  },
  'board.pageDeleted': {
    ...drawn,
    shape: { pageId: id },
    // The last page stays: a board without pages would have no current one.
    evolve(room, { pageId }) {
      const { board } = room
      const place = board.pages.findIndex((page) => page.id === pageId)
      const neighbour = board.pages[place + 1] ?? board.pages[place - 1]
      if (place < 0 || neighbour === undefined) return room
      return withBoard(room, {
        ...board,
        pages: board.pages.toSpliced(place, 1),
        currentPageId: board.currentPageId === pageId ? neighbour.id : board.currentPageId,
        history: forgetPage(board.history, pageId),
      })
    },
  },
  'board.pageTurned': {
    ...drawn,
    shape: { pageId: id },
    evolve: (room, { pageId }) => changePage(room, pageId, (board) => withTurn(board, pageId)),
  },
  'board.backgroundSet': {
    ...drawn,
    shape: { pageId: id, background },
    evolve: (room, event) =>
      changePage(room, event.pageId, (board, page) => withPage(board, { ...page, background: event.background })),
  },
}

const erased = (page: BoardPage, strokes: readonly { id: StrokeId }[]): Decision<BoardEvent> =>
  strokes.length === 0
    ? unchanged
    : happened({ type: 'board.strokesErased', pageId: page.id, strokeIds: strokes.map((stroke) => stroke.id) })

const isId = (strokeId: string) => strokeId.length > 0 && strokeId.length <= ID_MAX_LENGTH

const historyOf = ({ history }: BoardState, userId: UserId) =>
  Object.hasOwn(history, userId) ? history[userId] : undefined
// Counts the strokes that the next step brings back, takes out or exchanges.
function strokesOf([next]: readonly HistoryEntry[] = []): number {
  if (next === undefined) return 0
  if ('strokes' in next) return next.strokes.length
  if ('swaps' in next) return next.swaps.reduce((sum, { before, after }) => sum + before.length + after.length, 0)
  if ('pages' in next) return next.pages.reduce((sum, { page }) => sum + page.strokeCount, 0)
  return next.act === 'order' ? next.before.length : 0
}
