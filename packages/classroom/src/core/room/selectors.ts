import type { EpochMs, UserId } from './ids.ts'
import { elapsedMs, participantOf } from './room-state.ts'
import { rulesOf } from './rules/room-rules.ts'
import type { Hand, Participant, RoomState } from './state-types.ts'

export { mayDraw } from './board-rights.ts'
export { publishRights } from './rules/media-rights.ts'

/** First come, first served; the log's order decides, not the clock. [R14] */
export const handsInOrder = (room: RoomState): readonly Hand[] => room.hands

export function isStudentPresent(room: RoomState, userId: UserId): boolean {
  const participant = participantOf(room, userId)
  return participant?.role === 'student' && participant.presence === 'here'
}

/** Seats taken: students who are here, and those whose line dropped. [R5] */
export function studentCount(room: RoomState): number {
  let count = 0
  for (const { role, presence } of Object.values(room.participants)) {
    if (role === 'student' && presence !== 'gone') count++
  }
  return count
}

/** Students who were invited and have said neither yes nor no, longest waiting first. [R14] */
export const unansweredStudents = (room: RoomState): readonly Participant[] =>
  room.invitations.flatMap(({ userId }) => participantOf(room, userId) ?? [])

export interface Attendance {
  status: 'present' | 'late' | 'absent'
  presentSeconds: number
  /** Heard, where the room counts voices; else the time the microphone was open. [R49] */
  talkSeconds: number
  /** When they first entered, waiting time included; null if never. */
  enteredAt: EpochMs | null
}

/** Finding the link and checking a camera takes a moment; who is here within it is on time. */
export const LATE_AFTER_MS = 5 * 60_000

/**
 * Late counts from the later of the official and the scheduled start, so an early start makes no student late. [R30]
 */
export const isLate = (attendedFrom: EpochMs, startedAt: EpochMs, scheduledStart: EpochMs): boolean =>
  attendedFrom > Math.max(startedAt, scheduledStart) + LATE_AFTER_MS

// One answer is enough: a child who was just away to fetch a book is in class.
function missedRollCalls(room: RoomState, userId: UserId): boolean {
  if (rulesOf(room).attendanceBy !== 'rollCall') return false
  const held = room.tools.rollCalls.filter(({ endedAt }) => endedAt !== null)
  return held.length > 0 && !held.some(({ answered }) => answered.some((answer) => answer.userId === userId))
}

/**
 * Reads one person's attendance from the log [R30]. Late: see `isLate`. Absent: was never here while the class was
 * live, or answered no roll call where the school lets those decide [R27].
 * @param now counts running stretches up to this moment; not needed once the class has ended
 */
export function attendanceOf(room: RoomState, userId: UserId, now?: EpochMs): Attendance {
  const participant = participantOf(room, userId)
  if (participant === undefined) return { status: 'absent', presentSeconds: 0, talkSeconds: 0, enteredAt: null }
  const { attendedFrom, firstEnteredAt, hereSince, presentMs, micOnSince } = participant
  const wasLate = attendedFrom !== null && isLate(attendedFrom, room.startedAt ?? 0, room.settings?.scheduledStart ?? 0)
  const running = (since: EpochMs | null) => (now === undefined ? 0 : elapsedMs(since, now))
  const micOpen = micOpenMs(participant) + running(micOnSince)
  return {
    status: attendedFrom === null || missedRollCalls(room, userId) ? 'absent' : wasLate ? 'late' : 'present',
    presentSeconds: Math.round((presentMs + running(hereSince)) / 1_000),
    talkSeconds: Math.round((room.settings?.talkFrom === 'voice' ? participant.talkMs : micOpen) / 1_000),
    enteredAt: firstEnteredAt,
  }
}

/** How long the microphone was open, without the stretch that runs. */
export const micOpenMs = ({ micOpenMs: open, talkMs }: Participant): number => open ?? talkMs

/** Students of the lesson who are neither here, nor were, nor were removed. [R46] */
export function absentStudents(room: RoomState): readonly UserId[] {
  const enrolled = room.settings?.enrolled ?? []
  return enrolled.flatMap(({ userId }) =>
    participantOf(room, userId) || Object.hasOwn(room.removed, userId) ? [] : [userId],
  )
}

/** The one person whose screen is shared now. [R47] */
export const sharingPerson = (room: RoomState): Participant | undefined =>
  Object.values(room.participants).find(({ media, presence }) => media.screen && presence === 'here')
