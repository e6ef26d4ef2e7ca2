import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCuePlayer } from './create-cue-player.ts'

/** Counts tones; knows nothing of sound. */
function fakeAudio() {
  const parameter = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
  const node = () => ({
    connect: (next: unknown) => next,
    gain: parameter,
    frequency: parameter,
    start: vi.fn(),
    stop: vi.fn(),
  })
  const context = {
    state: 'running',
    currentTime: 0,
    destination: {},
    createOscillator: vi.fn(node),
    createGain: node,
    suspend: vi.fn(async () => {
      context.state = 'suspended'
    }),
    resume: vi.fn(async () => {
      context.state = 'running'
    }),
    close: vi.fn(async () => undefined),
  }
  return context
}

describe('[R21] sound cues', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const setUp = () => {
    const audio = fakeAudio()
    const create = vi.fn(() => audio as unknown as AudioContext)
    return { audio, create, player: createCuePlayer(create) }
  }
  const tones = (audio: ReturnType<typeof fakeAudio>) => audio.createOscillator.mock.calls.length

  it('opens no audio device before the first sound', () => {
    expect(setUp().create).not.toHaveBeenCalled()
  })

  it('an invitation rings again until it is stopped; asking twice does not ring twice', () => {
    const { audio, player } = setUp()
    player.perform({ do: 'loop', cue: 'invitation' })
    player.perform({ do: 'loop', cue: 'invitation' })
    const once = tones(audio)
    vi.advanceTimersByTime(2_400)
    expect(tones(audio)).toBe(2 * once)
    player.perform({ do: 'stop', cue: 'invitation' })
    vi.advanceTimersByTime(10_000)
    expect(tones(audio)).toBe(2 * once)
  })

  it('a hand sounds once, and the device sleeps after half a minute of silence', async () => {
    const { audio, player } = setUp()
    player.perform({ do: 'playOnce', cue: 'hand' })
    expect(tones(audio)).toBeGreaterThan(0)
    vi.advanceTimersByTime(29_999)
    expect(audio.suspend).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(audio.suspend).toHaveBeenCalledOnce()
    player.perform({ do: 'playOnce', cue: 'hand' })
    expect(audio.resume).toHaveBeenCalledOnce()
  })

  it('turning cues off cuts the sound; nothing is left ticking', () => {
    const { audio, player } = setUp()
    player.perform({ do: 'loop', cue: 'invitation' })
    player.perform({ do: 'stopAll' })
    expect(audio.close).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('a browser without audio stays silent without complaint', () => {
    const player = createCuePlayer(() => null)
    expect(() => player.perform({ do: 'playOnce', cue: 'hand' })).not.toThrow()
  })
})
