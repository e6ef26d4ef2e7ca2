/** The events of all areas. A new area is added here; a new event is not. */
import { type BoardEvent, boardEvents } from './board.ts'
import { type ChatEvent, chatEvents } from './chat.ts'
import { type ClipEvent, clipEvents } from './class-board/clips.ts'
import { type ElementEvent, elementEvents } from './elements.ts'
import { type EndingEvent, endingEvents } from './ending.ts'
import { type EntryEvent, entryEvents } from './entry.ts'
import { type HanziEvent, hanziEvents } from './class-board/hanzi.ts'
import { type HiddenEvent, hiddenEvents } from './hidden.ts'
import { type LookBackEvent, lookBackEvents } from './class-board/look-back.ts'
import { type MediaEvent, mediaEvents } from './media.ts'
import { type PickerEvent, pickerEvents } from './picker.ts'
import { type PageEvent, pageEvents } from './pages.ts'
import { type PracticeEvent, practiceEvents } from './practice.ts'
import { type PrizeEvent, prizeEvents } from './prizes.ts'
import { type ReadingEvent, readingEvents } from './class-board/readings.ts'
import { type RollCallEvent, rollCallEvents } from './roll-call.ts'
import { type SignalEvent, signalEvents } from './signals.ts'
import { type SpeechEvent, speechEvents } from './speech.ts'
import { type StageEvent, stageEvents } from './stage.ts'
import { type TurnEvent, turnEvents } from './turns.ts'
import { type ViewEvent, viewEvents } from './view.ts'
import type { EventEntry, EventTable } from './table.ts'

/** All that can happen in a room. The number, time and author of an event stand in its envelope. */
export type RoomEventBody =
  | EntryEvent
  | EndingEvent
  | SpeechEvent
  | StageEvent
  | MediaEvent
  | ChatEvent
  | PracticeEvent
  | PrizeEvent
  | TurnEvent
  | ViewEvent
  | RollCallEvent
  | PickerEvent
  | SignalEvent
  | BoardEvent
  | ElementEvent
  | PageEvent
  | LookBackEvent
  | ReadingEvent
  | HanziEvent
  | ClipEvent
  | HiddenEvent

export const roomEvents: EventTable<RoomEventBody> = {
  ...entryEvents,
  ...endingEvents,
  ...speechEvents,
  ...stageEvents,
  ...mediaEvents,
  ...chatEvents,
  ...practiceEvents,
  ...prizeEvents,
  ...turnEvents,
  ...viewEvents,
  ...rollCallEvents,
  ...pickerEvents,
  ...signalEvents,
  ...boardEvents,
  ...elementEvents,
  ...pageEvents,
  ...lookBackEvents,
  ...readingEvents,
  ...hanziEvents,
  ...clipEvents,
  ...hiddenEvents,
}

// A received type may be any word, `constructor` too, so that it is looked up in a map.
const entries = new Map<string, EventEntry<RoomEventBody>>(Object.entries(roomEvents))

/** @returns undefined for an event that this version does not know */
export const eventEntry = (type: string): EventEntry<RoomEventBody> | undefined => entries.get(type)
