/**
 * A whole room as bytes: what a late-comer starts from, and what the store keeps.
 *
 *     0      kind, 0x12
 *     1      version, 1
 *     2..5   length of the header in bytes, little-endian
 *     6..    header: the room as JSON, without stroke bytes; see `keyframe-header.ts`
 *     then   the bytes of all strokes, one after another: those of the current page, of the other pages in order,
 *            and of strokes that only an undo can bring back
 */
import type { AuthorHistory, BoardPage, BoardState, HistoryEntry, Stroke } from '../board/board-types.ts'
import { listSize, toStrokeList } from '../board/stroke-list.ts'
import { boardSize } from '../board/empty-board.ts'
import { estimatedLog } from '../room/log-size.ts'
import type { RoomState } from '../room/room-types.ts'
import { type PackedBoard, type PackedEntry, type PackedHistory, parseKeyframeHeader } from './keyframe-header.ts'
import { FrameKind } from './live-protocol.ts'
import { parseJson } from '../shapes/shape.ts'

const VERSION = 1
const PREFIX_BYTES = 6

export function encodeKeyframe(room: RoomState): Uint8Array {
  const { strokes, board } = packBoard(room.board)
  const header = new TextEncoder().encode(JSON.stringify({ ...room, board }))
  const bodyBytes = strokes.reduce((sum, stroke) => sum + stroke.bytes.length, 0)
  const frame = new Uint8Array(PREFIX_BYTES + header.length + bodyBytes)
  frame.set([FrameKind.keyframe, VERSION])
  new DataView(frame.buffer).setUint32(2, header.length, true)
  frame.set(header, PREFIX_BYTES)
  let offset = PREFIX_BYTES + header.length
  for (const { bytes } of strokes) {
    frame.set(bytes, offset)
    offset += bytes.length
  }
  return frame
}

/**
 * Null for anything that is not a whole keyframe of this version; never throws.
 * The strokes are views into `data`: it stays in memory as long as they do.
 */
export function decodeKeyframe(data: Uint8Array): RoomState | null {
  // Node's Buffer is a Uint8Array with other habits: strokes are to be plain ones everywhere.
  const frame = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  if (frame.length < PREFIX_BYTES || frame[0] !== FrameKind.keyframe || frame[1] !== VERSION) return null
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const bodyAt = PREFIX_BYTES + view.getUint32(2, true)
  if (bodyAt > frame.length) return null
  const header = parseKeyframeHeader(parseJson(new TextDecoder().decode(frame.subarray(PREFIX_BYTES, bodyAt))))
  if (header === null) return null
  const board = unpackBoard(header.board, frame.subarray(bodyAt))
  if (board === null) return null
  return { ...header, board, log: header.log ?? estimatedLog(header.seq, boardSize(board)) }
}

function packBoard(board: BoardState): { strokes: readonly Stroke[]; board: PackedBoard } {
  const strokes = currentFirst(board.pages, board.currentPageId).flatMap((page) => page.strokes.flat())
  const undoable = new Set<Stroke>()
  for (const { undo, redo } of Object.values(board.history)) {
    for (const act of [...undo, ...redo]) for (const { stroke } of act.strokes) undoable.add(stroke)
  }
  // Only these are pointed at: a map of all strokes would take longer than everything else.
  const places = new Map<Stroke, number>()
  for (let i = 0; i < strokes.length; i++) {
    const stroke = strokes[i] as Stroke
    if (undoable.has(stroke)) places.set(stroke, i)
  }
  const placeOf = (stroke: Stroke) => {
    const place = places.get(stroke) ?? strokes.push(stroke) - 1
    places.set(stroke, place)
    return place
  }
  const packEntry = ({ pageId, act, strokes: taken }: HistoryEntry): PackedEntry => ({
    pageId,
    act,
    strokes: taken.map(({ stroke, index }) => [placeOf(stroke), index] as const),
  })
  const history = mapValues(board.history, ({ undo, redo }) => ({
    undo: undo.map(packEntry),
    redo: redo.map(packEntry),
  }))
  const authors = [...new Set(strokes.map((stroke) => stroke.author))]
  const authorNumbers = new Map(authors.map((author, i) => [author, i]))
  const packed: PackedBoard = {
    currentPageId: board.currentPageId,
    pages: board.pages.map(({ id, background, strokeCount }) => ({ id, background, strokeCount })),
    history,
    authors,
    strokes: {
      ids: strokes.map((stroke) => stroke.id),
      authors: strokes.map((stroke) => authorNumbers.get(stroke.author) ?? 0),
      lengths: strokes.map((stroke) => stroke.bytes.length),
    },
  }
  return { strokes, board: packed }
}

function unpackBoard(packed: PackedBoard, body: Uint8Array): BoardState | null {
  const table = unpackStrokes(packed, body)
  const history = table === null ? null : unpackHistory(packed.history, table)
  if (table === null || history === null) return null
  const pages = new Map<string, BoardPage>()
  let next = 0
  for (const { id, background, strokeCount } of currentFirst(packed.pages, packed.currentPageId)) {
    if (next + strokeCount > table.length) return null
    const strokes = toStrokeList(table.slice(next, next + strokeCount))
    pages.set(id, { id, background, strokeCount, strokes, sizeBytes: listSize(strokes) })
    next += strokeCount
  }
  if (pages.size !== packed.pages.length || !pages.has(packed.currentPageId)) return null
  return {
    pages: packed.pages.flatMap(({ id }) => pages.get(id) ?? []),
    currentPageId: packed.currentPageId,
    history,
  }
}

function unpackStrokes({ authors, strokes }: PackedBoard, body: Uint8Array): readonly Stroke[] | null {
  const table: Stroke[] = []
  let offset = 0
  for (const [i, id] of strokes.ids.entries()) {
    const author = authors[strokes.authors[i] ?? -1]
    const end = offset + (strokes.lengths[i] ?? Number.POSITIVE_INFINITY)
    if (author === undefined || end > body.length) return null
    table.push({ id, author, bytes: body.subarray(offset, end) })
    offset = end
  }
  return offset === body.length ? table : null
}

function unpackHistory(packed: PackedHistory, table: readonly Stroke[]): BoardState['history'] | null {
  let isWhole = true
  const unpackEntry = ({ pageId, act, strokes }: PackedEntry): HistoryEntry => ({
    pageId,
    act,
    strokes: strokes.flatMap(([place, index]) => {
      const stroke = table[place]
      isWhole &&= stroke !== undefined
      return stroke === undefined ? [] : [{ stroke, index }]
    }),
  })
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
