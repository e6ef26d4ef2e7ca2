import type { CharacterStrokes } from '../../core/hanzi/character-strokes.ts'
import type { WritingFault } from '../../core/hanzi/check-writing.ts'
import { nameOfStroke } from '../../core/hanzi/stroke-name.ts'
import type { HanziTranslate } from './hanzi-words.ts'

/** "Stroke 3, 横: from left to right". Where the name is not sure, only how it begins. */
export function strokeLine(t: HanziTranslate, { medians }: CharacterStrokes, stroke: number): string {
  const { name, direction } = nameOfStroke(medians[stroke] ?? [])
  const way = t(`way.${direction}`)
  return name === null ? t('strokeLine', { no: stroke + 1, way }) : t('strokeLineNamed', { no: stroke + 1, name, way })
}

/** Says in words what is wrong, and what is right instead. */
export function faultWords(t: HanziTranslate, strokes: CharacterStrokes, fault: WritingFault): string {
  if (fault.kind === 'extra') return t('fault.extra', { written: fault.written + 1 })
  const line = strokeLine(t, strokes, fault.stroke)
  if (fault.kind === 'missing') return t('fault.missing', { line })
  if (fault.kind === 'order') return t('fault.order', { written: fault.written + 1, no: fault.stroke + 1 })
  return t(`fault.${fault.kind}`, { line })
}
