/**
 * The local media engine: WebRTC signalled over the room's socket, through the server's SFU or from browser to browser.
 * Wires the parts together and keeps them alive: a new socket or a restarted media server means a new connection that
 * takes over the tracks which are still live, without asking for a device again.
 */
import type { RtcMode, RtcServerSignal, RtcSource } from '../../../core/live/rtc-signal.ts'
import type { MediaKind, UserId } from '../../../core/room/room-types.ts'
import type { RoomChannel } from '../../../ports/room-channel.ts'
import {
  type RtcConnection,
  type RtcEngine,
  RtcError,
  type RtcErrorCode,
  type RtcEvents,
} from '../../../ports/rtc-engine.ts'
import { listDevices } from './devices.ts'
import { createDeferred } from './deferred.ts'
import { createEmitter } from './emitter.ts'
import { type LinkStatus, MEDIA_KINDS, type MediaLink, type MediaLinkContext, sourceKey } from './media-link.ts'
import { createP2pLink } from './p2p-link.ts'
import { createPublisher } from './publisher.ts'
import { type LineSample, rateLine, sampleLine } from './quality.ts'
import { createRemoteAudio } from './remote-audio.ts'
import { createSfuLink } from './sfu-link.ts'
import { createVideoView, type VideoView } from './video-views.ts'
import { readLevels } from './volume.ts'

export interface LocalRtcOptions {
  channel: Pick<RoomChannel, 'sendSignal' | 'onSignal' | 'getState' | 'subscribe'>
  /** A fresh pass for every join; asked again after a reconnect. */
  getToken(): Promise<string>
  iceServers: readonly RTCIceServer[]
  userId: UserId
  /** What to expect; the server's `joined` has the last word. Default `sfu`. */
  mode?: RtcMode
  /** From the server's answer to `rtc/appInfo`. */
  maxPublishers?: number
  maxViewers?: number
}

const JOIN_TIMEOUT_MS = 15_000
const PUBLISH_TIMEOUT_MS = 10_000
const QUALITY_INTERVAL_MS = 2_000
const VOLUME_INTERVAL_MS = 200
/** A picture that moves to another place on the page is detached and attached again: do not let go meanwhile. */
const LINGER_MS = 500
/** 0.5 s, 1 s … never more than 8 s. `failures` counts from 0. */
export const rejoinDelayMs = (failures: number) => Math.min(500 * 2 ** failures, 8_000)

const CAPABILITIES = {
  sfu: { maxPublishers: 32, maxViewers: 500 },
  p2p: { maxPublishers: 8, maxViewers: 8 },
} as const

export function createLocalRtc(options: LocalRtcOptions): RtcEngine {
  const { channel, getToken, iceServers, userId: me, mode = 'sfu' } = options
  const { on, emit, isHeard } = createEmitter<RtcEvents>()
  const isOnline = () => channel.getState().connection.status === 'connected'

  let status: RtcConnection = 'idle'
  let link: MediaLink | null = null
  let joining: { resolve(): void; reject(error: RtcError): void; promise: Promise<void> } | null = null
  let attempt = 0
  let rejoinFailures = 0
  let rejoinTimer: ReturnType<typeof setTimeout> | undefined
  let stopListening: () => void = () => undefined
  const acknowledgements = new Map<MediaKind, { resolve(): void; reject(error: RtcError): void }>()

  /** What others send, as announced. */
  const sources = new Map<string, RtcSource>()
  /** Tracks that carry somebody's source now. */
  const tracks = new Map<string, MediaStreamTrack>()
  const views = new Set<VideoView>()
  const audio = createRemoteAudio(() => emit('autoplay-blocked', undefined))

  const setStatus = (next: RtcConnection) => {
    if (next === status) return
    status = next
    emit('connection', next)
  }

  const publisher = createPublisher({
    onChange(kind) {
      link?.setOutgoing(kind, publisher.outgoing(kind))
      showViews(localKey(kind))
    },
    onLost(kind, error) {
      if (link) channel.sendSignal({ op: 'unpublish', kind })
      emit('published', { kind, status: 'off', error })
    },
  })

  const trackOf = (key: string): MediaStreamTrack | null => {
    const local = MEDIA_KINDS.find((kind) => localKey(kind) === key)
    if (local) return publisher.outgoing(local)?.track ?? null
    return (sources.has(key) && tracks.get(key)) || null
  }
  const showViews = (key: string) => {
    for (const view of views) if (view.key === key) view.setTrack(trackOf(key))
  }
  const showSource = (source: RtcSource) => {
    const key = sourceKey(source)
    if (source.kind === 'mic') audio.setTrack(source.userId, trackOf(key))
    else showViews(key)
  }

  const updateWanted = () => {
    const attached = new Set([...views].map((view) => view.key))
    link?.setWanted([...sources.values()].filter((source) => source.kind === 'mic' || attached.has(sourceKey(source))))
  }

  const setSource = (source: RtcSource, isAvailable: boolean) => {
    const key = sourceKey(source)
    if (isAvailable === sources.has(key)) return
    if (isAvailable) sources.set(key, source)
    else sources.delete(key)
    updateWanted()
    showSource(source)
    emit('media', { userId: source.userId, kind: source.kind, available: isAvailable })
  }

  const closeLink = () => {
    link?.close()
    link = null
    tracks.clear()
  }

  const openLink = (joined: RtcServerSignal & { op: 'joined' }) => {
    closeLink()
    const context: MediaLinkContext = {
      iceServers,
      send: (signal) => channel.sendSignal(signal),
      onTrack(source, track) {
        if (track) tracks.set(sourceKey(source), track)
        else tracks.delete(sourceKey(source))
        showSource(source)
      },
      onStatus: (next) => followLink(next),
    }
    link = joined.mode === 'sfu' ? createSfuLink(context) : createP2pLink(context, joined.peers)
    for (const kind of MEDIA_KINDS) {
      const outgoing = publisher.outgoing(kind)
      if (!outgoing) continue
      link.setOutgoing(kind, outgoing)
      channel.sendSignal({ op: 'publish', kind })
    }
    const present = new Set(joined.sources.map(sourceKey))
    for (const source of [...sources.values()]) if (!present.has(sourceKey(source))) setSource(source, false)
    for (const source of joined.sources) setSource(source, true)
    updateWanted()
  }

  const followLink = (next: LinkStatus) => {
    if (next === 'connected') {
      rejoinFailures = 0
      setStatus('connected')
    } else if (next === 'failed') {
      closeLink()
      setStatus('reconnecting')
      rejoinLater()
    } else if (next === 'disconnected') setStatus('reconnecting')
  }

  /** Every attempt has a number, so that an answer which comes late belongs to nobody. */
  const sendJoin = async () => {
    attempt += 1
    const mine = attempt
    clearTimeout(rejoinTimer)
    try {
      const token = await getToken()
      if (mine === attempt && status !== 'idle' && isOnline()) channel.sendSignal({ op: 'join', token })
    } catch (cause) {
      if (mine === attempt) failJoin(new RtcError('unreachable', { cause }))
    }
  }

  const rejoinLater = () => {
    clearTimeout(rejoinTimer)
    rejoinTimer = setTimeout(() => {
      if (status !== 'idle' && isOnline()) void sendJoin()
    }, rejoinDelayMs(rejoinFailures++))
  }

  /** The first join tells its caller; later ones keep trying unless trying cannot help. */
  const failJoin = (error: RtcError) => {
    if (joining) {
      joining.reject(error)
    } else if (error.code === 'credential-invalid') {
      closeLink()
      setStatus('failed')
    } else {
      setStatus('reconnecting')
      rejoinLater()
    }
  }

  const fail = ({ of, code, kind }: RtcServerSignal & { op: 'failed' }) => {
    if (code === 'media-server-down') {
      setStatus('reconnecting')
    } else if (of === 'join') {
      const isFirstExpiry = code === 'token-expired' && rejoinFailures === 0
      if (isFirstExpiry) rejoinLater()
      else failJoin(new RtcError(JOIN_ERRORS[code] ?? 'unknown'))
    } else if (of === 'publish' && kind) {
      const error = new RtcError(code === 'full' ? 'room-full' : 'not-publisher', { kind })
      const acknowledgement = acknowledgements.get(kind)
      if (acknowledgement) return acknowledgement.reject(error)
      publisher.stop(kind)
      emit('published', { kind, status: 'off', error })
    }
  }

  const receive = (signal: RtcServerSignal) => {
    if (status === 'idle') return
    switch (signal.op) {
      case 'joined':
        openLink(signal)
        joining?.resolve()
        return
      case 'source':
        if (signal.source.userId === me) acknowledgements.get(signal.source.kind)?.resolve()
        else setSource(signal.source, signal.available)
        return
      case 'failed':
        fail(signal)
        link?.receive(signal)
        return
      default:
        link?.receive(signal)
    }
  }

  const listen = () => {
    let wasOnline = isOnline()
    const stops = [
      channel.onSignal(receive),
      channel.subscribe(() => {
        const isNow = isOnline()
        if (isNow === wasOnline) return
        wasOnline = isNow
        if (isNow) void sendJoin()
        else if (!joining) setStatus('reconnecting')
      }),
      startSampling(),
    ]
    const onDeviceChange = () =>
      void listDevices().then(
        (devices) => emit('devices', devices),
        () => undefined,
      )
    navigator.mediaDevices?.addEventListener('devicechange', onDeviceChange)
    stops.push(() => navigator.mediaDevices?.removeEventListener('devicechange', onDeviceChange))
    return () => {
      for (const stop of stops) stop()
    }
  }

  const startSampling = () => {
    let before: LineSample | null = null
    const quality = setInterval(async () => {
      if (!link || !isHeard('quality')) return
      const reports = await link.getStats()
      const after = sampleLine(reports)
      if (status === 'connected') emit('quality', rateLine(before, after))
      else if (status === 'reconnecting') emit('quality', { up: 6, down: 6, roundTripMs: null, lossPercent: null })
      before = after
    }, QUALITY_INTERVAL_MS)
    const volume = setInterval(async () => {
      const local = publisher.outgoing('mic')?.track
      if (!link || !isHeard('volume') || !(local || audio.isPlayingAnything)) return
      const levels = readLevels(await link.getStats())
      const heard: Record<UserId, number> = {}
      for (const { userId, kind } of sources.values()) {
        const track = kind === 'mic' ? audio.track(userId) : undefined
        if (track) heard[userId] = levels.get(track.id) ?? 0
      }
      if (local) heard[me] = local.enabled ? (levels.get(local.id) ?? 0) : 0
      emit('volume', heard)
    }, VOLUME_INTERVAL_MS)
    return () => {
      clearInterval(quality)
      clearInterval(volume)
    }
  }

  /** Resolves when the server let us publish. Without a server at hand it will be asked on return. */
  const askToPublish = (kind: MediaKind) => {
    if (!link) return Promise.resolve()
    const { promise, resolve, reject } = createDeferred()
    const timer = setTimeout(() => reject(new RtcError('publish-failed', { kind })), PUBLISH_TIMEOUT_MS)
    acknowledgements.get(kind)?.reject(new RtcError('aborted', { kind }))
    const acknowledgement = { resolve, reject }
    acknowledgements.set(kind, acknowledgement)
    channel.sendSignal({ op: 'publish', kind })
    return promise.finally(() => {
      clearTimeout(timer)
      if (acknowledgements.get(kind) === acknowledgement) acknowledgements.delete(kind)
    })
  }

  return {
    capabilities: {
      maxPublishers: options.maxPublishers ?? CAPABILITIES[mode].maxPublishers,
      maxViewers: options.maxViewers ?? CAPABILITIES[mode].maxViewers,
    },
    join() {
      if (joining) return joining.promise
      if (status === 'connected' || status === 'reconnecting') return Promise.resolve()
      if (typeof RTCPeerConnection === 'undefined') return Promise.reject(new RtcError('unsupported'))
      const { promise, resolve, reject } = createDeferred()
      const timer = setTimeout(() => reject(new RtcError('timeout')), JOIN_TIMEOUT_MS)
      const settled = promise.then(
        () => {
          clearTimeout(timer)
          joining = null
        },
        (error: RtcError) => {
          clearTimeout(timer)
          joining = null
          stopListening()
          setStatus('idle')
          throw error
        },
      )
      joining = { resolve, reject, promise: settled }
      rejoinFailures = 0
      setStatus('connecting')
      stopListening = listen()
      if (isOnline()) void sendJoin()
      return settled
    },
    async leave() {
      joining?.reject(new RtcError('aborted'))
      await joining?.promise.catch(() => undefined)
      attempt += 1
      clearTimeout(rejoinTimer)
      stopListening()
      if (link) channel.sendSignal({ op: 'leave' })
      publisher.stopAll()
      closeLink()
      sources.clear()
      audio.close()
      for (const view of views) view.setTrack(null)
      setStatus('idle')
    },
    async publish(kind, publishOptions = {}) {
      await publisher.start(kind, publishOptions)
      try {
        await askToPublish(kind)
      } catch (error) {
        publisher.stop(kind)
        throw error
      }
      emit('published', { kind, status: 'on' })
    },
    async unpublish(kind) {
      acknowledgements.get(kind)?.reject(new RtcError('aborted', { kind }))
      if (!publisher.outgoing(kind)) return publisher.stop(kind)
      publisher.stop(kind)
      if (link) channel.sendSignal({ op: 'unpublish', kind })
      emit('published', { kind, status: 'off' })
    },
    async setMuted(kind, muted) {
      publisher.setMuted(kind, muted)
    },
    switchDevice: (kind, deviceId) =>
      kind === 'speaker' ? audio.setSpeaker(deviceId) : publisher.switchDevice(kind, deviceId),
    attach(source, element, fit = 'cover') {
      const key = typeof source === 'string' ? source : sourceKey(source)
      const view = createVideoView({
        key,
        element,
        fit,
        isMirrored: source === 'local-camera',
        onFirstFrame() {
          if (typeof source !== 'string') emit('first-frame', source)
        },
      })
      views.add(view)
      view.setTrack(trackOf(key))
      updateWanted()
      return () => {
        view.remove()
        if (views.delete(view)) setTimeout(updateWanted, LINGER_MS)
      }
    },
    setRemoteAudio: audio.configure,
    resumeAudio: audio.resume,
    track: (source) => trackOf(typeof source === 'string' ? source : sourceKey(source)) ?? undefined,
    devices: listDevices,
    on,
  }
}

const localKey = (kind: MediaKind) => `local-${kind}`

const JOIN_ERRORS: Partial<Record<string, RtcErrorCode>> = {
  'token-expired': 'credential-expired',
  'token-invalid': 'credential-invalid',
  full: 'room-full',
}
