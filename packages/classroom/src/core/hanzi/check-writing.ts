/**
 * Compares a character as it was written with the lines of its strokes, and names what is wrong. Written strokes are
 * matched to those of the character as a whole, so that one in the wrong order is no missing and no extra one. [R71]
 */
import { assign } from './assign.ts'
import { inCell, type StrokePoint } from './character-strokes.ts'

/** The longest written line that is looked at; what comes after it is left out. */
export const WRITTEN_POINTS_MAX = 2_000

/** Numbers of strokes count from 0. `stroke` is one of the character, `written` one of the hand. */
export type WritingFault =
  | { kind: 'missing'; stroke: number }
  | { kind: 'extra'; written: number }
  | { kind: 'order'; stroke: number; written: number }
  | { kind: 'direction'; stroke: number; written: number }
  | { kind: 'shape'; stroke: number; written: number }

const POINTS = 16
// Measured on the characters of our books with made-up hands: see the test. Lengths are shares of the cell.
const UNMATCHED = 0.2
const REVERSED = 0.015
const SHAPE_WEIGHT = 0.25
const OUT_OF_PLACE = 0.004
const DIRECTION_MARGIN = 0.06
const SHAPE_MAX = 0.2
const LENGTH = { min: 0.45, max: 2 }
const SCALE = { min: 0.75, max: 1.35 }
/** A tap of the pen has a length, too. */
const LENGTH_MIN = 0.02

interface Line {
  points: readonly StrokePoint[]
  length: number
}

/**
 * @param medians of the character, as the data has them
 * @param written lines in the cell, 0..1 to the right and down, in the order of the hand
 * @returns what is wrong, as a teacher would say it: what is missing or too much first. Empty when all is right
 */
export function checkWriting(
  medians: readonly (readonly StrokePoint[])[],
  written: readonly (readonly StrokePoint[])[],
): readonly WritingFault[] {
  const model = medians.map((median) => lineOf(median.map(inCell)))
  const hand = written.map(lineOf)
  if (hand.length === 0) return model.map((_, stroke) => ({ kind: 'missing', stroke }))
  const { matched } = [matchOf(hand, model), matchOf(aligned(hand, model), model)].toSorted(
    (a, b) => a.cost - b.cost,
  )[0] as Match
  const faults: WritingFault[] = []
  const used = new Set(matched.map(({ stroke }) => stroke))
  for (const stroke of model.keys()) if (!used.has(stroke)) faults.push({ kind: 'missing', stroke })
  const kept = new Set(matched.map((pair) => pair.written))
  for (const no of hand.keys()) if (!kept.has(no)) faults.push({ kind: 'extra', written: no })
  const early = outOfOrder(matched)
  if (early) faults.push({ kind: 'order', stroke: early.stroke, written: early.written })
  for (const { stroke, written: no, from, to } of matched) {
    const [forward, reversed] = [shapeDistance(from, to), shapeDistance(backwards(from), to)]
    const ratio = from.length / Math.max(to.length, LENGTH_MIN)
    if (forward > reversed + DIRECTION_MARGIN) faults.push({ kind: 'direction', stroke, written: no })
    else if (forward > SHAPE_MAX || ratio < LENGTH.min || ratio > LENGTH.max) {
      faults.push({ kind: 'shape', stroke, written: no })
    }
  }
  return faults
}

interface Pair {
  stroke: number
  written: number
  from: Line
  to: Line
}
interface Match {
  matched: readonly Pair[]
  cost: number
}

/** Pairs in the order of the hand. */
function matchOf(hand: readonly Line[], model: readonly Line[]): Match {
  const size = hand.length + model.length
  const costs = Array.from({ length: size }, (_row, i) =>
    Array.from({ length: size }, (_column, j) => {
      const [from, to] = [hand[i], model[j]]
      if (from && to) return pairCost(from, to) + OUT_OF_PLACE * Math.abs(i - j)
      return from || to ? UNMATCHED : 0
    }),
  )
  const columns = assign(costs)
  let cost = 0
  const matched: Pair[] = []
  for (const [i, j] of columns.entries()) {
    cost += costs[i]?.[j] ?? 0
    const [from, to] = [hand[i], model[j]]
    if (from && to) matched.push({ written: i, stroke: j, from, to })
  }
  return { matched, cost }
}

function pairCost(from: Line, to: Line): number {
  const forward = meanDistance(from, to)
  const reversed = meanDistance(backwards(from), to) + REVERSED
  const shape = Math.min(shapeDistance(from, to), shapeDistance(backwards(from), to))
  return Math.min(forward, reversed) + SHAPE_WEIGHT * shape
}

/** The first written stroke that belongs behind one that comes later. */
function outOfOrder(matched: readonly Pair[]): Pair | null {
  for (const [i, pair] of matched.entries()) {
    if (matched.slice(i + 1).some(({ stroke }) => stroke < pair.stroke)) return pair
  }
  return null
}

const meanDistance = (from: Line, to: Line): number =>
  from.points.reduce((sum, point, i) => sum + distance(point, to.points[i] as StrokePoint), 0) / POINTS

/** Returns how different two lines are, wherever they lie; 0 for the same form. */
function shapeDistance(from: Line, to: Line): number {
  const [a, b] = [middleOf(from), middleOf(to)]
  const [lengthA, lengthB] = [Math.max(from.length, LENGTH_MIN), Math.max(to.length, LENGTH_MIN)]
  const sum = from.points.reduce((total, [x, y], i) => {
    const [modelX, modelY] = to.points[i] as StrokePoint
    return (
      total +
      Math.hypot((x - a[0]) / lengthA - (modelX - b[0]) / lengthB, (y - a[1]) / lengthA - (modelY - b[1]) / lengthB)
    )
  }, 0)
  return sum / POINTS
}

const backwards = ({ points, length }: Line): Line => ({ points: points.toReversed(), length })

function middleOf({ points }: Line): StrokePoint {
  const [x, y] = points.reduce(([sumX, sumY], point) => [sumX + point[0], sumY + point[1]], [0, 0])
  return [x / POINTS, y / POINTS]
}

/** The hand in the place and size of the model, as far as that is plausible. */
function aligned(hand: readonly Line[], model: readonly Line[]): readonly Line[] {
  const [from, to] = [boxOf(hand), boxOf(model)]
  const scale = Math.min(Math.max(to.size / Math.max(from.size, LENGTH_MIN), SCALE.min), SCALE.max)
  return hand.map(({ points, length }) => ({
    length: length * scale,
    points: points.map(([x, y]): StrokePoint => [(x - from.x) * scale + to.x, (y - from.y) * scale + to.y]),
  }))
}

function boxOf(lines: readonly Line[]): { x: number; y: number; size: number } {
  const points = lines.flatMap((line) => line.points)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return { x: (left + right) / 2, y: (top + bottom) / 2, size: Math.max(right - left, bottom - top) }
}

/** The line as points at equal distances. */
function lineOf(given: readonly StrokePoint[]): Line {
  const points = given.slice(0, WRITTEN_POINTS_MAX)
  const first: StrokePoint = points[0] ?? [0, 0]
  const lengths = points.slice(1).map((point, i) => distance(points[i] as StrokePoint, point))
  const length = lengths.reduce((sum, one) => sum + one, 0)
  const resampled: StrokePoint[] = []
  let segment = 0
  let before = 0
  for (let i = 0; i < POINTS; i++) {
    const at = (length * i) / (POINTS - 1)
    while (segment < lengths.length - 1 && before + (lengths[segment] as number) < at)
      before += lengths[segment++] as number
    const [from, to] = [points[segment] ?? first, points[segment + 1] ?? first]
    const part = Math.min((at - before) / Math.max(lengths[segment] ?? 0, Number.EPSILON), 1)
    resampled.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part])
  }
  return { points: resampled, length }
}

const distance = ([x0, y0]: StrokePoint, [x1, y1]: StrokePoint): number => Math.hypot(x1 - x0, y1 - y0)
