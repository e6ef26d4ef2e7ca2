import { expect, it } from 'vitest'
import { exactTime, timeOfDay } from './time-text.ts'

const evening = Date.UTC(2026, 10, 20, 11)

it.each([
  ['en-US', 'Fri, Nov 20, 2026, 19:00'],
  ['zh-CN', '2026年11月20日周五 19:00'],
  ['ja-JP', '2026年11月20日(金) 19:00'],
])('a moment in %s has a clock of 24 hours', (language, text) => {
  expect(exactTime(evening, language, 'Asia/Shanghai')).toBe(text)
})

it.each(['en-US', 'zh-CN', 'ja-JP'])('a time of day in %s has a clock of 24 hours', (language) => {
  expect(timeOfDay(new Date(2026, 10, 20, 19, 5).getTime(), language)).toBe('19:05')
})
