import { expect, it } from 'vitest'
import { toneMarked, toneOf } from './pinyin-tone.ts'

it.each([
  ['ni3 hao3', 'nǐ hǎo'],
  ['xie4 xie5', 'xiè xie'],
  ['gou3', 'gǒu'],
  ['liu4', 'liù'],
  ['gui4', 'guì'],
  ['xiong2', 'xióng'],
  ['lv4', 'lǜ'],
  ['nu:3', 'nǚ'],
  ['Bei3jing1', 'Běijīng'],
  ['nǐ hǎo', 'nǐ hǎo'],
  ['er2', 'ér'],
])('%s is written %s', (typed, written) => {
  expect(toneMarked(typed)).toBe(written)
})

it.each([
  ['mā', 1],
  ['má', 2],
  ['mǎ', 3],
  ['mà', 4],
  ['ma', 5],
  ['lǜ', 4],
  ['lü', 5],
])('%s has tone %i', (syllable, tone) => {
  expect(toneOf(syllable)).toBe(tone)
})
