import { beforeEach, describe, expect, it, vi } from 'vitest'
import { attachSource } from './attach-source.ts'

const players = vi.hoisted((): { break: () => void }[] => [])
vi.mock('hls.js', () => ({
  default: class {
    static Events = { ERROR: 'error' }
    static DefaultConfig = { fragLoadPolicy: { default: {} } }
    static isSupported = () => true
    break = () => {}
    constructor() {
      players.push(this)
    }
    on(_event: string, tell: (event: string, data: { fatal: boolean }) => void) {
      this.break = () => tell('error', { fatal: true })
    }
    loadSource() {}
    attachMedia() {}
    destroy() {}
  },
}))

/** A video at this second, of which so many seconds have come. */
function videoAt(currentTime: number, loadedSeconds: number) {
  const buffered = { length: 1, start: () => 0, end: () => loadedSeconds }
  const parts = { currentTime, buffered, removeAttribute: () => {}, load: () => {} }
  return Object.assign(new EventTarget(), parts) as unknown as HTMLVideoElement
}
const stream = '/lesson.m3u8'

describe('a stream', () => {
  beforeEach(() => void players.splice(0))

  it('that breaks plays on while something is left, and is told then', async () => {
    const onBroken = vi.fn<() => void>()
    const video = videoAt(2, 4)
    attachSource(video, stream, { startAt: 0, onBroken })
    await vi.waitFor(() => expect(players).toHaveLength(1), 60_000)
    players[0]?.break()
    video.dispatchEvent(new Event('waiting'))
    expect(onBroken).not.toHaveBeenCalled()
    video.currentTime = 4
    video.dispatchEvent(new Event('waiting'))
    expect(onBroken).toHaveBeenCalledOnce()
  })

  it('that breaks before anything has come is told at once', async () => {
    const onBroken = vi.fn<() => void>()
    attachSource(videoAt(0, 0), stream, { startAt: 0, onBroken })
    await vi.waitFor(() => expect(players).toHaveLength(1), 60_000)
    players[0]?.break()
    expect(onBroken).toHaveBeenCalledOnce()
  })

  it('that is left before its player has come gets none', async () => {
    attachSource(videoAt(0, 0), stream, { startAt: 0, onBroken: () => {} }).detach()
    attachSource(videoAt(0, 0), stream, { startAt: 0, onBroken: () => {} })
    await vi.waitFor(() => expect(players).not.toHaveLength(0), 60_000)
    expect(players).toHaveLength(1)
  })
})
