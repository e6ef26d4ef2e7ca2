/** Facts of the tables that clients and servers ask for one by one. */
import { commandEntry } from './commands/all-commands.ts'
import { eventEntry } from './commands/all-events.ts'
import type { UserId } from './ids.ts'
import { ROW_BYTES } from './log-size.ts'
import type { RoomCommand, RoomEvent, RoomState } from './room-types.ts'

/** True for a command that clients send over their socket; others belong to the authority and the school's calls. */
export const isSentByClients = ({ type }: RoomCommand): boolean => commandEntry(type)?.sentBy === 'client'

/** True for what a person typed or drew: it survives a reload, and a full disk refuses it first. */
export const isContent = ({ type }: RoomCommand): boolean => commandEntry(type)?.isContent === true

/** An upper estimate of what a command costs before it is decided. */
export function commandWork(
  room: RoomState,
  command: RoomCommand,
  userId: UserId,
): { touchedStrokes: number; drawnStrokes: number; logBytes: number } {
  const cost = commandEntry(command.type)?.cost(room, command, userId)
  return {
    touchedStrokes: cost?.touchedStrokes ?? 0,
    drawnStrokes: cost?.drawnStrokes ?? 0,
    logBytes: ROW_BYTES + (cost?.contentBytes ?? 0),
  }
}

/** False for an event that leaves all rights to send sound and picture as they are. */
export const mayChangeRights = ({ type }: RoomEvent): boolean => eventEntry(type)?.rights !== 'unchanged'
