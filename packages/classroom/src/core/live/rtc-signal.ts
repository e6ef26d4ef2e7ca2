/**
 * Media signalling on the room's socket. The same vocabulary serves the embedded SFU (the other end is the server)
 * and the peer-to-peer star (the other end is a person).
 *
 * SFU: the client makes one RTCPeerConnection, named by `session`, and always makes the offer. Its sending m-lines carry
 * one stream each; its receiving m-lines are slots. To watch a person, the client picks a free slot and names it in
 * `subscribe`: neither publishing nor watching ever renegotiates. A slot may go over to another stream of the same
 * person: its picture stands still until the next one begins.
 *
 * Peer to peer: the publisher offers one connection to each viewer; `relay` carries its descriptions.
 */
import type { UserId } from '../room/ids.ts'
import type { MediaKind } from '../room/room-types.ts'

export type RtcMode = 'sfu' | 'p2p'

/**
 * What travels as a stream of its own. `cameraSmall` is the camera once more, smaller; `screenAudio` is the sound of a
 * shared screen. Rights and the log know three kinds: each stream needs the right of its source. [R36]
 */
export type StreamKind = MediaKind | 'cameraSmall' | 'screenAudio'

/** The right that each stream needs, and the sort of its m-line. */
export const STREAMS: Readonly<Record<StreamKind, StreamFacts>> = {
  mic: { right: 'mic', type: 'audio' },
  camera: { right: 'camera', type: 'video' },
  screen: { right: 'screen', type: 'video' },
  cameraSmall: { right: 'camera', type: 'video' },
  screenAudio: { right: 'screen', type: 'audio' },
}

export interface StreamFacts {
  right: MediaKind
  type: 'audio' | 'video'
}

export const STREAM_KINDS = Object.keys(STREAMS) as readonly StreamKind[]

/** The best stream of a camera that is wanted or allowed; `big` includes `small`. */
export type CameraQuality = 'none' | 'small' | 'big'

/** The most m-lines that one connection may have: what is sent, and every slot. */
export const MAX_MEDIA_SECTIONS = 80

export interface RtcSource {
  userId: UserId
  kind: StreamKind
}

export type RtcClientSignal =
  /** First signal on every socket; everything before `joined` is ignored. */
  | { op: 'join'; token: string }
  | { op: 'leave' }
  /** SFU. `tracks` says which stream each sending m-line (by mid) carries. A new `session` replaces the one before. */
  | { op: 'offer'; session: string; sdp: string; tracks: Readonly<Record<string, StreamKind>> }
  | { op: 'candidate'; session: string; candidate: string; mid: string }
  /** Answered by our own `source`, or by `failed`. */
  | { op: 'publish'; kind: StreamKind }
  | { op: 'unpublish'; kind: StreamKind }
  /** SFU. Sends a source to the slot `mid`, in place of what it showed before. */
  | { op: 'subscribe'; mid: string; userId: UserId; kind: StreamKind }
  | { op: 'unsubscribe'; mid: string }
  /** Peer to peer: hand this to one other person. */
  | { op: 'relay'; to: UserId; payload: RtcPeerMessage }

/** `link` is made by the publisher and names one connection, so the two directions between two people stay apart. */
export type RtcPeerMessage =
  | { kind: 'offer'; link: string; sdp: string; tracks: Readonly<Record<string, StreamKind>> }
  | { kind: 'answer'; link: string; sdp: string }
  | { kind: 'candidate'; link: string; candidate: string; mid: string }
  /** The viewer's wish: the publisher sends these kinds and rests the others. */
  | { kind: 'want'; link: string; kinds: readonly StreamKind[] }
  | { kind: 'bye'; link: string }

export type RtcServerSignal =
  /**
   * `epoch` changes when the media server restarted: everything is published and subscribed again.
   * `sources` are those of others; `peers` are the others who joined, in peer-to-peer mode only.
   */
  | { op: 'joined'; mode: RtcMode; epoch: number; sources: readonly RtcSource[]; peers: readonly UserId[] }
  | { op: 'answer'; session: string; sdp: string }
  | { op: 'candidate'; session: string; candidate: string; mid: string }
  | { op: 'source'; source: RtcSource; available: boolean }
  /** SFU. The best stream of our camera that anybody watches: the others need not be encoded. */
  | { op: 'demand'; kind: 'camera'; quality: CameraQuality }
  | { op: 'peer'; userId: UserId; here: boolean }
  | { op: 'relay'; from: UserId; payload: RtcPeerMessage }
  /**
   * Names in `of` the signal that failed; null when it made no sense, and for `media-server-down`, which comes unasked
   * and is followed by `joined` when the media server is back.
   */
  | {
      op: 'failed'
      of: RtcClientSignal['op'] | null
      code: RtcFailure
      kind?: StreamKind
      mid?: string
      session?: string
      retryAfterMs?: number
    }

export type RtcFailure =
  | 'token-expired'
  | 'token-invalid'
  | 'not-publisher'
  | 'no-such-source'
  | 'full'
  | 'media-server-down'
  /** Comes with the time after which to try again. */
  | 'too-fast'
  | 'invalid'
