import { describe, expect, it } from 'vitest'
import { STROKE_MAX_BYTES } from '../../core/board/board-types.ts'
import { encodeStroke, POINT_STRIDE } from '../../core/board/stroke-codec.ts'
import type { PointerSample } from './stroke-builder.ts'
import { MAX_POINTS, StrokeBuilder } from './stroke-builder.ts'

const sample = (x: number, y: number, t: number, pressure: number | null = null): PointerSample => ({
  x,
  y,
  t,
  pressure,
})
const build = ([first, ...rest]: PointerSample[]) => {
  const builder = new StrokeBuilder(first as PointerSample)
  for (const next of rest) builder.add(next)
  return builder
}
const column = (points: Float32Array, field: number) => [...points].filter((_, i) => i % POINT_STRIDE === field)

describe('building a stroke', () => {
  it('makes a dot of a tap', () => {
    expect([...build([sample(10, 20, 500)]).finish()]).toEqual([10, 20, 0.5, 0])
  })

  it('reaches the place where the pen was lifted, and counts time from the first touch', () => {
    const points = build([sample(0, 0, 1_000), sample(3, 0, 1_008), sample(6, 0, 1_016)]).finish()
    expect(Array.from(points.subarray(-POINT_STRIDE))).toEqual([6, 0, expect.any(Number), 16])
  })

  it('smooths the steps of a slow mouse', () => {
    const steps = Array.from({ length: 40 }, (_, i) => sample(i, Math.floor(i / 4), i * 8))
    const heights = column(build(steps).finish(), 1)
    const jumps = heights.slice(1).map((y, i) => Math.abs(y - (heights[i] as number)))
    expect(Math.max(...jumps)).toBeLessThan(0.7)
  })

  it('keeps the corner of a quick 口', () => {
    const right = Array.from({ length: 11 }, (_, i) => sample(i * 10, 0, i * 8))
    const down = Array.from({ length: 10 }, (_, i) => sample(100, (i + 1) * 10, 80 + (i + 1) * 8))
    const points = build([...right, ...down]).finish()
    const nearest = Math.min(...column(points, 0).map((x, i) => Math.hypot(x - 100, column(points, 1)[i] as number)))
    expect(nearest).toBeLessThan(1)
  })

  it('presses a mouse by its speed: slow is heavy', () => {
    const slow = build(Array.from({ length: 30 }, (_, i) => sample(i * 2, 0, i * 16))).finish()
    const fast = build(Array.from({ length: 30 }, (_, i) => sample(i * 30, 0, i * 8))).finish()
    expect(slow.at(-2)).toBeGreaterThan(0.55)
    expect(fast.at(-2)).toBeLessThan(0.35)
  })

  it('a brush is thin where it sets down and where it hurries, and wide where it dwells', () => {
    const brush = new StrokeBuilder(sample(0, 0, 0), 'brush')
    for (let i = 1; i < 30; i++) brush.add(sample(i * 2, 0, i * 16))
    const slow = brush.points.at(-2)
    for (let i = 1; i < 30; i++) brush.add(sample(60 + i * 30, 0, 480 + i * 8))
    expect(brush.points[2]).toBeLessThan(0.3)
    expect(slow).toBeGreaterThan(0.8)
    expect(brush.points.at(-2)).toBeLessThan(0.15)
  })

  it('follows the pressure of a pen', () => {
    const points = build(Array.from({ length: 30 }, (_, i) => sample(i * 4, 0, i * 8, 0.9))).finish()
    expect(points.at(-2)).toBeCloseTo(0.9, 2)
  })

  it('is full before its bytes can be too many', () => {
    const builder = new StrokeBuilder(sample(0, 0, 0))
    for (let i = 1; !builder.isFull; i++)
      builder.add(sample(i % 2 === 0 ? -1_200 : 2_500, i % 2 === 0 ? 2_500 : -1_200, i * 1e6))
    expect(builder.count).toBe(MAX_POINTS)
    const ink = { tool: 'pen', color: '#000000', width: 4, points: builder.finish() } as const
    expect(encodeStroke(ink).length).toBeLessThanOrEqual(STROKE_MAX_BYTES)
  })
})
