import type { UserId } from './ids.ts'
import { evolveBoard } from '../board/evolve-board.ts'
import { applyChatSent } from './chat.ts'
import { applyEnded, applyStarted } from './ending.ts'
import { applyEntered, applyLeft, applyOpened, applyRemoved } from './entry.ts'
import { logAfter } from './log-size.ts'
import { withMedia } from './media.ts'
import {
  applyPracticeAnswered,
  applyPracticeClosed,
  applyPracticeEnded,
  applyPracticeOpened,
} from './practice/practice.ts'
import { applyPrizeAwarded } from './practice/prizes.ts'
import { withParticipant } from './room-state.ts'
import type { Participant, RoomEvent, RoomState } from './room-types.ts'
import { applyHandLowered, applyHandRaised } from './speech.ts'
import { withFloor, withInvitation, withoutInvitation } from './stage.ts'

/**
 * The room after an event. Total: an event that is unknown, or makes no sense here, changes nothing but `seq`.
 * Never looks at a clock, and shares everything that stayed the same with the room before.
 */
export function evolve(room: RoomState, event: RoomEvent): RoomState {
  return { ...apply(room, event), seq: event.seq, log: logAfter(room, event) }
}

function apply(room: RoomState, event: RoomEvent): RoomState {
  switch (event.type) {
    case 'roomOpened':
      return applyOpened(room, event.settings)
    case 'participantEntered':
      return applyEntered(room, event)
    case 'participantLeft':
      return applyLeft(room, event)
    case 'participantRemoved':
      return applyRemoved(room, event)
    case 'classStarted':
      return applyStarted(room, event.at)
    case 'endingSoon':
      return { ...room, warned: [...room.warned, event.minutes] }
    case 'classEnded':
      return applyEnded(room, event.at, event.reason)
    case 'handRaised':
      return applyHandRaised(room, event.userId, event.at)
    case 'handLowered':
      return applyHandLowered(room, event.userId)
    case 'speechGranted':
      return mark(room, event.userId, { speaking: true })
    case 'speechRevoked':
      return mark(room, event.userId, { speaking: false })
    case 'invited':
      return withInvitation(room, { userId: event.userId, to: event.to, at: event.at })
    case 'inviteEnded':
      return withoutInvitation(room, event.userId)
    case 'stageEntered':
      return withFloor(room, event.userId, { onStage: true }, event.at)
    case 'stageLeft':
      return withFloor(room, event.userId, { onStage: false }, event.at)
    case 'boardGranted':
      return withFloor(room, event.userId, { canDraw: true }, event.at)
    case 'boardRevoked':
      return withFloor(room, event.userId, { canDraw: false }, event.at)
    case 'micBlocked':
      return mark(room, event.userId, { micBlocked: true })
    case 'micAllowed':
      return mark(room, event.userId, { micBlocked: false })
    case 'allMicsMuted':
      return { ...room, isAllMicMuted: event.muted }
    case 'allCamerasOff':
      return { ...room, isAllCameraOff: event.off }
    case 'mediaReported':
      return withParticipant(room, event.userId, (participant) => withMedia(participant, event.media, event.at))
    case 'chatForbidden':
      return { ...room, isChatForbidden: event.forbidden }
    case 'chatSent':
      return applyChatSent(room, event)
    case 'practiceOpened':
      return applyPracticeOpened(room, event)
    case 'practiceAnswered':
      return applyPracticeAnswered(room, event)
    case 'practiceEnded':
      return applyPracticeEnded(room, event)
    case 'practiceClosed':
      return applyPracticeClosed(room, event)
    case 'prizeAwarded':
      return applyPrizeAwarded(room, event)
    case 'board.strokeAdded':
    case 'board.strokesErased':
    case 'board.undone':
    case 'board.redone':
    case 'board.pageAdded':
    case 'board.pageDeleted':
    case 'board.pageTurned':
    case 'board.backgroundSet':
      return { ...room, board: evolveBoard(room.board, event) }
    default:
      event satisfies never
      return room
  }
}

const mark = (room: RoomState, userId: UserId, change: Partial<Pick<Participant, 'speaking' | 'micBlocked'>>) =>
  withParticipant(room, userId, (participant) => ({ ...participant, ...change }))
