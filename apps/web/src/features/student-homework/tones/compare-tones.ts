import { contourOfTone, type HeardSyllable, shapeDistance, spokenTones, type Tone } from '@hwjy/classroom/tones'
import type { QuestionRuby } from '@hwjy/sdk'

/** What a learner is told: a word, and no number. */
export type ToneVerdict = 'close' | 'again' | 'unclear' | 'neutral'

export interface ToneRow {
  hanzi: string
  /** Writes the syllable as textbooks print it. */
  pinyin: string
  /** The tone is given as it is spoken here; null is neutral. */
  wanted: Tone | null
  heard: Tone | null
  own: readonly number[] | null
  /** The question's own sound, else the contour of the tone; null where there is nothing to follow. */
  model: readonly number[] | null
  verdict: ToneVerdict
}

/** Farther than this from what is followed, and it is worth hearing once more. */
const CLOSE = 0.5

/** The syllables of a text, with pauses between sentences: null. */
export function syllablesOf(text: string, readings: readonly (string | null)[]) {
  const characters = [...text]
  return characters.flatMap((hanzi, place) => {
    const pinyin = readings[place] ?? null
    if (pinyin !== null) return [{ hanzi, pinyin }]
    return /\p{P}/u.test(hanzi) ? [null] : []
  })
}

/**
 * Puts the readings that a teacher corrected in the place of the dictionary's.
 * @param readings one for each character, null for what has none
 */
export function correctedReadings(
  readings: readonly (string | null)[],
  corrected: readonly Pick<QuestionRuby, 'from' | 'to' | 'pinyin'>[],
): readonly (string | null)[] {
  const result = [...readings]
  for (const { from, to, pinyin } of corrected) {
    const syllables = pinyin.split(' ')
    // 儿 at the end of a word may have no syllable of its own.
    for (let place = from; place < Math.min(to, result.length); place++) result[place] = syllables[place - from] ?? null
  }
  return result
}

/** Puts what was heard beside what was to be read. */
export function toneRows(
  syllables: readonly ({ hanzi: string; pinyin: string } | null)[],
  own: readonly HeardSyllable[],
  model: readonly HeardSyllable[] | null,
): readonly ToneRow[] {
  const wanted = spokenTones(syllables.map((syllable) => syllable?.pinyin ?? null))
  return syllables
    .filter((syllable) => syllable !== null)
    .map(({ hanzi, pinyin }, place) => {
      const tone = wanted[place] ?? null
      const { contour, tone: heard } = own[place] ?? { contour: null, tone: null }
      const followed = model?.[place]?.contour ?? (tone === null ? null : contourOfTone(tone))
      const verdict = verdictOf(tone, heard, contour, followed)
      return { hanzi, pinyin, wanted: tone, heard, own: contour, model: followed, verdict }
    })
}

function verdictOf(
  wanted: Tone | null,
  heard: Tone | null,
  own: readonly number[] | null,
  model: readonly number[] | null,
): ToneVerdict {
  // Neutral tones follow their neighbours, and are not judged.
  if (wanted === null) return 'neutral'
  if (own === null) return 'unclear'
  if (heard === wanted || (model !== null && shapeDistance(own, model) <= CLOSE)) return 'close'
  return heard === null ? 'unclear' : 'again'
}
