import { describe, expect, it } from 'vitest'
import { axisMarks, ringParts } from './chart-scale.ts'

describe('the marks of an axis', () => {
  it.each([
    [100, [0, 25, 50, 75, 100]],
    [7, [0, 2, 4, 6, 8]],
    [1, [0, 0.25, 0.5, 0.75, 1]],
    [0.3, [0, 0.1, 0.2, 0.3]],
    [4200, [0, 2000, 4000, 6000]],
    [0, [0, 1]],
  ])('for values up to %d', (largest, marks) => {
    expect(axisMarks(largest)).toEqual(marks)
  })
})

it('a ring chart closes the ring, and draws nothing of nothing', () => {
  expect(ringParts([1, 3])).toEqual([
    { start: 0, length: 0.25 },
    { start: 0.25, length: 0.75 },
  ])
  expect(ringParts([0, 0])).toEqual([
    { start: 0, length: 0 },
    { start: 0, length: 0 },
  ])
})
