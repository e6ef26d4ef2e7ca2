/** Recognises a command by its events, when only its events are left. */
import type { RoomCommand, RoomEventBody } from './room-types.ts'

type CommandType = RoomCommand['type']
type EventType = RoomEventBody['type']

// If a command of this kind leads to any events, at least one of them is always among these.
const MARKS: Readonly<Record<CommandType, readonly EventType[]>> = {
  open: ['roomOpened'],
  enter: ['participantEntered'],
  leave: ['participantLeft'],
  remove: ['participantRemoved'],
  start: ['classStarted'],
  end: ['classEnded'],
  tick: ['classEnded', 'endingSoon', 'practiceEnded'],
  raiseHand: ['handRaised'],
  lowerHand: ['handLowered'],
  rejectHand: ['handLowered'],
  acceptHand: ['handLowered'],
  hangUp: ['speechRevoked'],
  mute: ['micBlocked', 'micAllowed', 'speechRevoked', 'handLowered'],
  muteAll: ['allMicsMuted', 'speechRevoked'],
  camerasOff: ['allCamerasOff'],
  reportMedia: ['mediaReported'],
  invite: ['invited'],
  cancelInvite: ['inviteEnded'],
  answerInvite: ['inviteEnded'],
  leaveStage: ['stageLeft'],
  sendBack: ['stageLeft', 'inviteEnded'],
  grantBoard: ['boardGranted', 'boardRevoked'],
  forbidChat: ['chatForbidden'],
  say: ['chatSent'],
  openPractice: ['practiceOpened'],
  answerPractice: ['practiceAnswered'],
  endPractice: ['practiceEnded'],
  closePractice: ['practiceClosed'],
  awardPrize: ['prizeAwarded'],
  'board.addStroke': ['board.strokeAdded'],
  'board.erase': ['board.strokesErased'],
  'board.clearPage': ['board.strokesErased'],
  'board.undo': ['board.undone'],
  'board.redo': ['board.redone'],
  'board.addPage': ['board.pageAdded'],
  'board.deletePage': ['board.pageDeleted'],
  'board.turnPage': ['board.pageTurned'],
  'board.setBackground': ['board.backgroundSet'],
}

/** Tells whether a command of this kind may have led to these events. */
export const mayHaveLedTo = (command: CommandType, events: readonly EventType[]): boolean =>
  MARKS[command].some((mark) => events.includes(mark))
