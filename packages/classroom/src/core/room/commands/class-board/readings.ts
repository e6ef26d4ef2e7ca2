/** Corrections of pinyin, which hold for the class. [R83] */
import type { Reading } from '../../../board/board-types.ts'
import { text } from '../../../shapes/shape.ts'
import { happened, refused, unchanged } from '../../decision.ts'
import { withBoard } from '../../rules/board-entries.ts'
import { isReading, PINYIN_MAX, withReading, WORD_MAX } from '../../rules/reading-rules.ts'
import { type CommandTable, type EventTable, ordinary } from '../table.ts'

export type ReadingCommand = { type: 'correctPinyin' } & Reading
export type ReadingEvent = { type: 'pinyinCorrected' } & Reading

// A character of a rare script takes two units.
const reading = { word: text(WORD_MAX * 2), pinyin: text(PINYIN_MAX) }
const bytesOf = ({ word, pinyin }: Reading) => 3 * word.length + 2 * pinyin.length

export const readingCommands: CommandTable<ReadingCommand, ReadingEvent> = {
  correctPinyin: {
    ...ordinary,
    rules: ['R83'],
    askedBy: 'teacher',
    isInPerson: false,
    shape: reading,
    marks: ['pinyinCorrected'],
    cost: (_room, command) => ({ touchedStrokes: 0, drawnStrokes: 0, contentBytes: bytesOf(command) }),
    decide({ room, command: { word, pinyin } }) {
      if (!isReading({ word, pinyin })) return refused('invalid-command')
      const known = room.board.readings?.some((one) => one.word === word && one.pinyin === pinyin)
      return known === true ? unchanged : happened({ type: 'pinyinCorrected', word, pinyin })
    },
  },
}

export const readingEvents: EventTable<ReadingEvent> = {
  pinyinCorrected: {
    shape: reading,
    rights: 'unchanged',
    privacy: 'public',
    content: { bytes: bytesOf, isShare: false },
    evolve: (room, { word, pinyin }) =>
      withBoard(room, { ...room.board, readings: withReading(room.board.readings ?? [], { word, pinyin }) }),
  },
}
