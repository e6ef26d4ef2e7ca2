/** A device checker without devices: a test says what it hears, forbids devices and cuts the network. */
import { createListeners } from '@hwjy/base'
import type { DeviceChecker, OpenDevice } from '../../ports/device-checker.ts'
import { type RtcDevices, RtcError } from '../../ports/rtc-engine.ts'

export interface FakeDeviceChecker extends DeviceChecker {
  /** What was given back, in order: `camera front`, `microphone default` … */
  readonly stopped: readonly string[]
  /** The open microphones hear something, 0..100. */
  speak(level: number): void
  denyDevices(): void
  cutNetwork(): void
}

const devices: RtcDevices = {
  cameras: [
    { id: 'front', label: 'Front camera' },
    { id: 'back', label: 'Back camera' },
  ],
  microphones: [{ id: 'mic', label: 'Microphone' }],
  speakers: [],
}

export function createFakeDeviceChecker(): FakeDeviceChecker {
  const stopped: string[] = []
  const hearing = createListeners<[level: number]>()
  let isDenied = false
  let isCut = false

  function open(kind: 'camera' | 'mic', name: string, end: () => void = () => undefined): OpenDevice {
    if (isDenied) throw new RtcError('permission-denied', { kind })
    const track = canvasTrack()
    let isOver = false
    return {
      // A canvas in a test has no end of its own, so the track tells the fake's.
      track: Object.defineProperty(track, 'readyState', { get: () => (isOver ? 'ended' : 'live') }),
      stop() {
        if (isOver) return
        isOver = true
        stopped.push(name)
        end()
      },
    }
  }

  return {
    stopped,
    devices: async () => devices,
    openCamera: async (id) => open('camera', `camera ${id ?? 'default'}`),
    async openMicrophone(onLevel, id) {
      const device = open('mic', `microphone ${id ?? 'default'}`, () => stop())
      const stop = hearing.add(onLevel)
      return device
    },
    playTestSound: async () => undefined,
    async measureNetwork() {
      if (isCut) throw new RtcError('unreachable')
      return { roundTripMs: 41.6 }
    },
    speak(level) {
      hearing.call(level)
    },
    denyDevices() {
      isDenied = true
    },
    cutNetwork() {
      isCut = true
    },
  }
}

/** A picture that a video element accepts. */
function canvasTrack(): MediaStreamTrack {
  const [track] = document.createElement('canvas').captureStream().getVideoTracks()
  if (!track) throw new Error('a canvas gives one track')
  return track
}
