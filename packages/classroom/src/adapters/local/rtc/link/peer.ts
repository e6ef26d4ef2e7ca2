/** Wraps an RTCPeerConnection: candidates wait for the description, and each media kind has one sender. */
import type { MediaKind } from '../../../../core/room/room-types.ts'
import { MEDIA_KINDS, type OutgoingTrack } from './media-link.ts'

export interface Peer {
  readonly connection: RTCPeerConnection
  /** Maps the mid of each sending m-line to its media kind, once an offer was made. */
  readonly sentKinds: () => Record<string, MediaKind>
  addSenders(): void
  setOutgoing(kind: MediaKind, outgoing: OutgoingTrack | null): void
  setRemote(description: RTCSessionDescriptionInit): Promise<void>
  addCandidate(candidate: string, mid: string): void
  close(): void
}

export interface PeerContext {
  iceServers: readonly RTCIceServer[]
  onCandidate(candidate: string, mid: string): void
  onState(state: RTCPeerConnectionState): void
}

export function createPeer({ iceServers, onCandidate, onState }: PeerContext): Peer {
  const connection = new RTCPeerConnection({ iceServers: [...iceServers], bundlePolicy: 'max-bundle' })
  const senders = new Map<MediaKind, RTCRtpTransceiver>()
  const waiting: RTCIceCandidateInit[] = []
  connection.onicecandidate = ({ candidate }) => {
    if (candidate?.candidate) onCandidate(candidate.candidate, candidate.sdpMid ?? '0')
  }
  connection.onconnectionstatechange = () => onState(connection.connectionState)

  // A candidate we cannot use is no failure: the other side offers several.
  const add = (candidate: RTCIceCandidateInit) => void connection.addIceCandidate(candidate).catch(() => undefined)

  return {
    connection,
    sentKinds() {
      return Object.fromEntries([...senders].flatMap(([kind, { mid }]) => (mid === null ? [] : [[mid, kind]])))
    },
    addSenders() {
      for (const kind of MEDIA_KINDS) {
        const type = kind === 'mic' ? 'audio' : 'video'
        const transceiver = connection.addTransceiver(type, { direction: 'sendonly' })
        preferOneCodec(transceiver, type)
        senders.set(kind, transceiver)
      }
    },
    setOutgoing(kind, outgoing) {
      const sender = senders.get(kind)?.sender
      // Rejects only when the connection was closed meanwhile.
      void sender?.replaceTrack(outgoing?.track ?? null).catch(() => undefined)
      if (sender && outgoing) limitBitrate(sender, outgoing.maxBitrate)
    },
    async setRemote(description) {
      await connection.setRemoteDescription(description)
      for (const candidate of waiting.splice(0)) add(candidate)
    },
    addCandidate(candidate, sdpMid) {
      if (connection.remoteDescription) add({ candidate, sdpMid })
      else waiting.push({ candidate, sdpMid })
    },
    close() {
      connection.onconnectionstatechange = null
      connection.onicecandidate = null
      connection.close()
    },
  }
}

/** VP8 is what every browser speaks and what the SFU forwards; the other dozen only make the offer long. */
export function preferOneCodec(transceiver: RTCRtpTransceiver, kind: MediaKind | 'video' | 'audio'): void {
  if (kind === 'mic' || kind === 'audio') return
  const codecs = RTCRtpReceiver.getCapabilities('video')?.codecs.filter(({ mimeType }) =>
    /\/(vp8|rtx)$/i.test(mimeType),
  )
  if (codecs?.length) transceiver.setCodecPreferences?.(codecs)
}

function limitBitrate(sender: RTCRtpSender, maxBitrate: number): void {
  const parameters = sender.getParameters()
  const encoding = parameters.encodings[0]
  if (!encoding) return
  encoding.maxBitrate = maxBitrate
  void sender.setParameters(parameters).catch(() => undefined)
}
