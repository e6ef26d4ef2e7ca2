/** Carries media to others once signalling is up: through the server, or from browser to browser. */
import type { RtcClientSignal, RtcServerSignal, RtcSource, StreamKind } from '../../../../core/live/rtc-signal.ts'

export interface OutgoingTrack {
  track: MediaStreamTrack
  /** bit/s */
  maxBitrate: number
  /** px of the picture's longer side at most. */
  longSide?: number
  /** Frames a second at most. */
  frameRate?: number
  /** False rests the encoder and keeps the track: it has no viewers, or the network is too weak for it. */
  isActive: boolean
}

/** Lives for one `joined`; the next one gets a new link. */
export interface MediaLink {
  /** The streams that it can send. */
  readonly sends: readonly StreamKind[]
  receive(signal: RtcServerSignal): void
  /** Null rests the sender and keeps it. Never renegotiates. */
  setOutgoing(kind: StreamKind, outgoing: OutgoingTrack | null): void
  /** Sets everything to see and hear now, what matters most first; a source that is no longer named is released. */
  setWanted(sources: readonly RtcSource[]): void
  getStats(): Promise<RTCStatsReport[]>
  /** Reports nothing about tracks: they end with the link. */
  close(): void
}

export type LinkStatus = 'connecting' | 'connected' | 'disconnected' | 'failed'

export interface MediaLinkContext {
  iceServers: readonly RTCIceServer[]
  send(signal: RtcClientSignal): void
  /** The track now carries this source; null: nothing carries it any more. */
  onTrack(source: RtcSource, track: MediaStreamTrack | null): void
  onStatus(status: LinkStatus): void
}

/** Names a picture or a voice. Both streams of a camera are one picture, which moves from one to the other. */
export const sourceKey = ({ userId, kind }: RtcSource) => `${kind === 'cameraSmall' ? 'camera' : kind}:${userId}`
