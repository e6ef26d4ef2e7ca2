/** What is left of a stroke that a point eraser went through. Every page computes the same pieces. */
import type { Stroke, StrokeId } from './board-types.ts'
import { decodeStroke, encodeStroke, POINT_STRIDE, type StrokeInk } from './stroke-codec.ts'

/** From and to along a stroke, in 1/16 of the way from one point to the next, ascending. */
export type KeptRange = readonly [from: number, to: number]
export interface Cut {
  strokeId: StrokeId
  /** Empty when nothing is left. */
  keep: readonly KeptRange[]
}

/** Steps from one point of a stroke to the next. */
export const CUT_STEPS = 16

/** The parts that stay, in order and apart from each other, within the stroke. */
export function isValidCut(pointCount: number, keep: readonly KeptRange[]): boolean {
  const end = (pointCount - 1) * CUT_STEPS
  let last = -1
  for (const [from, to] of keep) {
    if (from <= last || to <= from || to > end) return false
    last = to
  }
  return true
}

/**
 * The pieces of a stroke as strokes of their own, with the author and the place of the whole.
 * @param firstNo number of the first piece; pieces are called by `cutId` and their number
 * @returns null when the stroke is no ink, or the ranges do not fit it
 */
export function piecesOf(stroke: Stroke, keep: readonly KeptRange[], cutId: string, firstNo: number): Stroke[] | null {
  const ink = decodeStroke(stroke.bytes)
  if (ink === null || !isValidCut(ink.points.length / POINT_STRIDE, keep)) return null
  return keep.map(([from, to], i) => ({
    ...stroke,
    id: pieceId(cutId, firstNo + i),
    bytes: encodeStroke({ ...ink, points: pointsBetween(ink, from, to) }),
  }))
}

export const pieceId = (cutId: string, no: number): StrokeId => `${cutId}_${no.toString(36)}`
/** Longest id of a cut, so that the ids of its pieces are none too long. */
export const CUT_ID_MAX_LENGTH = 56

function pointsBetween({ points }: StrokeInk, from: number, to: number): Float32Array {
  const places = [from]
  const firstWhole = Math.floor(from / CUT_STEPS) + 1
  for (let i = firstWhole; i * CUT_STEPS < to; i++) places.push(i * CUT_STEPS)
  places.push(to)
  const piece = new Float32Array(places.length * POINT_STRIDE)
  const startedAt = valueAt(points, from, 3)
  for (const [i, place] of places.entries()) {
    for (let field = 0; field < POINT_STRIDE; field++) piece[i * POINT_STRIDE + field] = valueAt(points, place, field)
    piece[i * POINT_STRIDE + 3] = valueAt(points, place, 3) - startedAt
  }
  return piece
}

function valueAt(points: Float32Array, place: number, field: number): number {
  const before = Math.floor(place / CUT_STEPS)
  const share = (place % CUT_STEPS) / CUT_STEPS
  const value = points[before * POINT_STRIDE + field] ?? 0
  if (share === 0) return value
  return value + ((points[(before + 1) * POINT_STRIDE + field] ?? value) - value) * share
}
