/**
 * Before entry [R33]: see yourself, watch the microphone's level, hear a tone, measure the network. All of it stops.
 */
import { type PublishOptions, RtcError } from '../../../../ports/rtc-engine.ts'
import { openTrack, toRtcError } from './devices.ts'
import { createVideoView } from '../views/video-view.ts'
import { toVolume } from './volume.ts'

export interface Preview {
  /** May go on as `publish(kind, { track })` without opening the device again: then `release` instead of `stop`. */
  readonly track: MediaStreamTrack
  /** Gives the device back. Idempotent. */
  stop(): void
  /** Ends the preview and leaves the device open. */
  release(): void
}

/** Shows the camera inside `element`, as in a mirror. @throws {RtcError} device errors */
export async function previewCamera(element: HTMLElement, options: PublishOptions = {}): Promise<Preview> {
  const track = await openTrack('camera', options)
  const view = createVideoView({ element, fit: 'cover', isMirrored: true })
  view.setTrack(track)
  return previewOf(track, view.remove)
}

const LEVEL_INTERVAL_MS = 50

/** Tells how loud it is, 0..100, twenty times a second. @throws {RtcError} device errors */
export async function previewMicrophone(
  onLevel: (level: number) => void,
  options: PublishOptions = {},
): Promise<Preview> {
  const track = await openTrack('mic', options)
  const context = new AudioContext()
  // Starts now if the page was clicked before, else with the next click; until then the meter rests at 0.
  void context.resume().catch(() => undefined)
  const analyser = context.createAnalyser()
  analyser.fftSize = 1_024
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(loudnessOf(samples))
  }, LEVEL_INTERVAL_MS)
  return previewOf(track, () => {
    clearInterval(timer)
    void context.close()
  })
}

/** @param samples −1..1. @returns 0..100 by the ear's scale, from the root mean square */
export function loudnessOf(samples: ArrayLike<number>): number {
  let sum = 0
  for (let index = 0; index < samples.length; index += 1) sum += (samples[index] ?? 0) ** 2
  return toVolume(samples.length === 0 ? 0 : Math.sqrt(sum / samples.length))
}

function previewOf(track: MediaStreamTrack, end: () => void): Preview {
  let isOver = false
  const release = () => {
    if (isOver) return
    isOver = true
    end()
  }
  return {
    track,
    release,
    stop() {
      if (isOver) return
      release()
      track.stop()
    },
  }
}

// Two soft rising notes, made here: nothing to download.
const TONE_NOTES_HZ = [440, 660] as const
const NOTE_SECONDS = 0.6

export interface SpeakerTest {
  readonly finished: Promise<void>
  stop(): void
}

/**
 * Plays a test tone; call it from a click. Browsers that cannot choose a speaker use the default one.
 * @throws {RtcError} `device-missing` when the chosen speaker is gone, `permission-denied` when it may not be used
 */
export async function playTestTone(speakerId?: string): Promise<SpeakerTest> {
  const context = new AudioContext() as AudioContext & { setSinkId?(id: string): Promise<void> }
  try {
    if (speakerId) await context.setSinkId?.(speakerId)
  } catch (cause) {
    void context.close()
    const { code } = toRtcError(cause, 'mic')
    throw new RtcError(code, { cause })
  }
  const gain = context.createGain()
  gain.connect(context.destination)
  const last = TONE_NOTES_HZ.map((frequency, index) => {
    const start = context.currentTime + index * NOTE_SECONDS
    const end = start + NOTE_SECONDS
    const note = context.createOscillator()
    note.frequency.value = frequency
    note.connect(gain)
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(0.25, start + 0.05)
    gain.gain.linearRampToValueAtTime(0, end)
    note.start(start)
    note.stop(end)
    return note
  }).at(-1)

  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    await context.close()
  }
  const finished = new Promise<void>((resolve) => {
    last?.addEventListener('ended', () => resolve())
    context.addEventListener('statechange', () => {
      if (context.state === 'closed') resolve()
    })
  }).then(close)
  return { finished, stop: () => void close() }
}

export interface NetworkProbe {
  /** Median of five small requests, ms; browsers count a little of their own work in. */
  roundTripMs: number
  /** Speed of one larger download, kbit/s; null when the answer was too small or too quick to tell. */
  downloadKbits: number | null
}

export interface NetworkProbeOptions {
  /** Answers any GET quickly and allows this page to read it. */
  pingUrl: string | URL
  /** Some 200 kB or more, never cached. Default `pingUrl`, which seldom tells a speed. */
  downloadUrl?: string | URL
  signal?: AbortSignal
}

const PINGS = 5
const SMALLEST_DOWNLOAD_BYTES = 20_000

/** @throws {RtcError} `unreachable`, or `aborted` by the signal */
export async function probeNetwork({ pingUrl, downloadUrl, signal }: NetworkProbeOptions): Promise<NetworkProbe> {
  try {
    const roundTrips: number[] = []
    for (let ping = 0; ping < PINGS; ping += 1) roundTrips.push((await timedGet(pingUrl, signal)).ms)
    const { bytes, ms } = await timedGet(downloadUrl ?? pingUrl, signal)
    return { roundTripMs: Math.round(medianOf(roundTrips)), downloadKbits: speedOf(bytes, ms) }
  } catch (cause) {
    throw new RtcError(signal?.aborted ? 'aborted' : 'unreachable', { cause })
  }
}

async function timedGet(url: string | URL, signal: AbortSignal | undefined) {
  const startedAt = performance.now()
  const response = await fetch(url, { cache: 'no-store', ...(signal ? { signal } : {}) })
  const { byteLength } = await response.arrayBuffer()
  return { bytes: byteLength, ms: performance.now() - startedAt }
}

export const medianOf = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** kbit/s, or null below 20 kB or 1 ms, where a number would be noise. */
export const speedOf = (bytes: number, ms: number) =>
  bytes < SMALLEST_DOWNLOAD_BYTES || ms < 1 ? null : Math.round((bytes * 8) / ms)
