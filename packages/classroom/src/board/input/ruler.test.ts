import { describe, expect, it } from 'vitest'
import { emptyViewport } from '../viewport.ts'
import { createRuler } from './ruler.ts'

// A page pixel is half a CSS pixel.
const viewport = { ...emptyViewport, width: 640, height: 360 }

function lying(degrees = 0) {
  const ruler = createRuler(
    () => viewport,
    () => {},
  )
  ruler.set(true)
  ruler.move({ degrees })
  return ruler
}

describe('the ruler', () => {
  it('lies in the middle of what is seen, and moves by CSS pixels', () => {
    const ruler = lying()
    expect(ruler.shown()).toMatchObject({ x: 320, y: 180, degrees: 0, length: 450 })
    ruler.move({ dx: 10, dy: -5, degrees: 190 })
    expect(ruler.shown()).toMatchObject({ x: 330, y: 175, degrees: -170 })
    ruler.set(false)
    expect(ruler.shown()).toBeNull()
  })

  it('takes a line that begins at its edge along, so that the line touches it', () => {
    const along = lying().along({ x: 500, y: 350 }, 8)
    expect(along?.({ x: 700, y: 300 })).toEqual({ x: 700, y: 356 })
  })

  it('takes a line along at any angle', () => {
    const { x, y } = lying(90).along({ x: 640, y: 400 }, 2)?.({ x: 900, y: 500 }) ?? { x: 0, y: 0 }
    expect([x, y]).toEqual([expect.closeTo(641), expect.closeTo(500)])
  })

  it.each([
    ['far from its edge', { x: 640, y: 200 }],
    ['beyond its end', { x: 100, y: 360 }],
  ])('leaves a line alone that begins %s', (_, from) => {
    expect(lying().along(from, 4)).toBeNull()
  })
})
