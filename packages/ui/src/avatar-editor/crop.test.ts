import { describe, expect, it } from 'vitest'
import { cropOfKey, cropSquare, movedCrop, wholeCrop, zoomedCrop } from './crop.ts'

const wide = { width: 400, height: 200 }

describe('the square that is cut out', () => {
  it('the square that is cut out is at first the largest in the middle', () => {
    expect(cropSquare(wholeCrop, wide)).toEqual({ left: 100, top: 0, side: 200 })
    expect(cropSquare(wholeCrop, { width: 200, height: 400 })).toEqual({ left: 0, top: 100, side: 200 })
  })

  it('the square that is cut out shows what lies left when the picture is pulled to the right, and never leaves the picture', () => {
    expect(cropSquare(movedCrop(wholeCrop, 0.25, 0, wide), wide).left).toBe(50)
    expect(cropSquare(movedCrop(wholeCrop, 9, 9, wide), wide)).toEqual({ left: 0, top: 0, side: 200 })
    expect(cropSquare(movedCrop(wholeCrop, -9, -9, wide), wide)).toEqual({ left: 200, top: 0, side: 200 })
  })

  it('the square that is cut out is enlarged about its middle, one to four times', () => {
    expect(cropSquare(zoomedCrop(wholeCrop, 2, wide), wide)).toEqual({ left: 150, top: 50, side: 100 })
    expect(zoomedCrop(wholeCrop, 9, wide).zoom).toBe(4)
    expect(zoomedCrop(wholeCrop, 0, wide).zoom).toBe(1)
  })

  it('the square that is cut out comes back inside when it grows at an edge', () => {
    const corner = movedCrop(zoomedCrop(wholeCrop, 4, wide), 99, 99, wide)
    expect(cropSquare(zoomedCrop(corner, 1, wide), wide)).toEqual({ left: 0, top: 0, side: 200 })
  })
})

describe('keys', () => {
  const near = zoomedCrop(wholeCrop, 2, wide)
  it.each([
    ['ArrowRight', false, { left: 148, top: 50, side: 100 }],
    ['ArrowLeft', true, { left: 160, top: 50, side: 100 }],
    ['ArrowDown', false, { left: 150, top: 48, side: 100 }],
    ['ArrowUp', true, { left: 150, top: 60, side: 100 }],
    ['0', false, { left: 100, top: 0, side: 200 }],
  ])('%s (shift: %s) cuts out %o', (key, shiftKey, square) => {
    const crop = cropOfKey({ key, shiftKey }, near, wide)
    const { left, top, side } = cropSquare(crop ?? wholeCrop, wide)
    expect({ left: Math.round(left), top: Math.round(top), side: Math.round(side) }).toEqual(square)
  })

  it('plus and minus zoom, others do nothing', () => {
    expect(cropOfKey({ key: '+', shiftKey: true }, near, wide)?.zoom).toBeCloseTo(2.1)
    expect(cropOfKey({ key: '-', shiftKey: false }, near, wide)?.zoom).toBeCloseTo(1.9)
    expect(cropOfKey({ key: 'a', shiftKey: false }, near, wide)).toBeNull()
  })
})
