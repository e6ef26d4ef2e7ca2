import type { RoomEvent, RoomId } from '@hwjy/classroom/core'
import type { schema } from '../database.ts'

export type EventRow = typeof schema.roomEvent.$inferSelect

export function toRow(roomId: RoomId, event: RoomEvent): EventRow {
  const { seq, at, by, id, type, ...rest } = event
  const { bytes = null, ...body } = rest as { bytes?: Uint8Array }
  return { roomId, seq, at, by, commandId: id, type, body, bytes }
}

/** Events come from our own `decide`, so what was stored is trusted to be an event. */
export function toEvent({ seq, at, by, commandId, type, body, bytes }: EventRow): RoomEvent {
  const event = { ...body, ...(bytes && { bytes: new Uint8Array(bytes) }), type, seq, at, by, id: commandId }
  return event as unknown as RoomEvent
}
