import { expect, it } from 'vitest'
import { ageOn } from './age.ts'

it.each([
  ['2015-11-20', 11],
  ['2015-11-21', 10],
  ['2016-02-29', 10],
  ['2026-11-20', 0],
  ['2027-01-01', 0],
])('born on %s, %i years old', (birthday, age) => {
  expect(ageOn(birthday, Date.parse('2026-11-20T12:00:00Z'))).toBe(age)
})
