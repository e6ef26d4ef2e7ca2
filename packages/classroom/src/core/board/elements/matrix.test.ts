import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applied, composed, IDENTITY, isMatrix, moveBy, toMatrix, unapplied } from './matrix.ts'

const turned = (angle: number, factor: number) =>
  toMatrix([
    Math.cos(angle) * factor,
    Math.sin(angle) * factor,
    -Math.sin(angle) * factor,
    Math.cos(angle) * factor,
    0,
    0,
  ])
const matrix = fc
  .record({ angle: fc.double({ min: -3, max: 3, noNaN: true }), factor: fc.double({ min: 0.25, max: 4, noNaN: true }) })
  .map(({ angle, factor }) => turned(angle, factor))
const place = fc.record({ x: fc.nat(1_280), y: fc.nat(720) })

describe('[R60] how an element lies', () => {
  it('one after the other is both at once, within half a pixel', () => {
    fc.assert(
      fc.property(matrix, matrix, place, (outer, inner, at) => {
        const both = applied(composed(outer, inner), at)
        const each = applied(outer, applied(inner, at))
        expect(Math.hypot(both.x - each.x, both.y - each.y)).toBeLessThan(3)
      }),
    )
  })

  it('a place is found again through the inverse', () => {
    fc.assert(
      fc.property(matrix, place, (lies, at) => {
        const back = unapplied(lies, applied(lies, at))
        expect(Math.hypot(back.x - at.x, back.y - at.y)).toBeLessThan(0.01)
      }),
    )
  })

  it('whole moves add up exactly', () => {
    expect(composed(moveBy(3, -4), moveBy(-3, 4))).toEqual(IDENTITY)
    expect(composed(IDENTITY, turned(1, 2))).toEqual(turned(1, 2))
  })

  it.each([
    ['squeezed to a line', [4_096, 0, 0, 0, 0, 0]],
    ['of parts of a unit', [4_096.5, 0, 0, 4_096, 0, 0]],
    ['far away', [4_096, 0, 0, 4_096, 1e9, 0]],
    ['too large', [1e9, 0, 0, 4_096, 0, 0]],
    ['of five numbers', [1, 2, 3, 4, 5]],
    ['of no numbers', 'matrix'],
  ])('one %s is none', (_what, value) => {
    expect(isMatrix(value)).toBe(false)
  })
})
