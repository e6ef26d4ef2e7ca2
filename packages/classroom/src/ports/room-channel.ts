/** Connects the classroom to the room's authority. The local adapter speaks `/live`; others may speak TIM. */
import type { EpochMs, RoomId, UserId } from '../core/room/ids.ts'
import type { CloseReason } from '../core/live/live-protocol.ts'
import type { ChatMessage, RefusalCode, Role, RoomCommand, RoomEvent, RoomState } from '../core/room/room-types.ts'

/** [R31] */
export type Connection =
  | { status: 'connecting' }
  | { status: 'connected' }
  | { status: 'reconnecting'; attempt: number; retryAt: EpochMs | null }
  | { status: 'failed'; code: 'unreachable' | 'ticket-failed' }
  | { status: 'closed'; reason: CloseReason | 'left'; detail?: string }

export interface ChannelState {
  connection: Connection
  me: { userId: UserId; role: Role; no: number } | null
  room: RoomState
  /** Commands sent but not yet answered, oldest first: strokes and messages "on their way". */
  pending: readonly PendingCommand[]
  /**
   * True while more is made here than the room takes at a time: it is kept, and follows in order. False if left out.
   * [R42]
   */
  isHeldBack?: boolean
  /** Authority's clock minus ours, in ms; good to about half a round trip. */
  clockOffsetMs: number
  roundTripMs: number | null
}
export interface PendingCommand {
  id: string
  command: RoomCommand
  at: EpochMs
}

/** Admits one person to one room for a short time. `getTicket` is asked again for every reconnect. */
export interface RoomTicket {
  ticket: string
  roomId: RoomId
  userId: UserId
}

export class RoomRefusal extends Error {
  override readonly name = 'RoomRefusal'
  readonly code: RefusalCode
  readonly retryAfterMs: number | undefined
  constructor(code: RefusalCode, retryAfterMs?: number) {
    super(code)
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}

/** A page of chat, oldest first. `isComplete`: nothing older is left. */
export interface ChatPage {
  messages: readonly ChatMessage[]
  isComplete: boolean
}

export interface RoomChannel {
  /** The room is only looked at: nothing is offered that would change it. False if left out. */
  readonly isReadOnly?: boolean
  getState(): ChannelState
  subscribe(listener: () => void): () => void
  /** Every event in order as it is applied; `live` is false for those replayed at entry or after a reconnect. */
  onEvent(listener: (event: RoomEvent, live: boolean) => void): () => void
  /**
   * Resolves when the authority has stored the outcome; waits through reconnects, survives a reload.
   * @throws {RoomRefusal}
   */
  send(command: RoomCommand): Promise<void>
  /**
   * Why the authority would refuse this command from me right now; null when it would carry it out. Sends nothing. The
   * authority decides again when the command arrives: this is for what a screen dims and explains.
   */
  denialOf(command: RoomCommand): RefusalCode | null
  /** Live ink and laser: best effort, may be dropped, never waits. The frame starts with its kind byte. */
  sendEphemeral(frame: Uint8Array): void
  onEphemeral(listener: (from: UserId, frame: Uint8Array) => void): () => void
  /** A page of older chat, oldest first. */
  history(beforeSeq: number, limit: number): Promise<ChatPage>
  /** Tries again at once after `failed`, or before a waiting retry is due. */
  reconnect(): void
  /** Leaves the room and closes; resolves when the leave frame has left. Idempotent. */
  leave(): Promise<void>
}
