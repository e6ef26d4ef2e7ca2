/** Media without a device: says what it was asked to do, and does what a test tells it. */
import type { MediaKind } from '../../core/room/room-types.ts'
import { type RtcDevices, type RtcEngine, RtcError, type RtcErrorCode, type RtcEvents } from '../../ports/rtc-engine.ts'

export interface FakeRtc extends RtcEngine {
  /** What was asked of the engine, in order: `publish screen`, `unpublish camera`, `mute mic` … */
  readonly calls: readonly string[]
  emit<E extends keyof RtcEvents>(event: E, value: RtcEvents[E]): void
  /** The next `publish` of this kind fails. */
  failNext(kind: MediaKind, code: RtcErrorCode): void
  listenerCount(): number
  /** Draws something into what is attached; default is an empty video element. */
  paint?: (element: HTMLElement, source: Parameters<RtcEngine['attach']>[0]) => void
}

const devices: RtcDevices = {
  cameras: [{ id: 'camera-1', label: 'Built-in camera' }],
  microphones: [
    { id: 'mic-1', label: 'Built-in microphone' },
    { id: 'mic-2', label: 'Headset' },
  ],
  speakers: [{ id: 'speaker-1', label: 'Built-in speaker' }],
}

export function createFakeRtc(options: Pick<FakeRtc, 'paint'> = {}): FakeRtc {
  const calls: string[] = []
  const failures = new Map<MediaKind, RtcErrorCode>()
  const listeners = new Map<keyof RtcEvents, Set<(value: never) => void>>()
  let attached = 0

  const emit: FakeRtc['emit'] = (event, value) => {
    for (const listener of listeners.get(event) ?? []) listener(value as never)
  }
  const countListeners = () => [...listeners.values()].reduce((sum, set) => sum + set.size, attached)

  return {
    calls,
    capabilities: { maxPublishers: 50, maxViewers: 200 },
    async join() {
      calls.push('join')
      emit('connection', 'connected')
    },
    async leave() {
      calls.push('leave')
    },
    async publish(kind) {
      const failure = failures.get(kind)
      if (failure) {
        failures.delete(kind)
        throw new RtcError(failure, { kind })
      }
      calls.push(`publish ${kind}`)
      emit('published', { kind, status: 'on' })
    },
    async unpublish(kind) {
      calls.push(`unpublish ${kind}`)
      emit('published', { kind, status: 'off' })
    },
    async setMuted(kind, isMuted) {
      calls.push(`${isMuted ? 'mute' : 'unmute'} ${kind}`)
    },
    async switchDevice(kind, deviceId) {
      calls.push(`switch ${kind} ${deviceId}`)
    },
    attach(source, element) {
      attached++
      const video = element.ownerDocument.createElement('video')
      if (options.paint) options.paint(element, source)
      else element.append(video)
      return () => {
        attached--
        element.replaceChildren()
      }
    },
    limitCamera: (quality) => void calls.push(`limit camera ${quality}`),
    setRemoteAudio: () => undefined,
    async resumeAudio() {
      calls.push('resume audio')
    },
    track: () => undefined,
    devices: async () => devices,
    on(event, listener) {
      const set = listeners.get(event) ?? new Set()
      listeners.set(event, set)
      set.add(listener as (value: never) => void)
      return () => set.delete(listener as (value: never) => void)
    },
    emit,
    failNext: (kind, code) => void failures.set(kind, code),
    listenerCount: countListeners,
  }
}
