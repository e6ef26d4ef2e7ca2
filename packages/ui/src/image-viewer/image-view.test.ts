import { describe, expect, it } from 'vitest'
import { fitted, panned, turned, zoomed } from './image-view.ts'

const frame = { width: 400, height: 300 }

describe('zooming', () => {
  it('zooming keeps the point under the finger where it is', () => {
    const at = { x: 100, y: -40 }
    const view = zoomed({ ...fitted, scale: 2, x: 30, y: 10 }, 1.5, at)
    const pointBefore = { x: (at.x - 30) / 2, y: (at.y - 10) / 2 }
    expect({ x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale }).toEqual(pointBefore)
  })

  it('zooming ends at eight times, and at the fitted size, which lies in the middle', () => {
    expect(zoomed(fitted, 100).scale).toBe(8)
    expect(zoomed({ ...fitted, scale: 2, x: 50, y: 50 }, 0.1)).toEqual(fitted)
  })
})

describe('moving', () => {
  it('moving does nothing at the fitted size', () => {
    expect(panned(fitted, 50, 50, frame)).toEqual(fitted)
  })

  it('moving stops at the edge of the image', () => {
    expect(panned({ ...fitted, scale: 2 }, 900, -900, frame)).toEqual({ scale: 2, x: 200, y: -150, turns: 0 })
  })
})

it('an image lies fitted again after a turn', () => {
  expect(turned({ scale: 3, x: 10, y: 10, turns: 3 })).toEqual({ ...fitted, turns: 4 })
})
