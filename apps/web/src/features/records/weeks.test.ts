import { expect, it } from 'vitest'
import { weeksOf } from './weeks.ts'

const day = (date: string, minutes: number) => ({
  day: date,
  planned: 1,
  held: 1,
  taughtMinutes: minutes,
  attendance: { present: 5, late: 1, absent: 2 },
})

it('a Sunday belongs to the week of the Monday before', () => {
  expect(weeksOf([day('2026-11-23', 50), day('2026-11-29', 40)])).toEqual([
    { monday: '2026-11-23', held: 2, taughtMinutes: 90, came: 12, expected: 16 },
  ])
})

it('a week without lessons between two others is there with zeros', () => {
  expect(weeksOf([day('2026-11-02', 50), day('2026-11-16', 50)]).map(({ monday, held }) => [monday, held])).toEqual([
    ['2026-11-02', 1],
    ['2026-11-09', 0],
    ['2026-11-16', 1],
  ])
})

it('no days are no weeks', () => {
  expect(weeksOf([])).toEqual([])
})
