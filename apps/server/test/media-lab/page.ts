/** Runs in the browser: one person with the local media engine and bare signalling, driven by the test through `lab`. */
import { createListeners } from '@hwjy/base'
import type { RtcServerSignal } from '@hwjy/classroom/core'
import { createLocalRtc } from '../../../../packages/classroom/src/adapters/local/rtc/create-local-rtc.ts'
import * as deviceCheck from '../../../../packages/classroom/src/adapters/local/rtc/devices/device-check.ts'
import type { MediaSignalling } from '../../../../packages/classroom/src/ports/media-signalling.ts'
import type { RtcEngine, RtcEvents } from '../../../../packages/classroom/src/ports/rtc-engine.ts'
import type { FromPage, ToPage } from './lab-messages.ts'

const query = new URLSearchParams(location.search)
const userId = query.get('user') ?? 'nobody'
const mode = query.get('mode') === 'p2p' ? 'p2p' : 'sfu'

/** Reconnects at once, so that a test only has to cut the line. */
function createSignalling(): MediaSignalling & { cut(): void } {
  const signals = createListeners<[signal: RtcServerSignal]>()
  const connections = createListeners<[isConnected: boolean]>()
  let isConnected = false
  let socket: WebSocket

  const setConnected = (next: boolean) => {
    if (next === isConnected) return
    isConnected = next
    connections.call(next)
  }
  const send = (message: FromPage) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }
  const open = () => {
    socket = new WebSocket(location.origin.replace('http', 'ws'))
    socket.onopen = () => {
      send({ t: 'hello', userId })
      setConnected(true)
    }
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data) as ToPage
      signals.call(message.signal)
    }
    socket.onclose = () => {
      setConnected(false)
      open()
    }
  }
  open()

  return {
    send: (signal) => send({ t: 'rtc', signal }),
    onSignal: signals.add,
    onConnection: connections.add,
    isConnected: () => isConnected,
    cut: () => socket.close(),
  }
}

let devicesOpened = 0
const { mediaDevices } = navigator
const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices)
mediaDevices.getUserMedia = (constraints) => {
  devicesOpened += 1
  return getUserMedia(constraints)
}

const connections: RTCPeerConnection[] = []
const { RTCPeerConnection: Connection } = globalThis
globalThis.RTCPeerConnection = class extends Connection {
  constructor(configuration?: RTCConfiguration) {
    super(configuration)
    connections.push(this)
  }
}

const signalling = createSignalling()
const engine: RtcEngine = createLocalRtc({
  signalling,
  getToken: async () => `pass-of-${userId}`,
  iceServers: [],
  userId,
  mode,
})

/** Every event with the time it came, ms since the page began. */
const heard: { event: keyof RtcEvents; value: unknown; at: number }[] = []
const EVENTS = [
  'connection',
  'media',
  'published',
  'first-frame',
  'quality',
  'volume',
  'autoplay-blocked',
  'devices',
] as const
for (const event of EVENTS) {
  engine.on(event, (value) => {
    const error = (value as { error?: { code: string } } | undefined)?.error
    heard.push({ event, value: error ? { ...(value as object), error: error.code } : value, at: performance.now() })
  })
}

const lab = {
  engine,
  deviceCheck,
  heard,
  cut: signalling.cut,
  now: () => performance.now(),
  get devicesOpened() {
    return devicesOpened
  },
  announced(of: string): string[] {
    const kinds = new Set<string>()
    for (const { event, value } of heard) {
      if (event !== 'media') continue
      const { userId: from, kind, available } = value as RtcEvents['media']
      if (from === of) kinds[available ? 'add' : 'delete'](kind)
    }
    return [...kinds]
  },
  /** Shows a source in a new box; the returned number takes it away again. */
  boxes: [] as { element: HTMLElement; detach: () => void }[],
  attach(source: Parameters<RtcEngine['attach']>[0]) {
    const element = document.body.appendChild(document.createElement('div'))
    element.style.width = '320px'
    element.style.height = '180px'
    return lab.boxes.push({ element, detach: engine.attach(source, element) }) - 1
  },
  detach: (box: number) => lab.boxes[box]?.detach(),
  resize(box: number, width: number) {
    const element = lab.boxes[box]?.element
    if (element) Object.assign(element.style, { width: `${width}px`, height: `${(width * 9) / 16}px` })
  },
  /** px of the picture that arrives; 0 before the first. */
  pictureWidth: (box: number) => lab.boxes[box]?.element.querySelector('video')?.videoWidth ?? 0,
  /** Bytes of pictures and voices that arrived so far. */
  async received() {
    let bytes = 0
    for (const connection of connections) {
      for (const entry of (await connection.getStats()).values() as Iterable<{
        type: string
        bytesReceived?: number
      }>) {
        if (entry.type === 'inbound-rtp') bytes += entry.bytesReceived ?? 0
      }
    }
    return bytes
  },
  frames: (box: number) =>
    lab.boxes[box]?.element.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames ?? 0,
  /** Loudest sound on the track during the next moment, 0..1; certain sound ends the listening early. */
  async loudness(source: Parameters<RtcEngine['track']>[0], forMs: number) {
    const track = engine.track(source)
    if (!track) return 0
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    let loudest = 0
    for (const end = performance.now() + forMs; performance.now() < end && loudest < 0.1; ) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      analyser.getFloatTimeDomainData(samples)
      for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample))
    }
    await context.close()
    return loudest
  },
}
export type Lab = typeof lab
declare global {
  var lab: Lab
}
globalThis.lab = lab
