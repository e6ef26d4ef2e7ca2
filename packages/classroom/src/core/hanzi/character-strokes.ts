/** The strokes of one character, as the data has them: a square of 1024 with y upwards from −124 to 900. */
export interface CharacterStrokes {
  /** The outline of each stroke, as the data of an SVG path. */
  outlines: readonly string[]
  /** The line in the middle of each stroke, from its beginning to its end. */
  medians: readonly (readonly StrokePoint[])[]
}
export type StrokePoint = readonly [x: number, y: number]

const SIZE = 1_024
const TOP = 900
const POINTS_MAX = 200
const STROKES_LIMIT = 64
const OUTLINE_MAX = 4_000
const PATH = /^[MLQCZ\d\s.,-]+$/

/** A place in the cell: 0..1 to the right and down. */
export const inCell = ([x, y]: StrokePoint): StrokePoint => [x / SIZE, (TOP - y) / SIZE]

/** @param value what a file of the data holds; null when it is none */
export function readCharacterStrokes(value: unknown): CharacterStrokes | null {
  if (typeof value !== 'object' || value === null || !('strokes' in value) || !('medians' in value)) return null
  const { strokes, medians } = value
  if (!Array.isArray(strokes) || !Array.isArray(medians) || strokes.length !== medians.length) return null
  const isWhole =
    strokes.length > 0 && strokes.length <= STROKES_LIMIT && strokes.every(isOutline) && medians.every(isMedian)
  return isWhole ? { outlines: strokes, medians } : null
}

const isOutline = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= OUTLINE_MAX && PATH.test(value)
const isMedian = (value: unknown): value is readonly StrokePoint[] =>
  Array.isArray(value) && value.length >= 2 && value.length <= POINTS_MAX && value.every(isPoint)
const isPoint = (value: unknown): value is StrokePoint =>
  Array.isArray(value) && value.length === 2 && value.every((part) => Number.isFinite(part))
