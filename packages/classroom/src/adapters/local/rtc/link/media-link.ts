/** Carries media to others once signalling is up: through the server, or from browser to browser. */
import type { RtcClientSignal, RtcServerSignal, RtcSource } from '../../../../core/live/rtc-signal.ts'
import type { MediaKind } from '../../../../core/room/room-types.ts'

export interface OutgoingTrack {
  track: MediaStreamTrack
  /** bit/s */
  maxBitrate: number
}

/** Lives for one `joined`; the next one gets a new link. */
export interface MediaLink {
  receive(signal: RtcServerSignal): void
  /** Null rests the sender and keeps it. Never renegotiates. */
  setOutgoing(kind: MediaKind, outgoing: OutgoingTrack | null): void
  /** Sets everything to see and hear now; a source that is no longer named is released. */
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

export const sourceKey = ({ userId, kind }: RtcSource) => `${kind}:${userId}`

export const MEDIA_KINDS = ['mic', 'camera', 'screen'] as const
