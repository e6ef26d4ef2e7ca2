export type { CommandId, EpochMs, RoomId, UserId } from './room/ids.ts'

/** The room without screens or sockets: what is true, what may happen, and how it travels. */
export {
  BARRAGE_LINES,
  type ChatView,
  type ChatViewEvent,
  chatViewReducer,
  createChatView,
  FOLLOW_DISTANCE_PX,
  type PendingMessage,
  pendingMessages,
} from './chat/chat-view.ts'
export {
  type CueAction,
  type CueInput,
  type CueState,
  type CueStep,
  createCueState,
  cueStep,
} from './cues/cue-state.ts'
export { decide } from './room/decide.ts'
export { autoEndsAt, nextDueAt } from './room/rules/ending-times.ts'
export { entryDenial } from './room/commands/entry.ts'
export {
  doorOpensAt,
  type EntryDenial,
  entryClosesAt,
  entryDenialFor,
  type EntryFacts,
} from './room/rules/entry-rules.ts'
export { evolve } from './room/evolve.ts'
export { forgetPerson, forgottenFields } from './room/forget-person.ts'
export { isRight } from './room/rules/practice-rules.ts'
export {
  type Practice,
  type PracticeAnswer,
  type PracticeId,
  type PracticeKind,
  type PracticeOption,
  type PracticeQuestion,
  PRACTICE_LIMIT_SECONDS_MAX,
  PRACTICE_OPTION_KEYS,
  PRACTICE_QUESTIONS_MAX,
  PRIZE_COUNT_MAX,
  PRIZE_KINDS,
  PRIZE_REASON_LENGTH,
  type PrizeKind,
  type QuestionResult,
} from './room/practice-types.ts'
export { eventSize } from './room/event-size.ts'
export { LOG_MAX_BYTES, STUDENT_LOG_MAX_BYTES, STUDENTS_LOG_MAX_BYTES } from './room/log-size.ts'
export { NO_PRIZES, type PrizeCounts, prizesOf, prizeTotal } from './room/rules/prize-counts.ts'
export { createRoomLog, type RoomLog, type Submission } from './room/room-log.ts'
export { emptyRoom, participantOf } from './room/room-state.ts'
export { commandWork, isContent, isSentByClients, mayChangeRights } from './room/table-facts.ts'
export type {
  Actor,
  ChatMessage,
  ClassType,
  Decision,
  EndReason,
  EventEnvelope,
  Floor,
  Hand,
  Invitation,
  LeaveReason,
  LogSize,
  LowerReason,
  MediaKind,
  Participant,
  RefusalCode,
  Role,
  RoomCommand,
  RoomEvent,
  RoomEventBody,
  RoomSettings,
  RoomState,
  SpeechMode,
} from './room/room-types.ts'
export { CHAT_WINDOW, FORGOTTEN_TEXT, MESSAGE_MAX_LENGTH, MESSAGE_RATE } from './room/rules/chat-rules.ts'
export {
  type Attendance,
  attendanceOf,
  type BoardFill,
  boardFill,
  handsInOrder,
  isLate,
  LATE_AFTER_MS,
  isStudentPresent,
  mayDraw,
  publishRights,
  studentCount,
  unansweredStudents,
} from './room/selectors.ts'

// Board
export type * from './board/board-types.ts'
export type { BoardCommand, BoardEvent } from './room/commands/board.ts'
export {
  BOARD_MAX_BYTES,
  HISTORY_DEPTH,
  HISTORY_MAX_BYTES,
  PAGE_BACKGROUNDS,
  PAGE_HEIGHT,
  PAGE_LIMIT,
  PAGE_MAX_BYTES,
  PAGE_WIDTH,
  STROKE_MAX_BYTES,
} from './board/board-types.ts'
export { boardSize, emptyBoard, findPage } from './board/empty-board.ts'
export { simplifyStroke } from './board/simplify-stroke.ts'
export {
  decodeStroke,
  encodeStroke,
  isValidStroke,
  POINT_STRIDE,
  type StrokeInk,
  type StrokeTool,
} from './board/stroke-codec.ts'
export { listSize, toStrokeList } from './board/stroke-list.ts'
export { decodeLaser, decodeLiveInk, encodeLaser, encodeLiveInk, type Laser, type LiveInk } from './live/live-ink.ts'
// End of board

export {
  type ClientMessage,
  decodeClientFrame,
  decodeServerFrame,
  encodeClientFrame,
  encodeEvents,
  encodeServerFrame,
  type LiveData,
  type ServerMessage,
  withSender,
} from './live/frames.ts'
export { parseClientSignal } from './live/parse-signal.ts'
export { decodeKeyframe, encodeKeyframe } from './live/keyframe.ts'
export {
  type ClientFrame,
  type CloseReason,
  type ServerFrame,
  FrameKind,
  LIVE_PROTOCOL,
  MAX_FRAME_BYTES,
} from './live/live-protocol.ts'
export { parseCommand } from './live/parse-command.ts'
export { eventFor, insidersOf, publicRoom } from './live/privacy.ts'
export type {
  RtcClientSignal,
  RtcFailure,
  RtcMode,
  RtcPeerMessage,
  RtcServerSignal,
  RtcSource,
} from './live/rtc-signal.ts'
