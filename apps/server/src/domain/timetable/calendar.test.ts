import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, dayCount, daysBetween, monthAround, offsetZone, zoneNamed } from './calendar.ts'
import { momentOf } from './school-time.ts'

const HOUR = 3_600_000
const utc = (text: string) => Date.parse(`${text}Z`)
const zones = [
  'Asia/Shanghai',
  'Europe/Berlin',
  'America/New_York',
  'America/Havana',
  'Asia/Kathmandu',
  '+05:30',
  '-12:00',
]

describe('a zone', () => {
  it.each([
    ['Asia/Shanghai', 'Asia/Shanghai'],
    ['8', '+08:00'],
    ['-3.5', '-03:30'],
    ['0', '+00:00'],
    ['14', '+14:00'],
    ['15', null],
    ['Asia/Nowhere', null],
    ['', null],
  ])('named %j is %j', (name, zone) => expect(zoneNamed(name)).toBe(zone))
})

describe('days', () => {
  it('begin and end where they are counted', () => {
    expect(daysBetween('2026-11-01', '2026-11-30', 'Asia/Shanghai')).toEqual({
      from: utc('2026-10-31T16:00:00'),
      until: utc('2026-11-30T16:00:00'),
    })
  })

  it('have 23 or 25 hours when summer time begins or ends', () => {
    const hours = (day: string, zone: string) => {
      const { from, until } = daysBetween(day, day, zone)
      return (until - from) / HOUR
    }
    expect(hours('2026-03-29', 'Europe/Berlin')).toBe(23)
    expect(hours('2026-10-25', 'Europe/Berlin')).toBe(25)
    // In Havana the clocks go forward at midnight: the day begins at one.
    expect(hours('2026-03-08', 'America/Havana')).toBe(23)
  })

  it('are counted, the last one too', () => {
    expect(dayCount('2026-11-20', '2026-11-20')).toBe(1)
    expect(dayCount('2026-02-01', '2026-03-01')).toBe(29)
    expect(dayCount('2026-11-20', '2026-11-18')).toBeLessThan(1)
  })

  it('follow each other without a gap, in every zone', () => {
    const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(date, fc.constantFrom(...zones), (at, zone) => {
        const day = momentOf(at.getTime(), zone).day
        const { from, until } = daysBetween(day, day, zone)
        expect(from <= at.getTime() && at.getTime() < until).toBe(true)
        const next = momentOf(until, zone).day
        expect(daysBetween(next, next, zone).from).toBe(until)
      }),
    )
  })
})

it('a month is the school’s, not the server’s', () => {
  expect(monthAround(utc('2026-11-30T15:59:59'), 'Asia/Shanghai').until).toBe(utc('2026-11-30T16:00:00'))
  expect(monthAround(utc('2026-11-30T16:00:00'), 'Asia/Shanghai').from).toBe(utc('2026-11-30T16:00:00'))
})

it('an offset is written with minutes', () =>
  expect([8, -3.5, 5.75, 0].map(offsetZone)).toEqual(['+08:00', '-03:30', '+05:45', '+00:00']))

it.each([
  ['2015-11-20', 11],
  ['2015-11-21', 10],
  ['2016-02-29', 10],
  ['2026-11-20', 0],
  ['2029-01-01', 0],
])('born on %s, %i years old', (birthday, age) => {
  expect(ageOn('2026-11-20', birthday)).toBe(age)
})
