/** One student at a time on stage or at the board. [R10][R11] */
import type { EpochMs, UserId } from '../ids.ts'
import { flag, oneOf } from '../../shapes/shape.ts'
import { id } from '../../shapes/room-shapes.ts'
import { callableStudentOf, compact, happened, refused, studentOf, unchanged } from '../decision.ts'
import { participantOf } from '../room-state.ts'
import type { Floor, Invitation, RoomState } from '../state-types.ts'
import { speechAllowed, type SpeechEvent } from './speech.ts'
import { type CommandTable, type EventTable, noContent, ordinary } from './table.ts'

export type StageCommand =
  | { type: 'invite'; userId: UserId; to: 'speak' | 'stage' }
  | { type: 'cancelInvite'; userId: UserId }
  | { type: 'answerInvite'; accept: boolean }
  | { type: 'leaveStage' }
  | { type: 'sendBack'; userId: UserId }
  | { type: 'grantBoard'; userId: UserId; allowed: boolean }

export type StageEvent =
  | { type: 'invited'; userId: UserId; to: 'speak' | 'stage' }
  | { type: 'inviteEnded'; userId: UserId; outcome: 'accepted' | 'declined' | 'cancelled' }
  | { type: 'stageEntered'; userId: UserId }
  | { type: 'stageLeft'; userId: UserId }
  | { type: 'boardGranted'; userId: UserId }
  | { type: 'boardRevoked'; userId: UserId }

type Events = readonly (StageEvent | SpeechEvent)[]

export const stageCommands: CommandTable<StageCommand, StageEvent | SpeechEvent> = {
  invite: {
    ...ordinary,
    rules: ['R10'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { userId: id, to: oneOf('speak', 'stage') },
    marks: ['invited'],
    // A person holds one invitation: another kind replaces the first.
    decide({ room, command: { userId, to } }) {
      const student = callableStudentOf(room, userId)
      if (student === undefined) return refused('no-such-participant')
      const isThereAlready = to === 'stage' ? isOnStage(room, userId) : student.speaking
      if (isThereAlready || invitationOf(room, userId)?.to === to) return unchanged
      return happened(...inviteCancelled(room, userId), { type: 'invited', userId, to })
    },
  },
  cancelInvite: {
    ...ordinary,
    rules: ['R10'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { userId: id },
    marks: ['inviteEnded'],
    decide: ({ room, command: { userId } }) => happened(...inviteCancelled(room, userId)),
  },
  answerInvite: {
    ...ordinary,
    rules: ['R10', 'R11'],
    askedBy: 'student',
    isInPerson: true,
    shape: { accept: flag },
    marks: ['inviteEnded'],
    decide({ room, command, actor: { userId } }) {
      const invitation = invitationOf(room, userId)
      if (invitation === undefined) return refused('no-invitation')
      if (!command.accept) return happened({ type: 'inviteEnded', userId, outcome: 'declined' })
      return happened<StageEvent | SpeechEvent>(
        { type: 'inviteEnded', userId, outcome: 'accepted' },
        ...(invitation.to === 'speak' ? speechAllowed(room, userId) : stageTaken(room, userId)),
      )
    },
  },
  leaveStage: {
    ...ordinary,
    rules: ['R11'],
    askedBy: 'student',
    isInPerson: true,
    shape: {},
    marks: ['stageLeft'],
    decide: ({ room, actor }) =>
      isOnStage(room, actor.userId) ? happened(...floorReleased(room)) : refused('not-on-stage'),
  },
  sendBack: {
    ...ordinary,
    rules: ['R10', 'R11'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { userId: id },
    marks: ['stageLeft', 'inviteEnded'],
    // Also takes back an invitation to the stage that is still open.
    decide({ room, command: { userId } }) {
      if (studentOf(room, userId) === undefined) return refused('no-such-participant')
      return happened(
        ...(invitationOf(room, userId)?.to === 'stage' ? inviteCancelled(room, userId) : []),
        ...(isOnStage(room, userId) ? floorReleased(room) : []),
      )
    },
  },
  grantBoard: {
    ...ordinary,
    rules: ['R11'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { userId: id, allowed: flag },
    marks: ['boardGranted', 'boardRevoked'],
    decide({ room, command: { userId, allowed } }) {
      if (!allowed) return holdsPen(room, userId) ? happened({ type: 'boardRevoked', userId }) : unchanged
      if (callableStudentOf(room, userId) === undefined) return refused('no-such-participant')
      if (holdsPen(room, userId)) return unchanged
      return happened(...floorTakenBackFor(room, userId), { type: 'boardGranted', userId })
    },
  },
}

export const stageEvents: EventTable<StageEvent> = {
  invited: {
    shape: { userId: id, to: oneOf('speak', 'stage') },
    rights: 'changed',
    privacy: 'public',
    content: noContent,
    evolve: (room, { userId, to, at }) => ({
      ...room,
      invitations: [...invitationsWithout(room, userId), { userId, to, at }],
    }),
  },
  inviteEnded: {
    shape: { userId: id, outcome: oneOf('accepted', 'declined', 'cancelled') },
    rights: 'changed',
    privacy: 'public',
    content: noContent,
    evolve: (room, { userId }) => ({ ...room, invitations: invitationsWithout(room, userId) }),
  },
  stageEntered: {
    shape: { userId: id },
    rights: 'changed',
    privacy: 'public',
    content: noContent,
    evolve: (room, { userId, at }) => withFloor(room, userId, { onStage: true }, at),
  },
  stageLeft: {
    shape: { userId: id },
    rights: 'silences',
    privacy: 'public',
    content: noContent,
    evolve: (room, { userId, at }) => withFloor(room, userId, { onStage: false }, at),
  },
  boardGranted: {
    shape: { userId: id },
    rights: 'changed',
    privacy: 'public',
    content: noContent,
    evolve: (room, { userId, at }) => withFloor(room, userId, { canDraw: true }, at),
  },
  boardRevoked: {
    shape: { userId: id },
    rights: 'changed',
    privacy: 'public',
    content: noContent,
    evolve: (room, { userId, at }) => withFloor(room, userId, { canDraw: false }, at),
  },
}

// On stage one may speak and draw at once; the teacher can take the pen back alone.
const stageTaken = (room: RoomState, userId: UserId): Events => [
  ...floorTakenBackFor(room, userId),
  ...speechAllowed(room, userId),
  { type: 'stageEntered', userId },
  ...compact<StageEvent>(!holdsPen(room, userId) && { type: 'boardGranted', userId }),
]

// Another person on the floor gives it back first. [R11]
const floorTakenBackFor = (room: RoomState, userId: UserId): Events =>
  room.floor === null || room.floor.userId === userId ? [] : floorReleased(room)

/** Pen down; off the stage, which ends the speech that came with it. */
export function floorReleased(room: RoomState): Events {
  if (room.floor === null) return []
  const { userId, onStage, canDraw } = room.floor
  const isSpeaking = participantOf(room, userId)?.speaking === true
  return compact<StageEvent | SpeechEvent>(
    onStage && { type: 'stageLeft', userId },
    canDraw && { type: 'boardRevoked', userId },
    onStage && isSpeaking && { type: 'speechRevoked', userId },
  )
}

/** The end of an open invitation; empty when there is none. */
export const inviteCancelled = (room: RoomState, userId: UserId): readonly StageEvent[] =>
  compact<StageEvent>(invitationOf(room, userId) !== undefined && { type: 'inviteEnded', userId, outcome: 'cancelled' })

const invitationOf = (room: RoomState, userId: UserId): Invitation | undefined =>
  room.invitations.find((invitation) => invitation.userId === userId)

const invitationsWithout = (room: RoomState, userId: UserId): readonly Invitation[] =>
  room.invitations.filter((invitation) => invitation.userId !== userId)

const isOnStage = (room: RoomState, userId: UserId) => room.floor?.userId === userId && room.floor.onStage
const holdsPen = (room: RoomState, userId: UserId) => room.floor?.userId === userId && room.floor.canDraw

// Changes the floor of one person. There is one floor, so two people cannot be on it, regardless of the log.
function withFloor(
  room: RoomState,
  userId: UserId,
  change: Partial<Pick<Floor, 'onStage' | 'canDraw'>>,
  at: EpochMs,
): RoomState {
  const own = room.floor?.userId === userId ? room.floor : { userId, onStage: false, canDraw: false, since: at }
  const floor = { ...own, ...change }
  if (floor.onStage || floor.canDraw) return { ...room, floor }
  // The event leaves the floor of another person alone.
  return room.floor?.userId === userId ? { ...room, floor: null } : room
}
