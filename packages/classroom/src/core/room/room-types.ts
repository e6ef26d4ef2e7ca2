/**
 * The live room as data: what a person may ask for (commands), what happened (events), and what is true now (state).
 * Everything here is plain JSON except stroke bytes. Rules live beside this file in `decide.ts` and `evolve.ts`.
 */
import type { CommandId, EpochMs, RoomId, UserId } from './ids.ts'
import type { BoardCommand, BoardEvent, BoardState } from '../board/board-types.ts'
import type {
  Practice,
  PracticeCommand,
  PracticeEvent,
  PrizeCommand,
  PrizeEvent,
  PrizeKind,
} from './practice/practice-types.ts'

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

/** Requests to a room. The sender's id and the command id travel beside the command, not in it. */
export type RoomCommand =
  | { type: 'open'; settings: RoomSettings }
  | { type: 'enter' }
  | { type: 'leave'; reason: 'left' | 'lost' | 'elsewhere' }
  | { type: 'start' }
  | { type: 'end'; reason: EndReason }
  | { type: 'raiseHand' }
  | { type: 'lowerHand' }
  | { type: 'acceptHand'; userId: UserId }
  | { type: 'rejectHand'; userId: UserId }
  | { type: 'hangUp'; userId: UserId }
  | { type: 'invite'; userId: UserId; to: 'speak' | 'stage' }
  | { type: 'cancelInvite'; userId: UserId }
  | { type: 'answerInvite'; accept: boolean }
  | { type: 'leaveStage' }
  | { type: 'sendBack'; userId: UserId }
  | { type: 'grantBoard'; userId: UserId; allowed: boolean }
  | { type: 'mute'; userId: UserId; muted: boolean }
  | { type: 'muteAll'; muted: boolean }
  | { type: 'camerasOff'; off: boolean }
  | { type: 'reportMedia'; media: Partial<Record<MediaKind, boolean>> }
  | { type: 'forbidChat'; forbidden: boolean }
  | { type: 'say'; text: string }
  | { type: 'remove'; userId: UserId; reason: string }
  | { type: 'tick' }
  | PracticeCommand
  | PrizeCommand
  | BoardCommand

export type LowerReason = 'withdrawn' | 'accepted' | 'rejected' | 'muted' | 'left'

export type RoomEventBody =
  | { type: 'roomOpened'; settings: RoomSettings }
  | { type: 'participantEntered'; userId: UserId; name: string; role: Role }
  | { type: 'participantLeft'; userId: UserId; reason: LeaveReason }
  | { type: 'participantRemoved'; userId: UserId; reason: string }
  | { type: 'classStarted' }
  | { type: 'endingSoon'; minutes: 5 | 1 }
  | { type: 'classEnded'; reason: EndReason }
  | { type: 'handRaised'; userId: UserId }
  | { type: 'handLowered'; userId: UserId; reason: LowerReason }
  | { type: 'speechGranted'; userId: UserId }
  | { type: 'speechRevoked'; userId: UserId }
  | { type: 'invited'; userId: UserId; to: 'speak' | 'stage' }
  | { type: 'inviteEnded'; userId: UserId; outcome: 'accepted' | 'declined' | 'cancelled' }
  | { type: 'stageEntered'; userId: UserId }
  | { type: 'stageLeft'; userId: UserId }
  | { type: 'boardGranted'; userId: UserId }
  | { type: 'boardRevoked'; userId: UserId }
  | { type: 'micBlocked'; userId: UserId }
  | { type: 'micAllowed'; userId: UserId }
  | { type: 'allMicsMuted'; muted: boolean }
  | { type: 'allCamerasOff'; off: boolean }
  | { type: 'mediaReported'; userId: UserId; media: Partial<Record<MediaKind, boolean>> }
  | { type: 'chatForbidden'; forbidden: boolean }
  | { type: 'chatSent'; userId: UserId; text: string }
  | PracticeEvent
  | PrizeEvent
  | BoardEvent

/** `seq` has no gaps within a room. `id` is the command's id; events of one command share it. `by` is the actor. */
export interface EventEnvelope {
  seq: number
  at: EpochMs
  by: UserId
  id: CommandId
}
export type RoomEvent = EventEnvelope & RoomEventBody

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

export type Decision = { events: readonly RoomEventBody[] } | { refused: RefusalCode; retryAfterMs?: number }

/** Messages kept in the state; a whole class's chat is read from the log. */
export const CHAT_WINDOW = 200
/** [R20] */
export const MESSAGE_MAX_LENGTH = 1_000
export const MESSAGE_RATE = { messages: 5, withinMs: 3_000 } as const
