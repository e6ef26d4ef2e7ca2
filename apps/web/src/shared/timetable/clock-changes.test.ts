/** The week of the timetable and the card of the home, for viewers on both sides of each clock change of 2027. */
import { describe, expect, it } from 'vitest'
import { lessonAt19 } from '../testing/lessons.ts'
import { lessonTime } from '../time/lesson-time.ts'
import { lessonsOfDays, weekOf } from './week.ts'

const HALF_AN_HOUR = 1_800_000
const lesson = (lessonId: string, at: number) => ({
  ...lessonAt19,
  lessonId,
  startTime: new Date(at).toISOString(),
  endTime: new Date(at + HALF_AN_HOUR).toISOString(),
})

describe.each([
  { zone: 'Europe/Berlin', day: '2027-03-28', from: '2027-03-27T23:00Z', until: '2027-03-28T22:00Z' },
  { zone: 'Europe/Berlin', day: '2027-10-31', from: '2027-10-30T22:00Z', until: '2027-10-31T23:00Z' },
  { zone: 'America/New_York', day: '2027-03-14', from: '2027-03-14T05:00Z', until: '2027-03-15T04:00Z' },
  { zone: 'America/New_York', day: '2027-11-07', from: '2027-11-07T04:00Z', until: '2027-11-08T05:00Z' },
  { zone: 'Australia/Sydney', day: '2027-04-04', from: '2027-04-03T13:00Z', until: '2027-04-04T14:00Z' },
  { zone: 'Australia/Sydney', day: '2027-10-03', from: '2027-10-02T14:00Z', until: '2027-10-03T13:00Z' },
  { zone: 'Asia/Shanghai', day: '2027-03-28', from: '2027-03-27T16:00Z', until: '2027-03-28T16:00Z' },
  { zone: 'Asia/Shanghai', day: '2027-10-31', from: '2027-10-30T16:00Z', until: '2027-10-31T16:00Z' },
])('$day in $zone', ({ zone, day, from, until }) => {
  const [first, end] = [Date.parse(from), Date.parse(until)]
  const ofDay = (lessons: Parameters<typeof lessonsOfDays>[0]) =>
    lessonsOfDays(lessons, weekOf(day), zone)
      .find(({ date }) => date === day)
      ?.lessons.map(({ lessonId }) => lessonId)

  it('holds the lessons from its first to its last half hour, and none of the days beside it', () => {
    const lessons = [
      lesson('before', first - HALF_AN_HOUR),
      lesson('first', first),
      lesson('last', end - HALF_AN_HOUR),
      lesson('after', end),
    ]
    expect(ofDay(lessons)).toEqual(['first', 'last'])
  })

  it('is today from its first minute to its last, and tomorrow the evening before', () => {
    const last = lesson('last', end - HALF_AN_HOUR)
    const dayAt = (now: number) => lessonTime({ ...last, now, locale: 'en-US', zone, schoolZone: zone }).day
    expect([first - 1, first, end - 1, end].map(dayAt)).toEqual(['Tomorrow', 'Today', 'Today', 'Yesterday'])
  })
})

it.each([
  ['Europe/Berlin', '2027-03-27', '12:00', '2027-03-28', '13:00'],
  ['Europe/Berlin', '2027-10-30', '13:00', '2027-10-31', '12:00'],
  ['America/New_York', '2027-03-13', '06:00', '2027-03-14', '07:00'],
  ['America/New_York', '2027-11-06', '07:00', '2027-11-07', '06:00'],
  ['Australia/Sydney', '2027-04-03', '22:00', '2027-04-04', '21:00'],
  ['Australia/Sydney', '2027-10-02', '21:00', '2027-10-03', '22:00'],
  ['Asia/Shanghai', '2027-03-27', '19:00', '2027-03-28', '19:00'],
])('a lesson at 19:00 in Shanghai is read in %s on %s at %s, on %s at %s', (zone, before, early, after, late) => {
  const startOn = (day: string) => {
    const shown = { ...lesson('at-19', Date.parse(`${day}T11:00Z`)), now: 0, locale: 'en-US', zone }
    return lessonTime({ ...shown, schoolZone: 'Asia/Shanghai' }).range.slice(0, 5)
  }
  expect([startOn(before), startOn(after)]).toEqual([early, late])
})
