import { formatMessage } from '@hwjy/base'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { readCharacterStrokes } from '../../core/hanzi/character-strokes.ts'
import type { HanziTranslate } from './hanzi-words.ts'
import { strokeWords } from './stroke-words.ts'
import { hanziEnUS } from './words/en-US.ts'

const require = createRequire(import.meta.url)
const strokesOf = (text: string) =>
  [...text].map((character) => readCharacterStrokes(require(`hanzi-writer-data/${character}.json`)))
const t: HanziTranslate = (key, values) => formatMessage(hanziEnUS[key], values ?? {}, 'en-US')

it('[R70] a stroke is counted within its character, also in the second one of a word', () => {
  const strokes = strokesOf('谢谢')
  const words = Array.from({ length: 24 }, (_, i) => strokeWords(t, strokes, i + 1))
  expect(words.slice(12)).toEqual(words.slice(0, 12))
  expect(words[16]).toMatch(/^Stroke 5 of 12: /)
})

it('[R70] a stroke without a sure name says how it begins', () => {
  const words = Array.from({ length: 12 }, (_, i) => strokeWords(t, strokesOf('谢'), i + 1))
  expect(words.filter((line) => !/^Stroke \d+ of 12: [\p{Script=Han}a-z ]+$/u.test(line))).toEqual([])
  expect(words[2]).toBe('Stroke 3 of 12: down to the left')
  expect(words[3]).toBe('Stroke 4 of 12: 竖')
})

it('[R70] a character without data is passed over', () => {
  expect(strokeWords(t, [null, ...strokesOf('大')], 1)).toBe('Stroke 1 of 3: 横')
})
