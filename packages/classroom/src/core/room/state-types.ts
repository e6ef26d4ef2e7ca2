/**
 * The live room as data: what is true now. Commands and events, which change it, stand in `commands/`. Everything is
 * plain JSON except stroke bytes.
 */
import type { CommandId, EpochMs, RoomId, UserId } from './ids.ts'
import type { BoardState } from '../board/board-types.ts'
import type { Practice, PrizeKind } from './practice-types.ts'

export type Role = 'teacher' | 'student'
export type ClassType = 'small' | 'large'
/** `free`: students unmute themselves. `afterRaise`: only with a granted hand or on stage. */
export type SpeechMode = 'free' | 'afterRaise'

/**
 * The user or system that acts. `system` is the authority itself: timers, REST calls of the school, recovery after a
 * crash.
 */
export interface Actor {
  userId: UserId
  role: Role | 'system'
  name: string
}

/** Facts about the lesson, fixed when the room opens. Times are instants. */
export interface RoomSettings {
  roomId: RoomId
  title: string
  teacherId: UserId
  classType: ClassType
  /** Students admitted at most. 30 for a small class, 200 for a large one, up to 500 by school setting. [R5] */
  capacity: number
  scheduledStart: EpochMs
  scheduledEnd: EpochMs
  speechMode: SpeechMode
  /** Entry opens this long before the start. Default 10 minutes. [R1] */
  doorOpensBeforeMs: number
  /** First entry is allowed this long after the start. Default 30 minutes. [R2] */
  entryClosesAfterMs: number
  /** The room ends itself this long after the scheduled end. Default 30 minutes. [R4] */
  autoEndAfterMs: number
}

export type MediaKind = 'mic' | 'camera' | 'screen'
export type LeaveReason = 'left' | 'lost' | 'removed' | 'ended' | 'elsewhere'

export interface Participant {
  userId: UserId
  name: string
  role: Role
  /** Small number that stands for the person in binary frames; 1, 2, 3 … in order of first entry. */
  no: number
  /** `lost`: the connection dropped without a leave. */
  presence: 'here' | 'lost' | 'gone'
  firstEnteredAt: EpochMs
  /** When the person was first here while the class was live: attendance looks at this. Null until then. */
  attendedFrom: EpochMs | null
  /** Since when the present stretch lasts; null while away. */
  hereSince: EpochMs | null
  /** Sum of finished stretches in the room. Starts again from 0 when the class starts, as does `talkMs`. */
  presentMs: number
  /** Sources that are being published right now, as the person's own client reports them. */
  media: Record<MediaKind, boolean>
  /** Teacher muted this person; they cannot unmute until allowed. [R13] */
  micBlocked: boolean
  /** A hand was accepted: may speak without being on stage. [R9] */
  speaking: boolean
  micOnSince: EpochMs | null
  talkMs: number
  handsRaised: number
  messages: number
}

export interface Hand {
  userId: UserId
  at: EpochMs
}
export interface Invitation {
  userId: UserId
  to: 'speak' | 'stage'
  at: EpochMs
}
/** The one student who is on stage or holds the pen. [R11] */
export interface Floor {
  userId: UserId
  onStage: boolean
  canDraw: boolean
  since: EpochMs
}
export interface ChatMessage {
  /** The sender's command id. [R15] */
  id: CommandId
  seq: number
  userId: UserId
  name: string
  role: Role
  text: string
  at: EpochMs
}

export type EndReason = 'teacher' | 'auto'

export interface RoomState {
  /** Number of the last event applied; 0 before the first. */
  seq: number
  /** Null until `roomOpened`. */
  settings: RoomSettings | null
  status: 'closed' | 'waiting' | 'live' | 'ended'
  startedAt: EpochMs | null
  endedAt: EpochMs | null
  endReason: EndReason | null
  /** Minutes-before-end warnings already given. [R4] */
  warned: readonly (5 | 1)[]
  /** Everyone who ever entered, by id. */
  participants: Readonly<Record<UserId, Participant>>
  /** People who may not come back, with the reason told to them. [R6][R28] */
  removed: Readonly<Record<UserId, string>>
  /** Raised hands, first come first. [R14] */
  hands: readonly Hand[]
  invitations: readonly Invitation[]
  floor: Floor | null
  isChatForbidden: boolean
  isAllMicMuted: boolean
  isAllCameraOff: boolean
  /** The newest messages, oldest first, at most `CHAT_WINDOW`. Older ones come from the log. */
  chat: readonly ChatMessage[]
  /** Send times of each student's last messages, for the rate rule. [R20] */
  recentSends: Readonly<Record<UserId, readonly EpochMs[]>>
  /** The practice that is open, or shown with its answers. [R26] */
  practice: Practice | null
  /** Each of them once per lesson. [R22][R23] */
  usedTools: readonly ('clicker' | 'buzzer')[]
  /** Prizes of each person who got one. [R25] */
  prizes: Readonly<Record<UserId, Readonly<Record<PrizeKind, number>>>>
  board: BoardState
  log: LogSize
}

/** Size of a room's log, by `eventSize`. [R41] */
export interface LogSize {
  bytes: number
  byStudent: Readonly<Record<UserId, number>>
}

export type LowerReason = 'withdrawn' | 'accepted' | 'rejected' | 'muted' | 'left'

/** `seq` has no gaps within a room. `id` is the command's id; events of one command share it. `by` is the actor. */
export interface EventEnvelope {
  seq: number
  at: EpochMs
  by: UserId
  id: CommandId
}

/** Why a command was not carried out. Every code has a sentence in three languages in `react/`. */
export type RefusalCode =
  | 'room-closed'
  | 'door-not-open'
  | 'entry-closed'
  | 'room-full'
  | 'removed'
  | 'class-ended'
  | 'class-not-started'
  | 'already-started'
  | 'not-in-room'
  | 'teacher-only'
  | 'student-only'
  | 'no-such-participant'
  | 'no-hand-raised'
  | 'no-invitation'
  | 'not-on-stage'
  | 'muted-by-teacher'
  | 'not-allowed-to-speak'
  | 'not-allowed-to-show-video'
  | 'chat-forbidden'
  | 'message-empty'
  | 'message-too-long'
  | 'message-too-fast'
  | 'not-allowed-to-draw'
  | 'no-such-page'
  | 'page-limit'
  | 'last-page'
  | 'stroke-invalid'
  | 'stroke-too-large'
  | 'page-full'
  | 'board-full'
  | 'log-full'
  | 'share-used'
  | 'too-fast'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'practice-open'
  | 'practice-invalid'
  | 'practice-not-open'
  | 'no-such-practice'
  | 'tool-used'
  | 'answer-invalid'
  | 'prize-invalid'
  | 'invalid-command'
  | 'id-reused'
  | 'storage-full'
