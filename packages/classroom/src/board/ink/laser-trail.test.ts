import { describe, expect, it } from 'vitest'
import { seenOf, segmentsOf, TRAIL_MS, type TrailPoint } from './laser-trail.ts'

const points: readonly TrailPoint[] = [
  { x: 0, y: 0, at: 0 },
  { x: 10, y: 0, at: 500 },
  { x: 20, y: 0, at: 1_000 },
]

describe('the trail of a laser pointer', () => {
  it('is thinner and fainter the older it is', () => {
    const [older, newer] = segmentsOf(points, 1_000)
    expect(older).toMatchObject({ from: { x: 0 }, to: { x: 10 } })
    expect(older?.opacity).toBeCloseTo(1 / 3)
    expect(newer?.opacity).toBeCloseTo(2 / 3)
    expect(newer?.width).toBeGreaterThan(older?.width ?? 0)
  })

  it('is gone 1.5 s after its last place', () => {
    expect(seenOf(points, 1_000)).toBe(points)
    expect(seenOf(points, TRAIL_MS).map(({ x }) => x)).toEqual([10, 20])
    expect(seenOf(points, 1_000 + TRAIL_MS)).toEqual([])
    expect(segmentsOf(points, 1_000 + TRAIL_MS)).toEqual([])
  })

  it('is never more than opaque, also for a place that came after the frame began', () => {
    expect(segmentsOf(points, 400)[1]?.opacity).toBe(1)
  })
})
