import { expect, it } from 'vitest'
import { typedDay, waysToType } from './typed-day.ts'

const today = '2026-11-20'

it.each([
  ['2026-12-04', '2026-12-04'],
  ['2026年12月4日', '2026-12-04'],
  ['12/4', '2026-12-04'],
  ['12月4日', '2026-12-04'],
  ['１２/４', '2026-12-04'],
  ['tomorrow', '2026-11-21'],
  ['昨天', '2026-11-19'],
  ['明後日', '2026-11-22'],
  ['あさって', '2026-11-22'],
  ['day after tomorrow', '2026-11-22'],
  ['前天', '2026-11-18'],
  // 20 November 2026 is a Friday: a weekday by itself is the next one.
  ['周五', '2026-11-20'],
  ['Monday', '2026-11-23'],
  ['星期天', '2026-11-22'],
  ['月曜日', '2026-11-23'],
  // Weeks begin on Monday.
  ['下周三', '2026-11-25'],
  ['next sunday', '2026-11-29'],
  ['来週の火曜日', '2026-11-24'],
  ['上周五', '2026-11-13'],
  ['last monday', '2026-11-09'],
  ['下周', null],
  // The nearest one.
  ['1/5', '2027-01-05'],
  ['2/30', null],
  ['2026-02-29', null],
  ['饭馆', null],
  ['constructor', null],
  ['__proto__', null],
  ['4', null],
])('on 20 November 2026, %s is %s', (typed, day) => {
  expect(typedDay(typed, today)).toBe(day)
})

it('29 February is that of the next leap year', () => expect(typedDay('2/29', '2027-11-20')).toBe('2028-02-29'))

it.each(['2026-12-04', '2026-11-21', '2026-11-20'])('%s is found by every way to type it', (day) => {
  for (const way of waysToType(day, today)) expect(typedDay(way, today)).toBe(day)
})
