/** Questions people ask about a room. */
import { elapsedMs, participantOf } from './room-state.ts'
import type { EpochMs, Hand, Participant, RoomState, UserId } from './room-types.ts'

export { publishRights } from './media.ts'

/** The teacher draws always, one student while they hold the pen. [R11] */
export function mayDraw(room: RoomState, userId: UserId): boolean {
  const participant = participantOf(room, userId)
  if (participant === undefined || participant.presence === 'gone' || room.status === 'ended') return false
  return participant.role === 'teacher' || (room.floor?.userId === userId && room.floor.canDraw)
}

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
  talkSeconds: number
  /** When they first came through the door, waiting time included; null if never. */
  enteredAt: EpochMs | null
}

/** Finding the link and checking a camera takes a moment; who is here within it is on time. */
export const LATE_AFTER_MS = 5 * 60_000

/** Late counts from the later of the official and the scheduled start, so an early start makes nobody late. [R30] */
export const isLate = (attendedFrom: EpochMs, startedAt: EpochMs, scheduledStart: EpochMs): boolean =>
  attendedFrom > Math.max(startedAt, scheduledStart) + LATE_AFTER_MS

/**
 * What the log says about one person's attendance [R30]. Late: see `isLate`. Absent: was never here while the class
 * was live.
 * @param now counts running stretches up to this moment; not needed once the class has ended
 */
export function attendanceOf(room: RoomState, userId: UserId, now?: EpochMs): Attendance {
  const participant = participantOf(room, userId)
  if (participant === undefined) return { status: 'absent', presentSeconds: 0, talkSeconds: 0, enteredAt: null }
  const { attendedFrom, firstEnteredAt, hereSince, presentMs, micOnSince, talkMs } = participant
  const wasLate = attendedFrom !== null && isLate(attendedFrom, room.startedAt ?? 0, room.settings?.scheduledStart ?? 0)
  const running = (since: EpochMs | null) => (now === undefined ? 0 : elapsedMs(since, now))
  return {
    status: attendedFrom === null ? 'absent' : wasLate ? 'late' : 'present',
    presentSeconds: Math.round((presentMs + running(hereSince)) / 1_000),
    talkSeconds: Math.round((talkMs + running(micOnSince)) / 1_000),
    enteredAt: firstEnteredAt,
  }
}
