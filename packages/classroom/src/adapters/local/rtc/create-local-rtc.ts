/**
 * The local media engine: WebRTC through the server's SFU or from browser to browser.
 * This file wires the parts together. A new socket or a restarted media server means a new link, which takes over the
 * tracks that are still live, so that no user is asked for a device again.
 */
import type { UserId } from '../../../core/room/ids.ts'
import { type RtcFailure, type RtcMode, type RtcServerSignal, type StreamKind } from '../../../core/live/rtc-signal.ts'
import { isMediaKind, rightOf } from '../../../core/media/camera-streams.ts'
import type { MediaKind } from '../../../core/room/room-types.ts'
import type { MediaSignalling } from '../../../ports/media-signalling.ts'
import {
  type RtcConnection,
  type RtcEngine,
  RtcError,
  type RtcErrorCode,
  type RtcEvents,
} from '../../../ports/rtc-engine.ts'
import { createAcknowledgements } from './link/acknowledgements.ts'
import { listDevices } from './devices/devices.ts'
import { createEmitter } from './emitter.ts'
import { createJoinLoop, type JoinPhase } from './link/join-loop.ts'
import { startConnectionSampler } from './views/connection-sampler.ts'
import { createLocalViews } from './views/local-views.ts'
import { type LinkStatus, type MediaLink, type MediaLinkContext } from './link/media-link.ts'
import { createP2pLink } from './link/p2p-link.ts'
import { createOwnStreams } from './link/own-streams.ts'
import { createPublisher } from './link/publisher.ts'
import { createRemoteMedia } from './views/remote-media.ts'
import { createSfuLink } from './link/sfu-link.ts'

export interface LocalRtcOptions {
  signalling: MediaSignalling
  /** A fresh token for every join; asked again after a reconnect. */
  getToken(): Promise<string>
  iceServers: readonly RTCIceServer[]
  userId: UserId
  /** Sets the expected mode for `capabilities`; the server's `joined` decides. Default `sfu`. */
  mode?: RtcMode
  /** From the server's answer to `rtc/appInfo`. */
  maxPublishers?: number
  maxViewers?: number
}

const CAPABILITIES = {
  sfu: { maxPublishers: 32, maxViewers: 500 },
  p2p: { maxPublishers: 8, maxViewers: 8 },
} as const

export function createLocalRtc(options: LocalRtcOptions): RtcEngine {
  const { signalling, getToken, iceServers, userId: me, mode = 'sfu' } = options
  const emitter = createEmitter<RtcEvents>()
  const { emit } = emitter
  const acknowledgements = createAcknowledgements()
  let link: MediaLink | null = null
  let linkStatus: LinkStatus = 'connecting'
  let hasConnected = false
  let connection: RtcConnection = 'idle'
  let stopListening: () => void = () => undefined
  const own = createOwnStreams({
    signalling,
    link: () => link,
    publisher: () => publisher,
    cameraCount: () => remote.cameraCount(),
  })
  const publisher = createPublisher({
    onChange(kind) {
      own.send(kind)
      localViews.refresh()
    },
    onLost(kind, error) {
      own.unpublish(kind)
      emit('published', { kind, status: 'off', error })
    },
  })
  const localViews = createLocalViews((kind) => publisher.open(kind)?.track ?? null)
  const remote = createRemoteMedia({
    onMedia(media) {
      // The small stream is smaller where many cameras are on.
      if (media.kind === 'camera') own.send('camera')
      emit('media', media)
    },
    onFirstFrame: (source) => emit('first-frame', source),
    onWantedChange: () => link?.setWanted(remote.wanted()),
    onAutoplayBlocked: () => emit('autoplay-blocked', undefined),
  })
  const joinLoop = createJoinLoop({ signalling, getToken, onPhase: () => updateConnection() })

  const updateConnection = () => {
    if (joinLoop.phase === 'idle') hasConnected = false
    const next = connectionOf(joinLoop.phase, linkStatus, hasConnected)
    if (next === connection) return
    connection = next
    if (next === 'connected') hasConnected = true
    emit('connection', next)
  }

  const closeLink = () => {
    link?.close()
    link = null
    linkStatus = 'connecting'
    remote.forgetTracks()
  }

  const openLink = ({ mode: actualMode, peers, sources }: RtcServerSignal & { op: 'joined' }) => {
    closeLink()
    const context: MediaLinkContext = {
      iceServers,
      send: (signal) => signalling.send(signal),
      onTrack: remote.setTrack,
      onStatus(next) {
        linkStatus = next
        updateConnection()
        if (next === 'connected') joinLoop.settle()
        if (next === 'failed') joinLoop.again()
      },
    }
    link = actualMode === 'sfu' ? createSfuLink(context) : createP2pLink(context, peers)
    // The server says what is watched; between browsers each viewer asks the publisher.
    own.setDemand(actualMode === 'sfu' ? 'none' : 'big')
    for (const kind of MEDIA_KINDS) {
      own.send(kind)
      own.askToPublish(kind)
    }
    remote.setSources(sources)
    link.setWanted(remote.wanted())
  }

  const rejectPublishing = (kind: StreamKind, error: RtcError) => {
    // What goes beside a camera or a screen is asked for with it, and its answer decides.
    if (!isMediaKind(kind)) return
    if (acknowledgements.reject(kind, error)) return
    publisher.stop(kind)
    emit('published', { kind, status: 'off', error })
  }

  const receive = (signal: RtcServerSignal) => {
    if (joinLoop.phase === 'idle') return
    if (signal.op === 'joined') openLink(signal)
    joinLoop.receive(signal)
    link?.receive(signal)
    if (signal.op === 'source') {
      const { userId, kind } = signal.source
      if (userId !== me) remote.setSource(signal.source, signal.available)
      else if (isMediaKind(kind)) acknowledgements.accept(kind)
    } else if (signal.op === 'demand') {
      own.setDemand(signal.quality)
    } else if (signal.op === 'failed' && signal.of === 'publish' && signal.kind) {
      rejectPublishing(signal.kind, new RtcError(publishFailure(signal.code), { kind: rightOf(signal.kind) }))
    }
  }

  const voices = () => {
    const mine = publisher.open('mic')?.track
    return mine?.enabled ? [...remote.voices(), { userId: me, track: mine }] : remote.voices()
  }

  const listen = () => {
    const stops = [
      signalling.onSignal(receive),
      startConnectionSampler({
        emitter,
        voices,
        getStats: () => link?.getStats() ?? null,
        isConnected: () => connection === 'connected',
      }),
      onDeviceChange((devices) => emit('devices', devices)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  let entering: Promise<void> | null = null
  const enter = async () => {
    if (typeof RTCPeerConnection === 'undefined') throw new RtcError('unsupported')
    stopListening()
    stopListening = listen()
    try {
      await joinLoop.start()
    } catch (error) {
      stopListening()
      throw error
    } finally {
      entering = null
    }
  }

  return {
    capabilities: {
      maxPublishers: options.maxPublishers ?? CAPABILITIES[mode].maxPublishers,
      maxViewers: options.maxViewers ?? CAPABILITIES[mode].maxViewers,
    },
    async join() {
      if (joinLoop.phase === 'joined' || joinLoop.phase === 'down') return
      entering ??= enter()
      await entering
    },
    async leave() {
      if (joinLoop.phase !== 'idle') signalling.send({ op: 'leave' })
      stopListening()
      publisher.stopAll()
      closeLink()
      joinLoop.stop()
      remote.clear()
    },
    async publish(kind, publishOptions = {}) {
      await publisher.start(kind, publishOptions)
      // Without a link the server is asked as soon as there is one; a no then comes as `published` with an error.
      if (link) {
        own.askToPublish(kind)
        try {
          await acknowledgements.wait(kind)
        } catch (error) {
          publisher.stop(kind)
          throw error
        }
      }
      emit('published', { kind, status: 'on', hasSound: publisher.open(kind)?.sound != null })
    },
    async unpublish(kind) {
      const wasPublishing = publisher.open(kind) !== null
      publisher.stop(kind)
      acknowledgements.reject(kind, new RtcError('aborted', { kind }))
      if (!wasPublishing) return
      own.unpublish(kind)
      emit('published', { kind, status: 'off' })
    },
    async setMuted(kind, muted) {
      publisher.setMuted(kind, muted)
    },
    switchDevice: (kind, deviceId) =>
      kind === 'speaker' ? remote.audio.setSpeaker(deviceId) : publisher.switchDevice(kind, deviceId),
    attach(source, element, attachOptions = {}) {
      if (typeof source !== 'string') return remote.attach(source, element, attachOptions)
      return localViews.attach(source === 'local-camera' ? 'camera' : 'screen', element, attachOptions)
    },
    limitCamera: own.setLimit,
    setRemoteAudio: remote.audio.configure,
    resumeAudio: remote.audio.resume,
    track(source) {
      if (typeof source !== 'string') return remote.track(source)
      return publisher.open(LOCAL_KINDS[source])?.track
    },
    devices: listDevices,
    on: emitter.on,
  }
}

const MEDIA_KINDS = ['mic', 'camera', 'screen'] as const satisfies readonly MediaKind[]
const LOCAL_KINDS = { 'local-mic': 'mic', 'local-camera': 'camera', 'local-screen': 'screen' } as const

/** Derives the connection state that people see from the states of signalling and media. */
export function connectionOf(phase: JoinPhase, link: LinkStatus, hasConnected: boolean): RtcConnection {
  if (phase === 'idle') return 'idle'
  if (phase === 'refused') return 'failed'
  if (phase === 'joined' && link === 'connected') return 'connected'
  return hasConnected || phase === 'down' ? 'reconnecting' : 'connecting'
}

function publishFailure(code: RtcFailure): RtcErrorCode {
  if (code === 'full') return 'room-full'
  return code === 'too-fast' ? 'publish-failed' : 'not-publisher'
}

function onDeviceChange(listener: (devices: RtcEvents['devices']) => void): () => void {
  const mediaDevices = navigator.mediaDevices as MediaDevices | undefined
  // The list is unreadable only where there are no devices to speak of.
  const read = () => void listDevices().then(listener, () => undefined)
  mediaDevices?.addEventListener('devicechange', read)
  return () => mediaDevices?.removeEventListener('devicechange', read)
}
