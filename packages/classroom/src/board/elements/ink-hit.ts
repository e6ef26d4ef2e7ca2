import type { StrokeInk } from '../../core/board/stroke-codec.ts'
import { POINT_STRIDE } from '../../core/board/stroke-codec.ts'

/** A straight piece of the eraser's way, in page pixels. */
export interface Sweep {
  x0: number
  y0: number
  x1: number
  y1: number
  radius: number
}

/** Whether the sweep comes nearer to the line than half its width. */
export function isHit(
  { points, width }: Pick<StrokeInk, 'points' | 'width'>,
  { x0, y0, x1, y1, radius }: Sweep,
): boolean {
  const reach = (radius + width / 2) ** 2
  const [first, last] = [0, points.length - POINT_STRIDE]
  for (let at = first; at <= last; at += POINT_STRIDE) {
    const next = Math.min(at + POINT_STRIDE, last)
    const [ax, ay] = [points[at] as number, points[at + 1] as number]
    const [bx, by] = [points[next] as number, points[next + 1] as number]
    if (segmentDistanceSquared(ax, ay, bx, by, x0, y0, x1, y1) <= reach) return true
  }
  return false
}

// Between segment a–b and segment c–d; 0 where they cross.
function segmentDistanceSquared(
  ...[ax, ay, bx, by, cx, cy, dx, dy]: [number, number, number, number, number, number, number, number]
): number {
  if (crosses(ax, ay, bx, by, cx, cy, dx, dy)) return 0
  return Math.min(
    pointDistanceSquared(ax, ay, cx, cy, dx, dy),
    pointDistanceSquared(bx, by, cx, cy, dx, dy),
    pointDistanceSquared(cx, cy, ax, ay, bx, by),
    pointDistanceSquared(dx, dy, ax, ay, bx, by),
  )
}

function crosses(
  ...[ax, ay, bx, by, cx, cy, dx, dy]: [number, number, number, number, number, number, number, number]
): boolean {
  const side = (px: number, py: number, qx: number, qy: number, rx: number, ry: number) =>
    (qx - px) * (ry - py) - (qy - py) * (rx - px)
  return (
    side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) < 0 &&
    side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) < 0
  )
}

function pointDistanceSquared(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay]
  const lengthSquared = dx * dx + dy * dy
  const along = lengthSquared === 0 ? 0 : Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / lengthSquared, 0), 1)
  return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2
}
