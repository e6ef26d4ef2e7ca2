import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { command as anyCommand } from '../../../../test/arbitrary.ts'
import { isContent, isSentByClients } from '../table-facts.ts'
import { roomCommands } from './all-commands.ts'
import { roomEvents } from './all-events.ts'
import { boardCommands, boardEvents } from './board.ts'
import { chatCommands, chatEvents } from './chat.ts'
import { clipCommands, clipEvents } from './class-board/clips.ts'
import { elementCommands, elementEvents } from './elements.ts'
import { endingCommands, endingEvents } from './ending.ts'
import { entryCommands, entryEvents } from './entry.ts'
import { hanziCommands, hanziEvents } from './class-board/hanzi.ts'
import { hiddenEvents } from './hidden.ts'
import { lookBackCommands, lookBackEvents } from './class-board/look-back.ts'
import { mediaCommands, mediaEvents } from './media.ts'
import { pickerCommands, pickerEvents } from './picker.ts'
import { pageCommands, pageEvents } from './pages.ts'
import { practiceCommands, practiceEvents } from './practice.ts'
import { prizeCommands, prizeEvents } from './prizes.ts'
import { readingCommands, readingEvents } from './class-board/readings.ts'
import { rollCallCommands, rollCallEvents } from './roll-call.ts'
import { signalCommands, signalEvents } from './signals.ts'
import { speechCommands, speechEvents, type SpeechEvent } from './speech.ts'
import { stageCommands, stageEvents } from './stage.ts'
import { turnCommands, turnEvents } from './turns.ts'
import { viewCommands, viewEvents } from './view.ts'
import { type CommandTable, noContent, ordinary, type EventTable } from './table.ts'

const areas = [
  { commands: entryCommands, events: entryEvents },
  { commands: endingCommands, events: endingEvents },
  { commands: speechCommands, events: speechEvents },
  { commands: stageCommands, events: stageEvents },
  { commands: mediaCommands, events: mediaEvents },
  { commands: chatCommands, events: chatEvents },
  { commands: practiceCommands, events: practiceEvents },
  { commands: prizeCommands, events: prizeEvents },
  { commands: turnCommands, events: turnEvents },
  { commands: viewCommands, events: viewEvents },
  { commands: rollCallCommands, events: rollCallEvents },
  { commands: pickerCommands, events: pickerEvents },
  { commands: signalCommands, events: signalEvents },
  { commands: boardCommands, events: boardEvents },
  { commands: elementCommands, events: elementEvents },
  { commands: pageCommands, events: pageEvents },
  { commands: lookBackCommands, events: lookBackEvents },
  { commands: readingCommands, events: readingEvents },
  { commands: hanziCommands, events: hanziEvents },
  { commands: clipCommands, events: clipEvents },
  { commands: {}, events: hiddenEvents },
]
const commandTypes = Object.keys(roomCommands)
const eventTypes = Object.keys(roomEvents)
const typesWhere = <Entry>(table: Readonly<Record<string, Entry>>, holds: (entry: Entry) => boolean) =>
  Object.entries(table).flatMap(([type, entry]) => (holds(entry) ? [type] : []))

describe('the tables of commands and events', () => {
  it('name each command and each event in one area only', () => {
    expect(areas.flatMap(({ commands }) => Object.keys(commands)).sort()).toEqual([...commandTypes].sort())
    expect(areas.flatMap(({ events }) => Object.keys(events)).sort()).toEqual([...eventTypes].sort())
  })

  it('name rules that SPEC.md has', () => {
    const spec = readFileSync(new URL('../../../../SPEC.md', import.meta.url), 'utf8')
    const rules = Object.values(roomCommands).flatMap(({ rules: own }) => own)
    expect(rules.filter((rule) => !spec.includes(`**${rule}**`))).toEqual([])
    expect(typesWhere(roomCommands, ({ rules: own }) => own.length === 0)).toEqual([])
  })

  it('let some command lead to every event', () => {
    const told: string[] = Object.values(roomCommands).flatMap(({ marks }) => marks)
    // The first two follow from others: a granted hand, and an accepted invitation to the stage. The last one stands
    // for any event.
    expect(eventTypes.filter((type) => !told.includes(type))).toEqual(['speechGranted', 'stageEntered', 'hidden'])
  })

  it('leave no command out of the random lives that test the room', () => {
    const drawn = new Set(fc.sample(anyCommand, 6_000).map(({ type }) => type as string))
    // A room is opened once, before its random life begins.
    expect(commandTypes.filter((type) => !drawn.has(type))).toEqual(['open'])
  })

  it('show no name and no free text of a person as public for ever', () => {
    const personal = new Set(['name', 'text'])
    const wordy = typesWhere(roomEvents, ({ shape }) => Object.keys(shape).some((field) => personal.has(field)))
    const forgotten = typesWhere(roomEvents, ({ privacy }) => privacy !== 'public' && privacy.forgotten !== undefined)
    expect(forgotten).toEqual(expect.arrayContaining(wordy))
  })

  it('do not compile with a part of an entry missing', () => {
    const { handRaised, ...others } = speechEvents
    const { evolve: _evolve, ...withoutEvolve } = handRaised
    // @ts-expect-error The entry does not say what is true afterwards.
    const events: EventTable<SpeechEvent> = { ...others, handRaised: withoutEvolve }
    // @ts-expect-error The entry does not say who may ask.
    const commands: CommandTable<{ type: 'wave' }, SpeechEvent> = { wave: { ...ordinary, rules: ['R9'] } }
    expect([events, commands, noContent]).toHaveLength(3)
  })
})

describe('facts of commands', () => {
  it('[R31] words and ink are content, so that they survive a reload; clicks are not', () => {
    expect(isContent({ type: 'say', text: 'x' })).toBe(true)
    expect(isContent({ type: 'board.undo' })).toBe(true)
    expect(isContent({ type: 'reportMedia', media: { camera: true } })).toBe(false)
    expect(isContent({ type: 'end', reason: 'teacher' })).toBe(false)
    expect(typesWhere(roomCommands, (entry) => entry.isContent)).toEqual([
      'say',
      ...Object.keys(boardCommands),
      ...Object.keys(elementCommands),
      ...Object.keys(pageCommands).filter((type) => type !== 'board.setView'),
    ])
  })

  it('clients send every command but those of timers, connections and calls of the school', () => {
    expect(isSentByClients({ type: 'raiseHand' })).toBe(true)
    expect(typesWhere(roomCommands, ({ sentBy }) => sentBy === 'server')).toEqual([
      'open',
      'enter',
      'leave',
      'tick',
      'openPractice',
      'countReactions',
    ])
  })
})
