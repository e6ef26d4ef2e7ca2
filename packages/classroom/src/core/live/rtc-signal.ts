/**
 * Media signalling on the room's socket. The same messages serve the embedded SFU (peer = the server)
 * and the peer-to-peer star (peer = a person); `session` numbers one RTCPeerConnection.
 */
import type { MediaKind, UserId } from '../room/room-types.ts'

export type RtcMode = 'sfu' | 'p2p'

export type RtcClientSignal =
  | { op: 'join'; token: string }
  /** Tracks this client is about to send, with the SDP offer of its upstream connection (SFU). */
  | { op: 'publish'; session: string; sdp: string; tracks: readonly { mid: string; kind: MediaKind }[] }
  | { op: 'unpublish'; kind: MediaKind }
  | { op: 'subscribe'; session: string; userId: UserId; kind: MediaKind }
  | { op: 'unsubscribe'; session: string }
  | { op: 'answer'; session: string; sdp: string }
  | { op: 'candidate'; session: string; candidate: string; mid: string }
  /** Peer to peer only: hand this to one other person. */
  | { op: 'relay'; to: UserId; payload: RtcPeerMessage }

export type RtcPeerMessage =
  | { kind: 'description'; type: 'offer' | 'answer'; sdp: string; tracks: Readonly<Record<string, MediaKind>> }
  | { kind: 'candidate'; candidate: string; mid: string }
  | { kind: 'bye' }

export interface RtcSource {
  userId: UserId
  kind: MediaKind
}

export type RtcServerSignal =
  /** `epoch` changes when the media server restarted: everything is published and subscribed again. */
  | { op: 'joined'; mode: RtcMode; epoch: number; sources: readonly RtcSource[]; peers: readonly UserId[] }
  | { op: 'answer'; session: string; sdp: string }
  | { op: 'offer'; session: string; sdp: string; source: RtcSource }
  | { op: 'candidate'; session: string; candidate: string; mid: string }
  | { op: 'source'; source: RtcSource; available: boolean }
  | { op: 'peer'; userId: UserId; here: boolean }
  | { op: 'relay'; from: UserId; payload: RtcPeerMessage }
  | { op: 'failed'; session?: string; code: RtcFailure; retryAfterMs?: number }

export type RtcFailure = 'token-expired' | 'token-invalid' | 'not-publisher' | 'no-such-source' | 'full' | 'media-server-down' | 'invalid'
