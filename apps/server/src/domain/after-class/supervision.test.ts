import { expect, it } from 'vitest'
import { lastMondays, studyTotals, studyWeeks } from './supervision.ts'

const SHANGHAI = 'Asia/Shanghai'
const at = Date.parse
const nothing = { lessons: [], homework: [], prizes: [] }

it('counts weeks from Monday, by the school’s calendar', () => {
  // Sunday evening in London is Monday morning in Shanghai.
  expect(lastMondays(at('2026-11-22T20:00:00Z'), 2, SHANGHAI)).toEqual(['2026-11-16', '2026-11-23'])
  expect(lastMondays(at('2026-11-22T20:00:00Z'), 2, 'Europe/London')).toEqual(['2026-11-09', '2026-11-16'])
})

it('has no gaps: a week without anything is there, and empty', () => {
  const weeks = studyWeeks(nothing, ['2026-11-09', '2026-11-16'], SHANGHAI)
  expect(weeks.map(({ weekStart, totals }) => [weekStart, totals.lessonsAttended, totals.averageScore])).toEqual([
    ['2026-11-09', 0, null],
    ['2026-11-16', 0, null],
  ])
})

it('puts everything into the week it happened in', () => {
  const lesson = { attendance: 'present' as const, seconds: 60 }
  const lessons = [
    { ...lesson, at: at('2026-11-15T15:59:59Z') },
    { ...lesson, at: at('2026-11-15T16:00:00Z') },
  ]
  const weeks = studyWeeks({ ...nothing, lessons }, ['2026-11-09', '2026-11-16'], SHANGHAI)
  expect(weeks.map(({ totals }) => totals.lessonsAttended)).toEqual([1, 1])
})

it('counts being late as being there, and homework only when it is handed in', () => {
  const totals = studyTotals({
    lessons: [
      { at: 0, attendance: 'present', seconds: 2_700 },
      { at: 0, attendance: 'late', seconds: 2_280 },
      { at: 0, attendance: 'absent', seconds: 0 },
    ],
    homework: [
      { at: 0, isHandedIn: true, share: 0.9 },
      { at: 0, isHandedIn: true, share: 0.836 },
      { at: 0, isHandedIn: true, share: null },
      { at: 0, isHandedIn: false, share: null },
    ],
    prizes: [
      { at: 0, count: 2 },
      { at: 0, count: 1 },
    ],
  })
  expect(totals).toEqual({
    lessonsAttended: 2,
    lessonsAbsent: 1,
    minutes: 83,
    homeworkDone: 3,
    homeworkDue: 4,
    averageScore: 86.8,
    prizes: 3,
  })
})
