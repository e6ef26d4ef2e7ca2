/**
 * The exact areas of the room in a box. One pure function, so that what is measured on the screen can be compared with
 * what was meant. [R34]
 */
import type { RoomLayout } from '../room/state-types.ts'
import { fitted, inner, type Insets, NO_INSETS, RATIO, type Rect, type Size } from './box.ts'
import { type DeviceClass, deviceClassOf, isPhone, pageLimitOf } from './device-class.ts'
import { columnGrid, type FaceGrid, galleryGrid, type GridLimits, rowGrid } from './face-grid.ts'

export const TOP_BAR = 44
export const CONTROL_BAR = 56
/** Tools, pages and zoom of the person who holds the pen. */
export const BOARD_BAR = 48
/** The height of a pager under a strip. */
export const PAGER = 32
export const PANEL_MIN = 280
export const PANEL_MAX = 480

const AROUND_BOARD = 4
const STRIP_NARROW = 208
const STRIP_WIDE = 264
const COLUMN_MIN = 104
/** In a gallery the buttons of a phone on its side stand below each other. */
const COLUMN_OF_BUTTONS = 64
const FACTS = 24
/** A row of pills fits beside time and signal. */
const FACTS_AND_CHIPS = 32
const BUTTONS = 96
const BUTTON = 46
const SPLIT_SHARE = 0.66
const STRIP_HEIGHT = { tablet: 88, portrait: 96, upright: 76, desk: 88, side: 0 } as const
const ENLARGED_HEIGHT = 460
/** Two messages, under an enlarged page. */
const PREVIEW_MIN = 96
const SHEET_SHARE = 0.6
const SHEET_MIN = 240
const SIDE_SHEET = 320
const HEAD_SHARE = 0.4

export type StripPlace = 'right' | 'top' | 'hidden'
/** `content`: the content alone fills the box. `enlarged`: on a phone, larger than its page fits. */
export type Zoomed = 'none' | 'content' | 'enlarged'

export interface RoomShape {
  box: Size
  insets?: Insets
  role: 'teacher' | 'student'
  /** Gives the board its bar of tools. The teacher always holds one. */
  hasPen: boolean
  layout: RoomLayout
  /** Width that the person gave the open panel, `null` for the usual one; `false` while it is closed. */
  panel: number | null | false
  /** Tiles there are, on all pages. */
  faces: number
  /** Tiles shown large in the layout "speaker". Default 1. */
  large?: 1 | 2
  strip?: StripPlace
  zoomed?: Zoomed
  /** The processor's cores, as far as the device tells. Default 8. */
  cores?: number
}

export interface FacesArea {
  area: Rect
  grid: FaceGrid
  /** Where `‹ 1/2 ›` stands; null when one page holds all. A gallery leaves no place for it but the top bar. */
  pager: Rect | 'top-bar' | null
  kind: 'strip' | 'row' | 'gallery' | 'head' | 'column' | 'floating'
}
export interface RoomAreas {
  device: DeviceClass
  top: Rect | null
  /** Null while the content alone is shown. */
  bar: Rect | null
  /** The page or the screen: 16:9, except on an enlarged phone. */
  content: Rect
  /** True when the content is a small picture that leads back to it. */
  isThumbnail: boolean
  boardBar: Rect | null
  faces: FacesArea | null
  large: readonly Rect[]
  panel: (Rect & { kind: 'side' | 'drawer' | 'below' | 'sheet' }) | null
  /** Last messages under the page of an upright phone. */
  preview: Rect | null
}

type Draft = Pick<RoomAreas, 'content' | 'isThumbnail' | 'boardBar' | 'faces' | 'large' | 'preview'>
interface Frame {
  shape: RoomShape
  device: DeviceClass
  /** Between the bars, beside the panel. */
  middle: Rect
  limits: GridLimits
  strip: StripPlace
}

export function areasOf(shape: RoomShape): RoomAreas {
  const { box, insets = NO_INSETS, cores = 8 } = shape
  const device = deviceClassOf(box)
  if (shape.zoomed === 'content' && device !== 'upright') return contentAlone(shape, device)
  const limits: GridLimits = { limit: pageLimitOf(device, cores), gap: 8, padding: 4 }
  if (device === 'side') return onItsSide(shape, limits)
  const { width, height } = box
  const top = { x: 0, y: 0, width, height: TOP_BAR + insets.top }
  const barHeight = CONTROL_BAR + insets.bottom
  const bar = { x: 0, y: height - barHeight, width, height: barHeight }
  const whole = {
    x: insets.left,
    y: top.height,
    width: width - insets.left - insets.right,
    height: Math.max(0, height - top.height - barHeight),
  }
  const panel = panelOf(shape, device, whole)
  const isBeside = panel?.kind === 'side'
  const middle = isBeside
    ? { ...whole, width: whole.width - panel.width }
    : panel?.kind === 'below' && shape.layout !== 'board'
      ? { ...whole, height: whole.height * (1 - HEAD_SHARE) }
      : whole
  const frame: Frame = { shape, device, middle, limits, strip: stripPlace(shape, device) }
  const draft = drafts[shape.layout](frame, isBeside ? panel : null)
  return { device, top, bar, panel: panelUnder(panel, draft, whole, shape.layout), ...draft }
}

const stripPlace = ({ strip = 'right' }: RoomShape, device: DeviceClass): StripPlace =>
  strip === 'right' && device !== 'desk' ? 'top' : strip

function panelOf(shape: RoomShape, device: DeviceClass, middle: Rect): RoomAreas['panel'] {
  if (shape.panel === false) return null
  const { box } = shape
  if (device === 'upright') {
    // With the bar under it, 60 % of the height; above a phone's keyboard as much as a few messages need.
    const end = middle.y + middle.height
    const y = Math.max(middle.y, Math.min(Math.round(box.height * (1 - SHEET_SHARE)), end - SHEET_MIN))
    return { x: 0, y, width: box.width, height: end - y, kind: 'sheet' }
  }
  if (device === 'portrait') return { ...middle, kind: 'below' }
  const usual = box.width >= 1600 ? 360 : 320
  const width = Math.min(PANEL_MAX, Math.max(PANEL_MIN, shape.panel ?? usual))
  return { ...middle, x: middle.x + middle.width - width, width, kind: device === 'tablet' ? 'drawer' : 'side' }
}

// A drawer leaves the strip free. On a tablet held upright the panel takes what the page leaves.
function panelUnder(panel: RoomAreas['panel'], draft: Draft, whole: Rect, layout: RoomLayout): RoomAreas['panel'] {
  if (panel === null || (panel.kind !== 'below' && panel.kind !== 'drawer')) return panel
  const { content, boardBar, faces } = draft
  const strip = faces?.kind === 'row' ? faces.area.height : 0
  const underPage =
    layout === 'board'
      ? content.y + content.height + (boardBar?.height ?? 0)
      : whole.y + whole.height * (1 - HEAD_SHARE)
  const y = panel.kind === 'drawer' ? whole.y + strip : underPage
  return { ...panel, y, height: Math.max(0, whole.y + whole.height - y) }
}

const drafts: Readonly<Record<RoomLayout, (frame: Frame, panel: Rect | null) => Draft>> = {
  board: (frame, panel) => withStrip(frame, panel, (area) => boardIn(frame, area)),
  speaker(frame, panel) {
    const { shape } = frame
    const count = shape.large ?? 1
    return withStrip({ ...frame, shape: { ...shape, faces: shape.faces - count } }, panel, (area, strip) => ({
      content: thumbnailIn(strip, area),
      isThumbnail: true,
      boardBar: null,
      large: tileRects(galleryGrid(area, count, { limit: 2, gap: 8, padding: 8 }), area, count),
    }))
  },
  gallery({ shape, middle, limits }) {
    return { ...galleryWithThumbnail(middle, shape.faces, limits.limit), boardBar: null, large: [], preview: null }
  },
  split({ shape, device, middle, limits }) {
    const isBeside = middle.width >= 1024 || device === 'desk'
    const forContent = isBeside ? { ...middle, width: middle.width * SPLIT_SHARE } : { ...middle, height: 0 }
    if (!isBeside) {
      const page = (middle.width - 2 * aroundBoard(device)) / RATIO + 2 * aroundBoard(device) + barHeightOf(shape)
      forContent.height = Math.min(page, middle.height * 0.6)
    }
    const rest = isBeside
      ? { ...middle, x: middle.x + forContent.width, width: middle.width - forContent.width }
      : { ...middle, y: middle.y + forContent.height, height: middle.height - forContent.height }
    return {
      ...boardIn({ shape, device }, forContent),
      preview: null,
      faces: galleryOf(rest, shape.faces, limits.limit, isBeside ? 3 : limits.limit),
    }
  },
}

const aroundBoard = (device: DeviceClass) => (device === 'desk' || device === 'tablet' ? AROUND_BOARD : 0)
const barHeightOf = ({ role, hasPen }: RoomShape) => (role === 'teacher' || hasPen ? BOARD_BAR : 0)

// The largest page of an area, with its bar at the area's foot; on phones and upright tablets right under the page.
function boardIn({ shape, device }: Pick<Frame, 'shape' | 'device'>, area: Rect) {
  const barHeight = barHeightOf(shape)
  const forPage = inner({ ...area, height: Math.max(0, area.height - barHeight) }, aroundBoard(device))
  const isOnTop = device === 'upright' || device === 'portrait'
  const page = fitted(forPage)
  const content = isOnTop ? { ...page, y: forPage.y } : page
  const barY = isOnTop ? content.y + content.height : area.y + area.height - barHeight
  const boardBar = barHeight === 0 ? null : { ...area, y: barY, height: barHeight }
  return { content, isThumbnail: false, boardBar, large: [] as readonly Rect[] }
}

type Main = Pick<Draft, 'content' | 'isThumbnail' | 'boardBar' | 'large'>

// Faces beside or above what is large; at the head of an open panel they leave it all the width.
function withStrip(frame: Frame, panel: Rect | null, main: (area: Rect, strip: Rect | null) => Main): Draft {
  const { shape, device, middle, limits, strip } = frame
  if (shape.zoomed === 'enlarged' && device === 'upright' && shape.layout === 'board') return enlarged(frame)
  const isEmpty = shape.faces <= 0 || strip === 'hidden'
  if (panel) {
    return { ...main(middle, null), preview: null, faces: isEmpty ? null : headOf(panel, shape.faces, limits) }
  }
  if (isEmpty && shape.layout !== 'speaker') return withPreview(frame, main(middle, null), null)
  if (strip === 'right') {
    const width = stripWidth(frame)
    const area = { ...middle, x: middle.x + middle.width - width, width }
    const forFaces = shape.layout === 'speaker' ? { ...area, height: area.height - width / RATIO } : area
    const rest = { ...middle, width: middle.width - width }
    return { ...main(rest, area), preview: null, faces: isEmpty ? null : columnOf(forFaces, shape.faces, limits) }
  }
  const height = STRIP_HEIGHT[device]
  const area = { ...middle, height }
  const forFaces = shape.layout === 'speaker' ? { ...area, width: area.width - height * RATIO } : area
  const rest = { ...middle, y: middle.y + height, height: middle.height - height }
  return withPreview(frame, main(rest, area), isEmpty ? null : rowOf(forFaces, shape.faces, limits, device))
}

// An upright phone shows the last messages under the page.
function withPreview({ device, middle }: Frame, main: Main, faces: FacesArea | null): Draft {
  if (device !== 'upright' || main.isThumbnail) return { ...main, faces, preview: null }
  const y = main.content.y + main.content.height + (main.boardBar?.height ?? 0)
  return { ...main, faces, preview: { ...middle, y, height: Math.max(0, middle.y + middle.height - y) } }
}

function enlarged(frame: Frame): Draft {
  const { shape, middle } = frame
  const barHeight = barHeightOf(shape)
  const height = Math.max(
    Math.min(ENLARGED_HEIGHT, middle.height - barHeight - PREVIEW_MIN),
    Math.min(middle.width / RATIO, middle.height - barHeight),
  )
  const content = { ...middle, height }
  const boardBar = barHeight === 0 ? null : { ...middle, y: middle.y + height, height: barHeight }
  const tile = { width: 96, height: 54 }
  const area = { x: middle.x + middle.width - tile.width - 8, y: middle.y + 8, ...tile }
  const grid: FaceGrid = { columns: 1, rows: 1, tile, capacity: 1, gap: 0, padding: 0 }
  const faces: FacesArea | null = shape.faces > 0 ? { area, grid, pager: null, kind: 'floating' } : null
  return withPreview(frame, { content, isThumbnail: false, boardBar, large: [] }, faces)
}

// Narrow where the board would lose by it and one column holds all; a student has a narrow one always.
function stripWidth({ shape, middle, limits }: Frame): number {
  if (shape.role === 'student') return STRIP_NARROW
  const forPage = middle.height - BOARD_BAR - 2 * AROUND_BOARD
  const isFree = middle.width - STRIP_WIDE - 2 * AROUND_BOARD >= forPage * RATIO
  const fitsNarrow = shape.faces <= columnGrid({ ...middle, width: STRIP_NARROW }, 1, limits).capacity
  return fitsNarrow && !isFree ? STRIP_NARROW : STRIP_WIDE
}

function columnOf(area: Rect, faces: number, limits: GridLimits): FacesArea {
  const columns = area.width < STRIP_WIDE ? 1 : faces <= columnGrid(area, 1, limits).capacity ? 1 : 2
  const whole = columnGrid(area, columns, limits)
  if (faces <= whole.capacity) return { area, grid: whole, pager: null, kind: 'strip' }
  const above = { ...area, height: area.height - PAGER }
  const pager = { ...area, y: area.y + area.height - PAGER, height: PAGER }
  return { area, grid: columnGrid(above, columns, limits), pager, kind: 'strip' }
}

function rowOf(area: Rect, faces: number, limits: GridLimits, device: DeviceClass): FacesArea {
  const gap = device === 'upright' ? 4 : limits.gap
  const grid = rowGrid(area, { ...limits, gap })
  const pager = isPhone(device)
    ? { x: area.x + area.width - 48, y: area.y + 8, width: 40, height: 24 }
    : { ...area, x: area.x + area.width - 88, width: 88 }
  return { area, grid, pager: faces > grid.capacity ? pager : null, kind: 'row' }
}

function headOf(panel: Rect, faces: number, limits: GridLimits): FacesArea {
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
function galleryOf(area: Rect, faces: number, limit: number, maxColumns = limit): FacesArea {
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

// The content stands in what the tiles leave beside or below them; when they leave nothing, they make room for it.
function galleryWithThumbnail(middle: Rect, faces: number, limit: number) {
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

// At the end of a strip, or in the corner of what is large where there is none.
function thumbnailIn(strip: Rect | null, area: Rect): Rect {
  if (!strip) {
    const width = Math.min(160, area.width * 0.3)
    return {
      x: area.x + area.width - width - 8,
      y: area.y + area.height - width / RATIO - 8,
      width,
      height: width / RATIO,
    }
  }
  const isColumn = strip.height > strip.width
  const width = (isColumn ? strip.width : strip.height * RATIO) - 8
  const place = { width, height: width / RATIO }
  return { x: strip.x + strip.width - width - 4, y: strip.y + strip.height - place.height - 4, ...place }
}

function contentAlone({ box, insets = NO_INSETS }: RoomShape, device: DeviceClass): RoomAreas {
  const width = box.width - insets.left - insets.right
  const height = box.height - insets.top - insets.bottom
  const content = fitted({ x: insets.left, y: insets.top, width, height })
  const nothing = { top: null, bar: null, boardBar: null, faces: null, panel: null, preview: null }
  return { device, content, isThumbnail: false, large: [], ...nothing }
}

// A column beside the page: time and signal, teacher, stage, and four buttons.
function onItsSide(shape: RoomShape, limits: GridLimits): RoomAreas {
  const { box, insets = NO_INSETS, layout } = shape
  const height = box.height - insets.bottom
  const width = box.width - insets.left - insets.right
  const isGallery = layout === 'gallery'
  const beside = layout === 'split' ? width * (1 - SPLIT_SHARE) : width - height * RATIO
  const column = isGallery ? COLUMN_OF_BUTTONS : Math.max(COLUMN_MIN, beside)
  const x = insets.left + width - column
  const isRow = layout === 'split' && column >= 4 * BUTTON
  const buttons = Math.min(isGallery ? 4 * BUTTON : isRow ? BUTTON : BUTTONS, height)
  // Below each other in the narrow column of a gallery, which has nothing else above its buttons.
  const facts = isGallery ? height - buttons : layout === 'split' ? FACTS_AND_CHIPS : FACTS
  const top = { x, y: 0, width: column, height: facts }
  const bar = { x, y: height - buttons, width: column, height: buttons }
  const area = { x, y: facts, width: column, height: Math.max(0, height - facts - buttons) }
  const main = { x: insets.left, y: 0, width: width - column, height }
  const sheet = Math.min(SIDE_SHEET, box.width)
  const panel =
    shape.panel === false
      ? null
      : ({ x: box.width - sheet, y: 0, width: sheet, height: box.height, kind: 'sheet' } as const)
  const base = { device: 'side', top, bar, panel, preview: null } as const
  if (isGallery) {
    const gallery = galleryWithThumbnail(main, shape.faces, limits.limit)
    // The top of the column has no room for it; under the tiles there is, beside the content.
    const pager = gallery.faces.pager && { x: main.x + 8, y: height - 40, width: 120, height: PAGER }
    return { ...base, ...gallery, faces: { ...gallery.faces, pager }, boardBar: null, large: [] }
  }
  if (layout === 'speaker') {
    const count = shape.large ?? 1
    const large = tileRects(galleryGrid(main, count, { limit: 2, gap: 8, padding: 8 }), main, count)
    const thumbnail = { x: x + 4, y: facts, ...sized(column - 8) }
    const below = { ...area, y: area.y + thumbnail.height + 4, height: area.height - thumbnail.height - 4 }
    const faces = facesBeside(below, shape.faces - count, limits)
    return { ...base, content: thumbnail, isThumbnail: true, boardBar: null, large, faces }
  }
  const faces = layout === 'split' ? galleryBeside(area, shape.faces, limits) : facesBeside(area, shape.faces, limits)
  return { ...base, ...boardIn({ shape, device: 'side' }, main), faces }
}

function galleryBeside(area: Rect, faces: number, { limit }: GridLimits): FacesArea {
  const whole = galleryOf(area, faces, limit, 2)
  if (whole.pager === null) return whole
  const above = { ...area, height: area.height - PAGER }
  const pager = { ...area, y: area.y + above.height, height: PAGER }
  return { ...galleryOf(above, faces, limit, 2), pager }
}

function facesBeside(area: Rect, faces: number, limits: GridLimits): FacesArea | null {
  if (faces <= 0) return null
  const gridIn = (part: Rect) => columnGrid(part, 1, { ...limits, gap: 4 })
  const grid = gridIn(area)
  if (faces <= grid.capacity) return { area, grid, pager: null, kind: 'column' }
  const pager = { ...area, y: area.y + area.height - FACTS, height: FACTS }
  return { area, grid: gridIn({ ...area, height: area.height - FACTS }), pager, kind: 'column' }
}

const sized = (width: number) => ({ width, height: width / RATIO })

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
