import { commandEntry } from '../room/commands/all-commands.ts'
import type { RoomCommand } from '../room/room-types.ts'
import { isRecord, readFields } from '../shapes/shape.ts'

/** Parses a received command; null when it has another shape. Checks shape and size, not permission; never throws. */
export function parseCommand(value: unknown): RoomCommand | null {
  if (!isRecord(value) || typeof value.type !== 'string') return null
  const shape = commandEntry(value.type)?.shape
  const parsed = { type: value.type }
  return shape !== undefined && readFields(value, shape, parsed) ? (parsed as RoomCommand) : null
}
