import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STROKE_MAX_BYTES } from './board-types.ts'
import { simplifyStroke } from './simplify-stroke.ts'
import type { StrokeInk } from './stroke-codec.ts'
import { decodeStroke, encodeStroke, isValidStroke, POINT_STRIDE, STROKE_TOOLS } from './stroke-codec.ts'

const pen = (points: readonly number[], over: Partial<StrokeInk> = {}): StrokeInk => ({
  tool: 'pen',
  color: '#d4380d',
  width: 4,
  points: Float32Array.from(points),
  ...over,
})

/** A curve as a hand writes it: 8 ms between points, a few pixels apart, pressure that comes and goes. */
function handwriting(count: number): StrokeInk {
  const points = Array.from({ length: count }, (_, i) => [
    200 + 2.3 * i + 9 * Math.sin(i / 4),
    300 + 14 * Math.sin(i / 6.5),
    0.5 + 0.3 * Math.sin(i / 9),
    i * 8,
  ])
  return pen(points.flat())
}

const anyPoint = fc.record({
  x: fc.double({ min: -1000, max: 2000, noNaN: true }),
  y: fc.double({ min: -1000, max: 2000, noNaN: true }),
  pressure: fc.double({ min: 0, max: 1, noNaN: true }),
  dt: fc.nat({ max: 100_000 }),
})
const anyInk = fc
  .record({
    tool: fc.constantFrom(...STROKE_TOOLS),
    rgb: fc.integer({ min: 0, max: 0xffffff }),
    quarters: fc.integer({ min: 1, max: 160 }),
    points: fc.array(anyPoint, { minLength: 1, maxLength: 60 }),
  })
  .map(({ tool, rgb, quarters, points }): StrokeInk => {
    let t = 0
    const flat = points.flatMap(({ x, y, pressure, dt }, i) => [x, y, pressure, i === 0 ? 0 : (t += dt)])
    return pen(flat, { tool, color: `#${rgb.toString(16).padStart(6, '0')}`, width: quarters / 4 })
  })

describe('stroke bytes', () => {
  it.each([
    ['a dot', pen([640, 360, 0.5, 0]), 13],
    ['a short line', pen([10, 10, 0.5, 0, 12, 11, 0.5, 8]), 16],
    ['a highlighter', pen([0, 0, 1, 0], { tool: 'highlighter', color: '#ffff00', width: 24 }), 10],
  ])('%s comes back as it was, in few bytes', (_, ink, size) => {
    const bytes = encodeStroke(ink)
    expect(bytes).toHaveLength(size)
    const back = decodeStroke(bytes)
    expect(back).toMatchObject({ tool: ink.tool, color: ink.color, width: ink.width })
    expect([...(back?.points ?? [])].map((n) => n.toFixed(2))).toEqual([...ink.points].map((n) => n.toFixed(2)))
  })

  it('keeps every point within half a step, and time to the millisecond, however long the stroke', () => {
    fc.assert(
      fc.property(anyInk, (ink) => {
        const back = decodeStroke(encodeStroke(ink))
        if (back === null) throw new Error('not decoded')
        expect({ ...back, points: null }).toEqual({ ...ink, points: null })
        expect(back.points).toHaveLength(ink.points.length)
        back.points.forEach((value, i) => {
          const tolerance = [1 / 32, 1 / 32, 1 / 510, 0.5][i % POINT_STRIDE] as number
          expect(Math.abs(value - (ink.points[i] as number))).toBeLessThanOrEqual(tolerance + 1e-3)
        })
      }),
    )
  })

  it('encodes what it decoded to the same bytes', () => {
    fc.assert(
      fc.property(anyInk, (ink) => {
        const bytes = encodeStroke(ink)
        expect(encodeStroke(decodeStroke(bytes) as StrokeInk)).toEqual(bytes)
      }),
    )
  })

  it('answers garbage with null and never throws', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void decodeStroke(bytes)))
    const headed = fc.uint8Array({ maxLength: 200 }).map((tail) => Uint8Array.of(1, 0, 9, 9, 9, 8, ...tail))
    fc.assert(
      fc.property(headed, (bytes) => {
        const ink = decodeStroke(bytes)
        expect(isValidStroke(bytes)).toBe(ink !== null)
        expect(ink?.points.every(Number.isFinite) ?? true).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('refuses a stroke that was cut anywhere but behind a point', () => {
    const bytes = encodeStroke(pen([10, 10, 0.5, 0, 400, 300, 0.5, 300]))
    const valid = Array.from(bytes, (_, end) => end).filter((end) => isValidStroke(bytes.slice(0, end)))
    expect(valid).toEqual([6 + 6])
    expect(isValidStroke(bytes)).toBe(true)
  })

  it.each([
    ['an unknown version', [2, 0, 0, 0, 0, 8, 0, 0, 0, 0]],
    ['an unknown tool', [1, 9, 0, 0, 0, 8, 0, 0, 0, 0]],
    ['no width', [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['no points', [1, 0, 0, 0, 0, 8]],
    ['a point far off the page', [1, 0, 0, 0, 0, 8, 0xff, 0xff, 0xff, 0x7f, 0, 0, 0]],
  ])('refuses %s', (_, bytes) => {
    expect(isValidStroke(Uint8Array.from(bytes))).toBe(false)
  })

  it('refuses a stroke over the byte limit', () => {
    const count = Math.ceil(STROKE_MAX_BYTES / 4) + 1
    const bytes = encodeStroke(pen(Array.from({ length: count * POINT_STRIDE }, () => 0)))
    expect(decodeStroke(bytes)).not.toBeNull()
    expect(isValidStroke(bytes)).toBe(false)
  })

  it('needs at most 190 bytes for 40 points with their times, and 150 once simplified', () => {
    const ink = handwriting(40)
    expect(encodeStroke(ink).length).toBeLessThanOrEqual(190)
    expect(encodeStroke({ ...ink, points: simplifyStroke(ink.points) }).length).toBeLessThanOrEqual(150)
  })
})

describe('simplifying a stroke', () => {
  it('leaves the two ends of a straight, even line', () => {
    const line = Array.from({ length: 30 }, (_, i) => [10 + i * 5, 20 + i * 5, 0.5, i * 8]).flat()
    expect([...simplifyStroke(Float32Array.from(line))]).toEqual([10, 20, 0.5, 0, 155, 165, 0.5, 232])
  })

  it('keeps a corner', () => {
    const corner = [0, 0, 0.5, 0, 50, 0, 0.5, 80, 100, 0, 0.5, 160, 100, 50, 0.5, 240, 100, 100, 0.5, 320]
    const kept = simplifyStroke(Float32Array.from(corner))
    expect(Array.from(kept.filter((_, i) => i % POINT_STRIDE < 2))).toEqual([0, 0, 100, 0, 100, 100])
  })

  it('keeps a pause in the middle of a straight line, so replay pauses there too', () => {
    const pause = [0, 0, 0.5, 0, 50, 0, 0.5, 80, 50, 0, 0.5, 1080, 100, 0, 0.5, 1160]
    expect([...simplifyStroke(Float32Array.from(pause))]).toEqual(pause)
  })

  it('moves no point of the ink by more than a quarter pixel', () => {
    const { points } = handwriting(200)
    const kept = simplifyStroke(points)
    expect(kept.length).toBeLessThan(points.length / 2)
    for (let i = 0; i < points.length; i += POINT_STRIDE) {
      expect(distanceToLine(kept, points[i] as number, points[i + 1] as number)).toBeLessThanOrEqual(0.2501)
    }
  })
})

function distanceToLine(line: Float32Array, x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  for (let i = POINT_STRIDE; i < line.length; i += POINT_STRIDE) {
    const [x0, y0] = [line[i - POINT_STRIDE] as number, line[i - POINT_STRIDE + 1] as number]
    const [dx, dy] = [(line[i] as number) - x0, (line[i + 1] as number) - y0]
    const along = Math.min(Math.max(((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy), 0), 1)
    nearest = Math.min(nearest, Math.hypot(x - x0 - along * dx, y - y0 - along * dy))
  }
  return nearest
}
