/** Each student confirms being there, within a time. Who did is told to the teacher alone. [R27] */
import type { UserId } from '../ids.ts'
import { integer, listOf, oneOf } from '../../shapes/shape.ts'
import { id } from '../../shapes/room-shapes.ts'
import { happened, refused, unchanged } from '../decision.ts'
import { isRemoved } from '../room-state.ts'
import { isRollCallOver, openRollCall } from '../rules/tool-rules.ts'
import type { RoomState } from '../state-types.ts'
import {
  ROLL_CALL_SECONDS_MAX,
  ROLL_CALLS_MAX,
  type RollCall,
  type RollCallEndReason,
  type RollCallId,
} from '../tool-types.ts'
import { type CommandTable, type EventTable, noContent, ordinary } from './table.ts'

export type RollCallCommand =
  | { type: 'startRollCall'; rollCallId: RollCallId; limitSeconds: number }
  | { type: 'answerRollCall'; rollCallId: RollCallId }
  | { type: 'endRollCall'; rollCallId: RollCallId }

export type RollCallEvent =
  | { type: 'rollCallStarted'; rollCallId: RollCallId; limitSeconds: number; expected: readonly UserId[] }
  | { type: 'rollCallAnswered'; rollCallId: RollCallId; userId: UserId; afterMs: number }
  | {
      type: 'rollCallEnded'
      rollCallId: RollCallId
      reason: RollCallEndReason
      answered: readonly UserId[]
      missing: readonly UserId[]
    }

const seconds = integer(0, Number.MAX_SAFE_INTEGER)
const people = listOf(id, Number.POSITIVE_INFINITY)

export const rollCallCommands: CommandTable<RollCallCommand, RollCallEvent> = {
  startRollCall: {
    ...ordinary,
    rules: ['R27', 'R37'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { rollCallId: id, limitSeconds: seconds },
    marks: ['rollCallStarted'],
    decide({ room, command: { rollCallId, limitSeconds } }) {
      const { rollCalls } = room.tools
      if (room.status !== 'live') return refused('class-not-started')
      if (rollCalls.some((rollCall) => rollCall.id === rollCallId)) return unchanged
      if (openRollCall(room) !== null) return refused('tool-running')
      if (rollCalls.length >= ROLL_CALLS_MAX) return refused('tool-limit')
      if (limitSeconds < 1 || limitSeconds > ROLL_CALL_SECONDS_MAX) return refused('tool-invalid')
      return happened({ type: 'rollCallStarted', rollCallId, limitSeconds, expected: expectedStudents(room) })
    },
  },
  answerRollCall: {
    ...ordinary,
    rules: ['R27'],
    askedBy: 'student',
    isInPerson: true,
    shape: { rollCallId: id },
    marks: ['rollCallAnswered'],
    decide({ room, command: { rollCallId }, actor: { userId }, now }) {
      const rollCall = openRollCall(room)
      if (rollCall?.id !== rollCallId || isRollCallOver(rollCall, now)) return refused('tool-over')
      if (rollCall.answered.some((answer) => answer.userId === userId)) return unchanged
      const afterMs = Math.max(0, Math.round(now - rollCall.startedAt))
      return happened({ type: 'rollCallAnswered', rollCallId, userId, afterMs })
    },
  },
  endRollCall: {
    ...ordinary,
    rules: ['R27'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { rollCallId: id },
    marks: ['rollCallEnded'],
    decide({ room, command: { rollCallId } }) {
      const rollCall = room.tools.rollCalls.find((one) => one.id === rollCallId)
      if (rollCall === undefined) return refused('tool-over')
      return rollCall.endedAt === null ? happened(...rollCallEnding(room, 'teacher')) : unchanged
    },
  },
}

export const rollCallEvents: EventTable<RollCallEvent> = {
  rollCallStarted: {
    shape: { rollCallId: id, limitSeconds: seconds, expected: people },
    rights: 'unchanged',
    privacy: 'public',
    content: noContent,
    evolve(room, { rollCallId, limitSeconds, expected, at }) {
      const rollCall: RollCall = { id: rollCallId, startedAt: at, limitSeconds, endedAt: null, expected, answered: [] }
      return { ...room, tools: { ...room.tools, rollCalls: [...room.tools.rollCalls, rollCall] } }
    },
  },
  rollCallAnswered: {
    shape: { rollCallId: id, userId: id, afterMs: seconds },
    rights: 'unchanged',
    // Whether others are there is for the teacher to know.
    privacy: {
      withheld: (event, role) => (role === 'teacher' ? event : 'hidden'),
      insiders: ({ userId }) => [userId],
    },
    content: noContent,
    evolve: (room, { rollCallId, userId, afterMs }) =>
      withRollCall(room, rollCallId, (rollCall) => ({
        ...rollCall,
        answered: [...rollCall.answered, { userId, afterMs }],
      })),
  },
  rollCallEnded: {
    shape: { rollCallId: id, reason: oneOf('teacher', 'timeUp', 'classEnded'), answered: people, missing: people },
    rights: 'unchanged',
    privacy: {
      withheld: (event, role) => (role === 'teacher' ? event : { ...event, answered: [], missing: [] }),
    },
    content: noContent,
    evolve: (room, { rollCallId, at }) => withRollCall(room, rollCallId, (rollCall) => ({ ...rollCall, endedAt: at })),
  },
}

/** Ends the roll call that runs; empty when none does. */
export function rollCallEnding(room: RoomState, reason: RollCallEndReason): readonly RollCallEvent[] {
  const rollCall = openRollCall(room)
  if (rollCall === null) return []
  const answered = rollCall.answered.map(({ userId }) => userId)
  const missing = rollCall.expected.filter((userId) => !answered.includes(userId))
  return [{ type: 'rollCallEnded', rollCallId: rollCall.id, reason, answered, missing }]
}

// The list of the class where the school gave one; else everybody who came so far.
function expectedStudents(room: RoomState): readonly UserId[] {
  const enrolled = room.settings?.enrolled?.map(({ userId }) => userId)
  if (enrolled) return enrolled.filter((userId) => !isRemoved(room, userId))
  const known = Object.values(room.participants).flatMap(({ userId, role }) => (role === 'student' ? [userId] : []))
  return known.filter((userId) => !isRemoved(room, userId))
}

const withRollCall = (
  room: RoomState,
  rollCallId: RollCallId,
  change: (rollCall: RollCall) => RollCall,
): RoomState => ({
  ...room,
  tools: {
    ...room.tools,
    rollCalls: room.tools.rollCalls.map((rollCall) => (rollCall.id === rollCallId ? change(rollCall) : rollCall)),
  },
})
