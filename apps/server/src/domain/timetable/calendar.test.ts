import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ageOn,
  callerZone,
  dayAround,
  dayCount,
  dayNamed,
  daysBetween,
  monthAround,
  monthNamed,
  offsetZone,
  zoneNamed,
} from './calendar.ts'
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

describe('the zone of a caller', () => {
  it.each([
    ['8', '+08:00'],
    ['-3.5', '-03:30'],
    [undefined, '+08:00'],
    ['', '+08:00'],
    ['far', '+08:00'],
    ['99', '+08:00'],
  ])('is an offset when only the hours %j are sent', (hours, zone) => expect(callerZone(undefined, hours)).toBe(zone))

  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    ['Europe/Atlantis', null],
    ['+01:00', null],
    ['8', null],
    ['', null],
    [`Europe/${'n'.repeat(60)}`, null],
  ])('is the named one, %j, whatever the hours say', (name, zone) => expect(callerZone(name, '8')).toBe(zone))
})

describe('a day', () => {
  it.each([
    ['in Shanghai', '+08:00', '2026-11-19T16:00:00'],
    ['in Delhi', '+05:30', '2026-11-19T18:30:00'],
    ['in New York', '-05:00', '2026-11-20T05:00:00'],
  ])('begins at midnight %s', (_, zone, from) => {
    const day = dayAround(utc('2026-11-20T12:00:00'), zone)
    expect(day).toEqual({ from: utc(from), until: utc(from) + 24 * HOUR })
    expect(dayNamed('2026-11-20', zone)).toEqual(day)
  })

  it('must exist', () => {
    expect(dayNamed('2026-02-29', '+08:00')).toBeNull()
    expect(dayNamed('2028-02-29', '+08:00')).not.toBeNull()
  })

  it.each([
    ['Europe/Berlin', '2027-03-28', '2027-03-27T23:00:00', 23],
    ['Europe/Berlin', '2027-10-31', '2027-10-30T22:00:00', 25],
    ['America/New_York', '2027-03-14', '2027-03-14T05:00:00', 23],
    ['America/New_York', '2027-11-07', '2027-11-07T04:00:00', 25],
  ])('in %s on %s is cut by the offset of its own midnights', (zone, name, from, hours) => {
    const day = { from: utc(from), until: utc(from) + hours * HOUR }
    expect(dayNamed(name, zone)).toEqual(day)
    expect(dayAround(day.from, zone)).toEqual(day)
    expect(dayAround(day.until - 1, zone)).toEqual(day)
  })
})

it('a month begins at winter time and ends at summer time when the clocks change in it', () =>
  expect(monthNamed('2027-03', 'Europe/Berlin')).toEqual({
    from: utc('2027-02-28T23:00:00'),
    until: utc('2027-03-31T22:00:00'),
  }))

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
