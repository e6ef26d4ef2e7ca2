/** The rows of a keyframe: all strokes of a board, and those that only an undo can bring back, each once. */
import type { BoardPage, BoardState, HistoryEntry, PlacedStroke, Stroke } from '../board/board-types.ts'
import type { PackedBoard } from './keyframe-header.ts'

export interface StrokeTable {
  /** Adds a row for a stroke that has none yet. */
  rowOf(stroke: Stroke): number
  /** The columns, and the bytes of each row, empty where another row has the same. */
  pack(): { bodies: readonly Uint8Array[]; columns: Pick<PackedBoard, 'authors' | 'strokes'> }
}

export function createTable(pages: readonly BoardPage[], history: BoardState['history']): StrokeTable {
  const strokes = pages.flatMap((page) => page.strokes.flat())
  const kept = new Set<Stroke>()
  const keptBytes = new Set<Uint8Array>()
  for (const stroke of strokesOf(history)) {
    kept.add(stroke)
    keptBytes.add(stroke.bytes)
  }
  // Only these are pointed at: a map of all strokes would take longer than everything else.
  const rows = new Map<Stroke, number>()
  const sources = new Map<Uint8Array, number>()
  for (let row = 0; row < strokes.length; row++) {
    const stroke = strokes[row] as Stroke
    if (kept.has(stroke)) rows.set(stroke, row)
    if (keptBytes.has(stroke.bytes)) sources.set(stroke.bytes, row)
  }

  function rowOf(stroke: Stroke): number {
    const known = rows.get(stroke)
    if (known !== undefined) return known
    const row = strokes.push(stroke) - 1
    rows.set(stroke, row)
    if (!sources.has(stroke.bytes)) sources.set(stroke.bytes, row)
    return row
  }

  function pack() {
    const authors = [...new Set(strokes.map((stroke) => stroke.author))]
    const authorNumbers = new Map(authors.map((author, i) => [author, i]))
    const shared = strokes.flatMap(({ bytes }, row) => {
      const source = sources.get(bytes)
      return source === undefined || source >= row ? [] : [[row, source] as const]
    })
    const borrowers = new Set(shared.map(([row]) => row))
    const matrices = strokes.flatMap(({ matrix }, row) => (matrix === undefined ? [] : [[row, matrix] as const]))
    const locked = strokes.flatMap(({ isLocked }, row) => (isLocked === true ? [row] : []))
    const bodies = strokes.map(({ bytes }, row) => (borrowers.has(row) ? NOTHING : bytes))
    const columns = {
      authors,
      strokes: {
        ids: strokes.map((stroke) => stroke.id),
        authors: strokes.map((stroke) => authorNumbers.get(stroke.author) ?? 0),
        lengths: bodies.map((bytes) => bytes.length),
        ...(matrices.length > 0 && { matrices }),
        ...(locked.length > 0 && { locked }),
        ...(shared.length > 0 && { shared }),
      },
    }
    return { bodies, columns }
  }

  return { rowOf, pack }
}

const NOTHING = new Uint8Array()

function* strokesOf(history: BoardState['history']): Generator<Stroke> {
  for (const { undo, redo } of Object.values(history)) {
    for (const entry of [...undo, ...redo]) yield* strokesIn(entry)
  }
}

function* strokesIn(entry: HistoryEntry): Generator<Stroke> {
  const each = function* (placed: readonly PlacedStroke[]) {
    for (const { stroke } of placed) yield stroke
  }
  if ('strokes' in entry) yield* each(entry.strokes)
  else if ('swaps' in entry) {
    for (const { before, after } of entry.swaps) {
      yield* each(before)
      yield* each(after)
    }
  } else if ('pages' in entry) {
    for (const { page } of entry.pages) for (const chunk of page.strokes) yield* chunk
  } else if (entry.act === 'order') {
    yield* each(entry.before)
    yield* each(entry.after)
  }
}
