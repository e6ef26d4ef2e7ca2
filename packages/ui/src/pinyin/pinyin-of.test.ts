import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { toneMarked } from '../ruby/pinyin-tone.ts'
import { contextReadings } from './context-readings.ts'
import { allReadingsOf } from './all-readings-of.ts'
import { pinyinOf, readingChoicesOf, readingsOf } from './pinyin-of.ts'
import { otherReadings } from './other-readings.ts'
import { wordReadings } from './word-readings.ts'

const syllables = (text: string) => readingsOf(text).filter((reading) => reading !== null)
const written = (typed: string) => toneMarked(typed).replace('5', '')
const lines = (name: string) =>
  readFileSync(path.join(import.meta.dirname, `../../test/pinyin/${name}.tsv`), 'utf8')
    .trim()
    .split('\n')

describe('readings to choose from', () => {
  it('begin with the one of the text, and are those of the dictionary', () => {
    expect(readingChoicesOf('长')).toEqual([['cháng', 'zhǎng']])
    expect(readingChoicesOf('校长A')).toEqual([['xiào', 'jiào'], ['zhǎng', 'cháng'], []])
    expect(readingChoicesOf('人')).toEqual([['rén']])
  })
})

describe('all readings of a word', () => {
  it.each([
    ['拜拜', ['bái bái', 'bāi bāi']],
    ['打的', ['dǎ dī']],
    ['一会儿', ['yí huìr', 'yì huǐr']],
    ['哪儿', ['nǎr']],
    ['你是谁', ['nǐ shì shuí', 'nǐ shì shéi']],
    ['女儿', ['nǚ ér']],
  ])('%s has those of dictionaries, with 儿 in its syllable', (word, readings) => {
    expect(allReadingsOf(word)).toEqual(readings)
  })

  it('a reading that is settled stands alone', () => {
    expect(allReadingsOf('拜拜', [{ hanzi: '拜拜', pinyin: 'bài bài' }])).toEqual(['bài bài'])
  })

  it('are eight at most', () => {
    expect(allReadingsOf('拜拜谁主意指甲这个那个')).toHaveLength(8)
  })
})

describe('pinyin of sentences', () => {
  it('every syllable of the 250 sentences that the rules were written for is right', () => {
    const wrong = lines('tuned').filter((line) => {
      const [sentence = '', pinyin = ''] = line.split('\t')
      const read = syllables(sentence)
      return pinyin.split(' ').some(
        (one, place) =>
          !one
            .split('/')
            .map(written)
            .includes(read[place] ?? ''),
      )
    })
    expect(wrong).toEqual([])
  })

  it('the two halves have 250 sentences each and none of them in common', () => {
    const halves = ['tuned', 'held-out'].map((name) => lines(name).map((line) => line.split('\t')[0]))
    expect(halves.map((half) => half.length)).toEqual([250, 250])
    expect(new Set(halves.flat()).size).toBe(500)
  })

  it.each(contextReadings)('$hanzi is $reading in $example', ({ hanzi, reading, example }) => {
    const readings = readingsOf(example)
    expect([...example].flatMap((one, place) => (one === hanzi ? readings[place] : []))).toContain(reading)
  })
})

describe('pinyin of a text', () => {
  it('words have their pinyin, and punctuation, digits and Latin letters have none', () => {
    const runs = pinyinOf('你好，Anna！3 个苹果。')
    expect(runs.filter(({ pinyin }) => pinyin === undefined).map(({ text }) => text)).toEqual(['，Anna！3 ', '。'])
    expect(runs.map(({ text }) => text).join('')).toBe('你好，Anna！3 个苹果。')
  })

  it('儿 at the end of a syllable is an r, and in 女儿 a syllable', () => {
    const pinyinIn = (text: string) => pinyinOf(text).map(({ pinyin }) => pinyin)
    expect(pinyinIn('花儿')).toEqual(['huār'])
    expect(syllables('女儿')).toEqual(['nǚ', 'ér'])
  })

  it('words of a chapter win over every rule', () => {
    expect(readingsOf('还钱', [{ hanzi: '还钱', pinyin: 'hái qián' }])).toEqual(['hái', 'qián'])
  })

  it('an empty text, characters beyond the dictionary and emoji are left as they are', () => {
    expect(pinyinOf('')).toEqual([])
    expect(
      pinyinOf('𠮷😀')
        .map(({ text }) => text)
        .join(''),
    ).toBe('𠮷😀')
  })

  it('each word of the lists has as many syllables as characters', () => {
    const entries = `${wordReadings}\n${otherReadings}`
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.split(','))
    const uneven = entries
      .map((entry) => entry.trim().split(' '))
      .filter(([word = '', ...parts]) => word !== '' && [...word].length !== parts.length)
    expect(uneven).toEqual([])
  })
})
