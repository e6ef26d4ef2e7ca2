import { oneLine } from '../plain-text.ts'

export type FavouriteType = 'word' | 'chapter' | 'lesson' | 'course' | 'resource'
/** Where a word was met; `homework` is a marked work of the person's own. */
export type SourceKind = 'chapter' | 'lesson' | 'homework'

/** A person keeps at most so many things; the contract names the number, too. */
export const FAVOURITES_MAX = 5_000

const HAN = /\p{Script=Han}/u

/** Returns the word as it is kept, or null for a text without a Chinese character. */
export function wordOf(text: string): string | null {
  const word = oneLine(text).replaceAll(/\s+/g, ' ')
  return HAN.test(word) ? word : null
}

export interface SortedWords {
  /** Each once, in the order in which they were given. */
  words: string[]
  /** Texts without a Chinese character. */
  refused: string[]
}

export function sortWords(texts: readonly string[]): SortedWords {
  const words = new Set<string>()
  const refused: string[] = []
  for (const text of texts) {
    const word = wordOf(text)
    if (word === null) refused.push(text)
    else words.add(word)
  }
  return { words: [...words], refused }
}
