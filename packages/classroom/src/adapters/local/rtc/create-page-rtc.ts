/** Media of a room without a network: one's own camera, microphone and screen, shown to oneself. Nothing is sent. */
import { type RtcEngine, type RtcEvents } from '../../../ports/rtc-engine.ts'
import { listDevices } from './devices/devices.ts'
import { createEmitter } from './emitter.ts'
import { createLocalViews } from './views/local-views.ts'
import { createPublisher } from './link/publisher.ts'

const LOCAL_KINDS = { 'local-mic': 'mic', 'local-camera': 'camera', 'local-screen': 'screen' } as const

export function createPageRtc(): RtcEngine {
  const { on, emit } = createEmitter<RtcEvents>()
  const publisher = createPublisher({
    onChange: () => localViews.refresh(),
    onLost: (kind, error) => emit('published', { kind, status: 'off', error }),
  })
  const localViews = createLocalViews((kind) => publisher.open(kind)?.track ?? null)

  return {
    capabilities: { maxPublishers: 1, maxViewers: 1 },
    async join() {
      emit('connection', 'connected')
    },
    async leave() {
      publisher.stopAll()
      emit('connection', 'idle')
    },
    async publish(kind, options = {}) {
      await publisher.start(kind, options)
      emit('published', { kind, status: 'on', hasSound: publisher.open(kind)?.sound != null })
    },
    async unpublish(kind) {
      if (publisher.open(kind) === null) return
      publisher.stop(kind)
      emit('published', { kind, status: 'off' })
    },
    setMuted: async (kind, muted) => publisher.setMuted(kind, muted),
    async switchDevice(kind, deviceId) {
      if (kind !== 'speaker') await publisher.switchDevice(kind, deviceId)
    },
    attach: (source, element, options = {}) =>
      // Others send nothing here, so there is nothing of theirs to show.
      typeof source === 'string'
        ? localViews.attach(source === 'local-camera' ? 'camera' : 'screen', element, options)
        : () => undefined,
    limitCamera: () => undefined,
    setRemoteAudio: () => undefined,
    resumeAudio: async () => undefined,
    track: (source) => (typeof source === 'string' ? publisher.open(LOCAL_KINDS[source])?.track : undefined),
    devices: listDevices,
    on,
  }
}
