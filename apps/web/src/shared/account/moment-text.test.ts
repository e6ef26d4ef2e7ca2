import { expect, it } from 'vitest'
import { momentText } from './moment-text.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

it.each([
  ['2026-11-20T11:59:30Z', 'now'],
  ['2026-11-20T11:57:00Z', '3 minutes ago'],
  ['2026-11-20T09:30:00Z', '2 hours ago'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-25T12:00:00Z', 'in 5 days'],
  ['2026-11-01T12:00:00Z', 'Nov 1, 2026'],
])('%s is %s', (at, words) => expect(momentText(at, 'en-US', now, 'UTC')).toBe(words))

it.each([
  ['zh-CN', '3分钟前'],
  ['ja-JP', '3 分前'],
])('in %s it is %s', (language, words) => expect(momentText('2026-11-20T11:57:00Z', language, now, 'UTC')).toBe(words))

it.each([
  ['UTC', '2 days ago', 'Nov 1, 2026'],
  ['Asia/Tokyo', 'yesterday', 'Nov 2, 2026'],
])('days are those of the reader, in %s', (zone, day, date) => {
  expect(momentText('2026-11-18T23:00:00Z', 'en-US', Date.parse('2026-11-20T07:00:00Z'), zone)).toBe(day)
  expect(momentText('2026-11-01T20:00:00Z', 'en-US', now, zone)).toBe(date)
})
