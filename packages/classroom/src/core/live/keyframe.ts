/**
 * A whole room as bytes: what a late-comer starts from, and what the store keeps.
 *
 *     0      kind, 0x12
 *     1      version, 2; of 1 have no matrices, locks, papers and view, and are read as they are
 *     2..5   length of the header in bytes, little-endian
 *     6..    header: the room as JSON, without stroke bytes; see `keyframe-header.ts`
 *     then   the bytes of all strokes, one after another: those of the current page, of the other pages in order,
 *            and of strokes that only an undo can bring back
 */
import type { AuthorHistory, BoardPage, BoardState, HistoryEntry, PlacedStroke, Stroke } from '../board/board-types.ts'
import { listSize, toStrokeList } from '../board/stroke-list.ts'
import { boardSize } from '../board/empty-board.ts'
import { estimatedLog } from '../room/log-size.ts'
import { emptyRoom } from '../room/room-state.ts'
import type { ChatMode, RoomState } from '../room/room-types.ts'
import { OPEN_CHAT } from '../room/rules/chat-rules.ts'
import {
  type PackedBoard,
  type PackedEntry,
  type PackedHistory,
  type PackedPage,
  type PackedPlacedPage,
  type PackedPlaces,
  parseKeyframeHeader,
} from './keyframe-header.ts'
import { createTable, type StrokeTable } from './stroke-table.ts'
import { FrameKind } from './live-protocol.ts'
import { parseJson } from '../shapes/shape.ts'

const VERSION = 2
const OLDEST_VERSION = 1
const PREFIX_BYTES = 6

export function encodeKeyframe(room: RoomState): Uint8Array {
  const { bodies, board } = packBoard(room.board)
  const header = new TextEncoder().encode(JSON.stringify({ ...room, board }))
  const bodyBytes = bodies.reduce((sum, bytes) => sum + bytes.length, 0)
  const frame = new Uint8Array(PREFIX_BYTES + header.length + bodyBytes)
  frame.set([FrameKind.keyframe, VERSION])
  new DataView(frame.buffer).setUint32(2, header.length, true)
  frame.set(header, PREFIX_BYTES)
  let offset = PREFIX_BYTES + header.length
  for (const bytes of bodies) {
    frame.set(bytes, offset)
    offset += bytes.length
  }
  return frame
}

/**
 * Null for anything that is not a whole keyframe of this version or an older one; never throws.
 * The strokes are views into `data`: it stays in memory as long as they do.
 */
export function decodeKeyframe(data: Uint8Array): RoomState | null {
  // Node's Buffer is a Uint8Array with other habits: strokes are to be plain ones everywhere.
  const frame = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  if (frame.length < PREFIX_BYTES || frame[0] !== FrameKind.keyframe) return null
  const version = frame[1] ?? 0
  if (version < OLDEST_VERSION || version > VERSION) return null
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const bodyAt = PREFIX_BYTES + view.getUint32(2, true)
  if (bodyAt > frame.length) return null
  const header = parseKeyframeHeader(parseJson(new TextDecoder().decode(frame.subarray(PREFIX_BYTES, bodyAt))))
  if (header === null) return null
  const board = unpackBoard(header.board, frame.subarray(bodyAt))
  if (board === null) return null
  const { isChatForbidden = false, log = estimatedLog(header.seq, boardSize(board)), ...state } = header
  const chatMode: ChatMode = isChatForbidden ? { ...OPEN_CHAT, audience: 'nobody' } : OPEN_CHAT
  return { ...emptyRoom(), chatMode, ...state, board, log }
}

function packBoard(board: BoardState): { bodies: readonly Uint8Array[]; board: PackedBoard } {
  const table = createTable(currentFirst(board.pages, board.currentPageId), board.history)
  const history = mapValues(board.history, ({ undo, redo }) => ({
    undo: undo.map((entry) => packEntry(entry, table)),
    redo: redo.map((entry) => packEntry(entry, table)),
  }))
  const { bodies, columns } = table.pack()
  const packed: PackedBoard = {
    currentPageId: board.currentPageId,
    ...whatMayBeMissing(board),
    pages: board.pages.map((page) => ({ ...packPage(page), strokeCount: page.strokeCount })),
    history,
    ...columns,
  }
  return { bodies, board: packed }
}

type Missing = Pick<BoardState, 'view' | 'clip' | 'turnedTo' | 'lookBack' | 'readings' | 'hanzi'>
const whatMayBeMissing = ({ view, clip, turnedTo, lookBack, readings, hanzi }: Missing) => ({
  ...(hanzi && { hanzi }),
  ...(readings && { readings }),
  ...(view && { view }),
  ...(clip && { clip }),
  ...(turnedTo && { turnedTo }),
  ...(lookBack !== undefined && { lookBack }),
})

const packPage = ({ id, background, paper, sheet }: BoardPage): PackedPage => ({
  id,
  background,
  ...(paper && { paper }),
  ...(sheet && { sheet }),
})

function packEntry(entry: HistoryEntry, { rowOf }: Pick<StrokeTable, 'rowOf'>): PackedEntry {
  const pack = (placed: readonly PlacedStroke[]) => placed.map(({ stroke, index }) => [rowOf(stroke), index] as const)
  const { pageId } = entry
  switch (entry.act) {
    case 'add':
    case 'erase':
      return { pageId, act: entry.act, strokes: pack(entry.strokes) }
    case 'swap': {
      const swaps = entry.swaps.map(({ before, after }) => ({ before: pack(before), after: pack(after) }))
      return { pageId, act: entry.act, swaps }
    }
    case 'order':
      return { pageId, act: entry.act, before: pack(entry.before), after: pack(entry.after) }
    case 'addPages':
    case 'removePages': {
      const pages = entry.pages.map(({ page, index }) => ({
        page: packPage(page),
        index,
        rows: page.strokes.flat().map(rowOf),
      }))
      return { pageId, act: entry.act, pages, ...(entry.actId && { actId: entry.actId }) }
    }
    default:
      return entry
  }
}

function unpackBoard(packed: PackedBoard, body: Uint8Array): BoardState | null {
  const table = unpackStrokes(packed, body)
  if (table === null) return null
  const history = unpackHistory(packed.history, table)
  if (history === null) return null
  const pages = new Map<string, BoardPage>()
  let next = 0
  for (const { strokeCount, ...page } of currentFirst(packed.pages, packed.currentPageId)) {
    if (next + strokeCount > table.length) return null
    const strokes = toStrokeList(table.slice(next, next + strokeCount))
    pages.set(page.id, { ...page, strokeCount, strokes, sizeBytes: listSize(strokes) })
    next += strokeCount
  }
  if (pages.size !== packed.pages.length || !pages.has(packed.currentPageId)) return null
  return {
    pages: packed.pages.flatMap(({ id }) => pages.get(id) ?? []),
    currentPageId: packed.currentPageId,
    ...whatMayBeMissing(packed),
    history,
  }
}

function unpackStrokes({ authors, strokes }: PackedBoard, body: Uint8Array): readonly Stroke[] | null {
  const table: Stroke[] = []
  const sources = new Map(strokes.shared)
  const matrices = new Map(strokes.matrices)
  const locked = new Set(strokes.locked)
  let offset = 0
  for (const [i, id] of strokes.ids.entries()) {
    const author = authors[strokes.authors[i] ?? -1]
    const end = offset + (strokes.lengths[i] ?? Number.POSITIVE_INFINITY)
    if (author === undefined || end > body.length) return null
    const source = sources.get(i)
    const bytes = source === undefined ? body.subarray(offset, end) : table[source]?.bytes
    if (bytes === undefined) return null
    const matrix = matrices.get(i)
    const stroke: Stroke = { id, author, bytes }
    if (matrix !== undefined) stroke.matrix = matrix
    if (locked.has(i)) stroke.isLocked = true
    table.push(stroke)
    offset = end
  }
  return offset === body.length ? table : null
}

function unpackHistory(packed: PackedHistory, table: readonly Stroke[]): BoardState['history'] | null {
  let isWhole = true
  const strokeAt = (row: number): readonly Stroke[] => {
    const stroke = table[row]
    isWhole &&= stroke !== undefined
    return stroke === undefined ? [] : [stroke]
  }
  const unpack = (places: PackedPlaces): readonly PlacedStroke[] =>
    places.flatMap(([row, index]) => strokeAt(row).map((stroke) => ({ stroke, index })))
  const unpackPage = ({ page, index, rows }: PackedPlacedPage) => {
    const strokes = toStrokeList(rows.flatMap(strokeAt))
    return { page: { ...page, strokes, strokeCount: rows.length, sizeBytes: listSize(strokes) }, index }
  }
  const unpackEntry = (entry: PackedEntry): HistoryEntry => {
    switch (entry.act) {
      case 'add':
      case 'erase':
        return { ...entry, strokes: unpack(entry.strokes) }
      case 'swap': {
        const swaps = entry.swaps.map(({ before, after }) => ({ before: unpack(before), after: unpack(after) }))
        return { ...entry, swaps }
      }
      case 'order':
        return { ...entry, before: unpack(entry.before), after: unpack(entry.after) }
      case 'addPages':
      case 'removePages':
        return { ...entry, pages: entry.pages.map(unpackPage) }
      default:
        return entry
    }
  }
  const history = mapValues(
    packed,
    ({ undo, redo }): AuthorHistory => ({ undo: undo.map(unpackEntry), redo: redo.map(unpackEntry) }),
  )
  return isWhole ? history : null
}

const currentFirst = <P extends { id: string }>(pages: readonly P[], currentPageId: string): readonly P[] => [
  ...pages.filter((page) => page.id === currentPageId),
  ...pages.filter((page) => page.id !== currentPageId),
]

const mapValues = <T, U>(record: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
