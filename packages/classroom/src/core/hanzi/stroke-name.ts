/** The Chinese name of a stroke, told from the line in its middle: 横, 竖钩, 横折 … */
import { inCell, type StrokePoint } from './character-strokes.ts'

/** The way in which a stroke begins, for readers who do not know its name yet. */
export type StrokeDirection = 'right' | 'down' | 'downLeft' | 'downRight' | 'upRight'

export interface NamedStroke {
  /** Null where the form lies between two names: a wrong one would be learnt. */
  name: string | null
  direction: StrokeDirection
}

/** Letters of pieces: 横, 竖, 撇, 捺, 提, a hook upwards or to the left. */
type Piece = 'H' | 'S' | 'P' | 'N' | 'T' | 'U'

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^H$/, '横'],
  [/^N?S$/, '竖'],
  [/^S?P+$/, '撇'],
  [/^T$/, '提'],
  [/^[SH]?N+H?$/, '捺'],
  [/^SP*U$/, '竖钩'],
  [/^HS$/, '横折'],
  [/^HS?P+$/, '横撇'],
  [/^HU$/, '横钩'],
  [/^H[SP]+U$/, '横折钩'],
  [/^HS+T$/, '横折提'],
  [/^HS+H$/, '横折弯'],
  [/^H[SP]+H[UT]$/, '横折弯钩'],
  [/^H[SP]+HP$/, '横折折撇'],
  [/^H[SP]+H[SP]+U$/, '横折折折钩'],
  [/^HP[NS]+P*U?$/, '横撇弯钩'],
  [/^S[HN]$/, '竖折'],
  [/^ST$/, '竖提'],
  [/^[SP]N?H[UT]$/, '竖弯钩'],
  [/^[SP]H[SP]+$/, '竖折撇'],
  [/^[SP]H[SP]+U$/, '竖折折钩'],
  [/^P+S?N+$/, '撇点'],
  [/^P+[HT]+$/, '撇折'],
]

// A part shorter than this is no part of its own unless it is a hook at the end.
const PIECE_MIN = 0.07
const SIMPLE_WITHIN = 0.04
/** Brushes press down where a stroke begins: a first piece shorter than this is no part of its form. */
const PRESS_MAX = 0.13
const HOOK_MAX = 0.2
const HOOK_TURN = 60
/** Shorter than this, a stroke down to the right is a dot, and one down to the left. */
const DOT_MAX = { right: 0.36, left: 0.16 }

/** @param median as the data has it */
export function nameOfStroke(median: readonly StrokePoint[]): NamedStroke {
  const pieces = piecesOf(simplified(median.map(inCell), SIMPLE_WITHIN))
  const letters = pieces.map(({ piece }) => piece).join('')
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const direction = DIRECTIONS[pieces[0]?.piece ?? 'H']
  return { name: isBetween(letters, pieces, length) ? null : nameOf(letters, length), direction }
}

function nameOf(letters: string, length: number): string | null {
  const isDot = (/^[NS]*NH?$/.test(letters) && length < DOT_MAX.right) || (letters === 'P' && length < DOT_MAX.left)
  return isDot ? '点' : (NAMES.find(([form]) => form.test(letters))?.[1] ?? null)
}

// A short stroke down may be a dot or the side of a box; a short turn after a line may be a hook or a corner.
function isBetween(letters: string, pieces: readonly Part[], length: number): boolean {
  if (/^[NS]+$/.test(letters) && (length < SHORT || !letters.endsWith('S'))) {
    return letters.includes('S') || length < SHORT || (length > DOT_MAX.right - 0.06 && length < DOT_MAX.right + 0.06)
  }
  if (letters === 'P') return length < SHORT
  return /^H[SP]$/.test(letters) && (pieces[1]?.length ?? 1) < HOOK_MAX
}
const SHORT = 0.24

const DIRECTIONS: Readonly<Record<Piece, StrokeDirection>> = {
  H: 'right',
  S: 'down',
  P: 'downLeft',
  N: 'downRight',
  T: 'upRight',
  U: 'upRight',
}

interface Part {
  piece: Piece
  length: number
}

function piecesOf(line: readonly StrokePoint[]): Part[] {
  const parts = line.slice(1).map((to, i) => {
    const from = line[i] ?? to
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    return { length: Math.hypot(dx, dy), degrees: (Math.atan2(dy, dx) * 180) / Math.PI }
  })
  const whole = parts.reduce((sum, { length }) => sum + length, 0)
  const first = parts[0]
  const isPress = parts.length > 1 && first !== undefined && first.length < Math.min(PRESS_MAX, whole / 3)
  const kept = isPress ? parts.slice(1) : parts
  const pieces: Part[] = []
  for (const [i, { length, degrees }] of kept.entries()) {
    const before = kept[i - 1]
    const isLast = i === kept.length - 1 && before !== undefined
    const isHook = isLast && length < HOOK_MAX && turn(before.degrees, degrees) > HOOK_TURN && isUpOrLeft(degrees)
    if (length < PIECE_MIN && !isHook && kept.length > 1) continue
    const last = pieces.at(-1)
    const piece = isHook ? 'U' : pieceAlong(degrees, last?.piece === 'H' ? DOWN_AFTER_RIGHT : DOWN_MAX)
    if (last?.piece === piece) last.length += length
    else pieces.push({ piece, length })
  }
  return pieces
}

// The right side of a box leans to the left.
const DOWN_MAX = 106
const DOWN_AFTER_RIGHT = 122

const turn = (from: number, to: number) => Math.abs(((to - from + 540) % 360) - 180)
const isUpOrLeft = (degrees: number) => degrees < -60 || degrees > 160

// Angles are clockwise from the right, as y grows downwards.
function pieceAlong(degrees: number, downMax: number): Piece {
  if (degrees > -17 && degrees <= 22) return 'H'
  if (degrees > 22 && degrees <= 72) return 'N'
  if (degrees > 72 && degrees <= downMax) return 'S'
  if (degrees > downMax && degrees <= 168) return 'P'
  if (degrees > -75 && degrees <= -17) return 'T'
  return degrees <= -75 && degrees > -140 ? 'U' : 'P'
}

/** The corners of a line: Ramer, Douglas and Peucker. */
function simplified(points: readonly StrokePoint[], within: number): readonly StrokePoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 3) return points
  let farthest = 0
  let distance = 0
  for (const [i, point] of points.entries()) {
    const off = distanceToLine(point, first, last)
    if (off > distance) [farthest, distance] = [i, off]
  }
  if (distance <= within) return [first, last]
  return [
    ...simplified(points.slice(0, farthest + 1), within).slice(0, -1),
    ...simplified(points.slice(farthest), within),
  ]
}

function distanceToLine([x, y]: StrokePoint, [x0, y0]: StrokePoint, [x1, y1]: StrokePoint): number {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(Math.max(((x - x0) * dx + (y - y0) * dy) / length, 0), 1)
  return Math.hypot(x - x0 - along * dx, y - y0 - along * dy)
}
