import { expect, it } from 'vitest'
import { classSeconds, wholeMinutes } from './class-figures.ts'

it('counts a short visit as a minute and no visit as none', () => {
  expect([0, 20, 89, 91, 3_000].map(wholeMinutes)).toEqual([0, 1, 1, 2, 50])
})

it('measures the class from its real start to its real end', () => {
  expect(classSeconds({ startedAt: '2026-11-20T12:05:00Z', endedAt: '2026-11-20T12:50:00Z' })).toBe(2_700)
})

it('measures nothing for a class that was never started', () => {
  expect(classSeconds({ startedAt: null, endedAt: null })).toBe(0)
})
