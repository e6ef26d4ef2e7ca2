import { describe, expect, it } from 'vitest'
import { type MediaReading, mediaState } from './media-state.ts'

const reading = (change: Partial<MediaReading> = {}): MediaReading => ({
  paused: true,
  ended: false,
  readyState: 4,
  currentTime: 0,
  duration: 60,
  volume: 1,
  muted: false,
  playbackRate: 1,
  error: null,
  ...change,
})

describe('a medium', () => {
  it.each([
    ['is paused before it starts', {}, 'paused'],
    ['plays', { paused: false }, 'playing'],
    ['waits while data is missing', { paused: false, readyState: 2 }, 'waiting'],
    ['is paused at its end', { paused: false, ended: true }, 'paused'],
    ['has failed, whatever else it says', { paused: false, error: { code: 2 } }, 'failed'],
  ] as const)('%s', (_what, change, status) => {
    expect(mediaState(reading(change)).status).toBe(status)
  })

  it.each([
    [2, 'network'],
    [3, 'broken'],
    [4, 'unsupported'],
  ])('a medium says what error %i means', (code, problem) => {
    expect(mediaState(reading({ error: { code } })).problem).toBe(problem)
  })

  it('a medium has no length while none is known, and in a live stream', () => {
    expect(mediaState(reading({ duration: Number.NaN })).duration).toBe(0)
    expect(mediaState(reading({ duration: Number.POSITIVE_INFINITY })).duration).toBe(0)
  })

  it('a medium is as good as muted at volume 0', () => {
    expect(mediaState(reading({ volume: 0 })).isMuted).toBe(true)
  })
})
