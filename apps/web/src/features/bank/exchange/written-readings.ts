/**
 * Readings of a question as a line of text, for tables and files: `行=háng; B:了=liǎo`. They are of the title where no other
 * text is named; `行#2=xíng` is the second 行 of it.
 */
import type { QuestionRuby } from '@hwjy/sdk'

export interface WrittenReading {
  field: QuestionRuby['field']
  word: string
  /** Counts from 1. */
  nth: number
  pinyin: string
}

export type Texts = Readonly<Partial<Record<QuestionRuby['field'], string>>>

/** Returns where a word stands in a text, in characters, one place after the other. */
function placesOf(word: string, text: string): number[] {
  const [sought, all] = [[...word], [...text]]
  const places: number[] = []
  for (let at = 0; at + sought.length <= all.length; ) {
    const isHere = sought.every((character, i) => all[at + i] === character)
    if (isHere) places.push(at)
    at += isHere ? sought.length : 1
  }
  return places
}

/** @returns null where a word is not in its text, or two readings have a character in common */
export function rubyOf(readings: readonly WrittenReading[], texts: Texts): QuestionRuby[] | null {
  const ruby: QuestionRuby[] = []
  for (const { field, word, nth, pinyin } of readings) {
    const from = placesOf(word, texts[field] ?? '')[nth - 1]
    if (from === undefined) return null
    const to = from + [...word].length
    if (ruby.some((other) => other.field === field && from < other.to && other.from < to)) return null
    ruby.push({ field, from, to, pinyin })
  }
  return ruby
}

/** Writes what `readReadings` reads. */
export const writeReadings = (ruby: readonly QuestionRuby[], texts: Texts): string =>
  ruby
    .map(({ field, from, to, pinyin }) => {
      const text = texts[field] ?? ''
      const word = [...text].slice(from, to).join('')
      const nth = placesOf(word, text).indexOf(from) + 1
      return `${field === 'title' ? '' : `${field}:`}${word}${nth > 1 ? `#${nth}` : ''}=${pinyin}`
    })
    .join('; ')
