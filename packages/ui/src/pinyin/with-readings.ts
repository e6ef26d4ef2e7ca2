import type { PinyinRun } from './pinyin-of.ts'

/** How some characters of a text are read. */
export interface CharacterReading {
  /** The first character, counted from 0. */
  from: number
  /** The one after the last character. */
  to: number
  /** Syllables with marks, a space between them. */
  pinyin: string
}

/** Puts corrected readings in the place of the dictionary's. What lies outside the text is left out. */
export function withReadings(runs: readonly PinyinRun[], readings: readonly CharacterReading[]): readonly PinyinRun[] {
  const length = runs.reduce((sum, { text }) => sum + [...text].length, 0)
  const wanted = readings.filter(({ from, to }) => from >= 0 && from < to && to <= length)
  if (wanted.length === 0) return runs
  const result: PinyinRun[] = []
  let start = 0
  let last: CharacterReading | undefined
  for (const run of runs) {
    const end = start + [...run.text].length
    if (!wanted.some(({ from, to }) => from < end && to > start)) {
      result.push(run)
      last = undefined
    } else
      for (const [place, piece] of piecesOf(run)) {
        const reading = wanted.find(({ from, to }) => from <= start + place && start + place < to)
        const before = result.at(-1)
        // The characters of one reading stand under it together, also where it spans words.
        if (reading && reading === last && before) before.text += piece.text
        else result.push(reading ? { text: piece.text, pinyin: reading.pinyin } : piece)
        last = reading
      }
    start = end
  }
  return result
}

/** A word by its characters, each with its syllable where there are as many. */
function piecesOf({ text, pinyin }: PinyinRun): [number, PinyinRun][] {
  const characters = [...text]
  const syllables = pinyin?.split(' ') ?? []
  const isEven = syllables.length === characters.length
  return characters.map((character, place) => [
    place,
    isEven ? { text: character, pinyin: syllables[place] ?? '' } : { text: character },
  ])
}
