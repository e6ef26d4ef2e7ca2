/**
 * How an element lies on its page, as whole numbers: every page computes the same composition, however its floating
 * point works. `[a, b, c, d, e, f]` as in CSS; the first four in 1/4096, the last two in 1/16 px.
 */
import type { Place } from '../place.ts'

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const MATRIX_UNIT = 4_096
const OFFSET_UNIT = 16
export const IDENTITY: Matrix = [MATRIX_UNIT, 0, 0, MATRIX_UNIT, 0, 0]
/** 64 times as large. */
const FACTOR_MAX = 64 * MATRIX_UNIT
/** 16 page widths, in 1/16 px. */
const OFFSET_MAX = 16 * 1_280 * OFFSET_UNIT
// An element of no area could never be touched again.
const AREA_MIN = (MATRIX_UNIT / 64) ** 2

/** Whole numbers within bounds, and nothing squeezed to a line. */
export function isMatrix(value: unknown): value is Matrix {
  if (!Array.isArray(value) || value.length !== 6 || !value.every(Number.isInteger)) return false
  const [a, b, c, d, e, f] = value as unknown as Matrix
  return (
    [a, b, c, d].every((factor) => Math.abs(factor) <= FACTOR_MAX) &&
    [e, f].every((offset) => Math.abs(offset) <= OFFSET_MAX) &&
    Math.abs(a * d - b * c) >= AREA_MIN
  )
}

/** First `inner`, then `outer`. The result may lie outside the bounds: ask `isMatrix`. */
export function composed(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [innerA, innerB, innerC, innerD, innerE, innerF] = inner
  const part = (x: number, y: number) => Math.round((x + y) / MATRIX_UNIT) + 0
  return [
    part(a * innerA, c * innerB),
    part(b * innerA, d * innerB),
    part(a * innerC, c * innerD),
    part(b * innerC, d * innerD),
    part(a * innerE, c * innerF) + e,
    part(b * innerE, d * innerF) + f,
  ]
}

/** @param factors as in CSS: `[1, 0, 0, 1, dx, dy]` moves by page pixels */
export const toMatrix = ([a, b, c, d, e, f]: readonly [number, number, number, number, number, number]): Matrix => {
  const factor = (value: number) => Math.round(value * MATRIX_UNIT) + 0
  const offset = (value: number) => Math.round(value * OFFSET_UNIT) + 0
  return [factor(a), factor(b), factor(c), factor(d), offset(e), offset(f)]
}

export const moveBy = (dx: number, dy: number): Matrix => toMatrix([1, 0, 0, 1, dx, dy])

/** Writes a matrix as canvas and CSS take it. */
export const toTransform = ([a, b, c, d, e, f]: Matrix): [number, number, number, number, number, number] => [
  a / MATRIX_UNIT,
  b / MATRIX_UNIT,
  c / MATRIX_UNIT,
  d / MATRIX_UNIT,
  e / OFFSET_UNIT,
  f / OFFSET_UNIT,
]

export function applied(matrix: Matrix, { x, y }: Place): Place {
  const [a, b, c, d, e, f] = toTransform(matrix)
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** A place on the page as the element sees it. */
export function unapplied(matrix: Matrix, place: Place): Place {
  const [a, b, c, d, e, f] = toTransform(matrix)
  const [x, y] = [place.x - e, place.y - f]
  const area = a * d - b * c
  return { x: (d * x - c * y) / area, y: (a * y - b * x) / area }
}

export const isSameMatrix = (one: Matrix | undefined, other: Matrix | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && one.every((value, i) => value === other[i]))
