/** One browser's RTCPeerConnection on our side: sending m-lines become uplinks, receiving ones downlinks. */
import type { PacketPort } from './packet-port.ts'
import { randomInt } from 'node:crypto'
import type { StreamKind } from '@hwjy/classroom/core'
import type nodeDataChannel from 'node-datachannel'
import type { Track } from 'node-datachannel'
import { createDownlink, type Downlink } from './downlink.ts'
import { type OfferSection, readOfferSections, withoutCandidates } from './offer-sections.ts'
import { createUplink, type Uplink } from './uplink.ts'

export interface SfuNetwork {
  /** UDP listens on this address only; all interfaces when left out. */
  bindAddress?: string
  /** UDP ports for media, both ends included. One is used per connected browser. */
  portRange?: { begin: number; end: number }
  /** The address browsers reach, where it is not one of ours: a cloud host behind one-to-one NAT. */
  publicAddress?: string
}

export interface SfuConnectionEvents {
  onAnswer(sdp: string): void
  onCandidate(candidate: string, mid: string): void
  onUplink(uplink: Uplink): void
  onFailed(): void
}

export interface SfuConnection {
  readonly session: string
  /** The first offer, and later ones with more m-lines. @throws when the SDP cannot be served */
  offer(sdp: string, tracks: Readonly<Record<string, StreamKind>>): void
  addCandidate(candidate: string, mid: string): void
  downlink(mid: string): { downlink: Downlink; type: OfferSection['type'] } | undefined
  close(): void
}

type NodeDataChannel = typeof nodeDataChannel

export function createSfuConnection(
  { PeerConnection, Audio, Video }: NodeDataChannel,
  session: string,
  options: SfuNetwork & { maxUplinkBitrate: number; maxSections: number },
  events: SfuConnectionEvents,
): SfuConnection {
  const { bindAddress, portRange, publicAddress, maxUplinkBitrate, maxSections } = options
  const connection = new PeerConnection(session, {
    iceServers: [],
    ...(bindAddress === undefined ? {} : { bindAddress }),
    ...(portRange ? { portRangeBegin: portRange.begin, portRangeEnd: portRange.end } : {}),
  })
  const tracks = new Map<string, Track>()
  const uplinks: Uplink[] = []
  const downlinks = new Map<string, { downlink: Downlink; type: OfferSection['type'] }>()

  connection.onLocalDescription((sdp) => events.onAnswer(sdp))
  connection.onLocalCandidate((candidate, mid) => {
    events.onCandidate(publicAddress ? withAddress(candidate, publicAddress) : candidate, mid)
  })
  connection.onStateChange((state) => {
    if (state === 'failed') events.onFailed()
  })

  const addSection = ({ mid, type, direction, payloadType }: OfferSection, kind: StreamKind | undefined) => {
    const isUplink = direction === 'sendonly' && kind !== undefined
    if (!isUplink && direction !== 'recvonly') throw new TypeError(`m-line ${mid} is ${direction}`)
    const libraryDirection = isUplink ? 'RecvOnly' : 'SendOnly'
    const media = type === 'audio' ? new Audio(mid, libraryDirection) : new Video(mid, libraryDirection)
    if ('addVideoCodec' in media) media.addVideoCodec(payloadType, 'VP8', `x-google-start-bitrate=${START_KBITS}`)
    else media.addAudioCodec(payloadType, 'opus', kind === 'screenAudio' ? MUSIC : VOICE)
    const ssrc = randomInt(1, 2 ** 32)
    if (!isUplink) media.addSSRC(ssrc, `slot-${mid}`, `slot-${mid}`, `slot-${mid}`)

    const track = connection.addTrack(media)
    tracks.set(mid, track)
    const port = portOf(track)
    if (isUplink) {
      const uplink = createUplink({ kind, isVideo: type === 'video' }, port, maxUplinkBitrate)
      uplinks.push(uplink)
      track.onMessage((packet) => uplink.receive(packet))
      events.onUplink(uplink)
    } else {
      const clockRate = type === 'audio' ? 48_000 : 90_000
      const downlink = createDownlink(port, { ssrc, payloadType, clockRate })
      downlinks.set(mid, { downlink, type })
      track.onMessage((packet) => downlink.receive(packet))
      track.onOpen(() => downlink.opened())
    }
  }

  return {
    session,
    offer(sdp, kinds) {
      const sections = readOfferSections(sdp)
      if (sections.length > maxSections) throw new TypeError('too many m-lines')
      for (const section of sections) {
        if (!tracks.has(section.mid)) addSection(section, kinds[section.mid])
      }
      connection.setRemoteDescription(withoutCandidates(sdp), 'offer')
    },
    addCandidate(candidate, mid) {
      if (candidate !== '' && !candidate.includes('.local')) connection.addRemoteCandidate(candidate, mid)
    },
    downlink: (mid) => downlinks.get(mid),
    close() {
      for (const uplink of uplinks) uplink.close()
      connection.close()
    },
  }
}

// A voice is not sent while it is silent. The sound of a screen has two channels, and pauses belong to it.
const VOICE = 'minptime=10;useinbandfec=1;usedtx=1'
const MUSIC = 'minptime=10;useinbandfec=1;stereo=1;sprop-stereo=1;maxaveragebitrate=96000'

// The first estimate of a browser, kbit/s. Left alone it starts at 300 and the first seconds are a blur.
const START_KBITS = 600

// Guarded: sending on a track that is not open throws inside the library.
const portOf = (track: Track): PacketPort => ({
  isOpen: () => track.isOpen(),
  send(packet) {
    if (track.isOpen()) track.sendMessageBinary(packet)
  },
})

// `candidate:1 1 UDP 2122317823 10.0.0.5 50000 typ host`: the fifth word is the address.
function withAddress(candidate: string, address: string): string {
  const words = candidate.split(' ')
  words[4] = address
  return words.join(' ')
}
