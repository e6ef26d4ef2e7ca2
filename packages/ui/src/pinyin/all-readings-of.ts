import { otherReadings } from './other-readings.ts'
import { joined, type KnownWord, readingsOf, readWords } from './pinyin-of.ts'

const READINGS_MAX = 8

const others = readWords(otherReadings).readings

/**
 * Every reading that dictionaries give a short text, the usual one first, syllables apart and 儿 joined to its own: `yí huìr`.
 * @param known words whose reading is settled: they have only that one
 * @returns at most eight
 */
export function allReadingsOf(text: string, known: readonly KnownWord[] = []): readonly string[] {
  const characters = [...text]
  const settled = new Set(known.map(({ hanzi }) => hanzi))
  let ways: readonly (readonly (string | null)[])[] = [readingsOf(text, known)]
  for (const [word, syllables] of others) {
    if (settled.has(word) || !text.includes(word)) continue
    ways = ways.flatMap((way) => [way, withWord(characters, way, [...word], syllables)]).slice(0, READINGS_MAX)
  }
  return [...new Set(ways.map(joined))]
}

/** The readings with other syllables over a word, wherever it stands. */
function withWord(
  characters: readonly string[],
  readings: readonly (string | null)[],
  word: readonly string[],
  syllables: readonly string[],
): readonly (string | null)[] {
  const changed = [...readings]
  for (let place = 0; place + word.length <= characters.length; place++) {
    if (word.every((character, offset) => characters[place + offset] === character)) {
      changed.splice(place, word.length, ...syllables)
    }
  }
  return changed
}
