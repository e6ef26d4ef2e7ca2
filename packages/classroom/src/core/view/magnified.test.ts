import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { magnified, moved, WHOLE } from './magnified.ts'

const frame = { width: 800, height: 450 }

describe('[R35] a shared screen under the magnifier', () => {
  it('grows around the place that is pointed at', () => {
    const twice = magnified(WHOLE, 2, { x: 200, y: 90 }, frame)
    expect(twice).toEqual({ scale: 2, x: -200, y: -90 })
    expect(magnified(twice, 0.5, { x: 200, y: 90 }, frame)).toEqual(WHOLE)
  })

  it('is shown at 100 % at least, and at 400 % at most', () => {
    expect(magnified(WHOLE, 0.1, { x: 10, y: 10 }, frame)).toEqual(WHOLE)
    expect(magnified(WHOLE, 99, { x: 0, y: 0 }, frame)).toEqual({ scale: 4, x: 0, y: 0 })
  })

  it('covers its frame wherever it is pulled to', () => {
    const step = fc.record({
      factor: fc.double({ min: 0.1, max: 9, noNaN: true }),
      x: fc.integer({ min: 0, max: 800 }),
      y: fc.integer({ min: 0, max: 450 }),
      dx: fc.integer({ min: -2_000, max: 2_000 }),
      dy: fc.integer({ min: -2_000, max: 2_000 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const end = steps.reduce(
          (now, { factor, x, y, dx, dy }) => moved(magnified(now, factor, { x, y }, frame), dx, dy, frame),
          WHOLE,
        )
        expect(end.x).toBeLessThanOrEqual(0)
        expect(end.y).toBeLessThanOrEqual(0)
        expect(end.x + frame.width * end.scale).toBeGreaterThanOrEqual(frame.width - 0.001)
        expect(end.y + frame.height * end.scale).toBeGreaterThanOrEqual(frame.height - 0.001)
      }),
    )
  })
})
