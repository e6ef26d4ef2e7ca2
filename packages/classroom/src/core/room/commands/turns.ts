/** A student's turn to speak, from the teacher's call until it is used, and how long voices are heard. [R48][R49] */
import type { EpochMs, UserId } from '../ids.ts'
import { integer, listOf, recordOf } from '../../shapes/shape.ts'
import { id } from '../../shapes/room-shapes.ts'
import { callableStudentOf, compact, happened, refused, unchanged } from '../decision.ts'
import { publishRights } from '../rules/media-rights.ts'
import { elapsedMs, participantOf, without, withParticipant } from '../room-state.ts'
import { micOpenMs } from '../selectors.ts'
import type { RoomState } from '../state-types.ts'
import { type SpeechEvent, speechAllowed } from './speech.ts'
import { type CommandTable, type EventTable, ordinary } from './table.ts'

export type TurnCommand =
  | { type: 'askUnmute'; userIds: readonly UserId[] }
  | { type: 'declineSpeech' }
  | { type: 'reportTalk'; ms: number }

export type TurnEvent =
  | { type: 'unmuteAsked'; userIds: readonly UserId[] }
  | { type: 'speechDeclined'; userId: UserId }
  /** What was heard of people since the last such event, ms by person. */
  | { type: 'talkCounted'; ms: Readonly<Record<UserId, number>> }

const ASKED_MOST = 500
/** A client reports every 15 s; one that was without a network reports more. */
const TALK_REPORT_MAX_MS = 10 * 60_000
const ID_BYTES = 24

export const turnCommands: CommandTable<TurnCommand, TurnEvent | SpeechEvent> = {
  askUnmute: {
    ...ordinary,
    rules: ['R46', 'R48'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: { userIds: listOf(id, ASKED_MOST) },
    marks: ['unmuteAsked'],
    cost: (_room, { userIds }) => ({
      touchedStrokes: 0,
      drawnStrokes: 0,
      contentBytes: userIds.length * ID_BYTES,
    }),
    // A student who could not speak is allowed to with it: a question must be answerable.
    decide({ room, command: { userIds } }) {
      const students = [...new Set(userIds)].filter((userId) => {
        const student = callableStudentOf(room, userId)
        return student !== undefined && !student.media.mic
      })
      if (students.length === 0) return refused('no-such-participant')
      const allowed = students
        .filter((userId) => !publishRights(room, userId).mic)
        .flatMap((userId) => speechAllowed(room, userId))
      return { events: [...allowed, { type: 'unmuteAsked', userIds: students }] }
    },
  },
  declineSpeech: {
    ...ordinary,
    rules: ['R48'],
    askedBy: 'student',
    isInPerson: true,
    shape: {},
    marks: ['speechDeclined'],
    decide({ room, actor: { userId } }) {
      const participant = participantOf(room, userId)
      if (!participant?.turn) return unchanged
      return happened<TurnEvent | SpeechEvent>(
        { type: 'speechDeclined', userId },
        ...compact<SpeechEvent>(participant.speaking && { type: 'speechRevoked', userId }),
      )
    },
  },
  reportTalk: {
    ...ordinary,
    rules: ['R49'],
    askedBy: 'anyone',
    isInPerson: true,
    shape: { ms: integer(0, TALK_REPORT_MAX_MS) },
    marks: ['talkCounted'],
    // The time a person talked is at most the time their microphone was open.
    decide({ room, command, actor: { userId }, now }) {
      const ms = Math.min(command.ms, uncountedMs(room, userId, now))
      return ms > 0 ? happened({ type: 'talkCounted', ms: { [userId]: ms } }) : unchanged
    },
  },
}

export const turnEvents: EventTable<TurnEvent> = {
  unmuteAsked: {
    shape: { userIds: listOf(id, ASKED_MOST) },
    rights: 'unchanged',
    privacy: 'public',
    content: { bytes: ({ userIds }) => userIds.length * ID_BYTES, isShare: false },
    evolve: (room, { userIds, at }) =>
      userIds.reduce(
        (state, userId) =>
          withParticipant(state, userId, (participant) => ({ ...participant, turn: { at, isAsked: true } })),
        room,
      ),
  },
  speechDeclined: {
    shape: { userId: id },
    rights: 'unchanged',
    privacy: 'public',
    content: { bytes: () => 0, isShare: false },
    evolve: (room, { userId }) => withParticipant(room, userId, (participant) => without(participant, 'turn')),
  },
  talkCounted: {
    shape: { ms: recordOf(integer(0, TALK_REPORT_MAX_MS)) },
    rights: 'unchanged',
    privacy: 'public',
    content: { bytes: ({ ms }) => Object.keys(ms).length * ID_BYTES, isShare: false },
    evolve: (room, { ms }) =>
      Object.entries(ms).reduce(
        (state, [userId, more]) =>
          withParticipant(state, userId, (participant) => ({ ...participant, talkMs: participant.talkMs + more })),
        room,
      ),
  },
}

function uncountedMs(room: RoomState, userId: UserId, now: EpochMs): number {
  const participant = participantOf(room, userId)
  if (participant === undefined || room.settings?.talkFrom !== 'voice') return 0
  return Math.floor(micOpenMs(participant) + elapsedMs(participant.micOnSince, now) - participant.talkMs)
}
