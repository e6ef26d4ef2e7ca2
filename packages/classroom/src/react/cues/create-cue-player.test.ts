import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCuePlayer } from './create-cue-player.ts'

/** Counts tones; knows nothing of sound. */
function fakeAudio() {
  const nothing = () => undefined
  const parameter = { value: 0, setValueAtTime: nothing, exponentialRampToValueAtTime: nothing }
  const node = () => ({
    connect: (next: unknown) => next,
    gain: parameter,
    frequency: parameter,
    start: nothing,
    stop: nothing,
  })
  const audio = {
    state: 'running',
    currentTime: 0,
    destination: {},
    tones: 0,
    calls: [] as string[],
    createOscillator() {
      audio.tones++
      return node()
    },
    createGain: node,
    async suspend() {
      audio.state = 'suspended'
      audio.calls.push('suspend')
    },
    async resume() {
      audio.state = 'running'
      audio.calls.push('resume')
    },
    async close() {
      audio.calls.push('close')
    },
  }
  return audio
}

describe('[R21] sound cues', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  function setUp() {
    const audio = fakeAudio()
    const create = vi.fn<() => AudioContext>(() => audio as unknown as AudioContext)
    return { audio, create, player: createCuePlayer(create) }
  }

  it('opens no audio device before the first sound', () => {
    expect(setUp().create).not.toHaveBeenCalled()
  })

  it('an invitation rings again until it is stopped; asking twice does not ring twice', () => {
    const { audio, player } = setUp()
    player.perform({ do: 'loop', cue: 'invitation' })
    player.perform({ do: 'loop', cue: 'invitation' })
    const once = audio.tones
    vi.advanceTimersByTime(2_400)
    expect(audio.tones).toBe(2 * once)
    player.perform({ do: 'stop', cue: 'invitation' })
    vi.advanceTimersByTime(10_000)
    expect(audio.tones).toBe(2 * once)
  })

  it('a hand sounds once, and the device sleeps after half a minute of silence', () => {
    const { audio, player } = setUp()
    player.perform({ do: 'playOnce', cue: 'hand' })
    expect(audio.tones).toBeGreaterThan(0)
    vi.advanceTimersByTime(29_999)
    expect(audio.calls).toEqual([])
    vi.advanceTimersByTime(1)
    expect(audio.calls).toEqual(['suspend'])
    player.perform({ do: 'playOnce', cue: 'hand' })
    expect(audio.calls).toEqual(['suspend', 'resume'])
  })

  it('turning cues off cuts the sound; nothing is left ticking', () => {
    const { audio, player } = setUp()
    player.perform({ do: 'loop', cue: 'invitation' })
    player.perform({ do: 'stopAll' })
    expect(audio.calls).toEqual(['close'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('a browser without audio stays silent without complaint', () => {
    const player = createCuePlayer(() => null)
    expect(() => player.perform({ do: 'playOnce', cue: 'hand' })).not.toThrow()
  })
})
