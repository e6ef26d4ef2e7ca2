import { expect, it } from 'vitest'
import { readInk, writeInk } from './ink-file.ts'
import { turned, turnedBack } from './turned.ts'

const stroke = (length: number) => ({
  tool: 'pen' as const,
  color: '#d92d20',
  width: 4,
  points: Float32Array.from({ length: length * 4 }, (_, index) => [index, index / 2, 0.5, index * 4][index % 4] ?? 0),
})

it('strokes come back from their text as they were drawn', () => {
  const ink = writeInk([stroke(3), stroke(2)]) ?? ''
  expect(readInk(ink).map(({ color, width, points }) => [color, width, points.length])).toEqual([
    ['#d92d20', 4, 12],
    ['#d92d20', 4, 8],
  ])
  expect(readInk(ink)[0]?.points[5]).toBeCloseTo(2.5, 1)
  expect(readInk('')).toEqual([])
})

it('a broken end is left out', () => {
  const ink = writeInk([stroke(3), stroke(2)]) ?? ''
  expect(readInk(btoa(atob(ink).slice(0, -3)))).toHaveLength(1)
})

it('more than one photo may have is refused', () => {
  expect(writeInk(Array.from({ length: 40 }, () => stroke(400)))).toBeNull()
})

it.each([0, 1, 2, 3, 5])('a place is found again after %i quarter turns', (turns) => {
  const place = { x: 0.2, y: 0.7 }
  const back = turnedBack(turned(place, turns), turns)
  expect([back.x, back.y]).toEqual([expect.closeTo(0.2), expect.closeTo(0.7)])
})

it('a quarter turn brings the left edge to the top', () => {
  const { x, y } = turned({ x: 0, y: 0.25 }, 1)
  expect([x, y]).toEqual([0.75, 0])
})
