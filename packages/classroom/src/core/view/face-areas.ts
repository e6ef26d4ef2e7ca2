/** Places faces in a column, a row, at the head of a panel, or in a gallery that leaves room for the content. [R34] */
import { RATIO, type Rect } from './box.ts'
import { type DeviceClass, isPhone } from './device-class.ts'
import { columnGrid, type FaceGrid, galleryGrid, type GridLimits, rowGrid } from './face-grid.ts'

/** The height of a pager under a strip. */
export const PAGER = 32
/** The height of a line with time and signal, and of a pager in its place. */
export const FACTS = 24
export const STRIP_WIDE = 264
/** Part of an open panel that faces take at most. */
export const HEAD_SHARE = 0.4

export interface FacesArea {
  area: Rect
  grid: FaceGrid
  /** Holds `‹ 1/2 ›`; null when one page holds all. A gallery leaves no place for it but the top bar. */
  pager: Rect | 'top-bar' | null
  kind: 'strip' | 'row' | 'gallery' | 'head' | 'column' | 'floating'
}

export function columnOf(area: Rect, faces: number, limits: GridLimits): FacesArea {
  const columns = area.width < STRIP_WIDE ? 1 : faces <= columnGrid(area, 1, limits).capacity ? 1 : 2
  const whole = columnGrid(area, columns, limits)
  if (faces <= whole.capacity) return { area, grid: whole, pager: null, kind: 'strip' }
  const above = { ...area, height: area.height - PAGER }
  const pager = { ...area, y: area.y + area.height - PAGER, height: PAGER }
  return { area, grid: columnGrid(above, columns, limits), pager, kind: 'strip' }
}

export function rowOf(area: Rect, faces: number, limits: GridLimits, device: DeviceClass): FacesArea {
  const gap = device === 'upright' ? 4 : limits.gap
  const grid = rowGrid(area, { ...limits, gap })
  const pager = isPhone(device)
    ? { x: area.x + area.width - 48, y: area.y + 8, width: 40, height: 24 }
    : { ...area, x: area.x + area.width - 88, width: 88 }
  return { area, grid, pager: faces > grid.capacity ? pager : null, kind: 'row' }
}

export function headOf(panel: Rect, faces: number, limits: GridLimits): FacesArea {
  const most = { ...panel, height: panel.height * HEAD_SHARE }
  const full = columnGrid(most, 3, limits)
  const isPaged = faces > full.capacity
  const columns = Math.min(3, Math.max(faces, 1))
  const grid = isPaged
    ? columnGrid({ ...most, height: most.height - PAGER }, 3, limits)
    : columnGrid(most, columns, limits)
  const rows = Math.min(grid.rows, Math.ceil(faces / columns))
  const tiles = rows * (grid.tile.height + limits.gap) - limits.gap + 2 * limits.padding
  const height = tiles + (isPaged ? PAGER : 0)
  const pager = isPaged ? { ...panel, y: panel.y + tiles, height: PAGER } : null
  return {
    area: { ...panel, height },
    grid: { ...grid, rows, capacity: Math.min(grid.capacity, rows * grid.columns) },
    pager,
    kind: 'head',
  }
}

const GALLERY = { gap: 8, padding: 8 } as const
export function galleryOf(area: Rect, faces: number, limit: number, maxColumns = limit): FacesArea {
  const full = columnGrid(area, maxColumns, { ...GALLERY, limit })
  const isFull = maxColumns < limit && faces > full.capacity - maxColumns
  return galleryArea(
    area,
    faces,
    isFull ? full : galleryGrid(area, Math.max(1, faces), { ...GALLERY, limit, maxColumns }),
  )
}

const galleryArea = (area: Rect, faces: number, grid: FaceGrid): FacesArea => ({
  area,
  grid,
  pager: faces > grid.capacity ? 'top-bar' : null,
  kind: 'gallery',
})

const THUMBNAIL_MAX = 240
const THUMBNAIL_MIN = 48

/** The content stands in what the tiles leave beside or below them; when they leave nothing, they make room for it. */
export function galleryWithThumbnail(middle: Rect, faces: number, limit: number) {
  const grid = galleryGrid(middle, Math.max(1, faces), { ...GALLERY, limit })
  const used = usedBy(grid)
  const right = middle.width - used.width
  const below = (middle.height - used.height) * RATIO
  const width = Math.min(THUMBNAIL_MAX, Math.max(right, below) - 16)
  const isFree = width >= THUMBNAIL_MIN
  const [area, content] = isFree
    ? beside(middle, width, right >= below)
    : beside(middle, Math.min(200, middle.width * 0.3), middle.width > middle.height)
  return {
    content,
    isThumbnail: true,
    faces: isFree ? galleryArea(area, faces, grid) : galleryOf(area, faces, limit),
  }
}

function beside(middle: Rect, width: number, isRight: boolean): readonly [area: Rect, thumbnail: Rect] {
  const height = width / RATIO
  const x = middle.x + middle.width - width - 8
  const y = middle.y + middle.height - height - 8
  const area = isRight
    ? { ...middle, width: middle.width - width - 8 }
    : { ...middle, height: middle.height - height - 8 }
  return [area, { x, y, width, height }]
}

const usedBy = ({ columns, rows, tile }: FaceGrid) => ({
  width: columns * (tile.width + 8) + 8,
  height: rows * (tile.height + 8) + 8,
})

export function galleryBeside(area: Rect, faces: number, { limit }: GridLimits): FacesArea {
  const whole = galleryOf(area, faces, limit, 2)
  if (whole.pager === null) return whole
  const above = { ...area, height: area.height - PAGER }
  const pager = { ...area, y: area.y + above.height, height: PAGER }
  return { ...galleryOf(above, faces, limit, 2), pager }
}

export function facesBeside(area: Rect, faces: number, limits: GridLimits): FacesArea | null {
  if (faces <= 0) return null
  const gridIn = (part: Rect) => columnGrid(part, 1, { ...limits, gap: 4 })
  const grid = gridIn(area)
  if (faces <= grid.capacity) return { area, grid, pager: null, kind: 'column' }
  const pager = { ...area, y: area.y + area.height - FACTS, height: FACTS }
  return { area, grid: gridIn({ ...area, height: area.height - FACTS }), pager, kind: 'column' }
}

/** The places of the tiles of one page, row by row; a last row that is not full stands in the middle of a gallery. */
export function tileRects(grid: FaceGrid, area: Rect, count: number, isCentered = true): readonly Rect[] {
  const { columns, tile, gap, padding } = grid
  const shown = Math.min(count, grid.capacity)
  const rows = Math.ceil(shown / columns)
  const used = (n: number, size: number) => n * size + (n - 1) * gap
  const y0 = isCentered ? area.y + (area.height - used(rows, tile.height)) / 2 : area.y + padding
  return Array.from({ length: shown }, (_, index) => {
    const row = Math.floor(index / columns)
    const inRow = Math.min(columns, shown - row * columns)
    const x0 = isCentered ? area.x + (area.width - used(inRow, tile.width)) / 2 : area.x + padding
    return { x: x0 + (index % columns) * (tile.width + gap), y: y0 + row * (tile.height + gap), ...tile }
  })
}

/** The places of the tiles on one page of an area of faces. */
export function tilesIn({ area, grid, kind }: FacesArea, count: number): readonly Rect[] {
  if (kind === 'floating') return count > 0 ? [area] : []
  if (kind === 'gallery') return tileRects(grid, area, count)
  return tileRects(grid, area, count, false)
}
