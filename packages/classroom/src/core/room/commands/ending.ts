/** From start to end, by the teacher's hand or by the clock. [R3][R4][R29] */
import { oneOf } from '../../shapes/shape.ts'
import { happened, refused, unchanged } from '../decision.ts'
import { autoEndsAt, MINUTE_MS } from '../rules/ending-times.ts'
import { buzzerDueAt } from '../rules/buzzer-rules.ts'
import { practiceDueAt } from '../rules/practice-rules.ts'
import { rollCallDueAt } from '../rules/tool-rules.ts'
import type { EpochMs } from '../ids.ts'
import type { EndReason, Participant, RoomState } from '../state-types.ts'
import { closeStretch } from './entry.ts'
import { practiceEnding, type PracticeEvent, practiceSettling } from './practice.ts'
import { rollCallEnding, type RollCallEvent } from './roll-call.ts'
import { type CommandTable, type EventTable, noContent, ordinary, type MarkTyped } from './table.ts'

export type EndingCommand = { type: 'start' } | { type: 'end'; reason: EndReason } | { type: 'tick' }

export type EndingEvent =
  | { type: 'classStarted' }
  | { type: 'endingSoon'; minutes: 5 | 1 }
  | { type: 'classEnded'; reason: EndReason }

export const endingCommands: CommandTable<EndingCommand, EndingEvent | PracticeEvent | RollCallEvent> = {
  start: {
    ...ordinary,
    rules: ['R3'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: {},
    marks: ['classStarted'],
    // Early or late: the official start is the moment the teacher starts.
    decide: ({ room }) => (room.status === 'live' ? refused('already-started') : happened({ type: 'classStarted' })),
  },
  end: {
    ...ordinary,
    rules: ['R4', 'R29'],
    askedBy: 'teacher',
    isInPerson: false,
    outsideClass: 'ignored-after-end',
    shape: { reason: oneOf('teacher', 'auto') },
    marks: ['classEnded'],
    decide({ room, command: { reason }, actor, authority }) {
      if (reason === 'auto' && actor.role !== 'system') return refused('invalid-command')
      if (reason === 'teacher' && room.status === 'waiting') return refused('class-not-started')
      return { events: [...toolsEnding(room, authority.mark), { type: 'classEnded', reason }] }
    },
  },
  tick: {
    ...ordinary,
    rules: ['R4', 'R26', 'R27'],
    askedBy: 'system',
    isInPerson: false,
    sentBy: 'server',
    outsideClass: 'decided',
    shape: {},
    marks: ['classEnded', 'endingSoon', 'practiceEnded', 'practiceSettled', 'rollCallEnded'],
    // Decides what is due by now. A late tick gives the nearest warning only, and none once the end has come.
    decide({ room, now, authority: { mark } }) {
      const { settings, status, warned } = room
      if (settings === null || status === 'ended') return unchanged
      const endsAt = autoEndsAt(settings)
      if (now >= endsAt) return { events: [...toolsEnding(room, mark), { type: 'classEnded', reason: 'auto' }] }
      const due = toolsDue(room, now, mark)
      if (due.length > 0) return { events: due }
      if (now >= endsAt - MINUTE_MS) {
        return warned.includes(1) ? unchanged : happened({ type: 'endingSoon', minutes: 1 })
      }
      if (now >= endsAt - 5 * MINUTE_MS) {
        return warned.length > 0 ? unchanged : happened({ type: 'endingSoon', minutes: 5 })
      }
      return unchanged
    },
  },
}

export const endingEvents: EventTable<EndingEvent> = {
  classStarted: {
    shape: {},
    rights: 'changed',
    privacy: 'public',
    content: noContent,
    // Attendance and talk time count from here; what happened while waiting was rehearsal.
    evolve(room, { at }) {
      const participants = mapParticipants(room, (participant) => {
        const isHere = participant.presence === 'here'
        return {
          ...participant,
          attendedFrom: isHere ? at : null,
          hereSince: isHere ? at : null,
          presentMs: 0,
          micOnSince: participant.media.mic ? at : null,
          micOpenMs: 0,
          talkMs: 0,
        }
      })
      return { ...room, status: 'live', startedAt: at, participants }
    },
  },
  endingSoon: {
    shape: { minutes: oneOf(5, 1) },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve: (room, { minutes }) => ({ ...room, warned: [...room.warned, minutes] }),
  },
  classEnded: {
    shape: { reason: oneOf('teacher', 'auto') },
    rights: 'changed',
    privacy: 'public',
    content: noContent,
    // Marks all people as gone and releases what they hold; what they did stays.
    evolve: (room, { at, reason }) => ({
      ...room,
      status: 'ended',
      endedAt: at,
      endReason: reason,
      participants: mapParticipants(room, (participant) => ({
        ...closeStretch(participant, at),
        presence: 'gone',
        speaking: false,
      })),
      hands: [],
      invitations: [],
      floor: null,
    }),
  },
}

type ToolEvent = PracticeEvent | RollCallEvent

const toolsEnding = (room: RoomState, mark: MarkTyped | undefined): readonly ToolEvent[] => [
  ...practiceEnding(room, 'classEnded', mark),
  ...rollCallEnding(room, 'classEnded'),
]

/** What ends because its time is up. */
const toolsDue = (room: RoomState, now: EpochMs, mark: MarkTyped | undefined): readonly ToolEvent[] => [
  ...(isDue(practiceDueAt(room), now) ? practiceEnding(room, 'timeUp', mark) : []),
  ...(isDue(buzzerDueAt(room), now) && !isDue(practiceDueAt(room), now) ? practiceSettling(room) : []),
  ...(isDue(rollCallDueAt(room), now) ? rollCallEnding(room, 'timeUp') : []),
]

const isDue = (at: EpochMs | null, now: EpochMs) => at !== null && now >= at

const mapParticipants = (room: RoomState, change: (participant: Participant) => Participant) =>
  Object.fromEntries(Object.entries(room.participants).map(([userId, participant]) => [userId, change(participant)]))
