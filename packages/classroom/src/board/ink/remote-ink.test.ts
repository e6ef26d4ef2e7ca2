import { describe, expect, it } from 'vitest'
import type { LiveInk } from '../../core/live/live-ink.ts'
import { decodeLiveInk, encodeLiveInk, encodeTakenBack, pageKey } from '../../core/live/live-ink.ts'
import { REMOTE_INK_TTL_MS, RemoteInk } from './remote-ink.ts'

const points = Float32Array.from(Array.from({ length: 6 }, (_, i) => [i * 10, 50, 0.5, i * 8]).flat())

/** What arrives when points `first` to `end` (not included) of the stroke are sent. */
const frame = (first: number, end: number): LiveInk => {
  const ink = { tool: 'pen', color: '#000000', width: 4, points: points.subarray(0, end * 4) } as const
  return decodeLiveInk(encodeLiveInk('stroke', 'page-1', ink, first)) as LiveInk
}
const xs = (ink: RemoteInk) =>
  [...ink.onPage(pageKey('page-1'))].map(([, { points }]) => [...points].filter((_, i) => i % 4 === 0))

describe('ink of others', () => {
  it('grows with every frame, on its own page', () => {
    const ink = new RemoteInk()
    ink.receive('li', frame(0, 2), 0)
    ink.receive('li', frame(2, 4), 16)
    expect(xs(ink)).toEqual([[0, 10, 20, 30]])
    expect([...ink.onPage(pageKey('page-2'))]).toEqual([])
  })

  it('bridges a lost frame and ignores what it knows already', () => {
    const ink = new RemoteInk()
    ink.receive('li', frame(0, 2), 0)
    ink.receive('li', frame(4, 6), 48)
    expect(ink.receive('li', frame(2, 4), 50)).toBe(false)
    expect(xs(ink)).toEqual([[0, 10, 40, 50]])
  })

  it('starts in the middle for a viewer who came in the middle', () => {
    const ink = new RemoteInk()
    ink.receive('li', frame(3, 5), 0)
    expect(xs(ink)).toEqual([[30, 40]])
  })

  it('goes when the stroke is committed, and a late frame does not bring it back', () => {
    const ink = new RemoteInk()
    ink.receive('li', frame(0, 2), 0)
    ink.settle('li', 'stroke')
    expect(xs(ink)).toEqual([])
    expect(ink.receive('li', frame(2, 4), 1)).toBe(false)
    expect(xs(ink)).toEqual([])
  })

  it('goes when it is taken back', () => {
    const ink = new RemoteInk()
    ink.receive('li', frame(0, 2), 0)
    ink.receive('li', decodeLiveInk(encodeTakenBack('stroke', 'page-1')) as LiveInk, 1)
    expect(xs(ink)).toEqual([])
  })

  it('goes when its writer has been silent for long', () => {
    const ink = new RemoteInk()
    ink.receive('li', frame(0, 2), 1_000)
    expect(ink.expire(2_000)).toBe(1_000 + REMOTE_INK_TTL_MS)
    expect(ink.expire(1_000 + REMOTE_INK_TTL_MS)).toBeNull()
    expect(xs(ink)).toEqual([])
  })
})
