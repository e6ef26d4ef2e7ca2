/**
 * A stroke as bytes. All numbers are whole; varints are LEB128, signed ones zig-zag.
 *
 *     0      version, 1
 *     1      tool: 0 pen, 1 highlighter, 2 brush
 *     2..4   red, green, blue
 *     5      width in 1/4 px
 *     then for each point, to the end:
 *            dx, dy   signed varints in 1/16 px; the first point counts from the page's corner
 *            pressure one byte, 0..255
 *            dt       varint, ms since the point before; 0 for the first
 */
import { PAGE_HEIGHT, PAGE_WIDTH, STROKE_MAX_BYTES } from './board-types.ts'

/** In the order of their numbers in bytes. */
export const STROKE_TOOLS = ['pen', 'highlighter', 'brush'] as const
export type StrokeTool = (typeof STROKE_TOOLS)[number]

/**
 * Points lie flat, `POINT_STRIDE` numbers each: x and y in page pixels, pressure 0..1, ms since the first point.
 * One array per stroke is what makes 20,000 strokes cheap to unpack.
 */
export interface StrokeInk {
  tool: StrokeTool
  /** #rrggbb */
  color: string
  /** Page pixels, 0.25..63.75. */
  width: number
  points: Float32Array
}

export const POINT_STRIDE = 4
/** Steps of one page pixel. */
export const POINT_SCALE = 16
/** No point costs more: two positions of 3 bytes, pressure, and time of 4. */
export const POINT_MAX_BYTES = 11

const VERSION = 1
const HEADER_BYTES = 6
const WIDTH_SCALE = 4
// Limits how far outside its page a point may lie: ink that runs off the edge is kept, nonsense is not.
const MARGIN = Math.max(PAGE_WIDTH, PAGE_HEIGHT)
// A pen resting for over an hour within one stroke is nonsense too.
const MAX_DT_MS = 3_600_000

/** @param ink at least one point; positions are clamped to the page and a margin around it */
export function encodeStroke(ink: StrokeInk): Uint8Array {
  const count = Math.floor(ink.points.length / POINT_STRIDE)
  const bytes = new Uint8Array(HEADER_BYTES + count * POINT_MAX_BYTES)
  const rgb = Number.parseInt(ink.color.slice(1), 16)
  bytes.set([VERSION, STROKE_TOOLS.indexOf(ink.tool), rgb >> 16, rgb >> 8, rgb])
  bytes[5] = toWidthByte(ink.width)
  const writer = new PointWriter(bytes, HEADER_BYTES)
  for (let i = 0; i < count * POINT_STRIDE; i += POINT_STRIDE) writer.write(ink.points, i)
  return bytes.slice(0, writer.offset)
}

/** Null for anything `isValidStroke` would not accept. Never throws. */
export function decodeStroke(bytes: Uint8Array): StrokeInk | null {
  const tool = STROKE_TOOLS[bytes[1] ?? -1]
  const width = (bytes[5] ?? 0) / WIDTH_SCALE
  if (bytes[0] !== VERSION || tool === undefined || width === 0) return null
  const points = readPoints(bytes, HEADER_BYTES)
  if (points === null) return null
  return { tool, color: toColor(bytes, 2), width, points }
}

/** The color and the width of a stroke, without unpacking its points. */
export const inkStyle = (bytes: Uint8Array) => ({ color: toColor(bytes, 2), width: (bytes[5] ?? 0) / WIDTH_SCALE })

/** The same points in another color or width; the same array where both are as they were. */
export function withInkStyle(bytes: Uint8Array, style: { color?: string; width?: number }): Uint8Array {
  const now = inkStyle(bytes)
  const rgb = Number.parseInt((style.color ?? now.color).slice(1), 16)
  const header = [rgb >> 16, (rgb >> 8) & 255, rgb & 255, toWidthByte(style.width ?? now.width)]
  if (header.every((byte, i) => bytes[2 + i] === byte)) return bytes
  const changed = bytes.slice()
  changed.set(header, 2)
  return changed
}

const toWidthByte = (width: number) => clamp(Math.round(width * WIDTH_SCALE), 1, 255)

/** Whole and plausible: known version and tool, at least one point, all of them on or near the page. */
export const isValidStroke = (bytes: Uint8Array): boolean =>
  bytes.length <= STROKE_MAX_BYTES && decodeStroke(bytes) !== null

/** Packs points one after another. Works on rounded positions, so that errors never add up along a stroke. */
export class PointWriter {
  readonly bytes: Uint8Array
  offset: number
  #x = 0
  #y = 0
  readonly #hasTimes: boolean
  #t = 0

  /** @param hasTimes false leaves `dt` out; `readPoints` must know */
  constructor(bytes: Uint8Array, offset: number, hasTimes = true) {
    this.bytes = bytes
    this.offset = offset
    this.#hasTimes = hasTimes
  }

  /** Writes the point whose x is `points[at]`. */
  write(points: ArrayLike<number>, at: number): void {
    const x = clamp(Math.round((points[at] ?? 0) * POINT_SCALE), -MARGIN * POINT_SCALE, 2 * MARGIN * POINT_SCALE)
    const y = clamp(Math.round((points[at + 1] ?? 0) * POINT_SCALE), -MARGIN * POINT_SCALE, 2 * MARGIN * POINT_SCALE)
    const t = Math.max(this.#t, Math.round(points[at + 3] ?? 0))
    this.#varint(zigZag(x - this.#x))
    this.#varint(zigZag(y - this.#y))
    this.bytes[this.offset++] = Math.round(clamp(points[at + 2] ?? 0, 0, 1) * 255)
    if (this.#hasTimes) this.#varint(Math.min(t - this.#t, MAX_DT_MS))
    this.#x = x
    this.#y = y
    this.#t = t
  }

  #varint(value: number): void {
    let rest = value
    while (rest > 127) {
      this.bytes[this.offset++] = (rest & 127) | 128
      rest >>>= 7
    }
    this.bytes[this.offset++] = rest
  }
}

/**
 * Points from `start` to the end, or null if they are broken or there are none.
 * @param hasTimes false if `dt` was left out; all times are 0 then
 */
export function readPoints(bytes: Uint8Array, start: number, hasTimes = true): Float32Array | null {
  const count = countPoints(bytes, start, hasTimes)
  if (count === 0) return null
  const points = new Float32Array(count * POINT_STRIDE)
  let at = start
  const varint = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] as number
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }
  let x = 0
  let y = 0
  let t = 0
  for (let i = 0; i < points.length; i += POINT_STRIDE) {
    x += unZigZag(varint())
    y += unZigZag(varint())
    const pressure = bytes[at++] as number
    const dt = hasTimes ? varint() : 0
    if (!isNear(x) || !isNear(y) || dt < 0 || dt > MAX_DT_MS) return null
    t += dt
    points[i] = x / POINT_SCALE
    points[i + 1] = y / POINT_SCALE
    points[i + 2] = pressure / 255
    points[i + 3] = t
  }
  return points
}

// 0 if the bytes do not end exactly behind a point, or a varint is longer than it can be.
function countPoints(bytes: Uint8Array, start: number, hasTimes: boolean): number {
  let count = 0
  let at = start
  const skipVarint = () => {
    const end = at + 4
    while ((bytes[at] ?? 0) > 127 && at < end) at++
    return (bytes[at++] ?? 255) < 128
  }
  while (at < bytes.length) {
    if (!skipVarint() || !skipVarint()) return 0
    at++
    if (hasTimes && !skipVarint()) return 0
    count++
  }
  return at === bytes.length ? count : 0
}

export const toColor = (bytes: Uint8Array, at: number): string =>
  `#${[0, 1, 2].map((i) => (bytes[at + i] ?? 0).toString(16).padStart(2, '0')).join('')}`

const isNear = (v: number) => v >= -MARGIN * POINT_SCALE && v <= 2 * MARGIN * POINT_SCALE
const zigZag = (n: number) => (n << 1) ^ (n >> 31)
const unZigZag = (n: number) => (n >>> 1) ^ -(n & 1)
const clamp = (n: number, min: number, max: number) => Math.min(Math.max(n, min), max)
