import { expect, it } from 'vitest'
import { countdown, minutesSeconds, waitText } from './countdown.ts'

const minute = 60_000
const hour = 60 * minute

it.each([
  ['ticks within the hour', 9 * minute + 5_000, { unit: 'clock', text: '9:05' }],
  ['never shows 0:00 before the moment', 1, { unit: 'clock', text: '0:01' }],
  ['is over at the moment itself', 0, { unit: 'now' }],
  ['stays over afterwards', -5 * minute, { unit: 'now' }],
  ['counts hours and minutes within two days', 27 * hour + 20 * minute, { unit: 'hours', hours: 27, minutes: 20 }],
  ['counts days further away', 75 * hour, { unit: 'days', days: 3 }],
] as const)('a countdown %s', (_, ms, expected) => expect(countdown(ms)).toEqual(expected))

it('writes seconds as minutes:seconds', () => {
  expect([0, 5, 65, 3_600].map(minutesSeconds)).toEqual(['0:00', '0:05', '1:05', '60:00'])
})

it.each([
  ['en-US', '14 minutes, 39 seconds'],
  ['zh-CN', '14分钟39秒钟'],
  ['ja-JP', '14 分 39 秒'],
])('a wait in %s does not read as a time of day', (language, text) => {
  expect(waitText(14 * minute + 39_000, language)).toBe(text)
})
