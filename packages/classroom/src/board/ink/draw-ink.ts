/** Draws one stroke. The same code runs in the raster worker, on the page, and for the stroke under the pen. */
import type { StrokeInk, StrokeTool } from '../../core/board/stroke-codec.ts'
import { POINT_STRIDE } from '../../core/board/stroke-codec.ts'

export type InkContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export const HIGHLIGHTER_OPACITY = 0.35
// A turn sharper than 35° gets a round joint; gentler ones share their two outline points.
const SHARP_TURN_COS = 0.82
// Half the width at no pressure, and what full pressure adds, in widths. Pressure 0.5 draws the nominal width.
const RADII: Readonly<Record<StrokeTool, readonly [atRest: number, perPressure: number]>> = {
  pen: [0.2, 0.6],
  // From a hair to nearly twice its width, as the hairs of a brush spread.
  brush: [0.05, 0.9],
  highlighter: [0.5, 0],
}

/** Page pixels that the stroke's ink may touch. */
export interface Bounds {
  minX: number
  minY: number
  maxX: number
  maxY: number
}

export function drawInk(ctx: InkContext, ink: StrokeInk): void {
  if (ink.tool === 'highlighter') drawHighlighter(ctx, ink)
  else drawPen(ctx, ink, 0)
}

/** Draws from point `first` to the end, so that a growing stroke costs only what is new. */
export function drawPen(ctx: InkContext, ink: StrokeInk, first: number): void {
  ctx.fillStyle = ink.color
  ctx.beginPath()
  tracePen(ctx, ink, first, ink.points.length / POINT_STRIDE - 1)
  ctx.fill()
}

function drawHighlighter(ctx: InkContext, { points, color, width }: StrokeInk): void {
  // Writing that is marked stays as dark as it was.
  ctx.globalCompositeOperation = 'multiply'
  ctx.globalAlpha = HIGHLIGHTER_OPACITY
  ctx.strokeStyle = color
  ctx.lineWidth = width
  ctx.lineCap = ctx.lineJoin = 'round'
  ctx.beginPath()
  ctx.moveTo(points[0] as number, points[1] as number)
  for (let at = 0; at < points.length; at += POINT_STRIDE) ctx.lineTo(points[at] as number, points[at + 1] as number)
  ctx.stroke()
  ctx.globalAlpha = 1
  ctx.globalCompositeOperation = 'source-over'
}

export function boundsOf({ tool, points, width }: StrokeInk): Bounds {
  const bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity }
  for (let at = 0; at < points.length; at += POINT_STRIDE) {
    const x = points[at] as number
    const y = points[at + 1] as number
    if (x < bounds.minX) bounds.minX = x
    if (x > bounds.maxX) bounds.maxX = x
    if (y < bounds.minY) bounds.minY = y
    if (y > bounds.maxY) bounds.maxY = y
  }
  // One pixel more for smoothed edges.
  const [atRest, perPressure] = RADII[tool]
  const reach = width * (atRest + perPressure) + 1
  bounds.minX -= reach
  bounds.minY -= reach
  bounds.maxX += reach
  bounds.maxY += reach
  return bounds
}

/**
 * The pen's outline as one path of runs. A run goes along one side, round its end, and back along the other side;
 * at a sharp turn the next run begins, and the two round ends make the joint. Every run has the same orientation,
 * so the nonzero rule fills their union.
 */
function tracePen(ctx: InkContext, ink: StrokeInk, first: number, last: number): void {
  const { points } = ink
  let runStart = first
  let [inX, inY] = [0, 0]
  for (let i = first; i < last; i++) {
    const at = i * POINT_STRIDE
    const dx = (points[at + POINT_STRIDE] as number) - (points[at] as number)
    const dy = (points[at + POINT_STRIDE + 1] as number) - (points[at + 1] as number)
    const length = Math.sqrt(dx * dx + dy * dy)
    if (length === 0) continue
    const [outX, outY] = [dx / length, dy / length]
    if (i > runStart && inX * outX + inY * outY < SHARP_TURN_COS) {
      traceRun(ctx, ink, runStart, i)
      runStart = i
    }
    inX = outX
    inY = outY
  }
  traceRun(ctx, ink, runStart, last)
}

// Directions along the run now being traced. One buffer for all, because this is the board's hottest loop.
let directions = new Float64Array(512)

function traceRun(ctx: InkContext, { tool, points, width }: StrokeInk, from: number, to: number): void {
  const count = to - from + 1
  if (directions.length < count) directions = new Float64Array(count * 2)
  const [atRest, perPressure] = RADII[tool]
  const radius = (i: number) => width * (atRest + perPressure * (points[i * POINT_STRIDE + 2] as number))
  if (!measureDirections(points, from, count)) {
    const [x, y] = [points[from * POINT_STRIDE] as number, points[from * POINT_STRIDE + 1] as number]
    ctx.moveTo(x + radius(to), y)
    ctx.arc(x, y, radius(to), 0, 2 * Math.PI, true)
    return
  }
  for (let k = 0; k < count; k++) {
    const at = (from + k) * POINT_STRIDE
    const r = radius(from + k)
    const angle = directions[k] as number
    const x = (points[at] as number) - Math.sin(angle) * r
    const y = (points[at + 1] as number) + Math.cos(angle) * r
    if (k === 0) ctx.moveTo(x, y)
    else ctx.lineTo(x, y)
  }
  roundEnd(ctx, points, to, radius(to), directions[count - 1] as number)
  for (let k = count - 1; k >= 0; k--) {
    const at = (from + k) * POINT_STRIDE
    const r = radius(from + k)
    const angle = directions[k] as number
    ctx.lineTo((points[at] as number) + Math.sin(angle) * r, (points[at + 1] as number) - Math.cos(angle) * r)
  }
  roundEnd(ctx, points, from, radius(from), (directions[0] as number) + Math.PI)
  ctx.closePath()
}

function roundEnd(ctx: InkContext, points: Float32Array, i: number, r: number, angle: number): void {
  const at = i * POINT_STRIDE
  ctx.arc(points[at] as number, points[at + 1] as number, r, angle + Math.PI / 2, angle - Math.PI / 2, true)
}

/**
 * Fills `directions` with the angle of travel at each point: the mean of the way in and the way out.
 * @returns false when all points are in one place
 */
function measureDirections(points: Float32Array, from: number, count: number): boolean {
  let [inX, inY] = [0, 0]
  let known = 0
  for (let k = 0; k < count; k++) {
    const at = (from + k) * POINT_STRIDE
    let [outX, outY] = [inX, inY]
    if (k < count - 1) {
      const dx = (points[at + POINT_STRIDE] as number) - (points[at] as number)
      const dy = (points[at + POINT_STRIDE + 1] as number) - (points[at + 1] as number)
      const length = Math.sqrt(dx * dx + dy * dy)
      if (length > 0) [outX, outY] = [dx / length, dy / length]
    }
    if (outX === 0 && outY === 0) continue
    const angle = Math.atan2(inY + outY, inX + outX)
    // Points stacked at the very start have no way in: they look where the first real step goes.
    if (known === 0) directions.fill(angle, 0, k)
    directions[k] = angle
    known++
    inX = outX
    inY = outY
  }
  return known > 0
}
