/** The commands of all areas. A new area is added here; a new command is not. */
import { type BoardCommand, boardCommands } from './board.ts'
import { type ChatCommand, chatCommands } from './chat.ts'
import { type ClipCommand, clipCommands } from './class-board/clips.ts'
import { type ElementCommand, elementCommands } from './elements.ts'
import { type EndingCommand, endingCommands } from './ending.ts'
import { type EntryCommand, entryCommands } from './entry.ts'
import { type LookBackCommand, lookBackCommands } from './class-board/look-back.ts'
import { type HanziCommand, hanziCommands } from './class-board/hanzi.ts'
import { type MediaCommand, mediaCommands } from './media.ts'
import { type PickerCommand, pickerCommands } from './picker.ts'
import { type PageCommand, pageCommands } from './pages.ts'
import { type PracticeCommand, practiceCommands } from './practice.ts'
import { type PrizeCommand, prizeCommands } from './prizes.ts'
import { type ReadingCommand, readingCommands } from './class-board/readings.ts'
import { type RollCallCommand, rollCallCommands } from './roll-call.ts'
import { type SignalCommand, signalCommands } from './signals.ts'
import { type SpeechCommand, speechCommands } from './speech.ts'
import { type StageCommand, stageCommands } from './stage.ts'
import { type TurnCommand, turnCommands } from './turns.ts'
import { type ViewCommand, viewCommands } from './view.ts'
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
  | TurnCommand
  | ViewCommand
  | RollCallCommand
  | PickerCommand
  | SignalCommand
  | BoardCommand
  | ElementCommand
  | PageCommand
  | LookBackCommand
  | ReadingCommand
  | HanziCommand
  | ClipCommand

export const roomCommands: CommandTable<RoomCommand, RoomEventBody> = {
  ...entryCommands,
  ...endingCommands,
  ...speechCommands,
  ...stageCommands,
  ...mediaCommands,
  ...chatCommands,
  ...practiceCommands,
  ...prizeCommands,
  ...turnCommands,
  ...viewCommands,
  ...rollCallCommands,
  ...pickerCommands,
  ...signalCommands,
  ...boardCommands,
  ...elementCommands,
  ...pageCommands,
  ...lookBackCommands,
  ...readingCommands,
  ...hanziCommands,
  ...clipCommands,
}

// A received type may be any word, `constructor` too, so that it is looked up in a map.
const entries = new Map<string, CommandEntry<RoomCommand, RoomEventBody>>(Object.entries(roomCommands))

/** @returns undefined for a command that this version does not know */
export const commandEntry = (type: string): CommandEntry<RoomCommand, RoomEventBody> | undefined => entries.get(type)
