/** One element of a page as it is drawn, found and measured, in any format. */
import type { Stroke } from '../../core/board/board-types.ts'
import { decodeElement } from '../../core/board/elements/element-codec.ts'
import { type BoardElement, ElementFormat } from '../../core/board/elements/element-types.ts'
import { applied, type Matrix, toTransform, unapplied } from '../../core/board/elements/matrix.ts'
import type { Box, Place } from '../../core/board/place.ts'
import { decodeStroke, POINT_STRIDE, type StrokeInk } from '../../core/board/stroke-codec.ts'
import type { Pictures } from '../files/pictures.ts'
import type { Bounds, InkContext } from '../ink/draw-ink.ts'
import { boundsOf, drawInk } from '../ink/draw-ink.ts'
import { isHit, type Sweep } from './ink-hit.ts'
import { drawElement } from './draw-element.ts'
import { arrowReach, isClosed, outlineOf } from './shape-outline.ts'

export interface Packed extends Pick<Stroke, 'bytes'> {
  matrix?: Matrix | undefined
}
export type Painted = { matrix: Matrix | undefined } & ({ ink: StrokeInk } | { element: BoardElement })

/** Null for broken ink, which the authority lets through to nobody. */
export function unpack({ bytes, matrix }: Packed): Painted | null {
  if (bytes[0] === ElementFormat.ink) {
    const ink = decodeStroke(bytes)
    return ink && { ink, matrix }
  }
  const element = decodeElement(bytes)
  return element && { element, matrix }
}

export function paint(ctx: InkContext, painted: Painted, pictures: Pictures): void {
  if (painted.matrix === undefined) return draw(ctx, painted, pictures)
  ctx.save()
  ctx.transform(...toTransform(painted.matrix))
  draw(ctx, painted, pictures)
  ctx.restore()
}

function draw(ctx: InkContext, painted: Painted, pictures: Pictures): void {
  if ('ink' in painted) drawInk(ctx, painted.ink)
  else drawElement(ctx, painted.element, pictures)
}

export const NOWHERE: Bounds = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity }

/** Page pixels that it may touch. */
export function boundsOfPainted(painted: Painted): Bounds {
  const own = 'ink' in painted ? boundsOf(painted.ink) : boundsOfElement(painted.element)
  return painted.matrix === undefined
    ? own
    : boundsOfPlaces(cornersOf(own).map((at) => applied(painted.matrix as Matrix, at)))
}

/** Its frame as it lies: the four corners, in order. Null where nothing is known of it. */
export function frameOf(painted: Painted): readonly Place[] | null {
  // Without what an arrow's head may need: people draw around what they see.
  const own =
    'ink' in painted ? boundsOf(painted.ink) : painted.element.box ? boundsOfBox(painted.element.box) : NOWHERE
  if (own.minX > own.maxX) return null
  const { matrix } = painted
  return matrix === undefined ? cornersOf(own) : cornersOf(own).map((at) => applied(matrix, at))
}

function boundsOfElement(element: BoardElement): Bounds {
  const { box } = element
  if (box === null) return NOWHERE
  const reach =
    element.kind === 'shape' ? element.width / 2 + (element.shape === 'arrow' ? arrowReach(element.width) : 0) : 0
  const edges = boundsOfBox(box)
  return { minX: edges.minX - reach, minY: edges.minY - reach, maxX: edges.maxX + reach, maxY: edges.maxY + reach }
}

const boundsOfBox = ({ x, y, width, height }: Box): Bounds => ({
  minX: Math.min(x, x + width) - 1,
  minY: Math.min(y, y + height) - 1,
  maxX: Math.max(x, x + width) + 1,
  maxY: Math.max(y, y + height) + 1,
})

const cornersOf = ({ minX, minY, maxX, maxY }: Bounds): readonly Place[] => [
  { x: minX, y: minY },
  { x: maxX, y: minY },
  { x: maxX, y: maxY },
  { x: minX, y: maxY },
]

export function boundsOfPlaces(places: readonly Place[]): Bounds {
  const bounds = { ...NOWHERE }
  for (const { x, y } of places) {
    bounds.minX = Math.min(bounds.minX, x)
    bounds.minY = Math.min(bounds.minY, y)
    bounds.maxX = Math.max(bounds.maxX, x)
    bounds.maxY = Math.max(bounds.maxY, y)
  }
  return bounds
}

/** Whether a sweep touches it: its line, or the whole of what is filled. */
export function isTouched(painted: Painted, sweep: Sweep): boolean {
  const own = painted.matrix === undefined ? sweep : sweepWithin(painted.matrix, sweep)
  if ('ink' in painted) return isHit(painted.ink, own)
  const { element } = painted
  if (element.kind === 'shape' && (element.fill === null || !isClosed(element))) {
    return outlineOf(element).some((places) => isHit({ points: flat(places), width: element.width }, own))
  }
  return element.box !== null && crossesBox(element.box, own)
}

export function sweepWithin(matrix: Matrix, { x0, y0, x1, y1, radius }: Sweep): Sweep {
  const from = unapplied(matrix, { x: x0, y: y0 })
  const to = unapplied(matrix, { x: x1, y: y1 })
  const [a, b, c, d] = toTransform(matrix)
  const factor = Math.sqrt(Math.abs(a * d - b * c))
  return { x0: from.x, y0: from.y, x1: to.x, y1: to.y, radius: radius / factor }
}

function flat(places: readonly Place[]): Float32Array {
  const points = new Float32Array(places.length * POINT_STRIDE)
  for (const [i, { x, y }] of places.entries()) points.set([x, y], i * POINT_STRIDE)
  return points
}

// The sweep as its ends and its middle: the eraser's pieces are short.
function crossesBox(box: Box, { x0, y0, x1, y1, radius }: Sweep): boolean {
  const { minX, minY, maxX, maxY } = boundsOfBox(box)
  const isIn = (x: number, y: number) =>
    x >= minX - radius && x <= maxX + radius && y >= minY - radius && y <= maxY + radius
  const edges = flat([...cornersOf({ minX, minY, maxX, maxY }), { x: minX, y: minY }])
  return isIn(x0, y0) || isIn(x1, y1) || isHit({ points: edges, width: 0 }, { x0, y0, x1, y1, radius })
}
