/** One student at a time on stage or at the board. [R10][R11] */
import type { EpochMs, UserId } from './ids.ts'
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
import { participantOf } from './room-state.ts'
import type { Decision, Floor, Invitation, RoomEventBody, RoomState } from './room-types.ts'
import { speechAllowed } from './speech.ts'

const invitationOf = (room: RoomState, userId: UserId): Invitation | undefined =>
  room.invitations.find((invitation) => invitation.userId === userId)

/** A person holds one invitation: another kind replaces the first. */
export function decideInvite({ room, command: { userId, to } }: Request<CommandOf<'invite'>>): Decision {
  const student = callableStudentOf(room, userId)
  if (student === undefined) return refused('no-such-participant')
  const isThereAlready = to === 'stage' ? isOnStage(room, userId) : student.speaking
  const pending = invitationOf(room, userId)
  if (isThereAlready || pending?.to === to) return unchanged
  return happened(
    ...compact(pending !== undefined && { type: 'inviteEnded', userId, outcome: 'cancelled' }, {
      type: 'invited',
      userId,
      to,
    }),
  )
}

export function decideCancelInvite({ room, command: { userId } }: Request<CommandOf<'cancelInvite'>>): Decision {
  return happened(...inviteCancelled(room, userId))
}

export function decideAnswerInvite({ room, command, actor }: Request<CommandOf<'answerInvite'>>): Decision {
  const { userId } = actor
  const invitation = invitationOf(room, userId)
  if (invitation === undefined) return refused('no-invitation')
  if (!command.accept) return happened({ type: 'inviteEnded', userId, outcome: 'declined' })
  const accepted: RoomEventBody = { type: 'inviteEnded', userId, outcome: 'accepted' }
  return invitation.to === 'speak'
    ? happened(accepted, ...speechAllowed(room, userId))
    : happened(accepted, ...stageTaken(room, userId))
}

export function decideLeaveStage({ room, actor }: Request<CommandOf<'leaveStage'>>): Decision {
  return isOnStage(room, actor.userId) ? happened(...floorReleased(room)) : refused('not-on-stage')
}

/** Sends a student back from the stage, and takes back an invitation to it that is still open. */
export function decideSendBack({ room, command: { userId } }: Request<CommandOf<'sendBack'>>): Decision {
  if (studentOf(room, userId) === undefined) return refused('no-such-participant')
  return happened(
    ...(invitationOf(room, userId)?.to === 'stage' ? inviteCancelled(room, userId) : []),
    ...(isOnStage(room, userId) ? floorReleased(room) : []),
  )
}

export function decideGrantBoard({ room, command: { userId, allowed } }: Request<CommandOf<'grantBoard'>>): Decision {
  const holdsPen = room.floor?.userId === userId && room.floor.canDraw
  if (!allowed) return holdsPen ? happened({ type: 'boardRevoked', userId }) : unchanged
  if (callableStudentOf(room, userId) === undefined) return refused('no-such-participant')
  return holdsPen ? unchanged : happened(...floorTakenBackFor(room, userId), { type: 'boardGranted', userId })
}

// On stage one may speak and draw at once; the teacher can take the pen back alone.
const stageTaken = (room: RoomState, userId: UserId): readonly RoomEventBody[] => [
  ...floorTakenBackFor(room, userId),
  ...speechAllowed(room, userId),
  { type: 'stageEntered', userId },
  ...compact(!(room.floor?.userId === userId && room.floor.canDraw) && { type: 'boardGranted', userId }),
]

// Another person on the floor gives it back first. [R11]
const floorTakenBackFor = (room: RoomState, userId: UserId): readonly RoomEventBody[] =>
  room.floor === null || room.floor.userId === userId ? [] : floorReleased(room)

/** Pen down; off the stage, which ends the speech that came with it. */
export function floorReleased(room: RoomState): readonly RoomEventBody[] {
  if (room.floor === null) return []
  const { userId, onStage, canDraw } = room.floor
  const isSpeaking = participantOf(room, userId)?.speaking === true
  return compact(
    onStage && { type: 'stageLeft', userId },
    canDraw && { type: 'boardRevoked', userId },
    onStage && isSpeaking && { type: 'speechRevoked', userId },
  )
}

const inviteCancelled = (room: RoomState, userId: UserId): readonly RoomEventBody[] =>
  compact(invitationOf(room, userId) !== undefined && { type: 'inviteEnded', userId, outcome: 'cancelled' })

const isOnStage = (room: RoomState, userId: UserId) => room.floor?.userId === userId && room.floor.onStage

/** Changes the floor of one person. There is one floor, so two people cannot be on it, regardless of the log. */
export function withFloor(
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

export const withoutInvitation = (room: RoomState, userId: UserId): RoomState => ({
  ...room,
  invitations: room.invitations.filter((invitation) => invitation.userId !== userId),
})

export const withInvitation = (room: RoomState, invitation: Invitation): RoomState => ({
  ...room,
  invitations: [...withoutInvitation(room, invitation.userId).invitations, invitation],
})
