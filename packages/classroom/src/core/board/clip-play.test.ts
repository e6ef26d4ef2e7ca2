import { describe, expect, it } from 'vitest'
import type { ClipPlay } from './board-types.ts'
import { clipPositionMs, clipStep, nextClipLookMs } from './clip-play.ts'

const play: ClipPlay = {
  pageId: 'page-1',
  elementId: 'clip',
  state: 'playing',
  positionMs: 4_000,
  rate: 100,
  at: 10_000,
}

describe('[R91] a clip that plays for all', () => {
  it('is where the time since its start has brought it, at its speed', () => {
    expect(clipPositionMs(play, 12_000)).toBe(6_000)
    expect(clipPositionMs({ ...play, rate: 50 }, 12_000)).toBe(5_000)
    expect(clipPositionMs({ ...play, state: 'paused' }, 12_000)).toBe(4_000)
    // A clock that is a little behind does not turn it back.
    expect(clipPositionMs(play, 9_990)).toBe(4_000)
  })

  it.each([
    ['a player that is in step goes on', 6_100, null, 1],
    ['one that is behind runs a little faster', 5_500, null, 1.05],
    ['one that is ahead runs a little slower', 6_600, null, 0.95],
    ['one that is far behind, as a late comer is, jumps', 0, 6_000, 1],
  ])('%s', (_what, isAtMs, jumpToMs, playbackRate) => {
    expect(clipStep(play, isAtMs, 12_000)).toEqual({ jumpToMs, playbackRate })
  })

  it('a part from A to B comes again and again, also for a late comer', () => {
    const part: ClipPlay = { ...play, loop: { fromMs: 3_000, toMs: 5_000 } }
    expect(clipPositionMs(part, 10_900)).toBe(4_900)
    expect(clipPositionMs(part, 11_000)).toBe(3_000)
    expect(clipPositionMs(part, 15_500)).toBe(3_500)
    expect(clipPositionMs({ ...part, state: 'paused' }, 15_500)).toBe(4_000)
    // One that begins behind B comes to A.
    expect(clipPositionMs({ ...part, positionMs: 8_000 }, 10_000)).toBe(4_000)
  })

  it('a player turns back to A with all, and is looked at at that moment', () => {
    const part: ClipPlay = { ...play, loop: { fromMs: 3_000, toMs: 5_000 } }
    expect(nextClipLookMs(part, 10_900)).toBe(100)
    expect(nextClipLookMs({ ...part, rate: 50 }, 11_900)).toBe(100)
    expect(nextClipLookMs(part, 10_000)).toBe(500)
    expect(nextClipLookMs(play, 10_000)).toBe(500)
    expect(clipStep(part, 4_980, 11_020)).toEqual({ jumpToMs: 3_020, playbackRate: 1 })
    expect(clipStep(part, 3_100, 11_020)).toEqual({ jumpToMs: null, playbackRate: 1 })
  })

  it('a paused one goes to its place once', () => {
    const paused: ClipPlay = { ...play, state: 'paused' }
    expect(clipStep(paused, 3_000, 12_000)).toMatchObject({ jumpToMs: 4_000 })
    expect(clipStep(paused, 3_990, 12_000)).toMatchObject({ jumpToMs: null })
  })
})
