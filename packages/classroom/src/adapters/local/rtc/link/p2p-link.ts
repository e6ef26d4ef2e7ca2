/**
 * Connects browser to browser. Each publisher offers one connection to each other person, so the two directions between
 * two publishers are two connections and offers never collide.
 */
import type { UserId } from '../../../../core/room/ids.ts'
import type { RtcPeerMessage, RtcSource, StreamKind } from '../../../../core/live/rtc-signal.ts'
import { smallPicture } from '../../../../core/media/camera-streams.ts'
import type { MediaLink, MediaLinkContext, OutgoingTrack } from './media-link.ts'
import { createPeer, type Peer } from './peer.ts'

interface Outbound {
  link: string
  peer: Peer
  wanted: ReadonlySet<StreamKind>
}
interface Inbound {
  link: string
  peer: Peer
  tracks: Map<StreamKind, MediaStreamTrack>
}

// Every viewer is one more upload: a star's camera is smaller than the SFU's. bit/s
const MAX_BITRATE = 500_000
const RETRY_MS = 1_000
// A camera is sent once, and small where it has to be sent to three others or more. [R36]
const SENDS = ['mic', 'camera', 'screen', 'screenAudio'] as const satisfies readonly StreamKind[]
const SMALL_FROM_PEOPLE = 4

export function createP2pLink(context: MediaLinkContext, peers: readonly UserId[]): MediaLink {
  const { iceServers, send, onTrack, onStatus } = context
  const here = new Set(peers)
  const outgoing = new Map<StreamKind, OutgoingTrack>()
  const outbounds = new Map<UserId, Outbound>()
  const inbounds = new Map<UserId, Inbound>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let wanted: readonly RtcSource[] = []

  const relay = (to: UserId, payload: RtcPeerMessage) => send({ op: 'relay', to, payload })
  const wantedOf = (userId: UserId) => wanted.filter((source) => source.userId === userId).map((source) => source.kind)

  const sendTracks = ({ peer, wanted: kinds }: Outbound) => {
    const people = here.size + 1
    for (const kind of SENDS) {
      const out = kinds.has(kind) ? outgoing.get(kind) : undefined
      const shape = kind === 'camera' && people >= SMALL_FROM_PEOPLE ? smallPicture(people) : {}
      const next = out && { ...out, ...shape }
      peer.setOutgoing(kind, next ? { ...next, maxBitrate: Math.min(next.maxBitrate, MAX_BITRATE) } : null)
    }
  }
  const sendToAll = () => {
    for (const outbound of outbounds.values()) sendTracks(outbound)
  }

  const offerTo = async (userId: UserId) => {
    if (outbounds.has(userId) || outgoing.size === 0) return
    const link = crypto.randomUUID()
    const peer = createPeer({
      iceServers,
      onCandidate: (candidate, mid) => relay(userId, { kind: 'candidate', link, candidate, mid }),
      onState: (state) => {
        if (state === 'failed') retryOffer(userId, link)
      },
    })
    // Sound is sent at once; pictures when the viewer asks for them.
    const outbound: Outbound = { link, peer, wanted: new Set(['mic', 'screenAudio']) }
    outbounds.set(userId, outbound)
    peer.addSenders(SENDS)
    sendTracks(outbound)
    await peer.connection.setLocalDescription(await peer.connection.createOffer())
    const sdp = peer.connection.localDescription?.sdp ?? ''
    relay(userId, { kind: 'offer', link, sdp, tracks: peer.sentKinds() })
  }
  // Rejects only when the link was closed while the offer was made.
  const offer = (userId: UserId) => void offerTo(userId).catch(() => closeOutbound(userId))

  const retryOffer = (userId: UserId, link: string) => {
    if (outbounds.get(userId)?.link !== link) return
    closeOutbound(userId)
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (here.has(userId)) offer(userId)
    }, RETRY_MS)
    timers.add(timer)
  }

  const closeOutbound = (userId: UserId) => {
    outbounds.get(userId)?.peer.close()
    outbounds.delete(userId)
  }

  const closeInbound = (userId: UserId) => {
    const inbound = inbounds.get(userId)
    if (!inbound) return
    inbounds.delete(userId)
    inbound.peer.close()
    for (const kind of inbound.tracks.keys()) onTrack({ userId, kind }, null)
  }

  const answer = async (userId: UserId, { link, sdp, tracks }: RtcPeerMessage & { kind: 'offer' }) => {
    closeInbound(userId)
    const peer = createPeer({
      iceServers,
      onCandidate: (candidate, mid) => relay(userId, { kind: 'candidate', link, candidate, mid }),
      // The publisher notices too and offers again.
      onState: () => undefined,
    })
    const inbound: Inbound = { link, peer, tracks: new Map() }
    inbounds.set(userId, inbound)
    await peer.setRemote({ type: 'offer', sdp })
    await peer.connection.setLocalDescription(await peer.connection.createAnswer())
    relay(userId, { kind: 'answer', link, sdp: peer.connection.localDescription?.sdp ?? '' })
    relay(userId, { kind: 'want', link, kinds: wantedOf(userId) })
    for (const { mid, receiver } of peer.connection.getTransceivers()) {
      const kind = mid === null ? undefined : tracks[mid]
      if (!kind) continue
      inbound.tracks.set(kind, receiver.track)
      onTrack({ userId, kind }, receiver.track)
    }
  }

  const receiveMessage = (from: UserId, message: RtcPeerMessage) => {
    const outbound = outbounds.get(from)
    const isOutbound = outbound?.link === message.link
    const inbound = inbounds.get(from)
    const peer = isOutbound ? outbound.peer : inbound?.link === message.link ? inbound.peer : undefined
    switch (message.kind) {
      case 'offer':
        return void answer(from, message).catch(() => closeInbound(from))
      case 'answer':
        if (!isOutbound) return
        return void outbound.peer
          .setRemote({ type: 'answer', sdp: message.sdp })
          .catch(() => retryOffer(from, message.link))
      case 'candidate':
        return peer?.addCandidate(message.candidate, message.mid)
      case 'want':
        if (!isOutbound) return
        outbound.wanted = new Set(message.kinds)
        return sendTracks(outbound)
      case 'bye':
        return isOutbound ? closeOutbound(from) : closeInbound(from)
      default:
        return message satisfies never
    }
  }

  onStatus('connected')

  return {
    sends: SENDS,
    receive(signal) {
      if (signal.op === 'relay') receiveMessage(signal.from, signal.payload)
      if (signal.op !== 'peer') return
      closeOutbound(signal.userId)
      closeInbound(signal.userId)
      if (signal.here) {
        here.add(signal.userId)
        offer(signal.userId)
      } else {
        here.delete(signal.userId)
      }
      sendToAll()
    },
    setOutgoing(kind, next) {
      if (next) outgoing.set(kind, next)
      else outgoing.delete(kind)
      sendToAll()
      for (const userId of here) offer(userId)
    },
    setWanted(sources) {
      wanted = sources
      for (const [userId, { link }] of inbounds) relay(userId, { kind: 'want', link, kinds: wantedOf(userId) })
    },
    getStats: () =>
      Promise.all([...outbounds.values(), ...inbounds.values()].map(({ peer }) => peer.connection.getStats())),
    close() {
      for (const timer of timers) clearTimeout(timer)
      for (const [userId, { link }] of outbounds) relay(userId, { kind: 'bye', link })
      for (const { peer } of [...outbounds.values(), ...inbounds.values()]) peer.close()
      outbounds.clear()
      inbounds.clear()
    },
  }
}
