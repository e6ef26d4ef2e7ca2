import type { UserId } from './ids.ts'
import { participantOf } from './room-state.ts'
import type { RoomState } from './state-types.ts'

/** The teacher draws always, one student while they hold the pen. [R11] */
export function mayDraw(room: RoomState, userId: UserId): boolean {
  const participant = participantOf(room, userId)
  if (participant === undefined || participant.presence === 'gone' || room.status === 'ended') return false
  return participant.role === 'teacher' || (room.floor?.userId === userId && room.floor.canDraw)
}
