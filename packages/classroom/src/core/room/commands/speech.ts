/** Asking for the microphone, and taking it away. [R9][R13][R14] */
import type { UserId } from '../ids.ts'
import { flag, oneOf } from '../../shapes/shape.ts'
import { id } from '../../shapes/room-shapes.ts'
import { callableStudentOf, compact, happened, refused, studentOf, unchanged } from '../decision.ts'
import { participantOf, without, withParticipant } from '../room-state.ts'
import type { LowerReason, Participant, RoomState } from '../state-types.ts'
import { type CommandTable, type EventTable, noContent, ordinary } from './table.ts'

export type SpeechCommand =
  | { type: 'raiseHand' }
  | { type: 'lowerHand' }
  | { type: 'acceptHand'; userId: UserId }
  | { type: 'rejectHand'; userId: UserId }
  | { type: 'hangUp'; userId: UserId }
  | { type: 'mute'; userId: UserId; muted: boolean }
  | { type: 'muteAll'; muted: boolean }

export type SpeechEvent =
  | { type: 'handRaised'; userId: UserId }
  | { type: 'handLowered'; userId: UserId; reason: LowerReason }
  | { type: 'speechGranted'; userId: UserId }
  | { type: 'speechRevoked'; userId: UserId }
  | { type: 'micBlocked'; userId: UserId }
  | { type: 'micAllowed'; userId: UserId }
  | { type: 'allMicsMuted'; muted: boolean }

export const speechCommands: CommandTable<SpeechCommand, SpeechEvent> = {
  raiseHand: {
    ...ordinary,
    rules: ['R9', 'R14'],
    askedBy: 'student',
    isInPerson: true,
    shape: {},
    marks: ['handRaised'],
    // A muted person may ask too: it is the way to be allowed again.
    decide: ({ room, actor: { userId } }) =>
      hasHandUp(room, userId) ? unchanged : happened({ type: 'handRaised', userId }),
  },
  lowerHand: {
    ...ordinary,
    rules: ['R9'],
    askedBy: 'student',
    isInPerson: true,
    shape: {},
    marks: ['handLowered'],
    decide: ({ room, actor }) => happened(...handDown(room, actor.userId, 'withdrawn')),
  },
  acceptHand: {
    ...ordinary,
    rules: ['R9'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { userId: id },
    marks: ['handLowered'],
    decide: ({ room, command: { userId } }) =>
      hasHandUp(room, userId) ? happened(...speechAllowed(room, userId)) : refused('no-hand-raised'),
  },
  rejectHand: {
    ...ordinary,
    rules: ['R9'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { userId: id },
    marks: ['handLowered'],
    decide: ({ room, command: { userId } }) =>
      hasHandUp(room, userId) ? happened(...handDown(room, userId, 'rejected')) : refused('no-hand-raised'),
  },
  hangUp: {
    ...ordinary,
    rules: ['R9'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { userId: id },
    marks: ['speechRevoked'],
    decide({ room, command: { userId } }) {
      const student = studentOf(room, userId)
      if (student === undefined) return refused('no-such-participant')
      return student.speaking ? happened({ type: 'speechRevoked', userId }) : unchanged
    },
  },
  mute: {
    ...ordinary,
    rules: ['R13'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { userId: id, muted: flag },
    marks: ['micBlocked', 'micAllowed', 'speechRevoked', 'handLowered'],
    // Muting takes back hand and speech as well; allowing only lifts the block.
    decide({ room, command: { userId, muted } }) {
      const student = callableStudentOf(room, userId)
      if (student === undefined) return refused('no-such-participant')
      if (!muted) return student.micBlocked ? happened({ type: 'micAllowed', userId }) : unchanged
      return happened(
        ...handDown(room, userId, 'muted'),
        ...compact<SpeechEvent>(
          student.speaking && { type: 'speechRevoked', userId },
          !student.micBlocked && { type: 'micBlocked', userId },
        ),
      )
    },
  },
  muteAll: {
    ...ordinary,
    rules: ['R13'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { muted: flag },
    marks: ['allMicsMuted', 'speechRevoked'],
    // Muting all again also silences those who were allowed to speak since. Blocks on single students stay.
    decide({ room, command: { muted } }) {
      const speakers = muted ? Object.values(room.participants).filter((participant) => participant.speaking) : []
      return happened(
        ...speakers.map(({ userId }): SpeechEvent => ({ type: 'speechRevoked', userId })),
        ...compact<SpeechEvent>(room.isAllMicMuted !== muted && { type: 'allMicsMuted', muted }),
      )
    },
  },
}

export const speechEvents: EventTable<SpeechEvent> = {
  handRaised: {
    shape: { userId: id },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve(room, { userId, at }) {
      if (hasHandUp(room, userId)) return room
      const counted = withParticipant(room, userId, (participant) => ({
        ...participant,
        handsRaised: participant.handsRaised + 1,
      }))
      return { ...counted, hands: [...room.hands, { userId, at }] }
    },
  },
  handLowered: {
    shape: { userId: id, reason: oneOf('withdrawn', 'accepted', 'rejected', 'muted', 'left') },
    rights: 'changed',
    privacy: 'public',
    content: noContent,
    evolve: (room, { userId }) => ({ ...room, hands: room.hands.filter((hand) => hand.userId !== userId) }),
  },
  speechGranted: {
    shape: { userId: id },
    rights: 'changed',
    privacy: 'public',
    content: noContent,
    // The turn begins; it is used once the microphone is on. [R48]
    evolve: (room, { userId, at }) =>
      withParticipant(room, userId, (participant) => ({
        ...participant,
        speaking: true,
        ...(participant.media.mic ? {} : { turn: { at, isAsked: false } }),
      })),
  },
  speechRevoked: {
    shape: { userId: id },
    rights: 'silences',
    privacy: 'public',
    content: noContent,
    evolve: (room, { userId }) => withoutTurn(room, userId, { speaking: false }),
  },
  micBlocked: {
    shape: { userId: id },
    rights: 'takes',
    privacy: 'public',
    content: noContent,
    evolve: (room, { userId }) => withoutTurn(room, userId, { micBlocked: true }),
  },
  micAllowed: {
    shape: { userId: id },
    rights: 'changed',
    privacy: 'public',
    content: noContent,
    evolve: (room, { userId }) => mark(room, userId, { micBlocked: false }),
  },
  allMicsMuted: {
    shape: { muted: flag },
    rights: 'takes',
    privacy: 'public',
    content: noContent,
    evolve: (room, { muted }) => ({ ...room, isAllMicMuted: muted }),
  },
}

/** All that follows when a student may speak: the hand is answered, a block is lifted, speech is granted. */
export function speechAllowed(room: RoomState, userId: UserId): readonly SpeechEvent[] {
  const participant = participantOf(room, userId)
  return [
    ...handDown(room, userId, 'accepted'),
    ...compact<SpeechEvent>(
      participant?.micBlocked === true && { type: 'micAllowed', userId },
      participant?.speaking !== true && { type: 'speechGranted', userId },
    ),
  ]
}

/** The end of a raised hand; empty when there is none. */
export const handDown = (room: RoomState, userId: UserId, reason: LowerReason): readonly SpeechEvent[] =>
  compact<SpeechEvent>(hasHandUp(room, userId) && { type: 'handLowered', userId, reason })

const hasHandUp = (room: RoomState, userId: UserId) => room.hands.some((hand) => hand.userId === userId)

const withoutTurn = (room: RoomState, userId: UserId, change: Partial<Pick<Participant, 'speaking' | 'micBlocked'>>) =>
  withParticipant(room, userId, (participant) => ({ ...without(participant, 'turn'), ...change }))

const mark = (room: RoomState, userId: UserId, change: Partial<Pick<Participant, 'speaking' | 'micBlocked'>>) =>
  withParticipant(room, userId, (participant) => ({ ...participant, ...change }))
