import { commandEntry } from '../room/commands/all-commands.ts'
import type { RoomCommand } from '../room/room-types.ts'
import { isRecord, readFields } from '../shapes/shape.ts'

/** Parses a received command; null when it has another shape. Checks shape and size, not permission; never throws. */
export function parseCommand(value: unknown): RoomCommand | null {
  if (!isRecord(value) || typeof value.type !== 'string') return null
  const entry = commandEntry(value.type)
  const parsed = { type: value.type }
  if (entry === undefined || !readFields(value, entry.shape, parsed)) return null
  return readFields(value, entry.optional ?? {}, parsed, true) ? (parsed as RoomCommand) : null
}
