import type { QuestionLine } from '@hwjy/sdk'
import Papa from 'papaparse'
import { COLUMNS } from './columns.ts'
import { notRead, type ReadLine, toLine } from './read-line.ts'
import { readReadings } from './read-readings.ts'

const TYPES: Readonly<Record<string, QuestionLine['type']>> = {
  singlechoice: 'singleChoice',
  'one answer': 'singleChoice',
  单选: 'singleChoice',
  单选题: 'singleChoice',
  multiplechoice: 'multipleChoice',
  'several answers': 'multipleChoice',
  多选: 'multipleChoice',
  多选题: 'multipleChoice',
  readaloud: 'readAloud',
  'read aloud': 'readAloud',
  朗读: 'readAloud',
  朗读题: 'readAloud',
  subjective: 'subjective',
  write: 'subjective',
  主观: 'subjective',
  主观题: 'subjective',
  fillin: 'fillIn',
  'fill in': 'fillIn',
  填空: 'fillIn',
  填空题: 'fillIn',
  穴埋め: 'fillIn',
  dictation: 'dictation',
  听写: 'dictation',
  听写题: 'dictation',
  書き取り: 'dictation',
}

const DIFFICULTIES: Readonly<Record<string, QuestionLine['difficulty']>> = {
  easy: 'easy',
  容易: 'easy',
  简单: 'easy',
  やさしい: 'easy',
  易しい: 'easy',
  normal: 'normal',
  中等: 'normal',
  ふつう: 'normal',
  普通: 'normal',
  hard: 'hard',
  较难: 'hard',
  难: 'hard',
  難しい: 'hard',
}

/** How answers are typed, where it is not in characters. */
const PINYIN_WORDS: ReadonlySet<string> = new Set(['pinyin', '拼音', 'ピンイン'])

const KEYS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
/** The letter of an option in a cell that has all of them: `A. 茶 B. 水`. */
const LETTER = /(?:^|\s)[A-F]\s?[.、．:：)）]\s?/

const columnOf = (heading: string): string => COLUMNS[heading.trim().toLowerCase()] ?? ''
const parsed = (text: string, preview = 0) =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy', preview })

/** Names of columns that mean nothing here, as they stand in the row of headings. */
export function unknownColumns(text: string): string[] {
  const headings = parsed(text, 1).data[0]?.map((heading) => heading.trim()) ?? []
  // A table without a question has no headings, and is refused as a whole.
  if (!headings.some((heading) => columnOf(heading) === 'title')) return []
  return headings.filter((heading) => heading !== '' && columnOf(heading) === '')
}

/** Reads a table with a row of headings. */
export function readCsv(text: string): ReadLine[] {
  const { data, errors } = parsed(text)
  const columns = data[0]?.map(columnOf) ?? []
  if (!columns.includes('title')) return [notRead(1, data[0]?.join(', ') ?? text, 'unreadable')]
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row))
  return data.slice(1).map((cells, index) => {
    const line = index + 2
    const cell = (name: string) => plainCell(cells[columns.indexOf(name)] ?? '')
    if (broken.has(index + 1)) return notRead(line, cells.join(', '))
    const titles = cell('options') === '' ? KEYS.map(cell) : optionsIn(cell('options'))
    const isRight = rightOf(cell('answer'), titles)
    const options = titles
      .slice(0, titles.findLastIndex((title) => title !== '') + 1)
      .map((title, place) => ({ title, isRight: isRight(title, place) }))
    const several = options.filter(({ isRight }) => isRight).length > 1
    const guessed = options.length === 0 ? 'subjective' : several ? 'multipleChoice' : 'singleChoice'
    const type = cell('type') === '' ? guessed : TYPES[cell('type').toLowerCase()]
    if (type === undefined) return notRead(line, cell('title') || cells.join(', '), 'unsupported')
    const difficulty = DIFFICULTIES[cell('difficulty').toLowerCase()]
    const read = toLine(line, {
      type,
      title: cell('title'),
      passage: cell('passage'),
      analysis: cell('analysis'),
      options,
      said: cell('answer'),
      answerBy: PINYIN_WORDS.has(cell('answerBy').toLowerCase()) ? 'pinyin' : 'ime',
      readings: readReadings(cell('pinyin')),
      ...(difficulty && { difficulty }),
      ...(type === 'subjective' && { answerModes: modesOf(cell('answer')) }),
    })
    const isUnknown = difficulty === undefined && cell('difficulty') !== ''
    return read.question !== null && isUnknown ? { ...read, unknownDifficulty: cell('difficulty') } : read
  })
}

/** The options of one cell: by their letters, else by lines, bars or semicolons. */
function optionsIn(cell: string): string[] {
  const parts = LETTER.test(cell) ? cell.split(LETTER) : cell.split(/[\n|｜;；]/)
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Says which options are right: the one with the words of the answer, else those of its letters, as in `A、C` or `(B)`. */
function rightOf(answer: string, titles: readonly string[]): (title: string, place: number) => boolean {
  if (answer !== '' && titles.includes(answer)) return (title) => title === answer
  const letters = answer.toUpperCase().replaceAll(/[^A-Z]/g, '')
  // Another letter is part of a word.
  const areKeys = /^[A-F]+$/.test(letters)
  return (_title, place) => areKeys && letters.includes(KEYS[place] ?? '?')
}

/** Takes away a table program's own sign that a cell is no formula. */
const plainCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '')

const modesOf = (answer: string): ('text' | 'photo')[] => {
  const modes = (['text', 'photo'] as const).filter((mode) => answer.toLowerCase().includes(mode))
  return modes.length === 0 ? ['text'] : modes
}
