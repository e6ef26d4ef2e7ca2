/** Equal tiles of 16:9 in a rectangle. */
import { RATIO, type Rect } from './box.ts'

export interface FaceGrid {
  columns: number
  rows: number
  tile: { width: number; height: number }
  /** Faces on one page. */
  capacity: number
  gap: number
  padding: number
}
export interface GridLimits {
  /** Most faces on one page. */
  limit: number
  maxColumns?: number
  gap: number
  padding: number
}

/**
 * The columns that make the tiles of a gallery largest. More faces than the limit fill whole rows of a page.
 * @param count of faces, 1 or more
 */
export function galleryGrid(area: Rect, count: number, limits: GridLimits): FaceGrid {
  const { limit, maxColumns = limit, gap, padding } = limits
  const shown = Math.max(1, Math.min(count, limit))
  let best: FaceGrid | null = null
  for (let columns = 1; columns <= Math.min(maxColumns, shown); columns++) {
    const rows = Math.ceil(shown / columns)
    const width = Math.min(
      (area.width - 2 * padding - (columns - 1) * gap) / columns,
      ((area.height - 2 * padding - (rows - 1) * gap) / rows) * RATIO,
    )
    if (best && width <= best.tile.width) continue
    const capacity = count > shown ? Math.max(columns, Math.floor(shown / columns) * columns) : shown
    best = { columns, rows: Math.ceil(capacity / columns), tile: tileOf(width), capacity, gap, padding }
  }
  return best as FaceGrid
}

/** Fills as many rows as fit under a given number of columns: for strips and columns that are full of faces. */
export function columnGrid(area: Rect, columns: number, { limit, gap, padding }: GridLimits): FaceGrid {
  const tile = tileOf((area.width - 2 * padding - (columns - 1) * gap) / columns)
  const rows = Math.max(1, Math.floor((area.height - 2 * padding + gap) / (tile.height + gap) + 0.001))
  return { columns, rows, tile, capacity: Math.min(limit, rows * columns), gap, padding }
}

/** Fills one row with as many tiles as fit beside each other in the height of a strip. */
export function rowGrid(area: Rect, { limit, gap, padding }: GridLimits): FaceGrid {
  const height = area.height - 2 * padding
  const tile = tileOf(height * RATIO)
  const columns = Math.max(
    1,
    Math.min(limit, Math.floor((area.width - 2 * padding + gap) / (tile.width + gap) + 0.001)),
  )
  return { columns, rows: 1, tile, capacity: columns, gap, padding }
}

const tileOf = (width: number) => ({ width: Math.max(0, width), height: Math.max(0, width / RATIO) })
