import { expect, it } from 'vitest'
import { parseRange } from '../objects/byte-range.ts'
import { languageFrom } from '../http/language.ts'

it.each([
  [undefined, 'whole'],
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=0-1,4-5', 'whole'],
])('the range %s of ten bytes', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range)
})

it.each([
  [undefined, 'en-US'],
  ['zh-TW,zh;q=0.9', 'zh-CN'],
  ['fr-FR, ja;q=0.8, en;q=0.5', 'ja-JP'],
  ['en;q=0.1, zh;q=0.2', 'zh-CN'],
  ['*', 'en-US'],
])('the language of "%s"', (header, language) => {
  expect(languageFrom(header)).toBe(language)
})
