/** The hub's port to the media host: the embedded SFU, or a relay between browsers. No Node in here. */
import type { MediaKind, Role, RoomId, RtcClientSignal, RtcMode, RtcServerSignal, UserId } from '@hwjy/classroom/core'

/** One person's socket in one room. A second one of the same person replaces the first. */
export interface RtcPeer {
  roomId: RoomId
  userId: UserId
  clientId: string
  role: Role
  send(signal: RtcServerSignal): void
}

/** The kinds that a person may send now; none at first. */
export type MediaRights = Record<MediaKind, boolean>

export interface RtcSession {
  /** Takes what came from the socket; a malformed signal is answered with `failed`, never thrown. */
  receive(signal: RtcClientSignal): void
  /**
   * Takes effect at once: media that is sent without the right reaches no viewer, and is heard again when the right
   * returns.
   */
  setRights(rights: MediaRights): void
  /** The socket is gone. Idempotent. */
  close(): void
}

export interface RtcHost {
  readonly mode: RtcMode
  /** True when media flows, or could. False while the embedded SFU is being started again. */
  readonly isServing: boolean
  connect(peer: RtcPeer): RtcSession
  /** Ends media for everybody in the room; their sockets stay. */
  closeRoom(roomId: RoomId): void
  stop(): Promise<void>
}

export type TokenVerdict = 'valid' | 'token-expired' | 'token-invalid'
/** Judges the pass of a `join`: signed by us, for this person and room, not expired. */
export type VerifyRtcToken = (
  token: string,
  peer: Pick<RtcPeer, 'roomId' | 'userId'>,
) => TokenVerdict | Promise<TokenVerdict>

export const NO_RIGHTS: MediaRights = { mic: false, camera: false, screen: false }
