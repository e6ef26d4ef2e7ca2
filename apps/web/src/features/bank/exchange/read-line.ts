import type { ChoiceKey, QuestionLine, TypedKey } from '@hwjy/sdk'
import { DICTATION_TITLE, isTyped, typedDenial, typedRequest } from '../../../shared/questions/typed-draft.ts'
import { rubyOf, type WrittenReading } from './written-readings.ts'

/** Why a line is no question; the screen has the words. */
export type LineDenial =
  | 'unreadable'
  | 'unsupported'
  | 'noTitle'
  | 'tooLong'
  | 'tooManyOptions'
  | 'noAnswer'
  | 'severalAnswers'
  | 'nothingToRead'
  | 'wrongPinyin'

interface Readable {
  question: QuestionLine
  denial: null
  /** A table's word for the difficulty that names none; the question counts as normal. */
  unknownDifficulty?: string
}

interface Refused {
  question: null
  denial: LineDenial
}

/** One question of a pasted text or a file, at the line where it begins. */
export type ReadLine = { line: number; text: string } & (Readable | Refused)

export interface RawQuestion {
  type: QuestionLine['type']
  title: string
  passage?: string
  options?: readonly { title: string; isRight: boolean }[]
  analysis?: string
  difficulty?: QuestionLine['difficulty']
  answerModes?: ('text' | 'photo')[]
  /**
   * The line says here what a dictation is about, with several right answers as `再见 / 拜拜`. The title of a fill-in has
   * its words in braces.
   */
  said?: string
  answerBy?: TypedKey['answerBy']
  /** Null where they could not be read. */
  readings?: readonly WrittenReading[] | null
}

const KEYS: readonly ChoiceKey[] = ['A', 'B', 'C', 'D', 'E', 'F']
const lengthOf = (text: string) => [...text].length

/** Makes the request of a question that was read, or says what keeps it from being one. */
export function toLine(line: number, raw: RawQuestion): ReadLine {
  const read = withoutReadings(line, raw)
  const { readings = [] } = raw
  if (read.question === null || readings?.length === 0) return read
  const { title, passage = '', options = [] } = read.question
  const texts = { title, passage, ...Object.fromEntries(options.map((option) => [option.key, option.title])) }
  const ruby = readings === null ? null : rubyOf(readings, texts)
  if (ruby === null) return { line, text: read.text, question: null, denial: 'wrongPinyin' }
  return { ...read, question: { ...read.question, ruby } }
}

function withoutReadings(line: number, raw: RawQuestion): ReadLine {
  const title = raw.title.trim() || (raw.type === 'dictation' ? DICTATION_TITLE : '')
  const passage = (raw.passage ?? '').trim()
  const analysis = (raw.analysis ?? '').trim()
  const options = (raw.options ?? []).map((option) => ({ ...option, title: option.title.trim() }))
  const refuse = (denial: LineDenial): ReadLine => ({ line, text: title, question: null, denial })
  if (title === '') return refuse('noTitle')
  const isTooLong = lengthOf(title) > 1_000 || lengthOf(passage) > 2_000 || lengthOf(analysis) > 2_000
  if (isTooLong || options.some((option) => lengthOf(option.title) > 200)) return refuse('tooLong')
  const isChoice = raw.type === 'singleChoice' || raw.type === 'multipleChoice'
  if (options.length > KEYS.length) return refuse('tooManyOptions')
  const right = options.flatMap(({ isRight }, place) => (isRight ? [KEYS[place] ?? 'A'] : []))
  if (isChoice && (options.some((option) => option.title === '') || right.length === 0)) return refuse('noAnswer')
  if (raw.type === 'singleChoice' && right.length > 1) return refuse('severalAnswers')
  if (raw.type === 'readAloud' && passage === '') return refuse('nothingToRead')
  if (isTyped(raw.type)) {
    const writing = { type: raw.type, title, said: raw.said ?? '', answerBy: raw.answerBy ?? 'ime' }
    const denial = typedDenial(writing)
    if (denial !== null) return refuse(denial === 'too-long' ? 'tooLong' : 'noAnswer')
    const question = { type: raw.type, difficulty: raw.difficulty ?? 'normal', ...typedRequest(writing) }
    const text = raw.type === 'dictation' ? writing.said : title
    return { line, text, denial: null, question: { ...question, ...(analysis !== '' && { analysis }) } }
  }
  return {
    line,
    text: raw.type === 'readAloud' ? passage : title,
    denial: null,
    question: {
      type: raw.type,
      title,
      difficulty: raw.difficulty ?? 'normal',
      ...(passage !== '' && { passage }),
      ...(analysis !== '' && { analysis }),
      ...(isChoice && {
        options: options.map((option, place) => ({ key: KEYS[place] ?? 'A', title: option.title })),
        correctKeys: right,
      }),
      ...(raw.type === 'subjective' && { answerModes: raw.answerModes ?? ['text'] }),
    },
  }
}

export const notRead = (line: number, text: string, denial: LineDenial = 'unreadable'): ReadLine => ({
  line,
  text: [...text.trim()].slice(0, 80).join(''),
  question: null,
  denial,
})
