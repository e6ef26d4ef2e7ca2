/** Measures a room's log, and limits what one person may add to it. [R41] */
import { participantOf } from './room-state.ts'
import type { Actor, LogSize, RefusalCode, RoomEvent, RoomState } from './room-types.ts'

/** Beyond this nothing is drawn or said in the room any more: twice a full board, for what was erased. */
export const LOG_MAX_BYTES = 64 * 1024 * 1024
/** All students together: the other half stays for the teacher's board. */
export const STUDENTS_LOG_MAX_BYTES = 32 * 1024 * 1024
/** One student: 14,000 strokes of 40 points, or 1,300 messages of the greatest length. */
export const STUDENT_LOG_MAX_BYTES = 4 * 1024 * 1024

// A row of the log without its ink and words: ids, time, place in two indexes.
const ROW_BYTES = 200
// An id and its quotes in a list of strokes.
const LISTED_ID_BYTES = 24

export const textSize = (text: string): number => text.length * 3

/**
 * Gives everyone the same size, regardless of the part of an event they may see. Rounded: it tells how much, not how
 * long.
 */
export function eventSize(event: RoomEvent): number {
  switch (event.type) {
    case 'board.strokeAdded':
      return ROW_BYTES + event.bytes.length
    case 'board.strokesErased':
      return ROW_BYTES + event.strokeIds.length * LISTED_ID_BYTES
    case 'chatSent':
      return ROW_BYTES + textSize(event.text)
    default:
      return ROW_BYTES
  }
}

/** @param room before the event */
export function logAfter(room: RoomState, event: RoomEvent): LogSize {
  const size = eventSize(event)
  const { bytes, byStudent } = room.log
  const isShare = event.type === 'chatSent' || event.type === 'board.strokeAdded'
  const isOfStudent = isShare && participantOf(room, event.by)?.role === 'student'
  return {
    bytes: bytes + size,
    byStudent: isOfStudent ? { ...byStudent, [event.by]: shareOf(room, event.by) + size } : byStudent,
  }
}

/** @param contentBytes of the ink or the words */
export function logDenial({ log }: RoomState, { userId, role }: Actor, contentBytes: number): RefusalCode | null {
  const size = ROW_BYTES + contentBytes
  if (log.bytes + size > LOG_MAX_BYTES) return 'log-full'
  if (role !== 'student') return null
  if (shareIn(log, userId) + size > STUDENT_LOG_MAX_BYTES) return 'share-used'
  return studentsShare(log) + size > STUDENTS_LOG_MAX_BYTES ? 'log-full' : null
}

export const shareOf = ({ log }: RoomState, userId: string): number => shareIn(log, userId)

const shareIn = ({ byStudent }: LogSize, userId: string): number =>
  Object.hasOwn(byStudent, userId) ? (byStudent[userId] ?? 0) : 0

const studentsShare = ({ byStudent }: LogSize): number =>
  Object.values(byStudent).reduce((sum, bytes) => sum + bytes, 0)

/** Estimates the log of a room whose keyframe is older than this count. */
export const estimatedLog = (seq: number, boardBytes: number): LogSize => ({
  bytes: seq * ROW_BYTES + boardBytes,
  byStudent: {},
})
