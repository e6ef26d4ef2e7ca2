/**
 * The live room as data: what is true now. Commands and events, which change it, stand in `commands/`. Everything is
 * plain JSON except stroke bytes.
 */
import type { CommandId, EpochMs, RoomId, UserId } from './ids.ts'
import type { BoardState } from '../board/board-types.ts'
import type { DefaultPaper } from '../board/school-paper.ts'
import type { Practice, PrizeKind } from './practice-types.ts'
import type { ToolsState } from './tool-types.ts'

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
  /** Address of the person's picture, as the authority knows it. */
  avatar?: string
}

/** What the school decided for its rooms. [R50] */
export interface RoomRules {
  /** `entry`: coming is attending. `rollCall`: roll calls decide. */
  attendanceBy: 'entry' | 'rollCall'
  /** Students may send pictures in the chat. */
  chatPictures: boolean
  /** Links in students' messages open. */
  chatLinks: boolean
  /** Students may turn back to pages that the teacher has shown. */
  lookBack: boolean
  defaultPaper: DefaultPaper
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
  /**
   * The students of the lesson, whether they come or not. Ids alone: names and pictures stay with the school, so that a
   * deleted account leaves none here. Left out where it is not known. [R46]
   */
  enrolled?: readonly Enrolled[]
  /** `voice`: talk time is counted from what is heard; left out, it is the time the microphone is open. [R49] */
  talkFrom?: 'voice'
  /** Entry opens this long before the start. Default 10 minutes. [R1] */
  doorOpensBeforeMs: number
  /** First entry is allowed this long after the start. Default 30 minutes. [R2] */
  entryClosesAfterMs: number
  /** The room ends itself this long after the scheduled end. Default 30 minutes. [R4] */
  autoEndAfterMs: number
  /** Absent in logs from before there were such rules, and in rooms without a school: see `rulesOf`. [R50] */
  rules?: RoomRules
}

export interface Enrolled {
  userId: UserId
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
  /** How long the microphone was open, finished stretches. Older rooms have it in `talkMs`. */
  micOpenMs?: number
  /** How long the person was heard. [R49] */
  talkMs: number
  /** The teacher turned the camera off; it stays off until allowed. [R46] */
  cameraBlocked?: boolean
  /** Called on to speak and has not spoken since. `isAsked`: asked to unmute. [R48] */
  turn?: { at: EpochMs; isAsked: boolean }
  /** How much picture this person's network carries; left out while it carries all. [R32] */
  network?: WeakNetworkStep
  /** Address of the picture that others see; left out without one. */
  avatar?: string
  handsRaised: number
  messages: number
}

export const WEAK_NETWORK_STEPS = ['fewerVideos', 'teacherOnly', 'voiceAndBoard'] as const
export type WeakNetworkStep = (typeof WEAK_NETWORK_STEPS)[number]

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
  /** Empty once it is removed. */
  text: string
  at: EpochMs
  /** Shown with the words. [R92] */
  picture?: ChatPicture
  /** The one person beside the sender who sees it; missing when all do. [R45] */
  to?: UserId
  /** The `seq` of the message that it answers. That may be older than what is known. */
  replyTo?: number
  /** The people behind each reaction, in the order they came. A reaction without people is left out. */
  reactions?: Readonly<Partial<Record<MessageReaction, readonly UserId[]>>>
  /** Who removed it: nothing is left of its words. */
  removed?: MessageRemover
}

/** A picture in the chat: a file of the lesson, and its size in pixels. */
export interface ChatPicture {
  fileId: string
  width: number
  height: number
}

export type MessageReaction = 'thumbsUp' | 'clap' | 'heart' | 'laugh' | 'party' | 'question'
export type MessageRemover = 'sender' | 'teacher'

/** What the teacher and one student wrote to each other. */
export interface PrivateChat {
  /** The newest ones, oldest first, at most `CHAT_WINDOW`. */
  messages: readonly ChatMessage[]
  /** Size of all words said so far, which has a limit. */
  bytes: number
}

/** What students may do in the chat. The teacher is never limited. [R16][R45] */
export interface ChatMode {
  /** Students may write to this audience. */
  audience: 'everyone' | 'teacher' | 'nobody'
  /** Addresses in the messages of students are links. */
  hasLinks: boolean
  /** False while the teacher lets students send words alone; true where it is missing, as in older logs. [R92] */
  hasPictures?: boolean
}

/** The line over the messages. [R45] */
export interface PinnedMessage {
  /** The message's `seq`; null for a note that was never said. */
  messageSeq: number | null
  /** Who said it, or wrote the note. */
  userId: UserId
  name: string
  text: string
  at: EpochMs
}

export const ROOM_LAYOUTS = ['board', 'gallery', 'speaker', 'split'] as const
export type RoomLayout = (typeof ROOM_LAYOUTS)[number]
/** What the large area shows while a person shares a screen. */
export const ROOM_CONTENTS = ['board', 'screen'] as const
export type RoomContent = (typeof ROOM_CONTENTS)[number]

/** What the teacher chose for the picture of the class. [R34][R35] */
export interface RoomView {
  /** Null while the teacher chose none. */
  layout: RoomLayout | null
  content: RoomContent
  /** True: everybody sees the teacher's layout. */
  isFollowed: boolean
  /** One or two people who are shown large. */
  spotlight: readonly UserId[]
  /** The order of seats in the gallery; null for the usual one. */
  order: readonly UserId[] | null
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
  chatMode: ChatMode
  /** The key is the student's id: that student and the teacher see the chat. [R45] */
  privateChats: Readonly<Record<UserId, PrivateChat>>
  pinned: PinnedMessage | null
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
  view: RoomView
  /** Roll calls, picker, timer: what is beside the practice. */
  tools: ToolsState
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
  | 'camera-off-for-all'
  | 'camera-off-by-teacher'
  | 'share-needs-stage'
  | 'share-taken'
  | 'not-removed'
  | 'chat-forbidden'
  | 'message-empty'
  | 'message-too-long'
  | 'message-too-fast'
  | 'chat-to-teacher-only'
  | 'chat-pictures-off'
  | 'chat-pictures-paused'
  | 'chat-picture-private'
  | 'no-such-message'
  | 'recall-too-late'
  | 'not-allowed-to-draw'
  | 'no-such-page'
  | 'page-limit'
  | 'last-page'
  | 'stroke-invalid'
  | 'stroke-too-large'
  | 'element-invalid'
  | 'element-too-large'
  | 'element-locked'
  | 'no-such-element'
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
  | 'tool-running'
  | 'tool-over'
  | 'tool-limit'
  | 'tool-invalid'
  | 'pick-empty'
  | 'attention-too-soon'
  | 'undo-too-late'
  | 'too-early'
  | 'invalid-command'
  | 'id-reused'
  | 'storage-full'
