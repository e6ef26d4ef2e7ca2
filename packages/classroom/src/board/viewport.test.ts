import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyViewport, MAX_ZOOM, panned, resized, scaleOf, toElement, toPage, zoomed } from './viewport.ts'

const wide = resized(emptyViewport, { width: 1600, height: 720, density: 1 })

it('fits the page into the element, in the middle', () => {
  expect(scaleOf(wide)).toBe(1)
  expect(wide).toMatchObject({ zoom: 1, left: 160, top: 0 })
})

it('keeps the place under the pointer while zooming in', () => {
  const anchor = { x: 800, y: 300 }
  const near = zoomed(wide, 3, anchor)
  expect(toPage(near, anchor).x).toBeCloseTo(toPage(wide, anchor).x)
  expect(toPage(near, anchor).y).toBeCloseTo(toPage(wide, anchor).y)
})

it('never zooms further than it can draw, and never shows beside a page that is larger than the element', () => {
  const zoomFactor = fc.double({ min: 0.1, max: 20, noNaN: true })
  const step = fc.integer({ min: -3000, max: 3000 })
  fc.assert(
    fc.property(zoomFactor, step, step, (zoom, dx, dy) => {
      const viewport = panned(zoomed(wide, zoom, { x: 10, y: 10 }), dx, dy)
      expect(viewport.zoom).toBeLessThanOrEqual(MAX_ZOOM)
      const [start, end] = [toElement(viewport, { x: 0, y: 0 }), toElement(viewport, { x: 1280, y: 720 })]
      const covers = start.x <= 1 && end.x >= viewport.width - 1
      const isCentred = Math.abs(start.x - (viewport.width - end.x)) <= 2
      expect(end.x - start.x >= viewport.width ? covers : isCentred).toBe(true)
    }),
  )
})

it('keeps the middle in the middle when the element gets another size', () => {
  const near = zoomed(wide, 4, { x: 200, y: 200 })
  const turned = resized(near, { width: 390, height: 600, density: 3 })
  const before = toPage(near, { x: 800, y: 360 })
  const after = toPage(turned, { x: 195, y: 300 })
  expect(after.x).toBeCloseTo(before.x, 0)
  expect(turned.zoom).toBe(4)
})
