import { eventEntry } from '../room/commands/all-events.ts'
import type { EventEnvelope, RoomEvent } from '../room/room-types.ts'
import { NAME_MAX_LENGTH } from '../shapes/room-shapes.ts'
import { type Fields, integer, isRecord, readFields, text } from '../shapes/shape.ts'

export const envelope: Fields<EventEnvelope> = {
  seq: integer(1, Number.MAX_SAFE_INTEGER),
  at: integer(0, Number.MAX_SAFE_INTEGER),
  // The authority itself acts under names of its own.
  by: text(NAME_MAX_LENGTH),
  id: text(NAME_MAX_LENGTH),
}

/**
 * An event of the log, or null. One of a kind this version does not know passes with its envelope alone, because
 * leaving it out would tear a gap into the log; `evolve` then only counts it. Never throws.
 */
export function parseEvent(value: unknown): RoomEvent | null {
  if (!isRecord(value) || typeof value.type !== 'string') return null
  const parsed = { type: value.type }
  const { shape = {}, optional = {} } = eventEntry(value.type) ?? {}
  const isRead =
    readFields(value, shape, parsed) && readFields(value, optional, parsed, true) && readFields(value, envelope, parsed)
  return isRead ? (parsed as RoomEvent) : null
}
