import { describe, expect, it, vi } from 'vitest'
import type { ClipPlay } from '../../core/board/board-types.ts'
import { followClip, type Player } from './follow-clip.ts'

const playing: ClipPlay = { pageId: 'page-1', elementId: 'clip', state: 'playing', positionMs: 0, rate: 100, at: 0 }

function player(change: Partial<Player> = {}): Player {
  const made = {
    currentTime: 0,
    duration: 60,
    paused: true,
    playbackRate: 1,
    readyState: 4,
    play: vi.fn<() => Promise<void>>(async () => void (made.paused = false)),
    pause: vi.fn<() => void>(() => void (made.paused = true)),
    ...change,
  }
  return made
}

describe('[R91] the player of a clip', () => {
  it('starts inside for a person who comes late, and rests when all pause', () => {
    const mine = player()
    followClip(mine, playing, 20_000, vi.fn())
    expect([mine.currentTime, mine.paused]).toEqual([20, false])
    followClip(mine, { ...playing, state: 'paused', positionMs: 21_000 }, 30_000, vi.fn())
    expect([mine.currentTime, mine.paused]).toEqual([21, true])
  })

  it('says when the browser wants a press first', async () => {
    const onBlocked = vi.fn<() => void>()
    followClip(player({ play: () => Promise.reject(new Error('NotAllowedError')) }), playing, 1_000, onBlocked)
    await expect.poll(() => onBlocked.mock.calls.length).toBe(1)
  })

  it('rests after its end, and does not begin anew', () => {
    const mine = player({ currentTime: 59.99 })
    followClip(mine, playing, 60_100, vi.fn())
    followClip(mine, playing, 90_000, vi.fn())
    expect(mine.play).not.toHaveBeenCalled()
  })

  it('waits until the length is known', () => {
    const mine = player({ readyState: 0, duration: Number.NaN })
    followClip(mine, playing, 20_000, vi.fn())
    expect([mine.currentTime, mine.paused]).toEqual([0, true])
  })
})
