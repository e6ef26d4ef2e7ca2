import { touches } from './touches.ts'
import type { StrokeId } from '../../core/board/board-types.ts'
import { PAGE_HEIGHT, PAGE_WIDTH } from '../../core/board/board-types.ts'
import type { Matrix } from '../../core/board/elements/matrix.ts'
import { boundsOfPainted, NOWHERE, unpack } from '../elements/painted.ts'
import type { Bounds } from './draw-ink.ts'

/** A stroke where it is rastered: still packed, because unpacking is cheaper than keeping 20,000 unpacked. */
export interface InkStroke {
  id: StrokeId
  bytes: Uint8Array
  matrix: Matrix | undefined
  bounds: Bounds
  rank: number
  /** The last search that saw this stroke; keeps a stroke that lies in many cells from being found twice. */
  seenBy: number
}

interface InsertedStroke {
  id: StrokeId
  bytes: Uint8Array
  index: number
  matrix?: Matrix | undefined
}

const CELL = 64
const COLUMNS = Math.ceil(PAGE_WIDTH / CELL)
const ROWS = Math.ceil(PAGE_HEIGHT / CELL)

/** The strokes of one page in drawing order, with a grid that finds those near a place. */
export class InkPage {
  #strokes: InkStroke[] = []
  readonly #cells: InkStroke[][] = Array.from({ length: COLUMNS * ROWS }, () => [])
  #search = 0

  /** Takes strokes out, then puts others in. `inserted` is in drawing order; `index` is the place after the edit. */
  edit(removed: ReadonlySet<StrokeId>, inserted: Iterable<InsertedStroke>): void {
    if (removed.size > 0) {
      for (const stroke of this.#strokes) if (removed.has(stroke.id)) this.#leaveCells(stroke)
      this.#strokes = this.#strokes.filter(({ id }) => !removed.has(id))
    }
    const isAppendOnly = removed.size === 0
    const merged: InkStroke[] = []
    let kept = 0
    for (const { id, bytes, index, matrix } of inserted) {
      const painted = unpack({ bytes, matrix })
      // The authority lets no broken stroke in; should one arrive all the same, it stays invisible.
      const bounds = painted === null ? NOWHERE : boundsOfPainted(painted)
      const stroke = { id, bytes, matrix, bounds, rank: index, seenBy: 0 }
      for (const cell of this.#cellsOf(bounds)) cell.push(stroke)
      if (isAppendOnly && merged.length === 0 && index >= this.#strokes.length) {
        this.#strokes.push(stroke)
        continue
      }
      while (kept < this.#strokes.length && merged.length < index) merged.push(this.#strokes[kept++] as InkStroke)
      merged.push(stroke)
    }
    if (merged.length > 0) this.#strokes = merged.concat(this.#strokes.slice(kept))
    if (merged.length > 0 || !isAppendOnly) for (const [rank, stroke] of this.#strokes.entries()) stroke.rank = rank
  }

  /** Strokes whose bounds touch `area`, in drawing order. */
  find(area: Bounds): InkStroke[] {
    const search = ++this.#search
    const found: InkStroke[] = []
    for (const cell of this.#cellsOf(area)) {
      for (const stroke of cell) {
        if (stroke.seenBy === search) continue
        stroke.seenBy = search
        if (touches(stroke.bounds, area)) found.push(stroke)
      }
    }
    return found.sort((a, b) => a.rank - b.rank)
  }

  #leaveCells(stroke: InkStroke): void {
    for (const cell of this.#cellsOf(stroke.bounds)) {
      const place = cell.indexOf(stroke)
      if (place >= 0) cell.splice(place, 1)
    }
  }

  /** Assigns ink that lies beside the page to the cells at its edge. */
  *#cellsOf({ minX, minY, maxX, maxY }: Bounds): Generator<InkStroke[]> {
    const [left, right] = [cellAt(minX, COLUMNS), cellAt(maxX, COLUMNS)]
    const [top, bottom] = [cellAt(minY, ROWS), cellAt(maxY, ROWS)]
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) yield this.#cells[row * COLUMNS + column] as InkStroke[]
    }
  }
}

const cellAt = (position: number, count: number) => Math.min(Math.max(Math.floor(position / CELL), 0), count - 1)
