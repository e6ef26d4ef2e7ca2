/** Pinyin that a teacher types as the key of a word. Pure. */
import { pinyinKey } from '../../core/room/rules/typed-text.ts'
import { typedSyllable, withoutTone } from '../board/pinyin/syllable.ts'

const SEVERAL = /[/／]/

/** With marks, as `bái bái / bāi bāi`; null where a reading has not a syllable for each character of the word. */
export function checkedReading(word: string, typed: string): string | null {
  const readings = typed.split(SEVERAL).map((reading) => oneReading([...word], reading))
  const whole = readings.filter((reading) => reading !== null)
  return whole.length === readings.length ? pinyinKey(whole) : null
}

function oneReading(characters: readonly string[], typed: string): string | null {
  const spaced = typed.trim().split(/\s+/).join(' ')
  // The 儿 of `na3 r` and `na3r` belongs before the tone.
  const syllables = spaced
    .replaceAll(/([1-5]?) ?r(?= |$)/g, 'r$1')
    .split(' ')
    .map(typedSyllable)
  if (syllables.some((syllable) => syllable === null)) return null
  // 儿 needs no syllable of its own where it stands at the end of another.
  const joined = syllables.filter((syllable) => /.r$/.test(syllable ?? '') && withoutTone(syllable ?? '') !== 'er')
  const silent = Math.min(joined.length, characters.filter((character) => character === '儿').length)
  return syllables.length + silent === characters.length ? syllables.join(' ') : null
}
