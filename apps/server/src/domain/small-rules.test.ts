import { describe, expect, it } from 'vitest'
import { parseRange } from '../objects/byte-range.ts'
import { languageFrom } from '../http/language.ts'
import { dayNamed, dayOf, offsetFromHeader } from './timetable/school-day.ts'

const iso = (at: number) => new Date(at).toISOString()

describe('a day', () => {
  it.each([
    ['in Shanghai', 8, '2026-11-19T16:00:00.000Z'],
    ['in Delhi', 5.5, '2026-11-19T18:30:00.000Z'],
    ['in New York', -5, '2026-11-20T05:00:00.000Z'],
  ])('begins at midnight %s', (_, offset, from) => {
    const day = dayOf(Date.parse('2026-11-20T12:00:00Z'), offset)
    expect(iso(day.from)).toBe(from)
    expect(day.until - day.from).toBe(24 * 3_600_000)
    expect(dayNamed('2026-11-20', offset)).toEqual(day)
  })

  it('must exist', () => {
    expect(dayNamed('2026-02-29', 8)).toBeNull()
    expect(dayNamed('2028-02-29', 8)).not.toBeNull()
  })

  it.each([
    ['8', 8],
    ['-3.5', -3.5],
    [undefined, 8],
    ['', 8],
    ['far', 8],
    ['99', 8],
  ])('reads the header %s as %s', (header, offset) => {
    expect(offsetFromHeader(header)).toBe(offset)
  })
})

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
