import { expect, it } from 'vitest'
import { withReadings } from './with-readings.ts'

const runs = [
  { text: '他', pinyin: 'tā' },
  { text: '朋友', pinyin: 'péng yǒu' },
  { text: '在', pinyin: 'zài' },
  { text: '，OK' },
]

it('a corrected character keeps the other syllables of its word', () =>
  expect(withReadings(runs, [{ from: 2, to: 3, pinyin: 'you' }])).toEqual([
    { text: '他', pinyin: 'tā' },
    { text: '朋', pinyin: 'péng' },
    { text: '友', pinyin: 'you' },
    { text: '在', pinyin: 'zài' },
    { text: '，OK' },
  ]))

it('a reading over two words makes one word of them', () =>
  expect(withReadings(runs, [{ from: 0, to: 3, pinyin: 'tā péng you' }])).toEqual([
    { text: '他朋友', pinyin: 'tā péng you' },
    { text: '在', pinyin: 'zài' },
    { text: '，OK' },
  ]))

it('a reading outside the text changes nothing', () =>
  expect(withReadings(runs, [{ from: 6, to: 9, pinyin: 'ā' }])).toEqual(runs))
