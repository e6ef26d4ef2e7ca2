/** Wraps an RTCPeerConnection: candidates wait for the description, and each stream has one sender. */
import type { StreamKind } from '../../../../core/live/rtc-signal.ts'
import { isSound } from '../../../../core/media/camera-streams.ts'
import type { OutgoingTrack } from './media-link.ts'

export interface Peer {
  readonly connection: RTCPeerConnection
  /** Maps the mid of each sending m-line to its stream, once an offer was made. */
  readonly sentKinds: () => Record<string, StreamKind>
  addSenders(kinds: readonly StreamKind[]): void
  setOutgoing(kind: StreamKind, outgoing: OutgoingTrack | null): void
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
  const senders = new Map<StreamKind, RTCRtpTransceiver>()
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
    addSenders(kinds) {
      for (const kind of kinds) {
        const type = isSound(kind) ? 'audio' : 'video'
        const transceiver = connection.addTransceiver(type, { direction: 'sendonly' })
        preferOneCodec(transceiver, type)
        senders.set(kind, transceiver)
      }
    },
    setOutgoing(kind, outgoing) {
      const sender = senders.get(kind)?.sender
      // Rejects only when the connection was closed meanwhile.
      void sender?.replaceTrack(outgoing?.track ?? null).catch(() => undefined)
      if (sender && outgoing) shape(sender, outgoing)
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
export function preferOneCodec(transceiver: RTCRtpTransceiver, type: 'video' | 'audio'): void {
  if (type === 'audio') return
  const codecs = RTCRtpReceiver.getCapabilities('video')?.codecs.filter(({ mimeType }) =>
    /\/(vp8|rtx)$/i.test(mimeType),
  )
  if (codecs?.length) transceiver.setCodecPreferences?.(codecs)
}

function shape(sender: RTCRtpSender, { track, maxBitrate, longSide, frameRate, isActive }: OutgoingTrack): void {
  const parameters = sender.getParameters()
  const encoding = parameters.encodings[0]
  if (!encoding) return
  encoding.maxBitrate = maxBitrate
  encoding.active = isActive
  if (frameRate !== undefined) encoding.maxFramerate = frameRate
  if (longSide !== undefined) encoding.scaleResolutionDownBy = scaleTo(longSide, track)
  void sender.setParameters(parameters).catch(() => undefined)
}

// A phone held upright gives a tall picture: the longer side counts. What the browser does not tell is not scaled.
function scaleTo(longSide: number, track: MediaStreamTrack): number {
  const { width = 0, height = 0 } = track.getSettings()
  return Math.max(1, Math.max(width, height) / longSide)
}
