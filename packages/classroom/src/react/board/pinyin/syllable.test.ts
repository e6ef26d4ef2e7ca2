import { describe, expect, it } from 'vitest'
import { corrected, typedSyllable, withTone, wordOf } from './syllable.ts'

const ruby = (text: string, ...syllables: string[]) =>
  syllables.map((pinyin, i) => ({ start: i, length: 1, pinyin })).filter(({ start }) => text.charAt(start) !== '，')

describe('a syllable', () => {
  it.each([
    ['hang', 2, 'háng'],
    ['xíng', 4, 'xìng'],
    ['dou', 1, 'dōu'],
    ['gui', 4, 'guì'],
    ['liu', 2, 'liú'],
    ['lü', 3, 'lǚ'],
    ['jüe', 2, 'jüé'],
    ['ma', 0, 'ma'],
    ['r', 2, 'r'],
  ])('%s with tone %i is %s', (plain, tone, marked) => {
    expect(withTone(plain, tone)).toBe(marked)
  })

  it.each([
    ['hang2', 'háng'],
    [' LV4 ', 'lǜ'],
    ['ma5', 'ma'],
    ['xíng', 'xíng'],
    ['', null],
    ['yin hang', null],
    ['银', null],
  ])('typed as %j is read as %j', (typed, syllable) => {
    expect(typedSyllable(typed)).toBe(syllable)
  })
})

describe('a correction', () => {
  const text = '我去银行，银行行'
  const marks = ruby(text, 'wǒ', 'qù', 'yín', 'xíng', '', 'yín', 'xíng', 'xíng')

  it('[R83] is of the word that was pressed', () => {
    expect(wordOf(text, marks, 3)).toEqual({ word: '银行', syllables: ['yín', 'xíng'], place: 1 })
    expect(wordOf(text, marks, 99)).toBeNull()
  })

  it('[R83] is made wherever the word stands in the text, and nowhere else', () => {
    const pinyin = corrected(text, marks, '银行', ['yín', 'háng']).map((one) => one.pinyin)
    expect(pinyin).toEqual(['wǒ', 'qù', 'yín', 'háng', 'yín', 'háng', 'xíng'])
  })
})
