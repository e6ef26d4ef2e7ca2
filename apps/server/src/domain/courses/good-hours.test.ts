import { describe, expect, it } from 'vitest'
import { clockChanges, hoursIssues, isAtGoodHours } from './good-hours.ts'

const lesson = (startsAt: string, minutes = 60) => ({
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(startsAt) + minutes * 60_000,
})
const inBerlin = { fromHour: 7, untilHour: 21, zone: 'Europe/Berlin' }

describe('a class at good hours', () => {
  it('begins and ends all its lessons within them, the ends included', () => {
    expect(isAtGoodHours([lesson('2026-11-20T06:00:00Z'), lesson('2026-11-20T19:00:00Z')], inBerlin)).toBe(true)
    expect(isAtGoodHours([lesson('2026-11-20T05:59:00Z')], inBerlin)).toBe(false)
    expect(isAtGoodHours([lesson('2026-11-20T19:01:00Z')], inBerlin)).toBe(false)
  })

  it('is not one of which a single lesson is outside', () => {
    expect(isAtGoodHours([lesson('2026-11-20T10:00:00Z'), lesson('2026-11-21T03:00:00Z')], inBerlin)).toBe(false)
  })

  it('has lessons to come', () => {
    expect(isAtGoodHours([], inBerlin)).toBe(false)
  })

  it('is read from the clock of each day: a lesson at the same hour of UTC can be too early in winter', () => {
    const summer = lesson('2027-03-28T05:00:00Z')
    const winter = lesson('2027-03-27T05:00:00Z')
    expect(isAtGoodHours([summer], inBerlin)).toBe(true)
    expect(isAtGoodHours([winter], inBerlin)).toBe(false)
    expect(isAtGoodHours([summer, winter], inBerlin)).toBe(false)
  })

  it('does not go over midnight, and may end at it when the day ends there', () => {
    const late = { fromHour: 0, untilHour: 24, zone: 'Asia/Shanghai' }
    expect(isAtGoodHours([lesson('2026-11-20T15:00:00Z')], late)).toBe(true)
    expect(isAtGoodHours([lesson('2026-11-20T15:30:00Z')], late)).toBe(false)
    expect(isAtGoodHours([lesson('2026-11-20T15:00:00Z')], { ...late, untilHour: 23 })).toBe(false)
  })

  it('is read from the clock before and after a lesson during which the clock changes', () => {
    // 01:30 until 03:30 of summer time, an hour long.
    const night = { fromHour: 1, untilHour: 3, zone: 'Europe/Berlin' }
    expect(isAtGoodHours([lesson('2027-03-28T00:30:00Z')], night)).toBe(false)
    expect(isAtGoodHours([lesson('2027-03-28T00:30:00Z')], { ...night, untilHour: 4 })).toBe(true)
  })
})

it('names the first and the last hour together, the last one later', () => {
  const codes = (from?: number, until?: number) => hoursIssues(from, until).map(({ path, code }) => [path, code])
  expect(codes()).toEqual([])
  expect(codes(7, 21)).toEqual([])
  expect(codes(7)).toEqual([['untilHour', 'missing']])
  expect(codes(undefined, 21)).toEqual([['fromHour', 'missing']])
  expect(codes(21, 21)).toEqual([['untilHour', 'before_start']])
})

it('finds the changes of the clock between two instants, none where it never changes', () => {
  const [from, until] = [Date.parse('2026-11-20T00:00:00Z'), Date.parse('2027-12-01T00:00:00Z')]
  expect(clockChanges('Europe/Berlin', from, until).map((at) => new Date(at).toISOString())).toEqual([
    '2027-03-28T01:00:00.000Z',
    '2027-10-31T01:00:00.000Z',
  ])
  expect(clockChanges('Asia/Shanghai', from, until)).toEqual([])
})
