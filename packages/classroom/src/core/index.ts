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
export { messagesOf } from './chat/chat-history.ts'
export { type RemovedMessages, roomWithoutRemovedWords, withoutRemovedWords } from './chat/removed-words.ts'
export {
  type CueAction,
  type CueInput,
  type CueState,
  type CueStep,
  createCueState,
  cueStep,
} from './cues/cue-state.ts'
export { decide } from './room/decide.ts'
export { commandDenial } from './room/denial.ts'
export { autoEndsAt, nextDueAt } from './room/rules/ending-times.ts'
export { entryDenial } from './room/commands/entry.ts'
export {
  entryOpensAt,
  type EntryDenial,
  entryClosesAt,
  entryDenialFor,
  type EntryFacts,
} from './room/rules/entry-rules.ts'
export { evolve } from './room/evolve.ts'
export { forgetPerson, forgottenFields } from './room/forget-person.ts'
export { BUZZER_TIE_MS } from './room/rules/buzzer-rules.ts'
export { prizeIdOf } from './room/commands/prizes.ts'
export { markAnswer } from './marking/mark-answer.ts'
export { isTypedKind, typedTaskOf } from './room/rules/typed-rules.ts'
export { pinyinKey, typedQuestion, typedText, type TypedTextDenial } from './room/rules/typed-text.ts'
export { isRight, isWrittenByHand, spokenQuestion, writingQuestion } from './room/rules/practice-rules.ts'
export { draw, openRollCall, timerLeftMs, timerPassedMs } from './room/rules/tool-rules.ts'
export {
  type Practice,
  ANSWER_BUCKETS,
  type AnswerBy,
  BLANK,
  type AnswerBucket,
  type PracticeAnswer,
  type PracticeId,
  type PracticeKind,
  type PracticeOption,
  type PracticeQuestion,
  type QuestionTask,
  type TypedTask,
  type TypedTexts,
  type WritingResult,
  PRACTICE_LIMIT_SECONDS_MAX,
  PRACTICE_OPTION_KEYS,
  PRACTICE_QUESTIONS_MAX,
  TYPED_MAX_LENGTH,
  PRIZE_COUNT_MAX,
  PRIZE_KINDS,
  PRIZE_REASON_LENGTH,
  type PrizeKind,
  type QuestionResult,
} from './room/practice-types.ts'
export * from './room/tool-types.ts'
export { type BoardFill, boardFill } from './room/board-fill.ts'
export { isUsedPage } from './room/rules/copied-pages.ts'
export { paceMs } from './room/rules/copy-pace.ts'
export { pasteCommands } from './room/rules/paste-commands.ts'
export { eventSize } from './room/event-size.ts'
export { LOG_MAX_BYTES, STUDENT_LOG_MAX_BYTES, STUDENTS_LOG_MAX_BYTES } from './room/log-size.ts'
export { prizeReasonIn } from './room/prize-reasons.ts'
export { NO_PRIZES, type PrizeCounts, prizesOf, prizeTotal } from './room/rules/prize-counts.ts'
export { createRoomLog, type RoomLog, type Submission } from './room/room-log.ts'
export { rulesOf, USUAL_RULES } from './room/rules/room-rules.ts'
export { emptyRoom, participantOf } from './room/room-state.ts'
export { commandWork, isContent, isSentByClients, mayChangeRights } from './room/table-facts.ts'
export type {
  Actor,
  ChatMessage,
  ChatMode,
  ChatPicture,
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
  RoomRules,
  RoomSettings,
  RoomState,
  SpeechMode,
} from './room/room-types.ts'
export {
  CHAT_WINDOW,
  FORGOTTEN_TEXT,
  isChatForbidden,
  MESSAGE_MAX_LENGTH,
  MESSAGE_RATE,
  MESSAGE_REACTIONS,
  PICTURE_TEXT,
  PINNED_MAX_LENGTH,
  RECALL_WITHIN_MS,
} from './room/rules/chat-rules.ts'
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
export type { BoardCommand, BoardEvent } from './room/commands/board.ts'
export type { ElementCommand, ElementEvent, PastedItem } from './room/commands/elements.ts'
export type { NewPage, PageCommand, PageEvent } from './room/commands/pages.ts'
export { type Cut, CUT_STEPS, type KeptRange } from './board/cut-stroke.ts'
export { decodeElement, encodeElement, isValidElement } from './board/elements/element-codec.ts'
export type * from './board/elements/element-types.ts'
export { ElementFormat, RUBY_MAX_BYTES, TEXT_MAX_LENGTH } from './board/elements/element-types.ts'
export { composed, IDENTITY, type Matrix, moveBy, toMatrix, toTransform } from './board/elements/matrix.ts'
export { type Sheet, type SheetFile, sheetName } from './board/sheet.ts'
export {
  type Paper,
  PAPER_CELLS,
  PAPER_COLORS,
  PAPER_LINES,
  paperOf,
} from './board/paper.ts'
export { DEFAULT_PAPERS, type DefaultPaper } from './board/school-paper.ts'
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
export { eventsOfLog, joinFrames } from './live/log-frames.ts'
export { createReactionTally, encodeReaction, decodeReaction } from './live/reaction.ts'
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
export { type Own, ownOf, withOwn } from './live/own.ts'
export { eventFor, insidersOf, publicRoom, roomFor } from './live/privacy.ts'
export type { Viewer } from './room/commands/table.ts'
export {
  type CameraQuality,
  MAX_MEDIA_SECTIONS,
  type RtcClientSignal,
  type RtcFailure,
  type RtcMode,
  type RtcPeerMessage,
  type RtcServerSignal,
  type RtcSource,
  type StreamFacts,
  type StreamKind,
  STREAMS,
} from './live/rtc-signal.ts'
export { rightOf } from './media/camera-streams.ts'
