/** What a drawn line was meant to be, when the pen rests at its end. Pure. */
import type { ShapeElement } from '../../core/board/elements/element-types.ts'
import { POINT_STRIDE } from '../../core/board/stroke-codec.ts'
import type { BoardPen } from '../../ports/board-engine.ts'

/** The pen has to rest for so long. */
export const HOLD_MS = 500
export const HOLD_FRAMES = 24
/** CSS pixels that a resting hand moves. */
export const HOLD_TREMOR = 4

const MIN_LENGTH = 48
// Straight enough: the way from end to end as a share of the way that was drawn.
const STRAIGHT = 0.94
// Closed enough: the gap between the ends as a share of the way.
const CLOSED = 0.18
// Area as a share of the box around: a triangle has 0.5, an ellipse 0.785, a rectangle 1.
const AREAS = { triangle: 0.36, ellipse: 0.64, rectangle: 0.87 } as const

/** @param points flat, as in `StrokeInk`. @returns null when it is nothing but a line */
export function recognizeShape(points: Float32Array, { color, width }: BoardPen): ShapeElement | null {
  const count = points.length / POINT_STRIDE
  if (count < 2) return null
  const at = (i: number) => [points[i * POINT_STRIDE] as number, points[i * POINT_STRIDE + 1] as number] as const
  let [length, area] = [0, 0]
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < count; i++) {
    const [x, y] = at(i)
    const [nextX, nextY] = at((i + 1) % count)
    if (i < count - 1) length += Math.hypot(nextX - x, nextY - y)
    area += x * nextY - nextX * y
    minX = Math.min(minX, x)
    maxX = Math.max(maxX, x)
    minY = Math.min(minY, y)
    maxY = Math.max(maxY, y)
  }
  const [[startX, startY], [endX, endY]] = [at(0), at(count - 1)]
  const gap = Math.hypot(endX - startX, endY - startY)
  if (length < MIN_LENGTH) return null
  const style = { kind: 'shape', color, fill: null, width, dash: 'solid' } as const
  if (gap / length > STRAIGHT) {
    const box = { x: startX, y: startY, width: endX - startX, height: endY - startY }
    return { ...style, shape: 'line', box }
  }
  const box = { x: minX, y: minY, width: maxX - minX, height: maxY - minY }
  if (gap / length > CLOSED || box.width === 0 || box.height === 0) return null
  const share = Math.abs(area) / 2 / (box.width * box.height)
  if (share >= AREAS.rectangle) return { ...style, shape: 'rectangle', box }
  if (share >= AREAS.ellipse) return { ...style, shape: 'ellipse', box }
  return share >= AREAS.triangle ? { ...style, shape: 'triangle', box } : null
}
