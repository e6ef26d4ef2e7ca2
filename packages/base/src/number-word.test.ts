import { expect, it } from 'vitest'
import { LANGUAGES } from './language.ts'
import { numberWord } from './number-word.ts'

it.each([
  [0, 'zero', '零', 'ゼロ'],
  [2, 'two', '二', '二'],
  [6.6, 'seven', '七', '七'],
  [10, 'ten', '十', '十'],
  [11, '11', '11', '11'],
  [-3, 'zero', '零', 'ゼロ'],
  [Number.NaN, 'zero', '零', 'ゼロ'],
])('the number %s is said as %s, %s and %s', (value, english, chinese, japanese) => {
  expect(numberWord(value, 'en-US')).toBe(english)
  expect(numberWord(value, 'zh-CN')).toBe(chinese)
  expect(numberWord(value, 'ja-JP')).toBe(japanese)
})

it('every number from 0 to 10 has a word of its own in every language', () => {
  for (const language of LANGUAGES) {
    const words = Array.from({ length: 11 }, (_, number) => numberWord(number, language))
    expect(new Set(words).size).toBe(11)
    expect(words.filter((word) => /\d/.test(word))).toEqual([])
  }
})
