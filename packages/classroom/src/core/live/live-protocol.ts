/**
 * Defines the frames of the one `/live` socket. Text frames are JSON with a `t`; binary frames are ink and other
 * content of the board. Encoding and
 * decoding live in `frames.ts`. Lanes, highest first: control, board, chat, ephemeral.
 */
import type { CommandId, EpochMs, RoomId, UserId } from '../room/ids.ts'
import type { RefusalCode, Role, RoomCommand, RoomEvent, RoomState } from '../room/room-types.ts'
import type { Own } from './own.ts'
import type { RtcClientSignal, RtcServerSignal } from './rtc-signal.ts'

/**
 * 2: elements of the board beside ink, keyframes of version 2. A page of another number is closed as `outdated`; logs
 * and keyframes of 1 are read as they are.
 */
export const LIVE_PROTOCOL = 2

/** Largest frame a client may send. A larger one closes the socket with `too-large`. */
export const MAX_FRAME_BYTES = 64 * 1024

export type ClientFrame =
  /** First frame on every socket. `have` is the last event number this client applied; 0 asks for a keyframe. */
  | { t: 'hello'; protocol: number; ticket: string; clientId: string; have: number }
  | { t: 'command'; id: CommandId; command: RoomCommand }
  | { t: 'ping'; sentAt: EpochMs }
  /** Answers the server's own ping at once: by it the server knows the round trip. [R23] */
  | { t: 'pong'; sentAt: EpochMs }
  /** Chat before `beforeSeq`, newest page first. */
  | { t: 'history'; ref: string; beforeSeq: number; limit: number }
  | { t: 'rtc'; signal: RtcClientSignal }
  | { t: 'bye' }

export type ServerFrame =
  /** A keyframe, when one is needed, follows as a binary frame; then `events` up to `seq`. */
  | {
      t: 'welcome'
      you: { userId: UserId; role: Role; no: number }
      roomId: RoomId
      seq: number
      at: EpochMs
      keyframe: boolean
      /** Size of the keyframe that follows, so that a slow connection is given the time it takes. */
      keyframeBytes?: number
    }
  /** Follows a keyframe at once, when there is something that this person alone may see. */
  | { t: 'own'; own: Own }
  | { t: 'events'; events: readonly RoomEvent[] }
  /** The command was carried out, now or earlier; `seq` is its last event, null if nothing had to change. */
  | { t: 'done'; id: CommandId; seq: number | null }
  /** `id` is that of a command, or the `ref` of a `history`. With `too-fast` it may be sent again after the wait. */
  | { t: 'refused'; id: CommandId; code: RefusalCode; retryAfterMs?: number }
  | { t: 'pong'; sentAt: EpochMs; at: EpochMs }
  | { t: 'ping'; sentAt: EpochMs }
  | { t: 'history'; ref: string; messages: RoomState['chat']; isComplete: boolean }
  | { t: 'rtc'; signal: RtcServerSignal }
  /** Last frame before the server closes the socket. */
  | { t: 'closed'; reason: CloseReason; detail?: string }

/**
 * Why the server closes a socket. `retry` ones are followed by a reconnect, the others are final for this page. In the
 * middle of a keyframe no frame can say it: the WebSocket's own close then carries the same word as its reason.
 */
export const CLOSE_REASONS = [
  'signed-in-elsewhere',
  'removed',
  'class-ended',
  'ticket-expired',
  'ticket-invalid',
  'refused',
  'too-large',
  'garbage',
  'too-many-frames',
  'too-many-connections',
  'server-restart',
  'outdated',
] as const
export type CloseReason = (typeof CLOSE_REASONS)[number]

/** Binary frame kinds, the first byte. Ephemeral ones from a client carry no sender; the server adds `no` as u16. */
export const FrameKind = {
  /** client → server: header JSON (command without bytes) + stroke bytes */
  strokeCommand: 0x10,
  /** server → client: header JSON (event without bytes) + stroke bytes */
  strokeEvent: 0x11,
  /** client → server: header JSON (command id, command without `bytes`) + the command's bytes */
  contentCommand: 0x14,
  /** server → client: header JSON (event without `bytes`) + the event's bytes */
  contentEvent: 0x15,
  /** server → client: header JSON + board pages */
  keyframe: 0x12,
  /** ephemeral, both ways: new points of the stroke being drawn */
  liveInk: 0x01,
  /** ephemeral, both ways: laser pointer position, or gone */
  laser: 0x02,
  /** ephemeral, both ways: a reaction [R53] */
  reaction: 0x03,
  /** ephemeral, both ways: the part of the page that the teacher looks at */
  view: 0x04,
} as const
export type FrameKind = (typeof FrameKind)[keyof typeof FrameKind]
