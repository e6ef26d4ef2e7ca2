import type { Tone } from './name-tone.ts'

const MARKS = ['\u0304', '\u0301', '\u030C', '\u0300'] as const

/** The tone that the mark of a syllable names; null for a neutral one. */
export function toneOfSyllable(syllable: string): Tone | null {
  const letters = syllable.normalize('NFD')
  const place = MARKS.findIndex((mark) => letters.includes(mark))
  return place < 0 ? null : ((place + 1) as Tone)
}

/**
 * Tones as they are spoken, from syllables as textbooks print them: of two third tones in a row the first one rises.
 * 一 and 不 are printed as they are spoken. Null is neutral.
 * @param syllables null is a pause, over which no tone changes
 */
export function spokenTones(syllables: readonly (string | null)[]): readonly (Tone | null)[] {
  const tones = syllables.map((syllable) => (syllable === null ? undefined : toneOfSyllable(syllable)))
  return tones.flatMap((tone, place) => {
    if (tone === undefined) return []
    return [tone === 3 && tones[place + 1] === 3 ? 2 : tone]
  })
}
