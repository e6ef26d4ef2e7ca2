import { eventEntry } from './commands/all-events.ts'
import { logAfter } from './event-size.ts'
import type { RoomEvent, RoomState } from './room-types.ts'

/**
 * The room after an event. Total: an event that is unknown, or makes no sense here, changes nothing but `seq`.
 * Never looks at a clock, and shares everything that stayed the same with the room before.
 */
export const evolve = (room: RoomState, event: RoomEvent): RoomState => ({
  ...(eventEntry(event.type)?.evolve(room, event) ?? room),
  seq: event.seq,
  log: logAfter(room, event),
})
