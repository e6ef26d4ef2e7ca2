import { describe, expect, it } from 'vitest'
import { isOutside, parseTime, timeSlots, zoneLabel, zoneOffset } from './clock-time.ts'

it.each([
  ['9', '09:00'],
  ['09:30', '09:30'],
  ['930', '09:30'],
  ['1930', '19:30'],
  ['19.30', '19:30'],
  ['１９：３０', '19:30'],
  ['7:30 PM', '19:30'],
  ['7 p.m.', '19:00'],
  ['12am', '00:00'],
  ['12 pm', '12:00'],
  ['下午3点', '15:00'],
  ['下午3点半', '15:30'],
  ['晚上 8点05分', '20:05'],
  ['午後3時', '15:00'],
  ['午前9時30分', '09:30'],
  ['24:00', null],
  ['9:60', null],
  ['19 pm', null],
  ['9:3', null],
  ['noon', null],
  ['', null],
])('%s is the time %s', (text, time) => expect(parseTime(text)).toBe(time))

describe('the times to choose from', () => {
  it('the times to choose from are a step apart, both ends included', () => {
    expect(timeSlots({ min: '08:00', max: '09:30' }, 30)).toEqual(['08:00', '08:30', '09:00', '09:30'])
    expect(timeSlots({}, 60)).toHaveLength(24)
  })

  it('the times to choose from have limits', () => {
    expect(isOutside('07:59', { min: '08:00' })).toBe(true)
    expect(isOutside('08:00', { min: '08:00', max: '08:00' })).toBe(false)
  })
})

it.each([
  ['Asia/Shanghai', '2026-07-01', 'UTC+8'],
  ['Europe/Berlin', '2026-07-01', 'UTC+2'],
  ['Europe/Berlin', '2026-12-01', 'UTC+1'],
  ['Asia/Kolkata', '2026-07-01', 'UTC+5:30'],
  ['Etc/UTC', '2026-07-01', 'UTC'],
])('%s on %s is at %s', (zone, day, offset) => expect(zoneOffset(zone, new Date(day))).toBe(offset))

it.each([
  ['Europe/Berlin', 'en-US', undefined, 'Germany Time UTC+1'],
  ['Asia/Shanghai', 'zh-CN', '北京时间', '北京时间 UTC+8'],
  ['UTC', 'en-US', undefined, 'UTC'],
  ['Etc/UTC', 'ja-JP', undefined, 'UTC'],
  ['Etc/GMT-5', 'en-US', undefined, 'UTC+5'],
] as const)('%s is called in %s, by the name %s, "%s"', (zone, language, name, label) =>
  expect(zoneLabel(zone, language, new Date('2026-12-01'), name)).toBe(label),
)
