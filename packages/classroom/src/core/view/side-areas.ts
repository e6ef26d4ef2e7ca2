/** The areas of a phone on its side. [R34] */
import { NO_INSETS, RATIO } from './box.ts'
import { boardIn } from './board-area.ts'
import { FACTS, facesBeside, galleryBeside, galleryWithThumbnail, PAGER, tileRects } from './face-areas.ts'
import { galleryGrid, type GridLimits } from './face-grid.ts'
import type { RoomAreas, RoomShape } from './room-shape.ts'

/** The page takes this part of the width in the layout "split". */
export const SPLIT_SHARE = 0.66
const COLUMN_MIN = 104
/** In a gallery the buttons of a phone on its side stand below each other. */
const COLUMN_OF_BUTTONS = 64
/** A row of pills fits beside time and signal. */
const FACTS_AND_CHIPS = 32
const BUTTONS = 96
const BUTTON = 46
const SHEET = 320

/** A column beside the page: time and signal, teacher, stage, and four buttons. */
export function onItsSide(shape: RoomShape, limits: GridLimits): RoomAreas {
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
  const sheet = Math.min(SHEET, box.width)
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

const sized = (width: number) => ({ width, height: width / RATIO })
