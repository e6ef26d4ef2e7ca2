import type { EpochMs } from './ids.ts'
import type { BoardCommand } from '../board/board-types.ts'
import { decideForbidChat, decideSay } from './chat.ts'
import { type Request, refused, unchanged } from './decision.ts'
import { decideDrawing } from './drawing.ts'
import { decideEnd, decideStart, decideTick } from './ending.ts'
import { decideEnter, decideLeave, decideOpen, decideRemove } from './entry.ts'
import { evolve } from './evolve.ts'
import { decideCamerasOff, decideReportMedia, mediaToStop } from './media.ts'
import {
  decideAnswerPractice,
  decideClosePractice,
  decideEndPractice,
  decideOpenPractice,
} from './practice/practice.ts'
import { decideAwardPrize } from './practice/prizes.ts'
import { participantOf } from './room-state.ts'
import type { Actor, Decision, RefusalCode, RoomCommand, RoomEventBody, RoomState } from './room-types.ts'
import {
  decideAcceptHand,
  decideHangUp,
  decideLowerHand,
  decideMute,
  decideMuteAll,
  decideRaiseHand,
  decideRejectHand,
} from './speech.ts'
import {
  decideAnswerInvite,
  decideCancelInvite,
  decideGrantBoard,
  decideInvite,
  decideLeaveStage,
  decideSendBack,
} from './stage.ts'

/**
 * Decides what follows from a command: events in order, none when it is true already, or a refusal with its reason.
 * Pure; the same room, command, actor and moment always give the same decision.
 */
export function decide(room: RoomState, command: RoomCommand, actor: Actor, now: EpochMs): Decision {
  const denial = denialFor(room, command, actor)
  if (denial !== null) return refused(denial)
  if (room.status === 'ended' && isHarmlessAfterEnd(command)) return unchanged
  return stopForbiddenMedia(room, decideCommand({ room, command, actor, now }), now)
}

// Lists who may ask at all. Teachers may act through the school's own calls too, so they need not be in the room.
const ASKED_BY: Record<Exclude<RoomCommand, BoardCommand>['type'], 'system' | 'teacher' | 'student' | 'anyone'> = {
  open: 'system',
  tick: 'system',
  start: 'teacher',
  end: 'teacher',
  acceptHand: 'teacher',
  rejectHand: 'teacher',
  hangUp: 'teacher',
  invite: 'teacher',
  cancelInvite: 'teacher',
  sendBack: 'teacher',
  grantBoard: 'teacher',
  mute: 'teacher',
  muteAll: 'teacher',
  camerasOff: 'teacher',
  forbidChat: 'teacher',
  remove: 'teacher',
  openPractice: 'teacher',
  endPractice: 'teacher',
  closePractice: 'teacher',
  awardPrize: 'teacher',
  raiseHand: 'student',
  lowerHand: 'student',
  answerInvite: 'student',
  leaveStage: 'student',
  answerPractice: 'student',
  enter: 'anyone',
  leave: 'anyone',
  reportMedia: 'anyone',
  say: 'anyone',
}

function denialFor(room: RoomState, command: RoomCommand, actor: Actor): RefusalCode | null {
  const askedBy = isBoardCommand(command) ? 'anyone' : ASKED_BY[command.type]
  if (actor.role !== 'system') {
    if (askedBy === 'system') return 'invalid-command'
    if (askedBy === 'teacher' && actor.role !== 'teacher') return 'teacher-only'
    if (askedBy === 'student' && actor.role !== 'student') return 'student-only'
  }
  if (command.type === 'open' || command.type === 'tick' || command.type === 'enter') return null
  if (room.settings === null) return 'room-closed'
  if (room.status === 'ended') return isHarmlessAfterEnd(command) ? null : 'class-ended'
  return isDoneInPerson(command, actor) && participantOf(room, actor.userId)?.presence !== 'here' ? 'not-in-room' : null
}

// A command that arrives just after the end, because it was on its way, is no mistake.
const isHarmlessAfterEnd = ({ type }: RoomCommand) => type === 'end' || type === 'leave' || type === 'tick'

function isDoneInPerson(command: RoomCommand, actor: Actor): boolean {
  if (isBoardCommand(command)) return actor.role !== 'system'
  const askedBy = ASKED_BY[command.type]
  return askedBy === 'student' || command.type === 'reportMedia' || command.type === 'say'
}

const isBoardCommand = (command: RoomCommand): command is BoardCommand => command.type.startsWith('board.')

function decideCommand(request: Request): Decision {
  const { command } = request
  if (isBoardCommand(command)) return decideDrawing({ ...request, command })
  switch (command.type) {
    case 'open':
      return decideOpen({ ...request, command })
    case 'enter':
      return decideEnter({ ...request, command })
    case 'leave':
      return decideLeave({ ...request, command })
    case 'remove':
      return decideRemove({ ...request, command })
    case 'start':
      return decideStart({ ...request, command })
    case 'end':
      return decideEnd({ ...request, command })
    case 'tick':
      return decideTick({ ...request, command })
    case 'raiseHand':
      return decideRaiseHand({ ...request, command })
    case 'lowerHand':
      return decideLowerHand({ ...request, command })
    case 'acceptHand':
      return decideAcceptHand({ ...request, command })
    case 'rejectHand':
      return decideRejectHand({ ...request, command })
    case 'hangUp':
      return decideHangUp({ ...request, command })
    case 'mute':
      return decideMute({ ...request, command })
    case 'muteAll':
      return decideMuteAll({ ...request, command })
    case 'invite':
      return decideInvite({ ...request, command })
    case 'cancelInvite':
      return decideCancelInvite({ ...request, command })
    case 'answerInvite':
      return decideAnswerInvite({ ...request, command })
    case 'leaveStage':
      return decideLeaveStage({ ...request, command })
    case 'sendBack':
      return decideSendBack({ ...request, command })
    case 'grantBoard':
      return decideGrantBoard({ ...request, command })
    case 'camerasOff':
      return decideCamerasOff({ ...request, command })
    case 'reportMedia':
      return decideReportMedia({ ...request, command })
    case 'forbidChat':
      return decideForbidChat({ ...request, command })
    case 'say':
      return decideSay({ ...request, command })
    case 'openPractice':
      return decideOpenPractice({ ...request, command })
    case 'answerPractice':
      return decideAnswerPractice({ ...request, command })
    case 'endPractice':
      return decideEndPractice({ ...request, command })
    case 'closePractice':
      return decideClosePractice({ ...request, command })
    case 'awardPrize':
      return decideAwardPrize({ ...request, command })
    default:
      command satisfies never
      return refused('invalid-command')
  }
}

const TAKES_RIGHTS: readonly RoomEventBody['type'][] = [
  'roomOpened',
  'speechRevoked',
  'micBlocked',
  'allMicsMuted',
  'allCamerasOff',
  'stageLeft',
]

// Taking a right away also ends its use, so that the state never shows a person sending what they may not.
function stopForbiddenMedia(room: RoomState, decision: Decision, at: EpochMs): Decision {
  if ('refused' in decision || !decision.events.some((event) => TAKES_RIGHTS.includes(event.type))) return decision
  const after = decision.events.reduce(
    (state, event) => evolve(state, { ...event, seq: state.seq + 1, at, by: '', id: '' }),
    room,
  )
  const silenced = decision.events.flatMap((event) =>
    event.type === 'speechRevoked' || event.type === 'stageLeft' ? event.userId : [],
  )
  return { events: [...decision.events, ...mediaToStop(after, silenced)] }
}
