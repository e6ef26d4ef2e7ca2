import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { StrokeInk } from '../board/stroke-codec.ts'
import {
  decodeLaser,
  decodeLiveInk,
  encodeLaser,
  encodeLiveInk,
  encodeTakenBack,
  pageKey,
  strokeKey,
} from './live-ink.ts'

const ink: StrokeInk = {
  tool: 'pen',
  color: '#1677ff',
  width: 3.5,
  points: Float32Array.of(600, 300, 0.5, 0, 604, 302, 0.6, 8, 609, 305, 0.6, 16),
}

it('live ink carries the new points only, with all that is needed to draw them', () => {
  const frame = decodeLiveInk(encodeLiveInk('stroke-1', 'page-1', ink, 1))
  expect(frame).toMatchObject({
    strokeKey: strokeKey('stroke-1'),
    pageKey: pageKey('page-1'),
    tool: 'pen',
    color: '#1677ff',
    width: 3.5,
    first: 1,
    isTakenBack: false,
  })
  const points = [...(frame?.points ?? [])]
  expect(points.filter((_, i) => i % 4 !== 2)).toEqual([604, 302, 0, 609, 305, 0])
  expect(points[2]).toBeCloseTo(0.6, 2)
})

it('a frame of two points is about 25 bytes', () => {
  expect(encodeLiveInk('stroke-1', 'page-1', ink, 1).length).toBeLessThanOrEqual(25)
  expect(encodeLiveInk('stroke-1', 'page-1', ink, 2).length).toBeLessThanOrEqual(20)
})

it('a stroke that is given up says so', () => {
  expect(decodeLiveInk(encodeTakenBack('stroke-1', 'page-1'))).toMatchObject({
    strokeKey: strokeKey('stroke-1'),
    isTakenBack: true,
  })
})

it('the laser has a place on its page, or is gone', () => {
  expect(decodeLaser(encodeLaser('page-1', { x: 1279.5, y: 0.25 }))).toEqual({
    pageKey: pageKey('page-1'),
    x: 1279.5,
    y: 0.25,
  })
  expect(decodeLaser(encodeLaser('page-1', null))).toEqual({ pageKey: pageKey('page-1'), isGone: true })
})

it('garbage is null, never an error', () => {
  const frames = fc.tuple(fc.constantFrom(1, 2, 9), fc.uint8Array({ maxLength: 60 }))
  fc.assert(
    fc.property(frames, ([kind, tail]) => {
      const frame = Uint8Array.of(kind, ...tail)
      const decoded = decodeLiveInk(frame)
      expect(decoded === null || decoded.points.every(Number.isFinite)).toBe(true)
      expect(() => decodeLaser(frame)).not.toThrow()
    }),
    { numRuns: 500 },
  )
})
