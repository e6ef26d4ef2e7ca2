/** How a selection is moved, made larger and turned. Pure; page pixels. */
import { type Matrix, toMatrix } from '../../core/board/elements/matrix.ts'
import type { Box, Place } from '../../core/board/place.ts'

export type Handle = 'nw' | 'ne' | 'se' | 'sw' | 'turn'
/** CSS pixels that the turning handle is above the frame. */
export const TURN_REACH = 32
export const HANDLES: readonly Handle[] = ['nw', 'ne', 'se', 'sw', 'turn']

/** Where each handle is. @param reach of the turning handle above the frame */
export function placeOfHandle({ x, y, width, height }: Box, handle: Handle, reach: number): Place {
  switch (handle) {
    case 'nw':
      return { x, y }
    case 'ne':
      return { x: x + width, y }
    case 'se':
      return { x: x + width, y: y + height }
    case 'sw':
      return { x, y: y + height }
    case 'turn':
      return { x: x + width / 2, y: y - reach }
    default:
      return handle satisfies never
  }
}

/** @param reach of the turning handle above the frame. @returns the handle within `radius` of a place */
export function handleAt(frame: Box, at: Place, radius: number, reach: number): Handle | null {
  const isAt = (handle: Handle) => {
    const place = placeOfHandle(frame, handle, reach)
    return Math.hypot(place.x - at.x, place.y - at.y) <= radius
  }
  return HANDLES.find(isAt) ?? null
}

const OPPOSITE = { nw: 'se', ne: 'sw', se: 'nw', sw: 'ne' } as const
const MIN_FACTOR = 0.05

/** @param isFree without it the sides keep their proportion */
export function resizing(frame: Box, handle: Exclude<Handle, 'turn'>, to: Place, isFree: boolean): Matrix {
  const anchor = placeOfHandle(frame, OPPOSITE[handle], 0)
  const corner = placeOfHandle(frame, handle, 0)
  const along = (from: number, at: number, now: number) =>
    Math.abs(at - from) < 1 ? 1 : Math.max((now - from) / (at - from), MIN_FACTOR)
  const [byX, byY] = [along(anchor.x, corner.x, to.x), along(anchor.y, corner.y, to.y)]
  const factor = Math.max(byX, byY)
  return scaledAt(anchor, isFree ? byX : factor, isFree ? byY : factor)
}

export const scaledAt = ({ x, y }: Place, byX: number, byY: number): Matrix =>
  toMatrix([byX, 0, 0, byY, x - byX * x, y - byY * y])

export function turnedAt({ x, y }: Place, angle: number): Matrix {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return toMatrix([cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y])
}

const TURN_STEP = Math.PI / 12

/** @param isStepped in steps of 15° */
export function turning(frame: Box, to: Place, isStepped: boolean): Matrix {
  const middle = middleOf(frame)
  const angle = Math.atan2(to.y - middle.y, to.x - middle.x) + Math.PI / 2
  return turnedAt(middle, isStepped ? Math.round(angle / TURN_STEP) * TURN_STEP : angle)
}

export const middleOf = ({ x, y, width, height }: Box): Place => ({ x: x + width / 2, y: y + height / 2 })

export const boxBetween = (from: Place, to: Place): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
})

export const cornersOf = ({ x, y, width, height }: Box): readonly Place[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

export function boxAround(places: readonly Place[]): Box | null {
  if (places.length === 0) return null
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Whether a place lies within a line that is closed. */
export function isInside({ x, y }: Place, outline: readonly Place[]): boolean {
  let isIn = false
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length] as Place
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn
  }
  return isIn
}
