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
export { autoEndsAt, nextDueAt } from './room/ending.ts'
export { entryDenial } from './room/entry.ts'
export { evolve } from './room/evolve.ts'
export { isRight } from './room/practice.ts'
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
export { NO_PRIZES, type PrizeCounts, prizesOf, prizeTotal } from './room/prizes.ts'
export { createRoomLog, type RoomLog, type Submission } from './room/room-log.ts'
export { emptyRoom, participantOf } from './room/room-state.ts'
export type {
  Actor,
  ChatMessage,
  ClassType,
  CommandId,
  Decision,
  EndReason,
  EpochMs,
  EventEnvelope,
  Floor,
  Hand,
  Invitation,
  LeaveReason,
  LowerReason,
  MediaKind,
  Participant,
  RefusalCode,
  Role,
  RoomCommand,
  RoomEvent,
  RoomEventBody,
  RoomId,
  RoomSettings,
  RoomState,
  SpeechMode,
  UserId,
} from './room/room-types.ts'
export { CHAT_WINDOW, MESSAGE_MAX_LENGTH, MESSAGE_RATE } from './room/room-types.ts'
export {
  type Attendance,
  attendanceOf,
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
export { HISTORY_DEPTH, PAGE_HEIGHT, PAGE_LIMIT, PAGE_WIDTH, STROKE_MAX_BYTES } from './board/board-types.ts'
export { PAGE_BACKGROUNDS } from './board/decide-board.ts'
export { emptyBoard, findPage } from './board/empty-board.ts'
export { simplifyStroke } from './board/simplify-stroke.ts'
export {
  decodeStroke,
  encodeStroke,
  isValidStroke,
  POINT_STRIDE,
  type StrokeInk,
  type StrokeTool,
} from './board/stroke-codec.ts'
export { toStrokeList } from './board/stroke-list.ts'
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
export { eventFor, publicRoom } from './live/privacy.ts'
export type {
  RtcClientSignal,
  RtcFailure,
  RtcMode,
  RtcPeerMessage,
  RtcServerSignal,
  RtcSource,
} from './live/rtc-signal.ts'
