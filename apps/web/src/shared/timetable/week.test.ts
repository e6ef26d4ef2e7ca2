import { describe, expect, it } from 'vitest'
import { lessonAt19 } from '../testing/lessons.ts'
import { lessonsOfWeek } from './timetable.fixtures.ts'
import {
  addMonths,
  clockShift,
  lastDayOf,
  lessonOfKey,
  lessonsOfDays,
  mondayOf,
  monthOf,
  openingHour,
  overlapping,
  shownHours,
  weekOf,
} from './week.ts'

const jakarta = 'Asia/Jakarta'
const days = lessonsOfDays(lessonsOfWeek, weekOf('2026-11-18'), jakarta)
const at = (startTime: string) => ({
  ...lessonAt19,
  startTime,
  endTime: new Date(Date.parse(startTime) + 3_000_000).toISOString(),
})

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday)
})

it.each([
  ['2026-11-18', '2026-10-26', '2026-12-06'],
  ['2027-02-28', '2027-02-01', '2027-02-28'],
  ['2026-12-31', '2026-11-30', '2027-01-03'],
])('the weeks of the month of %s are those from %s to %s', (date, from, until) => {
  const range = monthOf(date)
  expect([range.from, lastDayOf(range)]).toEqual([from, until])
})

it('a month after the 31st is the next month, and not the one after it', () => {
  expect([addMonths('2027-01-31', 1), addMonths('2027-01-31', -1)]).toEqual(['2027-02-01', '2026-12-01'])
})

it('lessons stand on the day of the viewer’s calendar, also where they end after midnight', () => {
  expect(days.map(({ lessons }) => lessons.map(({ lessonId }) => lessonId))).toEqual([
    ['mon'],
    ['tue'],
    ['wed'],
    [],
    ['fri-1', 'fri-2', 'fri-3'],
    ['sat'],
    ['sun'],
  ])
})

it.each([
  ['ArrowDown', 'wed', 'fri-1'],
  ['ArrowUp', 'fri-1', 'wed'],
  ['ArrowRight', 'wed', 'fri-3'],
  ['ArrowLeft', 'fri-2', 'wed'],
  ['Home', 'sat', 'mon'],
  ['End', 'mon', 'sun'],
  ['ArrowUp', 'mon', null],
  ['ArrowRight', 'sun', null],
  ['x', 'mon', null],
])('%s leads from %s to %s', (key, from, to) => {
  expect(lessonOfKey(key, days, from)).toBe(to)
})

it('two lessons at one time know of each other, neighbours do not', () => {
  const ids = lessonsOfWeek.map((lesson) => overlapping(lesson, lessonsOfWeek)?.lessonId ?? null)
  expect(ids).toEqual([null, null, null, 'fri-2', 'fri-1', null, null, null])
})

it('the grid shows the hours of a day and those of early and late lessons', () => {
  expect(shownHours([], jakarta)).toEqual({ from: 8, until: 20 })
  expect(shownHours([at('2026-11-20T00:10:00Z')], jakarta)).toEqual({ from: 6, until: 20 })
  expect(shownHours([at('2026-11-20T16:30:00Z')], jakarta)).toEqual({ from: 8, until: 25 })
})

it.each([
  ['before the next lesson', '2026-11-18T00:00:00Z', 18],
  ['before the first one where all are over', '2026-11-25T00:00:00Z', 0],
])('the grid opens an hour %s', (_, now, hour) => {
  const lessons = [at('2026-11-16T17:30:00Z'), at('2026-11-20T12:00:00Z')]
  expect(openingHour(lessons, jakarta, Date.parse(now))).toBe(hour)
})

it('the grid of a week without lessons opens in the morning', () => {
  expect(openingHour([], jakarta, 0)).toBe(8)
})

describe('a clock that changes', () => {
  it('is told with the first lesson that begins at another hour, in spring in Berlin', () => {
    const lessons = [at('2027-03-27T08:30:00Z'), at('2027-03-29T08:30:00Z')]
    expect(clockShift(lessons, 'Europe/Berlin', 'Asia/Shanghai', 'en-US')).toEqual({
      startTime: '2027-03-29T08:30:00Z',
      before: '09:30',
      after: '10:30',
    })
  })

  it('is not told where the school’s clock changes with it, or none does', () => {
    const lessons = [at('2027-03-29T08:30:00Z')]
    expect(clockShift(lessons, 'Europe/Berlin', 'Europe/Paris', 'en-US')).toBeNull()
    expect(clockShift(lessons, jakarta, 'Asia/Shanghai', 'en-US')).toBeNull()
  })
})
