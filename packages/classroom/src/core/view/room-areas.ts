/**
 * The exact areas of the room in a box. One pure function, so that what is measured on the screen can be compared with
 * what was meant. [R34]
 */
import type { RoomLayout } from '../room/state-types.ts'
import { AROUND_BOARD, aroundBoard, BOARD_BAR, barHeightOf, boardIn } from './board-area.ts'
import { fitted, NO_INSETS, RATIO, type Rect } from './box.ts'
import { type DeviceClass, deviceClassOf, pageLimitOf } from './device-class.ts'
import {
  columnOf,
  type FacesArea,
  galleryOf,
  galleryWithThumbnail,
  HEAD_SHARE,
  headOf,
  rowOf,
  STRIP_WIDE,
  tileRects,
} from './face-areas.ts'
import { columnGrid, type FaceGrid, galleryGrid, type GridLimits } from './face-grid.ts'
import type { RoomAreas, RoomShape, StripPlace } from './room-shape.ts'
import { onItsSide, SPLIT_SHARE } from './side-areas.ts'

const TOP_BAR = 44
const CONTROL_BAR = 56
export const PANEL_MIN = 280
export const PANEL_MAX = 480

const STRIP_NARROW = 208
const STRIP_HEIGHT = { tablet: 88, portrait: 96, upright: 76, desk: 88, side: 0 } as const
const ENLARGED_HEIGHT = 460
/** Two messages, under an enlarged page. */
const PREVIEW_MIN = 96
const SHEET_SHARE = 0.6
const SHEET_MIN = 240

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
