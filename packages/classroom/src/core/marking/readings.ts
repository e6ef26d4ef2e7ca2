/** Readings of the most frequent characters. Authorities use the table: a page that only answers needs none of it. */
import { READINGS } from './readings-table.ts'

export interface Readings {
  /** Such as `xing2`, `hang2`; the neutral tone is 5, ü is v. Empty for a character that is not in the table. */
  of(character: string): readonly string[]
  /** A syllable of Chinese, without its tone. */
  isSyllable(letters: string): boolean
}

let known: Readings | null = null

/** The table is read when it is first asked for. */
export function readings(): Readings {
  known ??= parse()
  return known
}

function parse(): Readings {
  const byCharacter = new Map<string, string[]>()
  const syllables = new Set<string>()
  for (const word of READINGS.split(' ')) {
    const syllable = /^[a-z]+\d/.exec(word)?.[0] ?? ''
    syllables.add(syllable.slice(0, -1))
    for (const character of word.slice(syllable.length)) {
      byCharacter.set(character, [...(byCharacter.get(character) ?? []), syllable])
    }
  }
  return { of: (character) => byCharacter.get(character) ?? [], isSyllable: (letters) => syllables.has(letters) }
}
