/** From start to end, by the teacher's hand or by the clock. [R3][R4][R29] */
import type { EpochMs } from './ids.ts'
import { type CommandOf, happened, type Request, refused, unchanged } from './decision.ts'
import { closeStretch } from './entry.ts'
import { practiceDueAt, practiceEnding } from './practice/practice.ts'
import type { Decision, EndReason, Participant, RoomSettings, RoomState } from './room-types.ts'

const MINUTE_MS = 60_000

/** Early or late: the official start is the moment the teacher starts. [R3] */
export function decideStart({ room }: Request<CommandOf<'start'>>): Decision {
  return room.status === 'live' ? refused('already-started') : happened({ type: 'classStarted' })
}

export function decideEnd({ room, command, actor }: Request<CommandOf<'end'>>): Decision {
  if (command.reason === 'auto' && actor.role !== 'system') return refused('invalid-command')
  if (command.reason === 'teacher' && room.status === 'waiting') return refused('class-not-started')
  return happened(...practiceEnding(room, 'classEnded'), { type: 'classEnded', reason: command.reason })
}

/** Decides what is due by now. A late tick gives the nearest warning only, and none once the end has come. */
export function decideTick({ room, now }: Request<CommandOf<'tick'>>): Decision {
  const { settings, warned } = room
  if (settings === null || room.status === 'ended') return unchanged
  const endsAt = autoEndsAt(settings)
  if (now >= endsAt) return happened(...practiceEnding(room, 'classEnded'), { type: 'classEnded', reason: 'auto' })
  const practiceDue = practiceDueAt(room)
  if (practiceDue !== null && now >= practiceDue) return happened(...practiceEnding(room, 'timeUp'))
  if (now >= endsAt - MINUTE_MS) return warned.includes(1) ? unchanged : happened({ type: 'endingSoon', minutes: 1 })
  if (now >= endsAt - 5 * MINUTE_MS) {
    return warned.length > 0 ? unchanged : happened({ type: 'endingSoon', minutes: 5 })
  }
  return unchanged
}

/** When the next `tick` has something to do; in the past when it is overdue, null when nothing is to come. */
export function nextDueAt(room: RoomState): EpochMs | null {
  const { settings, status, warned } = room
  if (settings === null || status === 'ended') return null
  const endsAt = autoEndsAt(settings)
  const nextWarning = warned.includes(1) ? endsAt : endsAt - (warned.includes(5) ? MINUTE_MS : 5 * MINUTE_MS)
  return Math.min(nextWarning, practiceDueAt(room) ?? nextWarning)
}

/** The room ends itself at this moment, started or not. [R4] */
export const autoEndsAt = (settings: RoomSettings): EpochMs => settings.scheduledEnd + settings.autoEndAfterMs

/** Attendance and talk time count from here; what happened while waiting was rehearsal. */
export function applyStarted(room: RoomState, at: EpochMs): RoomState {
  const participants = mapParticipants(room, (participant) => {
    const isHere = participant.presence === 'here'
    return {
      ...participant,
      attendedFrom: isHere ? at : null,
      hereSince: isHere ? at : null,
      presentMs: 0,
      micOnSince: participant.media.mic ? at : null,
      talkMs: 0,
    }
  })
  return { ...room, status: 'live', startedAt: at, participants }
}

/** Marks all people as gone and releases what they hold; what they did stays. */
export function applyEnded(room: RoomState, at: EpochMs, reason: EndReason): RoomState {
  const participants = mapParticipants(room, (participant) => ({
    ...closeStretch(participant, at),
    presence: 'gone',
    speaking: false,
  }))
  return {
    ...room,
    status: 'ended',
    endedAt: at,
    endReason: reason,
    participants,
    hands: [],
    invitations: [],
    floor: null,
  }
}

const mapParticipants = (room: RoomState, change: (participant: Participant) => Participant) =>
  Object.fromEntries(Object.entries(room.participants).map(([userId, participant]) => [userId, change(participant)]))
