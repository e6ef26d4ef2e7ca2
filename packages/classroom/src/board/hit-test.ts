import type { StrokeId } from '../core/board/board-types.ts'
import type { Sweep } from './elements/ink-hit.ts'
import type { Place } from '../core/board/place.ts'
import { boundsOfPlaces, frameOf, isTouched, unpack } from './elements/painted.ts'
import { isInside } from './input/selection-geometry.ts'
import type { InkPage } from './ink/ink-page.ts'

/** What the sweep touches, in drawing order. */
export function hitTest(page: InkPage, sweep: Sweep): StrokeId[] {
  const { x0, y0, x1, y1, radius } = sweep
  const area = {
    minX: Math.min(x0, x1) - radius,
    minY: Math.min(y0, y1) - radius,
    maxX: Math.max(x0, x1) + radius,
    maxY: Math.max(y0, y1) + radius,
  }
  return page.find(area).flatMap((stroke) => {
    const { bytes, matrix } = stroke
    const painted = unpack({ bytes, matrix })
    return painted !== null && isTouched(painted, sweep) ? [stroke.id] : []
  })
}

/** What lies within a closed line as a whole, in drawing order. */
export function findWithin(page: InkPage, outline: readonly Place[]): StrokeId[] {
  const area = boundsOfPlaces(outline)
  return page.find(area).flatMap((stroke) => {
    const painted = unpack(stroke)
    const frame = painted && frameOf(painted)
    return frame?.every((corner) => isInside(corner, outline)) === true ? [stroke.id] : []
  })
}
