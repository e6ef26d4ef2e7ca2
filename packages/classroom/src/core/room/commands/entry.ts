/** Coming and going: opening the room, the entry check, the seats, removal. [R1][R2][R5][R6][R7][R28] */
import { PAPER_OF_CHOICE } from '../../board/school-paper.ts'
import type { EpochMs, UserId } from '../ids.ts'
import { oneOf, text } from '../../shapes/shape.ts'
import {
  avatar,
  id,
  MESSAGE_WIRE_LENGTH,
  NAME_MAX_LENGTH,
  REASON_MAX_LENGTH,
  role,
  settings,
} from '../../shapes/room-shapes.ts'
import { compact, happened, refused, storableText, studentOf, unchanged } from '../decision.ts'
import { entryDenialFor } from '../rules/entry-rules.ts'
import { isSameLesson, isSameSettings, rulesOf } from '../rules/room-rules.ts'
import { ALL_MEDIA_OFF, elapsedMs, isRemoved, participantOf, without, withParticipant } from '../room-state.ts'
import type {
  EventEnvelope,
  LeaveReason,
  Participant,
  RefusalCode,
  Role,
  RoomSettings,
  RoomState,
} from '../state-types.ts'
import { studentCount } from '../selectors.ts'
import { closeMedia } from './media.ts'
import type { PageEvent } from './pages.ts'
import { handDown, type SpeechEvent } from './speech.ts'
import { floorReleased, inviteCancelled, type StageEvent } from './stage.ts'
import { spotlightLeft, type ViewEvent } from './view.ts'
import { type CommandTable, type EventTable, noContent, ordinary } from './table.ts'

export type EntryCommand =
  | { type: 'open'; settings: RoomSettings }
  | { type: 'enter' }
  | { type: 'leave'; reason: 'left' | 'lost' | 'elsewhere' }
  | { type: 'remove'; userId: UserId; reason: string }
  | { type: 'readmit'; userId: UserId }

export type EntryEvent =
  | { type: 'roomOpened'; settings: RoomSettings }
  | { type: 'participantEntered'; userId: UserId; name: string; role: Role; avatar?: string }
  | { type: 'participantLeft'; userId: UserId; reason: LeaveReason }
  | { type: 'participantRemoved'; userId: UserId; reason: string }
  | { type: 'readmitted'; userId: UserId }

export const entryCommands: CommandTable<EntryCommand, EntryEvent | StageEvent | SpeechEvent | ViewEvent | PageEvent> =
  {
    open: {
      ...ordinary,
      rules: ['R1', 'R3', 'R81'],
      askedBy: 'system',
      isInPerson: false,
      sentBy: 'server',
      outsideClass: 'decided',
      shape: { settings },
      marks: ['roomOpened'],
      // Opening again with other settings moves the lesson or changes its rules, as long as it has not ended.
      decide({ room, command }) {
        if (room.status === 'ended') return refused('class-ended')
        if (room.settings !== null && isSameSettings(room.settings, command.settings)) return unchanged
        const opened = { type: 'roomOpened', settings: command.settings } as const
        return { events: [opened, ...(room.settings === null ? firstPaper(room, command.settings) : [])] }
      },
    },
    enter: {
      ...ordinary,
      rules: ['R1', 'R2', 'R5', 'R6'],
      askedBy: 'anyone',
      isInPerson: false,
      sentBy: 'server',
      outsideClass: 'decided',
      shape: {},
      marks: ['participantEntered'],
      decide({ room, actor, now }) {
        const { userId, name, role: actorRole, avatar: picture } = actor
        if (actorRole === 'system') return refused('invalid-command')
        if (participantOf(room, userId)?.presence === 'here') return unchanged
        const denial = entryDenial(room, userId, actorRole, now)
        if (denial !== null) return refused(denial)
        const entered = { type: 'participantEntered', userId, name, role: actorRole } as const
        return happened(picture ? { ...entered, avatar: picture } : entered)
      },
    },
    leave: {
      ...ordinary,
      rules: ['R7'],
      askedBy: 'anyone',
      isInPerson: false,
      sentBy: 'server',
      outsideClass: 'ignored-after-end',
      shape: { reason: oneOf('left', 'lost', 'elsewhere') },
      marks: ['participantLeft'],
      // Leaving gives everything back. A dropped connection, or the same person moving to another page [R7], keeps hand,
      // stage and pen for the return; only the media stop, because the page that sent them is gone.
      decide({ room, command: { reason }, actor: { userId } }) {
        const presence = participantOf(room, userId)?.presence ?? 'gone'
        if (presence === 'gone' || (presence === 'lost' && reason !== 'left')) return unchanged
        const released = reason === 'left' ? everythingReleased(room, userId) : []
        return { events: [...released, { type: 'participantLeft', userId, reason }] }
      },
    },
    remove: {
      ...ordinary,
      rules: ['R6', 'R28'],
      askedBy: 'teacher',
      isInPerson: false,
      shape: { userId: id, reason: text(REASON_MAX_LENGTH) },
      marks: ['participantRemoved'],
      // Also removes a person who is away just now: they cannot come back then. [R6]
      decide({ room, command: { userId, reason } }) {
        if (studentOf(room, userId) === undefined) return refused('no-such-participant')
        if (isRemoved(room, userId)) return unchanged
        const removal = { type: 'participantRemoved', userId, reason: storableText(reason) } as const
        return { events: [...everythingReleased(room, userId), removal] }
      },
    },
    readmit: {
      ...ordinary,
      rules: ['R46'],
      askedBy: 'teacher',
      isInPerson: false,
      shape: { userId: id },
      marks: ['readmitted'],
      // Coming back is the student's own act.
      decide: ({ room, command: { userId } }) =>
        isRemoved(room, userId) ? happened({ type: 'readmitted', userId }) : refused('not-removed'),
    },
  }

// An event of its own, so that logs from before there were papers replay as they were. White is what a board begins with.
function firstPaper({ board }: RoomState, opened: RoomSettings): readonly PageEvent[] {
  const { defaultPaper } = rulesOf({ settings: opened })
  const paper = PAPER_OF_CHOICE[defaultPaper]
  return defaultPaper === 'white' ? [] : [{ type: 'board.paperSet', pageId: board.currentPageId, paper }]
}

export const entryEvents: EventTable<EntryEvent> = {
  roomOpened: {
    shape: { settings },
    rights: 'takes',
    privacy: 'public',
    content: noContent,
    // A lesson that was moved gets its warnings again; one whose rules were changed does not. [R50]
    evolve: (room, event) => ({
      ...room,
      settings: event.settings,
      status: room.status === 'closed' ? 'waiting' : room.status,
      warned: room.settings !== null && isSameLesson(room.settings, event.settings) ? room.warned : [],
    }),
  },
  participantEntered: {
    shape: { userId: id, name: text(NAME_MAX_LENGTH), role },
    optional: { avatar },
    rights: 'changed',
    privacy: { forgotten: (name) => ({ name, avatar: '' }) },
    content: noContent,
    evolve(room, event) {
      const known = participantOf(room, event.userId) ?? newcomer(room, event)
      const participant: Participant = {
        ...known,
        name: event.name,
        ...(event.avatar ? { avatar: event.avatar } : {}),
        role: event.role,
        presence: 'here',
        hereSince: known.hereSince ?? event.at,
        attendedFrom: known.attendedFrom ?? (room.status === 'live' ? event.at : null),
      }
      return { ...room, participants: { ...room.participants, [event.userId]: participant } }
    },
  },
  participantLeft: {
    shape: { userId: id, reason: oneOf('left', 'lost', 'removed', 'ended', 'elsewhere') },
    rights: 'changed',
    privacy: 'public',
    content: noContent,
    evolve: (room, { userId, reason, at }) =>
      withParticipant(room, userId, (participant) =>
        reason === 'lost' || reason === 'elsewhere'
          ? { ...closeStretch(participant, at), presence: 'lost' }
          : { ...without(closeStretch(participant, at), 'turn'), presence: 'gone' },
      ),
  },
  participantRemoved: {
    shape: { userId: id, reason: text(MESSAGE_WIRE_LENGTH) },
    rights: 'changed',
    privacy: {
      // Why a student was removed is told only to that student and the remover. [R28]
      withheld: (event) => ({ ...event, reason: '' }),
      insiders: ({ userId, by }) => [userId, by],
      // The reason of a removal is about the person.
      forgotten: () => ({ reason: '' }),
    },
    content: noContent,
    evolve(room, { userId, reason, at }) {
      const left = withParticipant(room, userId, (participant) => ({
        ...without(closeStretch(participant, at), 'turn'),
        presence: 'gone',
      }))
      return { ...left, removed: { ...room.removed, [userId]: reason } }
    },
  },
  readmitted: {
    shape: { userId: id },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve(room, { userId }) {
      const { [userId]: _, ...removed } = room.removed
      return { ...room, removed }
    },
  },
}

/** Returns why this person may not come in now; null when they may. */
export function entryDenial(room: RoomState, userId: UserId, actorRole: Role, now: EpochMs): RefusalCode | null {
  if (room.settings === null) return 'room-closed'
  const known = participantOf(room, userId)
  const facts = {
    settings: room.settings,
    startedAt: room.startedAt,
    hasEnded: room.status === 'ended',
    role: actorRole,
    isRemoved: isRemoved(room, userId),
    hasEntered: known !== undefined,
    hasSeat: known !== undefined && known.presence !== 'gone',
    seatsTaken: studentCount(room),
  }
  return entryDenialFor(facts, now)
}

// Hand down, invitation off, off the stage, pen back, speech over, out of the spotlight: what a person holds when they go for good.
function everythingReleased(room: RoomState, userId: UserId): readonly (StageEvent | SpeechEvent | ViewEvent)[] {
  const onFloor = room.floor?.userId === userId
  const speaksFromSeat = participantOf(room, userId)?.speaking === true && !(onFloor && room.floor?.onStage)
  return [
    ...handDown(room, userId, 'left'),
    ...inviteCancelled(room, userId),
    ...(onFloor ? floorReleased(room) : []),
    ...compact<SpeechEvent>(speaksFromSeat && { type: 'speechRevoked', userId }),
    ...spotlightLeft(room, userId),
  ]
}

function newcomer(
  room: RoomState,
  { userId, name, role: newRole, at }: EventEnvelope & Extract<EntryEvent, { type: 'participantEntered' }>,
): Participant {
  return {
    userId,
    name,
    role: newRole,
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

/** Ends the present stretch: time in the room and talk time are added up, nothing is published any more. */
export function closeStretch(participant: Participant, at: EpochMs): Participant {
  // The network of the next page is another one.
  return {
    ...without(closeMedia(participant, at), 'network'),
    hereSince: null,
    presentMs: participant.presentMs + elapsedMs(participant.hereSince, at),
  }
}
