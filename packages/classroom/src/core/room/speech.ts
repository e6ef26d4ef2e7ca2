/** Asking for the microphone, and taking it away. [R9][R13][R14] */
import type { UserId } from './ids.ts'
import {
  callableStudentOf,
  type CommandOf,
  compact,
  happened,
  type Request,
  refused,
  studentOf,
  unchanged,
} from './decision.ts'
import { participantOf, withParticipant } from './room-state.ts'
import type { Decision, EventEnvelope, LowerReason, RoomEventBody, RoomState } from './room-types.ts'

const hasHandUp = (room: RoomState, userId: UserId) => room.hands.some((hand) => hand.userId === userId)

/** A muted person may ask too: it is the way to be allowed again. */
export function decideRaiseHand({ room, actor: { userId } }: Request<CommandOf<'raiseHand'>>): Decision {
  return hasHandUp(room, userId) ? unchanged : happened({ type: 'handRaised', userId })
}

export function decideLowerHand({ room, actor: { userId } }: Request<CommandOf<'lowerHand'>>): Decision {
  return happened(...handDown(room, userId, 'withdrawn'))
}

export function decideAcceptHand({ room, command: { userId } }: Request<CommandOf<'acceptHand'>>): Decision {
  return hasHandUp(room, userId) ? happened(...speechAllowed(room, userId)) : refused('no-hand-raised')
}

export function decideRejectHand({ room, command: { userId } }: Request<CommandOf<'rejectHand'>>): Decision {
  return hasHandUp(room, userId) ? happened(...handDown(room, userId, 'rejected')) : refused('no-hand-raised')
}

export function decideHangUp({ room, command: { userId } }: Request<CommandOf<'hangUp'>>): Decision {
  const student = studentOf(room, userId)
  if (student === undefined) return refused('no-such-participant')
  return student.speaking ? happened({ type: 'speechRevoked', userId }) : unchanged
}

/** Muting takes back hand and speech as well; allowing only lifts the block. [R13] */
export function decideMute({ room, command: { userId, muted } }: Request<CommandOf<'mute'>>): Decision {
  const student = callableStudentOf(room, userId)
  if (student === undefined) return refused('no-such-participant')
  if (!muted) return student.micBlocked ? happened({ type: 'micAllowed', userId }) : unchanged
  return happened(
    ...handDown(room, userId, 'muted'),
    ...compact(
      student.speaking && { type: 'speechRevoked', userId },
      !student.micBlocked && { type: 'micBlocked', userId },
    ),
  )
}

/** Muting all again also silences those who were allowed to speak since. Blocks on single students stay. */
export function decideMuteAll({ room, command: { muted } }: Request<CommandOf<'muteAll'>>): Decision {
  const speakers = muted ? Object.values(room.participants).filter((participant) => participant.speaking) : []
  return happened(
    ...speakers.map(({ userId }): RoomEventBody => ({ type: 'speechRevoked', userId })),
    ...compact(room.isAllMicMuted !== muted && { type: 'allMicsMuted', muted }),
  )
}

/** All that follows when a student is given the word: the hand is answered, a block is lifted, speech is granted. */
export function speechAllowed(room: RoomState, userId: UserId): readonly RoomEventBody[] {
  const participant = participantOf(room, userId)
  return [
    ...handDown(room, userId, 'accepted'),
    ...compact(
      participant?.micBlocked === true && { type: 'micAllowed', userId },
      participant?.speaking !== true && { type: 'speechGranted', userId },
    ),
  ]
}

const handDown = (room: RoomState, userId: UserId, reason: LowerReason): readonly RoomEventBody[] =>
  compact(hasHandUp(room, userId) && { type: 'handLowered', userId, reason })

export function applyHandRaised(room: RoomState, userId: UserId, at: EventEnvelope['at']): RoomState {
  if (hasHandUp(room, userId)) return room
  const counted = withParticipant(room, userId, (participant) => ({
    ...participant,
    handsRaised: participant.handsRaised + 1,
  }))
  return { ...counted, hands: [...room.hands, { userId, at }] }
}

export const applyHandLowered = (room: RoomState, userId: UserId): RoomState => ({
  ...room,
  hands: room.hands.filter((hand) => hand.userId !== userId),
})
