import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  calendarDate,
  clampDate,
  dateOfKey,
  isOutside,
  localToday,
  monthWeeks,
} from './calendar-date.ts'

describe('a calendar date', () => {
  it.each([
    [2026, 11, 20, '2026-11-20'],
    [2028, 2, 29, '2028-02-29'],
    [2026, 2, 29, null],
    [2026, 13, 1, null],
    [2026, 4, 0, null],
    [1899, 1, 1, null],
    [2200, 1, 1, null],
  ])('of %i, %i, %i is %s', (year, month, day, date) => expect(calendarDate(year, month, day)).toBe(date))

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    // Clocks change in many places on these days.
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
  ])('%s and %i days is %s', (date, days, next) => expect(addDays(date, days)).toBe(next))

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-20', 14, '2028-01-20'],
  ])('%s and %i months is %s', (date, months, next) => expect(addMonths(date, months)).toBe(next))

  it('a calendar date is where the person is, not where Greenwich is', () => {
    expect(localToday(new Date(2026, 10, 20, 0, 30))).toBe('2026-11-20')
    expect(localToday(new Date(2026, 10, 20, 23, 30))).toBe('2026-11-20')
  })

  it('a calendar date keeps to its limits', () => {
    const limits = { min: '2026-11-05', max: '2026-11-20' }
    expect(['2026-11-04', '2026-11-05', '2026-11-21'].map((date) => isOutside(date, limits))).toEqual([
      true,
      false,
      true,
    ])
    expect(clampDate('2026-01-01', limits)).toBe('2026-11-05')
    expect(clampDate('2027-01-01', limits)).toBe('2026-11-20')
    expect(clampDate('2027-01-01', {})).toBe('2027-01-01')
  })
})

describe('the weeks of a month', () => {
  it('the weeks of a month begin on Monday in China', () => {
    const weeks = monthWeeks('2026-11-20', 1)
    expect(weeks.map(([first]) => first)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ])
    expect(weeks[0]).toHaveLength(7)
  })

  it('the weeks of a month begin on Sunday in America and Japan', () => {
    const weeks = monthWeeks('2026-11-20', 0)
    expect(weeks.map(([first]) => first)).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
      '2026-11-22',
      '2026-11-29',
    ])
  })

  it('the weeks of a month may be four', () => expect(monthWeeks('2027-02-10', 1)).toHaveLength(4))
})

describe('keys in the calendar, from Friday 20 November 2026', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-19'],
    ['ArrowRight', false, '2026-11-21'],
    ['ArrowUp', false, '2026-11-13'],
    ['ArrowDown', false, '2026-11-27'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['PageUp', false, '2026-10-20'],
    ['PageDown', false, '2026-12-20'],
    ['PageUp', true, '2025-11-20'],
    ['PageDown', true, '2027-11-20'],
    ['a', false, null],
  ])('%s (shift: %s) goes to %s', (key, shiftKey, date) => {
    expect(dateOfKey({ key, shiftKey }, '2026-11-20', 1)).toBe(date)
  })
})
