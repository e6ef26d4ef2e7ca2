/** What stands on the board beside plain ink, and everything that changes what stands there. [R60]–[R63] */
import type { UserId } from '../ids.ts'
import {
  finite,
  flag,
  integer,
  listOf,
  matching,
  nullable,
  object,
  oneOf,
  type Parser,
  text,
} from '../../shapes/shape.ts'
import { id } from '../../shapes/room-shapes.ts'
import { recordAct } from '../../board/board-history.ts'
import {
  type BoardPage,
  type PageId,
  type PlacedStroke,
  type Stroke,
  STROKE_MAX_BYTES,
  type StrokeId,
  type Swap,
} from '../../board/board-types.ts'
import { type Cut, CUT_ID_MAX_LENGTH, type KeptRange, piecesOf } from '../../board/cut-stroke.ts'
import { decodeElement, isValidElement } from '../../board/elements/element-codec.ts'
import { ElementFormat } from '../../board/elements/element-types.ts'
import { composed, IDENTITY, isMatrix, isSameMatrix, type Matrix } from '../../board/elements/matrix.ts'
import { type ElementStyle, restyled } from '../../board/elements/restyle.ts'
import { findPage } from '../../board/empty-board.ts'
import { decodePlaces, encodePlaces } from '../../board/places.ts'
import { exchange, withPage } from '../../board/history-steps.ts'
import { isValidStroke } from '../../board/stroke-codec.ts'
import {
  appendStroke,
  countStrokes,
  eraseStrokes,
  findStrokes,
  hasStroke,
  placedSize,
  restoreStrokes,
  strokesAt,
  strokeSize,
} from '../../board/stroke-list.ts'
import { type Decision, happened, refused, unchanged } from '../decision.ts'
import { LISTED_ID_BYTES } from '../log-size.ts'
import type { RefusalCode, RoomState } from '../state-types.ts'
import { changePage, drawing, drawn, onPage, roomDenial, touching } from '../rules/board-entries.ts'
import { lockCost, PASTED_ITEM_BYTES, pasteCost, SELECTION_LIMIT } from '../rules/copy-costs.ts'
import type { CommandTable, EventTable, Request } from './table.ts'

/** One of several elements that come at once; their bytes follow each other in the command's. */
export interface PastedItem {
  elementId: StrokeId
  length: number
  matrix: Matrix | null
}

export type ElementCommand =
  | { type: 'board.addElement'; pageId: PageId; elementId: StrokeId; bytes: Uint8Array }
  /** @property actId of the pages that they come with; left out for a paste that is an act of its own */
  | { type: 'board.paste'; pageId: PageId; items: readonly PastedItem[]; bytes: Uint8Array; actId?: string }
  | { type: 'board.replace'; pageId: PageId; elementId: StrokeId; bytes: Uint8Array }
  | { type: 'board.restyle'; pageId: PageId; ids: readonly StrokeId[]; style: ElementStyle }
  | { type: 'board.transform'; pageId: PageId; ids: readonly StrokeId[]; matrix: Matrix }
  | { type: 'board.cut'; pageId: PageId; cutId: string; cuts: readonly Cut[] }
  | { type: 'board.reorder'; pageId: PageId; ids: readonly StrokeId[]; to: 'front' | 'back' }
  | { type: 'board.lock'; pageId: PageId; ids: readonly StrokeId[]; locked: boolean }

export type ElementEvent =
  | { type: 'board.elementAdded'; pageId: PageId; elementId: StrokeId; author: UserId; bytes: Uint8Array }
  | {
      type: 'board.pasted'
      pageId: PageId
      items: readonly PastedItem[]
      author: UserId
      bytes: Uint8Array
      actId?: string
    }
  | { type: 'board.replaced'; pageId: PageId; elementId: StrokeId; bytes: Uint8Array }
  | { type: 'board.restyled'; pageId: PageId; ids: readonly StrokeId[]; style: ElementStyle }
  | { type: 'board.transformed'; pageId: PageId; ids: readonly StrokeId[]; matrix: Matrix }
  /** The same for many: they are named by their places on the page before it. */
  | { type: 'board.manyTransformed'; pageId: PageId; places: string; matrix: Matrix }
  | { type: 'board.strokesCut'; pageId: PageId; cutId: string; cuts: readonly Cut[] }
  | { type: 'board.reordered'; pageId: PageId; ids: readonly StrokeId[]; to: 'front' | 'back' }
  | { type: 'board.locked'; pageId: PageId; ids: readonly StrokeId[]; locked: boolean }

/** Limits the pieces of one stroke that a cut leaves. */
const PIECES_LIMIT = 64
// From so many on, places are shorter than ids.
const MANY = 4
// In the place of places: those of the author's newest act, which is known to all. A selection is often moved again.
const SAME_AGAIN = '~'
// A whole selection may have elements that lie far apart.
const PLACES_MAX_LENGTH = 8 * SELECTION_LIMIT
const POINT_INDEX_MAX = 1_000_000

const anyBytes: Parser<Uint8Array> = (value) => (value instanceof Uint8Array ? value : undefined)
const matrix: Parser<Matrix> = (value) => (isMatrix(value) ? value : undefined)
const ids = listOf(id, SELECTION_LIMIT)
const allIds = listOf(id, Number.POSITIVE_INFINITY)
const to = oneOf('front', 'back')
const lineWidth: Parser<number> = (value) => {
  const width = finite(value)
  return width !== undefined && width >= 0.25 && width <= 63.75 ? width : undefined
}
const style: Parser<ElementStyle> = object<ElementStyle>(
  {},
  { color: matching(/^#[0-9a-f]{6}$/), width: lineWidth, isFilled: flag },
)
const item: Parser<PastedItem> = object<PastedItem>({
  elementId: id,
  length: integer(1, STROKE_MAX_BYTES),
  matrix: nullable(matrix),
})
const items = listOf(item, SELECTION_LIMIT)
const index = integer(0, POINT_INDEX_MAX)
const range: Parser<KeptRange> = (value) => {
  const [from, end] = listOf(index, 2)(value) ?? []
  return from === undefined || end === undefined ? undefined : [from, end]
}
const cuts = listOf(object<Cut>({ strokeId: id, keep: listOf(range, PIECES_LIMIT) }), SELECTION_LIMIT)

// A range of a cut in the log: two numbers and their brackets.
const RANGE_BYTES = 12
const cutBytes = (list: readonly Cut[]) =>
  list.reduce((sum, one) => sum + LISTED_ID_BYTES + one.keep.length * RANGE_BYTES, 0)

export const elementCommands: CommandTable<ElementCommand, ElementEvent> = {
  'board.addElement': {
    ...drawing,
    rules: ['R60', 'R40', 'R41'],
    shape: { pageId: id, elementId: id, bytes: anyBytes },
    marks: ['board.elementAdded'],
    cost: (_room, { bytes }) => ({ touchedStrokes: 1, drawnStrokes: 1, contentBytes: bytes.length }),
    decide: (request) =>
      onPage(request, 'pen', ({ room, command: { elementId, bytes }, actor }, page) => {
        const denial = elementDenial(bytes, actor)
        if (denial !== null) return refused(denial)
        if (hasStroke(page.strokes, elementId)) return refused('invalid-command')
        const author = actor.userId
        const full = roomDenial(room, actor, page, strokeSize({ id: elementId, author, bytes }), bytes.length)
        if (full !== null) return refused(full)
        return happened({ type: 'board.elementAdded', pageId: page.id, elementId, author, bytes })
      }),
  },
  'board.paste': {
    ...drawing,
    rules: ['R60', 'R40', 'R41'],
    shape: { pageId: id, items, bytes: anyBytes },
    optional: { actId: id },
    marks: ['board.pasted'],
    cost: (_room, command) => pasteCost(command),
    decide: (request) =>
      onPage(request, 'pen', ({ room, command, actor }, page) => {
        const author = actor.userId
        const pasted = pastedStrokes(command, author)
        if (pasted === null || pasted.length === 0) return refused('element-invalid')
        for (const { bytes } of pasted) {
          const denial = bytes[0] === ElementFormat.ink ? inkDenial(bytes) : elementDenial(bytes, actor)
          if (denial !== null) return refused(denial)
        }
        const names = new Set(pasted.map((stroke) => stroke.id))
        if (names.size < pasted.length || findStrokes(page.strokes, names).length > 0) return refused('invalid-command')
        const size = pasted.reduce((sum, stroke) => sum + strokeSize(stroke), 0)
        const contentBytes = command.bytes.length + pasted.length * PASTED_ITEM_BYTES
        const full = roomDenial(room, actor, page, size, contentBytes)
        if (full !== null) return refused(full)
        const { items: list, bytes, actId } = command
        return happened({ type: 'board.pasted', pageId: page.id, items: list, author, bytes, ...(actId && { actId }) })
      }),
  },
  'board.replace': {
    ...drawing,
    rules: ['R60', 'R40', 'R41'],
    shape: { pageId: id, elementId: id, bytes: anyBytes },
    marks: ['board.replaced'],
    cost: (_room, { bytes }) => ({ touchedStrokes: 1, drawnStrokes: 0, contentBytes: bytes.length }),
    decide: (request) =>
      onElements(request, [request.command.elementId], (page, [found]) => {
        const { room, command, actor } = request
        if (found === undefined) return refused('no-such-element')
        const denial = elementDenial(command.bytes, actor)
        if (denial !== null) return refused(denial)
        const growth = command.bytes.length - found.stroke.bytes.length
        const full = roomDenial(room, actor, page, growth, command.bytes.length)
        if (full !== null) return refused(full)
        const { elementId, bytes } = command
        return happened({ type: 'board.replaced', pageId: page.id, elementId, bytes })
      }),
  },
  'board.restyle': {
    ...drawing,
    rules: ['R60', 'R40', 'R41'],
    shape: { pageId: id, ids, style },
    marks: ['board.restyled'],
    cost: (_room, { ids: list }) => touching(list.length, list.length * LISTED_ID_BYTES),
    decide: (request) =>
      onElements(request, request.command.ids, (page, all) => {
        const { style: wanted } = request.command
        const changes = all.map((placed) => ({ placed, bytes: restyled(placed.stroke.bytes, wanted) }))
        const changing = changes.filter(({ placed, bytes }) => bytes !== placed.stroke.bytes)
        if (changing.length === 0) return unchanged
        const found = changing.map(({ placed }) => placed)
        const growth = changing.reduce((sum, { placed, bytes }) => sum + bytes.length - placed.stroke.bytes.length, 0)
        const listed = found.length * LISTED_ID_BYTES
        const full = growth > 0 ? roomDenial(request.room, request.actor, page, growth, listed) : null
        if (full !== null) return refused(full)
        return happened({ type: 'board.restyled', pageId: page.id, ids: idsOf(found), style: wanted })
      }),
  },
  'board.transform': {
    ...drawing,
    rules: ['R60', 'R84'],
    shape: { pageId: id, ids, matrix },
    marks: ['board.transformed', 'board.manyTransformed'],
    cost: (_room, { ids: list }) => touching(list.length, list.length * LISTED_ID_BYTES),
    decide: (request) =>
      onElements(request, request.command.ids, (page, found) => {
        const { matrix: moved } = request.command
        if (isSameMatrix(moved, IDENTITY) || found.length === 0) return unchanged
        const isLost = found.some(({ stroke }) => !isMatrix(composed(moved, stroke.matrix ?? IDENTITY)))
        if (isLost) return refused('element-invalid')
        if (found.length < MANY) {
          return happened({ type: 'board.transformed', pageId: page.id, ids: idsOf(found), matrix: moved })
        }
        const isAgain = isSameIds(idsOfNewestAct(request.room, request.actor.userId, page.id), idsOf(found))
        const places = isAgain ? SAME_AGAIN : encodePlaces(found.map(({ index: place }) => place))
        return happened({ type: 'board.manyTransformed', pageId: page.id, places, matrix: moved })
      }),
  },
  'board.cut': {
    ...drawing,
    rules: ['R61'],
    shape: { pageId: id, cutId: id, cuts },
    marks: ['board.strokesCut'],
    // The pieces are new strokes, and every page computes them.
    cost: (_room, { cuts: list }) => touching(list.length * 2, cutBytes(list)),
    decide: (request) =>
      onElements(
        request,
        request.command.cuts.map(({ strokeId }) => strokeId),
        (page, found) => {
          const { cutId, cuts: asked } = request.command
          const wanted = new Set(idsOf(found))
          const left = asked.filter(({ strokeId }) => wanted.has(strokeId))
          if (left.length === 0) return unchanged
          const swaps = cutSwaps(page, cutId, left)
          if (cutId.length > CUT_ID_MAX_LENGTH || swaps === null) return refused('invalid-command')
          const growth = swaps.reduce((sum, { before, after }) => sum + placedSize(after) - placedSize(before), 0)
          const full = growth > 0 ? roomDenial(request.room, request.actor, page, growth, cutBytes(left)) : null
          if (full !== null) return refused(full)
          return happened({ type: 'board.strokesCut', pageId: page.id, cutId, cuts: left })
        },
      ),
  },
  'board.reorder': {
    ...drawing,
    rules: ['R60'],
    shape: { pageId: id, ids, to },
    marks: ['board.reordered'],
    cost: (_room, { ids: list }) => touching(list.length, list.length * LISTED_ID_BYTES),
    decide: (request) =>
      onElements(request, request.command.ids, (page, found) => {
        const { to: end } = request.command
        if (found.every(({ index: place }, i) => place === placeAt(page, found.length, end, i))) return unchanged
        return happened({ type: 'board.reordered', pageId: page.id, ids: idsOf(found), to: end })
      }),
  },
  'board.lock': {
    ...drawing,
    rules: ['R60'],
    askedBy: 'teacher',
    shape: { pageId: id, ids, locked: flag },
    marks: ['board.locked'],
    cost: (_room, command) => lockCost(command),
    decide: (request) =>
      onPage(request, 'teacher', ({ command: { ids: asked, locked } }, page) => {
        const found = findStrokes(page.strokes, new Set(asked)).filter(({ stroke }) => isLocked(stroke) !== locked)
        return found.length === 0
          ? unchanged
          : happened({ type: 'board.locked', pageId: page.id, ids: idsOf(found), locked })
      }),
  },
}

export const elementEvents: EventTable<ElementEvent> = {
  'board.elementAdded': {
    ...drawn,
    shape: { pageId: id, elementId: id, author: id, bytes: anyBytes },
    content: { bytes: (event) => event.bytes.length, isShare: true },
    evolve: (room, { pageId, elementId, author, bytes }) =>
      added(room, pageId, author, [{ id: elementId, author, bytes }]),
  },
  'board.pasted': {
    ...drawn,
    shape: { pageId: id, items, author: id, bytes: anyBytes },
    optional: { actId: id },
    content: { bytes: (event) => event.bytes.length + event.items.length * PASTED_ITEM_BYTES, isShare: true },
    evolve: (room, event) =>
      added(room, event.pageId, event.author, pastedStrokes(event, event.author) ?? [], event.actId),
  },
  'board.replaced': {
    ...drawn,
    shape: { pageId: id, elementId: id, bytes: anyBytes },
    content: { bytes: (event) => event.bytes.length, isShare: true },
    evolve: (room, { pageId, elementId, bytes, by }) =>
      changed(room, pageId, by, [elementId], (stroke) => ({ ...stroke, bytes })),
  },
  'board.restyled': {
    ...drawn,
    shape: { pageId: id, ids: allIds, style },
    content: { bytes: (event) => event.ids.length * LISTED_ID_BYTES, isShare: false },
    evolve: (room, { pageId, ids: list, style: wanted, by }) =>
      changed(room, pageId, by, list, (stroke) => ({ ...stroke, bytes: restyled(stroke.bytes, wanted) })),
  },
  'board.transformed': {
    ...drawn,
    shape: { pageId: id, ids: allIds, matrix },
    content: { bytes: (event) => event.ids.length * LISTED_ID_BYTES, isShare: false },
    evolve: (room, { pageId, ids: list, matrix: moved, by }) =>
      changed(room, pageId, by, list, (stroke) => withMatrix(stroke, composed(moved, stroke.matrix ?? IDENTITY))),
  },
  'board.manyTransformed': {
    ...drawn,
    shape: { pageId: id, places: text(PLACES_MAX_LENGTH), matrix },
    content: { bytes: (event) => event.places.length, isShare: false },
    evolve(room, { pageId, places, matrix: moved, by }) {
      const page = findPage(room.board, pageId)
      const list =
        places === SAME_AGAIN
          ? idsOfNewestAct(room, by, pageId)
          : strokesAt(page?.strokes ?? [], decodePlaces(places) ?? []).map((stroke) => stroke.id)
      return changed(room, pageId, by, list, (stroke) => withMatrix(stroke, composed(moved, stroke.matrix ?? IDENTITY)))
    },
  },
  'board.strokesCut': {
    ...drawn,
    shape: { pageId: id, cutId: id, cuts },
    content: { bytes: (event) => cutBytes(event.cuts), isShare: false },
    evolve: (room, { pageId, cutId, cuts: list, by }) =>
      exchanged(room, pageId, by, (page) => cutSwaps(page, cutId, list) ?? []),
  },
  'board.reordered': {
    ...drawn,
    shape: { pageId: id, ids: allIds, to },
    content: { bytes: (event) => event.ids.length * LISTED_ID_BYTES, isShare: false },
    evolve: (room, { pageId, ids: list, to: end, by }) =>
      changePage(room, pageId, (board, page) => {
        const { list: rest, erased: before } = eraseStrokes(page.strokes, new Set(list))
        if (before.length === 0) return board
        const after = before.map(({ stroke }, i) => ({ stroke, index: placeAt(page, before.length, end, i) }))
        const strokes = restoreStrokes(rest, after)
        return recordAct(withPage(board, { ...page, strokes }), by, { act: 'order', pageId, before, after })
      }),
  },
  'board.locked': {
    ...drawn,
    shape: { pageId: id, ids: allIds, locked: flag },
    content: { bytes: (event) => event.ids.length * LISTED_ID_BYTES, isShare: false },
    evolve: (room, { pageId, ids: list, locked, by }) =>
      changed(room, pageId, by, list, ({ isLocked: _former, ...stroke }) =>
        locked ? { ...stroke, isLocked: true } : stroke,
      ),
  },
}

/** Tells whether it may be neither moved, changed, cut nor erased. [R60] */
export const isLocked = ({ isLocked: locked }: Stroke): boolean => locked === true

/**
 * Passes on what the actor may change of these: a student only their own, nobody what is locked. Others of a selection
 * are left out, as strokes are that are gone already; when nothing is left because of it, the reason is told.
 */
function onElements<Command extends { pageId: PageId }>(
  request: Request<Command>,
  asked: readonly StrokeId[],
  decide: (page: BoardPage, found: readonly PlacedStroke[]) => Decision<ElementEvent>,
): Decision<ElementEvent> {
  return onPage<Command, ElementEvent>(request, 'pen', ({ actor }, page) => {
    const found = findStrokes(page.strokes, new Set(asked))
    const own = actor.role === 'student' ? found.filter(({ stroke }) => stroke.author === actor.userId) : found
    if (found.length > 0 && own.length === 0) return refused('not-allowed-to-draw')
    const free = own.filter(({ stroke }) => !isLocked(stroke))
    return own.length > 0 && free.length === 0 ? refused('element-locked') : decide(page, free)
  })
}

function elementDenial(bytes: Uint8Array, { role }: Request<ElementCommand>['actor']): RefusalCode | null {
  if (bytes.length > STROKE_MAX_BYTES) return 'element-too-large'
  if (!isValidElement(bytes)) return 'element-invalid'
  // Pictures and clips of students wait for a setting of the school.
  const kind = decodeElement(bytes)?.kind
  return role === 'student' && (kind === 'picture' || kind === 'clip') ? 'teacher-only' : null
}

const inkDenial = (bytes: Uint8Array): RefusalCode | null => (isValidStroke(bytes) ? null : 'stroke-invalid')

// Null when the lengths do not fit the bytes.
function pastedStrokes(
  { items: list, bytes }: { items: readonly PastedItem[]; bytes: Uint8Array },
  author: UserId,
): readonly Stroke[] | null {
  const strokes: Stroke[] = []
  let offset = 0
  for (const { elementId, length, matrix: lies } of list) {
    const stroke = { id: elementId, author, bytes: bytes.slice(offset, offset + length) }
    strokes.push(lies === null ? stroke : withMatrix(stroke, lies))
    offset += length
  }
  return offset === bytes.length ? strokes : null
}

function withMatrix({ matrix: _former, ...stroke }: Stroke, lies: Matrix): Stroke {
  return isSameMatrix(lies, IDENTITY) ? stroke : { ...stroke, matrix: lies }
}

// Null when a cut does not fit its stroke.
function cutSwaps(page: BoardPage, cutId: string, list: readonly Cut[]): readonly Swap[] | null {
  const found = new Map(
    findStrokes(page.strokes, new Set(list.map(({ strokeId }) => strokeId))).map((placed) => [
      placed.stroke.id,
      placed,
    ]),
  )
  if (found.size < list.length) return null
  let no = 0
  const swaps: Swap[] = []
  for (const { strokeId, keep: kept } of list) {
    const placed = found.get(strokeId)
    const pieces = placed === undefined ? null : piecesOf(placed.stroke, kept, cutId, no)
    if (placed === undefined || pieces === null) return null
    no += pieces.length
    const after = pieces.map((stroke, i) => ({ stroke, index: placed.index + i }))
    swaps.push({ before: [placed], after })
  }
  const names = swaps.flatMap(({ after }) => idsOf(after))
  return findStrokes(page.strokes, new Set(names)).length > 0 ? null : swaps
}

function added(room: RoomState, pageId: PageId, author: UserId, strokes: readonly Stroke[], actId?: string): RoomState {
  return changePage(room, pageId, (board, page) => {
    const fresh = strokes.filter((stroke) => !hasStroke(page.strokes, stroke.id))
    if (fresh.length === 0) return board
    const placed = fresh.map((stroke, i) => ({ stroke, index: page.strokeCount + i }))
    const list = fresh.reduce(appendStroke, page.strokes)
    const sizeBytes = page.sizeBytes + placedSize(placed)
    const grown = { ...page, strokes: list, strokeCount: countStrokes(list), sizeBytes }
    return recordAct(withPage(board, grown), author, { act: 'add', pageId, strokes: placed }, actId)
  })
}

const changed = (
  room: RoomState,
  pageId: PageId,
  by: UserId,
  list: readonly StrokeId[],
  change: (stroke: Stroke) => Stroke,
): RoomState =>
  exchanged(room, pageId, by, (page) =>
    findStrokes(page.strokes, new Set(list)).map((placed) => ({
      before: [placed],
      after: [{ stroke: change(placed.stroke), index: placed.index }],
    })),
  )

function exchanged(
  room: RoomState,
  pageId: PageId,
  by: UserId,
  swapsOf: (page: BoardPage) => readonly Swap[],
): RoomState {
  return changePage(room, pageId, (board, page) => {
    const change = exchange(page, swapsOf(page), false)
    if (change === null) return board
    return recordAct(withPage(board, change.page), by, { act: 'swap', pageId, swaps: change.swaps })
  })
}

/** What a person's newest act left on the page, in drawing order; empty when it was no change of elements. */
function idsOfNewestAct({ board }: RoomState, userId: UserId, pageId: PageId): readonly StrokeId[] {
  const newest = Object.hasOwn(board.history, userId) ? board.history[userId]?.undo[0] : undefined
  return newest?.act === 'swap' && newest.pageId === pageId ? newest.swaps.flatMap(({ after }) => idsOf(after)) : []
}

const isSameIds = (one: readonly StrokeId[], other: readonly StrokeId[]) =>
  one.length === other.length && one.every((strokeId, i) => strokeId === other[i])

const placeAt = ({ strokeCount }: BoardPage, count: number, end: 'front' | 'back', i: number) =>
  end === 'back' ? i : strokeCount - count + i

const idsOf = (placed: readonly PlacedStroke[]) => placed.map(({ stroke }) => stroke.id)
