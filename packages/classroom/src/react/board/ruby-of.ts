import { createLoader } from '@hwjy/base'
import type { KnownWord } from '@hwjy/ui/pinyin'
import { type Ruby, RUBY_MAX_BYTES } from '../../core/board/elements/element-types.ts'

// 150 kB of dictionary: fetched when the first text wants pinyin.
const dictionary = createLoader(() => import('@hwjy/ui/pinyin'))

/**
 * The readings of each character of a text, the one that it has here first.
 * @throws when the dictionary could not be fetched
 */
export async function readingChoicesOf(text: string): Promise<readonly (readonly string[])[]> {
  const { readingChoicesOf: choicesOf } = await dictionary.load()
  return choicesOf(text)
}

/**
 * Every reading that dictionaries give a word, the usual one first: `bái bái`, `bāi bāi`.
 * @param known words whose reading is settled
 * @throws when the dictionary could not be fetched
 */
export async function allReadingsOf(word: string, known: readonly KnownWord[] = []): Promise<readonly string[]> {
  const { allReadingsOf: readingsOf } = await dictionary.load()
  return readingsOf(word, known)
}

/**
 * Pinyin of each character that has one.
 * @param known words whose reading is settled
 * @throws when the dictionary could not be fetched
 */
export async function rubyOf(text: string, known: readonly KnownWord[] = []): Promise<readonly Ruby[]> {
  const { readingsOf } = await dictionary.load()
  const ruby: Ruby[] = []
  let start = 0
  let weight = 0
  const readings = readingsOf(text, known)
  for (const [i, character] of [...text].entries()) {
    const { length } = character
    const reading = readings[i] ?? null
    weight += reading === null ? 0 : 2 + reading.length * 2
    if (reading !== null && weight <= RUBY_MAX_BYTES) ruby.push({ start, length, pinyin: reading })
    start += length
  }
  return ruby
}
