/** The commands of all areas. A new area is added here; a new command is not. */
import { type BoardCommand, boardCommands } from './board.ts'
import { type ChatCommand, chatCommands } from './chat.ts'
import { type EndingCommand, endingCommands } from './ending.ts'
import { type EntryCommand, entryCommands } from './entry.ts'
import { type MediaCommand, mediaCommands } from './media.ts'
import { type PracticeCommand, practiceCommands } from './practice.ts'
import { type PrizeCommand, prizeCommands } from './prizes.ts'
import { type SpeechCommand, speechCommands } from './speech.ts'
import { type StageCommand, stageCommands } from './stage.ts'
import type { RoomEventBody } from './all-events.ts'
import type { CommandEntry, CommandTable } from './table.ts'

/** Requests to a room. The sender's id and the command id travel beside the command, not in it. */
export type RoomCommand =
  | EntryCommand
  | EndingCommand
  | SpeechCommand
  | StageCommand
  | MediaCommand
  | ChatCommand
  | PracticeCommand
  | PrizeCommand
  | BoardCommand

export const roomCommands: CommandTable<RoomCommand, RoomEventBody> = {
  ...entryCommands,
  ...endingCommands,
  ...speechCommands,
  ...stageCommands,
  ...mediaCommands,
  ...chatCommands,
  ...practiceCommands,
  ...prizeCommands,
  ...boardCommands,
}

// A received type may be any word, `constructor` too, so that it is looked up in a map.
const entries = new Map<string, CommandEntry<RoomCommand, RoomEventBody>>(Object.entries(roomCommands))

/** @returns undefined for a command that this version does not know */
export const commandEntry = (type: string): CommandEntry<RoomCommand, RoomEventBody> | undefined => entries.get(type)
