import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planCycle } from '../courses/course-plan.ts'
import { cycleOf } from './lesson-cycle.ts'

const HOUR = 3_600_000
const zones = ['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe']
const plan = (cycle: { weekday: number; time: string }[], count: number, timeZone: string) =>
  planCycle({ cycle, startDay: '2026-09-07', count, minutes: 45, timeZone }).map(({ startsAt }) => startsAt)

describe('the cycle of lessons that are planned', () => {
  it('is what they were planned by, in every zone and over summer time', () => {
    const slot = fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      time: fc.integer({ min: 8, max: 21 }).map((hour) => `${String(hour).padStart(2, '0')}:30`),
    })
    const cycles = fc.uniqueArray(slot, { minLength: 1, maxLength: 4, selector: ({ weekday }) => weekday })
    fc.assert(
      fc.property(cycles, fc.constantFrom(...zones), (cycle, zone) => {
        const starts = plan(cycle, cycle.length * 9, zone)
        expect(cycleOf(starts, zone)).toEqual(cycle.toSorted((a, b) => a.weekday - b.weekday))
      }),
    )
  })

  it('does not follow a lesson that was moved once', () => {
    const [first = 0, ...rest] = plan([{ weekday: 2, time: '19:00' }], 6, 'Asia/Shanghai')
    expect(cycleOf([first + 26 * HOUR, ...rest], 'Asia/Shanghai')).toEqual([{ weekday: 2, time: '19:00' }])
  })

  it('is the slot of a single lesson, and nothing without lessons', () => {
    expect(cycleOf(plan([{ weekday: 6, time: '10:00' }], 1, 'Asia/Shanghai'), 'Asia/Shanghai')).toEqual([
      { weekday: 6, time: '10:00' },
    ])
    expect(cycleOf([], 'Asia/Shanghai')).toEqual([])
  })
})
