import { describe, expect, it } from 'vitest'
import { afterReview, newSchedule, nextDays, type Rating, reviewTime, scheduleOf, wordState } from './word-schedule.ts'

const DAY = 86_400_000
const monday = Date.parse('2026-11-23T10:00:00.000Z')
const days = (at: number) => Math.round((at - monday) / DAY)
const reviews = (...ratings: Rating[]) => ratings.map((rating, index) => ({ rating, at: monday + index * 3 * DAY }))

describe('the schedule of a word', () => {
  it('begins with a word that is due at once', () => {
    expect(newSchedule(monday)).toMatchObject({ dueAt: monday, reps: 0, reviewedAt: null })
    expect(wordState(newSchedule(monday))).toBe('new')
  })

  it('asks for a known word later than for a hard one, and never on the same day', () => {
    const after = ([1, 2, 3, 4] as const).map((rating) =>
      days(afterReview(newSchedule(monday), { rating, at: monday }).dueAt),
    )
    expect(after).toEqual([1, 2, 3, 8])
  })

  it('promises on the four buttons exactly the days that follow', () => {
    const schedule = scheduleOf(monday, reviews(3, 3))
    const later = monday + 20 * DAY
    const promised = nextDays(schedule, later)
    for (const rating of [1, 2, 3, 4] as const) {
      const { dueAt } = afterReview(schedule, { rating, at: later })
      expect(Math.round((dueAt - later) / DAY)).toBe(promised[rating - 1])
    }
  })

  it('counts a lapse for a word that was known and is forgotten', () => {
    expect(scheduleOf(monday, reviews(3, 3, 1))).toMatchObject({ reps: 3, lapses: 1 })
  })

  it('is the same whichever order two devices send their reviews in', () => {
    const all = reviews(3, 1, 4, 2)
    expect(scheduleOf(monday, all.toReversed())).toEqual(scheduleOf(monday, all))
  })

  it('computed review by review is the one computed from all of them', () => {
    const all = reviews(3, 2, 4)
    expect(all.reduce(afterReview, newSchedule(monday))).toEqual(scheduleOf(monday, all))
  })

  it('calls a word known once it lasts 21 days', () => {
    expect(wordState(scheduleOf(monday, reviews(3)))).toBe('learning')
    expect(wordState(scheduleOf(monday, [...reviews(4, 4), { rating: 4, at: monday + 40 * DAY }]))).toBe('known')
  })

  it('puts no review before the word was kept, nor into the future', () => {
    expect(reviewTime(monday - DAY, monday, monday + DAY)).toBe(monday)
    expect(reviewTime(monday + 9 * DAY, monday, monday + DAY)).toBe(monday + DAY)
  })
})
