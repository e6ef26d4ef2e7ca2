import type { CharacterStrokes } from '../../core/hanzi/character-strokes.ts'
import { nameOfStroke } from '../../core/hanzi/stroke-name.ts'
import type { HanziTranslate } from './hanzi-words.ts'

/**
 * "Stroke 3 of 8: 横", of the stroke that is drawn now; where its name is not sure, how it begins.
 * @param strokes the characters of a card in order, null for one without data
 * @param no counts through the card from 1; the words count within the character
 */
export function strokeWords(t: HanziTranslate, strokes: readonly (CharacterStrokes | null)[], no: number): string {
  let within = no
  for (const one of strokes) {
    const total = one?.medians.length ?? 0
    const median = one?.medians[within - 1]
    if (median !== undefined) {
      const { name, direction } = nameOfStroke(median)
      return t('strokeNow', { no: within, total, name: name ?? t(`way.${direction}`) })
    }
    within -= total
  }
  return ''
}
