import { describe, expect, it } from 'vitest'
import { overlapsItself, planCycle, planStarts } from './course-plan.ts'

const MINUTE = 60_000
const iso = (at: number) => new Date(at).toISOString()
const startsOf = (plan: readonly { startsAt: number }[]) => plan.map(({ startsAt }) => iso(startsAt))
const evenings = [
  { weekday: 5, time: '19:30' },
  { weekday: 2, time: '19:30' },
]
const plan = { cycle: evenings, startDay: '2026-11-20', count: 3, minutes: 45, timeZone: 'Asia/Shanghai' }

describe('a periodic course', () => {
  it('begins on the first day of its cycle that is not before its first day', () => {
    expect(startsOf(planCycle(plan))).toEqual([
      '2026-11-20T11:30:00.000Z',
      '2026-11-24T11:30:00.000Z',
      '2026-11-27T11:30:00.000Z',
    ])
    expect(startsOf(planCycle({ ...plan, startDay: '2026-11-21', count: 1 }))).toEqual(['2026-11-24T11:30:00.000Z'])
  })

  it('has lessons as long as it says', () => {
    expect(planCycle(plan).map(({ startsAt, endsAt }) => endsAt - startsAt)).toEqual(
      [45, 45, 45].map((m) => m * MINUTE),
    )
  })

  it('goes on after its last lesson when it is extended', () => {
    const [first] = planCycle(plan)
    expect(startsOf(planCycle({ ...plan, after: first?.startsAt ?? 0, count: 1 }))).toEqual([
      '2026-11-24T11:30:00.000Z',
    ])
  })

  it('can have two lessons on one day, in order', () => {
    const cycle = [
      { weekday: 6, time: '14:00' },
      { weekday: 6, time: '09:00' },
    ]
    expect(startsOf(planCycle({ ...plan, cycle, count: 3 }))).toEqual([
      '2026-11-21T01:00:00.000Z',
      '2026-11-21T06:00:00.000Z',
      '2026-11-28T01:00:00.000Z',
    ])
  })

  it('keeps the school’s clock when summer time ends or begins', () => {
    const berlin = { ...plan, cycle: [{ weekday: 1, time: '18:00' }], count: 2, timeZone: 'Europe/Berlin' }
    expect(startsOf(planCycle({ ...berlin, startDay: '2026-10-19' }))).toEqual([
      '2026-10-19T16:00:00.000Z',
      '2026-10-26T17:00:00.000Z',
    ])
    expect(startsOf(planCycle({ ...berlin, startDay: '2027-03-22' }))).toEqual([
      '2027-03-22T17:00:00.000Z',
      '2027-03-29T16:00:00.000Z',
    ])
  })

  it('takes an hour that does not exist an hour later', () => {
    const night = { ...plan, cycle: [{ weekday: 7, time: '02:30' }], count: 1, timeZone: 'Europe/Berlin' }
    expect(startsOf(planCycle({ ...night, startDay: '2027-03-28' }))).toEqual(['2027-03-28T01:30:00.000Z'])
  })

  it('has no lessons without a cycle', () => expect(planCycle({ ...plan, cycle: [] })).toEqual([]))
})

describe('a course at single times', () => {
  it('is taught in order', () => {
    expect(planStarts([120 * MINUTE, 0], 60)).toEqual([
      { startsAt: 0, endsAt: 60 * MINUTE },
      { startsAt: 120 * MINUTE, endsAt: 180 * MINUTE },
    ])
  })

  it('may not lie over itself; one lesson may begin when another ends', () => {
    expect(overlapsItself(planStarts([0, 30 * MINUTE], 45))).toBe(true)
    expect(overlapsItself(planStarts([0, 45 * MINUTE], 45))).toBe(false)
  })
})
