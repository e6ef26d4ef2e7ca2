/** Describes how the page lies in the element. Pure; all lengths are CSS pixels unless said otherwise. */
import { PAGE_HEIGHT, PAGE_WIDTH } from '../core/board/board-types.ts'
import type { Place } from '../core/board/place.ts'

export interface Viewport {
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  density: number
  /** 1 fits the page into the element. */
  zoom: number
  /** Position of the page's corner. */
  left: number
  top: number
}
export type { Place }

export const MIN_ZOOM = 0.5
export const MAX_ZOOM = 8

export const emptyViewport: Viewport = { width: 0, height: 0, density: 1, zoom: 1, left: 0, top: 0 }

/** CSS pixels per page pixel. */
export const scaleOf = ({ width, height, zoom }: Viewport): number =>
  Math.min(width / PAGE_WIDTH, height / PAGE_HEIGHT) * zoom

export function toPage(viewport: Viewport, place: Place): Place {
  const scale = scaleOf(viewport)
  return { x: (place.x - viewport.left) / scale, y: (place.y - viewport.top) / scale }
}

export function toElement(viewport: Viewport, place: Place): Place {
  const scale = scaleOf(viewport)
  return { x: viewport.left + place.x * scale, y: viewport.top + place.y * scale }
}

export function resized(viewport: Viewport, size: Pick<Viewport, 'width' | 'height' | 'density'>): Viewport {
  const middle = viewport.width === 0 ? pageMiddle : toPage(viewport, { x: viewport.width / 2, y: viewport.height / 2 })
  return holding({ ...viewport, ...size }, middle, { x: size.width / 2, y: size.height / 2 })
}

/** @param anchor stays where it is, else the middle of the element; CSS pixels */
export function zoomed(viewport: Viewport, zoom: number, anchor = middleOf(viewport)): Viewport {
  const clamped = Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM)
  return holding({ ...viewport, zoom: clamped }, toPage(viewport, anchor), anchor)
}

const middleOf = ({ width, height }: Viewport): Place => ({ x: width / 2, y: height / 2 })

export const panned = (viewport: Viewport, dx: number, dy: number): Viewport =>
  settled({ ...viewport, left: viewport.left + dx, top: viewport.top + dy })

/** True when the page is larger than the element, in either direction. */
export function canPan(viewport: Viewport): boolean {
  const scale = scaleOf(viewport)
  return PAGE_WIDTH * scale > viewport.width + 0.5 || PAGE_HEIGHT * scale > viewport.height + 0.5
}

/** The part of a page that is looked at: its middle and its width, in whole page pixels. */
export interface ViewOfPage extends Place {
  w: number
}

/** The same on screens of every shape. */
export function viewOf(viewport: Viewport): ViewOfPage {
  const { x, y } = toPage(viewport, { x: viewport.width / 2, y: viewport.height / 2 })
  const within = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), max))
  return { x: within(x, PAGE_WIDTH), y: within(y, PAGE_HEIGHT), w: Math.round(PAGE_WIDTH / viewport.zoom) }
}

/** Shows that part, with its middle in the middle. */
export function showing(viewport: Viewport, { x, y, w }: ViewOfPage): Viewport {
  const zoom = Math.min(Math.max(PAGE_WIDTH / w, MIN_ZOOM), MAX_ZOOM)
  return holding({ ...viewport, zoom }, { x, y }, { x: viewport.width / 2, y: viewport.height / 2 })
}

/** At the same zoom, as far as the page reaches. */
export const withInMiddle = (viewport: Viewport, place: Place): Viewport =>
  holding(viewport, place, { x: viewport.width / 2, y: viewport.height / 2 })

const pageMiddle: Place = { x: PAGE_WIDTH / 2, y: PAGE_HEIGHT / 2 }

function holding(viewport: Viewport, page: Place, element: Place): Viewport {
  const scale = scaleOf(viewport)
  return settled({ ...viewport, left: element.x - page.x * scale, top: element.y - page.y * scale })
}

// A page that fits is centred, a larger one covers the element. On whole device pixels, so tiles stay sharp.
function settled(viewport: Viewport): Viewport {
  const scale = scaleOf(viewport)
  const along = (start: number, page: number, element: number) => {
    const wanted = page <= element ? (element - page) / 2 : Math.min(Math.max(start, element - page), 0)
    return Math.round(wanted * viewport.density) / viewport.density
  }
  return {
    ...viewport,
    left: along(viewport.left, PAGE_WIDTH * scale, viewport.width),
    top: along(viewport.top, PAGE_HEIGHT * scale, viewport.height),
  }
}
