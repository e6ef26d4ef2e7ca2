/** Measures a room's log, and limits what one person may add to it. [R41] */
import type { Actor, LogSize, RefusalCode, RoomState } from './state-types.ts'

/** Beyond this nothing is drawn or said in the room any more: twice a full board, for what was erased. */
export const LOG_MAX_BYTES = 64 * 1024 * 1024
/** All students together: the other half stays for the teacher's board. */
export const STUDENTS_LOG_MAX_BYTES = 32 * 1024 * 1024
/** One student: 14,000 strokes of 40 points, or 1,300 messages of the greatest length. */
export const STUDENT_LOG_MAX_BYTES = 4 * 1024 * 1024

/** A row of the log without its ink and words: ids, time, place in two indexes. */
export const ROW_BYTES = 200
/** An id and its quotes in a list of strokes. */
export const LISTED_ID_BYTES = 24

export const textSize = (text: string): number => text.length * 3

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
