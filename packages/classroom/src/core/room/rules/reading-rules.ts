/** How words are read in this class, where the teacher has put a dictionary right. [R83] Pure. */
import type { Reading } from '../../board/board-types.ts'

export const WORD_MAX = 12
/** Syllables of at most eight letters, and the spaces between them. */
export const PINYIN_MAX = WORD_MAX * 9
/** The newest stay. */
export const READINGS_MAX = 200

const HANZI = /^\p{Script=Han}+$/u
const SYLLABLE = /^[\p{Script=Latin}\p{M}]{1,8}$/u

/** A word of characters, and a syllable for each. */
export function isReading({ word, pinyin }: Reading): boolean {
  const [characters, syllables] = [[...word], pinyin.split(' ')]
  return (
    HANZI.test(word) &&
    characters.length <= WORD_MAX &&
    syllables.length === characters.length &&
    syllables.every((syllable) => SYLLABLE.test(syllable))
  )
}

export const withReading = (readings: readonly Reading[], reading: Reading): readonly Reading[] =>
  [...readings.filter(({ word }) => word !== reading.word), reading].slice(-READINGS_MAX)
