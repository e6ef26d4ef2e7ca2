/** Measures what an event adds to its room's log. [R41] */
import { eventEntry } from './commands/all-events.ts'
import { ROW_BYTES, shareOf } from './log-size.ts'
import { participantOf } from './room-state.ts'
import type { LogSize, RoomEvent, RoomState } from './room-types.ts'

/**
 * Gives everyone the same size, regardless of the part of an event they may see. Rounded: it tells how much, not how
 * long.
 */
export const eventSize = (event: RoomEvent): number => ROW_BYTES + (eventEntry(event.type)?.content.bytes(event) ?? 0)

/** @param room before the event */
export function logAfter(room: RoomState, event: RoomEvent): LogSize {
  const content = eventEntry(event.type)?.content
  const size = ROW_BYTES + (content?.bytes(event) ?? 0)
  const { bytes, byStudent } = room.log
  const isShare = content?.isShare === true && content.isPrivate?.(event) !== true
  const isOfStudent = isShare && participantOf(room, event.by)?.role === 'student'
  return {
    bytes: bytes + size,
    byStudent: isOfStudent ? { ...byStudent, [event.by]: shareOf(room, event.by) + size } : byStudent,
  }
}
