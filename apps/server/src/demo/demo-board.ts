/** Draws what the teacher of a demo class writes: three characters, stroke by stroke, as they are taught. */
import { encodeStroke } from '@hwjy/classroom/core'

type Line = readonly (readonly [x: number, y: number])[]

/** Characters in a square of 100, their strokes in the order of writing. */
const CHARACTERS: readonly (readonly Line[])[] = [
  // 人
  [
    [
      [50, 12],
      [46, 40],
      [34, 66],
      [12, 90],
    ],
    [
      [50, 36],
      [62, 62],
      [90, 88],
    ],
  ],
  // 大
  [
    [
      [12, 38],
      [50, 35],
      [88, 34],
    ],
    [
      [50, 10],
      [47, 42],
      [34, 70],
      [12, 92],
    ],
    [
      [50, 44],
      [64, 68],
      [90, 90],
    ],
  ],
  // 天
  [
    [
      [22, 20],
      [50, 18],
      [78, 17],
    ],
    [
      [12, 46],
      [50, 43],
      [88, 42],
    ],
    [
      [50, 20],
      [47, 52],
      [34, 74],
      [12, 94],
    ],
    [
      [50, 48],
      [66, 72],
      [90, 92],
    ],
  ],
]

const SIZE = 300
const TOP = 220
const LEFTS = [150, 490, 830] as const
const INK = { tool: 'pen', color: '#1f2937', width: 14 } as const
/** A stroke takes this long from one point to the next. */
const POINT_MS = 120
const STEPS = 8

/** The strokes of the characters, in the order of writing, as the board stores them. */
export function demoStrokes(): Uint8Array[] {
  return CHARACTERS.flatMap((strokes, index) =>
    strokes.map((line) => encodeStroke({ ...INK, points: pointsOf(line, LEFTS[index] ?? 0) })),
  )
}

/** Points between the corners of a line, so that it looks written; each is x, y, pressure and ms. */
function pointsOf(line: Line, left: number): Float32Array {
  const points: number[] = []
  for (const [index, [x, y]] of line.entries()) {
    const [fromX, fromY] = line[index - 1] ?? [x, y]
    for (let step = index === 0 ? STEPS : 1; step <= STEPS; step += 1) {
      const share = step / STEPS
      const at = [fromX + (x - fromX) * share, fromY + (y - fromY) * share] as const
      const time = index === 0 ? 0 : (index - 1 + share) * POINT_MS
      points.push(left + (at[0] * SIZE) / 100, TOP + (at[1] * SIZE) / 100, 0.6, time)
    }
  }
  return Float32Array.from(points)
}
