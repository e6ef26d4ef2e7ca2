/** Coming and going: opening the room, the entry check, the seats, removal. [R1][R2][R5][R6][R7][R28] */
import type { EpochMs, UserId } from './ids.ts'
import {
  type CommandOf,
  compact,
  happened,
  type Request,
  refused,
  studentOf,
  unchanged,
  storableText,
} from './decision.ts'
import { closeMedia } from './media.ts'
import { ALL_MEDIA_OFF, elapsedMs, isRemoved, participantOf, withParticipant } from './room-state.ts'
import type {
  Decision,
  EventEnvelope,
  Participant,
  RefusalCode,
  RoomEventBody,
  RoomSettings,
  RoomState,
} from './room-types.ts'
import { studentCount } from './selectors.ts'
import { floorReleased } from './stage.ts'

/** Opening again with other settings moves the lesson, as long as it has not ended. */
export function decideOpen({ room, command }: Request<CommandOf<'open'>>): Decision {
  if (room.status === 'ended') return refused('class-ended')
  if (room.settings !== null && isSameSettings(room.settings, command.settings)) return unchanged
  return happened({ type: 'roomOpened', settings: command.settings })
}

export function decideEnter({ room, actor, now }: Request<CommandOf<'enter'>>): Decision {
  const { userId, name, role } = actor
  if (role === 'system') return refused('invalid-command')
  if (participantOf(room, userId)?.presence === 'here') return unchanged
  const denial = entryDenial(room, userId, role, now)
  return denial === null ? happened({ type: 'participantEntered', userId, name, role }) : refused(denial)
}

/** Why this person may not come in now; null when they may. */
export function entryDenial(
  room: RoomState,
  userId: UserId,
  role: Participant['role'],
  now: EpochMs,
): RefusalCode | null {
  const { settings, startedAt } = room
  if (settings === null) return 'room-closed'
  if (isRemoved(room, userId)) return 'removed'
  if (room.status === 'ended') return 'class-ended'
  if (startedAt === null && now < settings.scheduledStart - settings.doorOpensBeforeMs) return 'door-not-open'
  if (role === 'teacher') return null
  const known = participantOf(room, userId)
  if (startedAt !== null && known === undefined && now > startedAt + settings.entryClosesAfterMs) return 'entry-closed'
  const hasSeat = known !== undefined && known.presence !== 'gone'
  return !hasSeat && studentCount(room) >= settings.capacity ? 'room-full' : null
}

/**
 * Leaving gives everything back. A dropped connection, or the same person moving to another page [R7], keeps hand,
 * stage and pen for the return; only the media stop, because the page that sent them is gone.
 */
export function decideLeave({ room, command, actor }: Request<CommandOf<'leave'>>): Decision {
  const { userId } = actor
  const presence = participantOf(room, userId)?.presence ?? 'gone'
  if (presence === 'gone') return unchanged
  if (command.reason !== 'left') {
    return presence === 'lost' ? unchanged : happened({ type: 'participantLeft', userId, reason: command.reason })
  }
  return happened(...everythingReleased(room, userId), { type: 'participantLeft', userId, reason: 'left' })
}

/** Also removes a person who is away just now: they cannot come back then. [R6] */
export function decideRemove({ room, command }: Request<CommandOf<'remove'>>): Decision {
  const { userId } = command
  if (studentOf(room, userId) === undefined) return refused('no-such-participant')
  if (isRemoved(room, userId)) return unchanged
  return happened(...everythingReleased(room, userId), {
    type: 'participantRemoved',
    userId,
    reason: storableText(command.reason),
  })
}

// Hand down, invitation off, off the stage, pen back, speech over: what a person holds when they go for good.
function everythingReleased(room: RoomState, userId: UserId): readonly RoomEventBody[] {
  const onFloor = room.floor?.userId === userId
  const speaksFromSeat = participantOf(room, userId)?.speaking === true && !(onFloor && room.floor?.onStage)
  return [
    ...compact(
      room.hands.some((hand) => hand.userId === userId) && { type: 'handLowered', userId, reason: 'left' },
      room.invitations.some((one) => one.userId === userId) && { type: 'inviteEnded', userId, outcome: 'cancelled' },
    ),
    ...(onFloor ? floorReleased(room) : []),
    ...compact(speaksFromSeat && { type: 'speechRevoked', userId }),
  ]
}

const isSameSettings = (a: RoomSettings, b: RoomSettings) =>
  (Object.keys(a) as (keyof RoomSettings)[]).every((key) => a[key] === b[key])

export function applyOpened(room: RoomState, settings: RoomSettings): RoomState {
  const status = room.status === 'closed' ? 'waiting' : room.status
  // A lesson that was moved gets its warnings again.
  return { ...room, settings, status, warned: [] }
}

export function applyEntered(
  room: RoomState,
  event: EventEnvelope & Extract<RoomEventBody, { type: 'participantEntered' }>,
): RoomState {
  const { userId, name, role, at } = event
  const known = participantOf(room, userId) ?? newcomer(room, event)
  const participant: Participant = {
    ...known,
    name,
    role,
    presence: 'here',
    hereSince: known.hereSince ?? at,
    attendedFrom: known.attendedFrom ?? (room.status === 'live' ? at : null),
  }
  return { ...room, participants: { ...room.participants, [userId]: participant } }
}

function newcomer(
  room: RoomState,
  { userId, name, role, at }: EventEnvelope & Extract<RoomEventBody, { type: 'participantEntered' }>,
): Participant {
  return {
    userId,
    name,
    role,
    no: Object.keys(room.participants).length + 1,
    presence: 'here',
    firstEnteredAt: at,
    attendedFrom: null,
    hereSince: null,
    presentMs: 0,
    media: ALL_MEDIA_OFF,
    micBlocked: false,
    speaking: false,
    micOnSince: null,
    talkMs: 0,
    handsRaised: 0,
    messages: 0,
  }
}

export function applyLeft(
  room: RoomState,
  event: EventEnvelope & Extract<RoomEventBody, { type: 'participantLeft' }>,
): RoomState {
  const isAway = event.reason === 'lost' || event.reason === 'elsewhere'
  return withParticipant(room, event.userId, (participant) => ({
    ...closeStretch(participant, event.at),
    presence: isAway ? 'lost' : 'gone',
  }))
}

export function applyRemoved(
  room: RoomState,
  event: EventEnvelope & Extract<RoomEventBody, { type: 'participantRemoved' }>,
): RoomState {
  const { userId, reason, at } = event
  const without = withParticipant(room, userId, (participant) => ({
    ...closeStretch(participant, at),
    presence: 'gone',
  }))
  return { ...without, removed: { ...room.removed, [userId]: reason } }
}

/** Ends the present stretch: time in the room and talk time are added up, nothing is published any more. */
export function closeStretch(participant: Participant, at: EpochMs): Participant {
  return {
    ...closeMedia(participant, at),
    hereSince: null,
    presentMs: participant.presentMs + elapsedMs(participant.hereSince, at),
  }
}
