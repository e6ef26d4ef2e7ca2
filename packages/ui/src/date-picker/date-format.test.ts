import { describe, expect, it } from 'vitest'
import { formatDate, formatDay, parseDate, parseWholeDate, weekdayName } from './date-format.ts'

describe('a typed date', () => {
  it.each([
    ['11/20/2026', 'en-US', '2026-11-20'],
    ['11-20-26', 'en-US', '2026-11-20'],
    ['2026-11-20', 'en-US', '2026-11-20'],
    ['20261120', 'en-US', '2026-11-20'],
    ['20/11/2026', 'en-US', null],
    ['2026/11/20', 'zh-CN', '2026-11-20'],
    ['2026年11月20日', 'zh-CN', '2026-11-20'],
    ['2026.1.5', 'zh-CN', '2026-01-05'],
    ['２０２６年１１月２０日', 'ja-JP', '2026-11-20'],
    ['26/11/20', 'ja-JP', '2026-11-20'],
    ['2026/2/30', 'zh-CN', null],
    ['11/20', 'en-US', null],
    ['tomorrow', 'en-US', null],
    ['', 'zh-CN', null],
    ['1/5/2', 'en-US', null],
    ['1/5/202', 'en-US', null],
    ['202/1/5', 'zh-CN', null],
  ] as const)('%s in %s is %s', (text, language, date) => expect(parseDate(text, language)).toBe(date))

  it.each(['en-US', 'zh-CN', 'ja-JP'] as const)('a typed date is understood as it is written in %s', (language) => {
    expect(parseDate(formatDate('2026-03-04', language), language)).toBe('2026-03-04')
  })
})

describe('a date that is being typed', () => {
  it.each([
    ['1/5/20', 'en-US', null],
    ['1/5/2027', 'en-US', '2027-01-05'],
    ['2027-1-5', 'en-US', '2027-01-05'],
    ['2027/1/1', 'zh-CN', null],
    ['2027/1/15', 'zh-CN', '2027-01-15'],
    ['2027年1月1日', 'zh-CN', '2027-01-01'],
    ['2027/01/03', 'ja-JP', '2027-01-03'],
    ['27/01/03', 'ja-JP', null],
    ['20270103', 'ja-JP', '2027-01-03'],
  ] as const)('%s in %s is %s', (text, language, date) => expect(parseWholeDate(text, language)).toBe(date))
})

it('a date is said with its day of the week', () => {
  expect(formatDay('2026-11-20', 'en-US')).toBe('Friday, November 20, 2026')
  expect(formatDay('2026-11-20', 'zh-CN')).toBe('2026年11月20日星期五')
  expect(weekdayName('2026-11-20', 'ja-JP', 'short')).toBe('金')
})
