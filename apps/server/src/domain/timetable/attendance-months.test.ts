import { expect, it } from 'vitest'
import { type AttendedLesson, attendanceMonths } from './attendance-months.ts'

const lesson = (at: string, attendance: AttendedLesson['attendance'], plan: AttendedLesson['plan'] = null) => ({
  at: Date.parse(at),
  attendance,
  plan,
})

it('counts attendance by month, the oldest month first, and leaves out months without a lesson', () => {
  const lessons = [
    lesson('2026-11-20T09:00:00Z', 'present'),
    lesson('2026-11-13T09:00:00Z', 'late'),
    lesson('2026-09-04T09:00:00Z', 'absent'),
  ]
  expect(attendanceMonths(lessons, 'Europe/Warsaw')).toEqual([
    { month: '2026-09', present: 0, late: 0, absent: 1, onLeave: 0 },
    { month: '2026-11', present: 1, late: 1, absent: 0, onLeave: 0 },
  ])
})

it('counts an absence that was announced as a leave, and an announced leave that was not taken as attendance', () => {
  const lessons = [
    lesson('2026-11-20T09:00:00Z', 'absent', 'onLeave'),
    lesson('2026-11-13T09:00:00Z', 'present', 'onLeave'),
    lesson('2026-11-06T09:00:00Z', 'absent', 'attending'),
  ]
  expect(attendanceMonths(lessons, 'Asia/Shanghai')).toEqual([
    { month: '2026-11', present: 1, late: 0, absent: 1, onLeave: 1 },
  ])
})

it('cuts months by the clock of the reader, before and after the clock changes', () => {
  // In Berlin both are the first of the month; with the offset of the other season one of them would not be.
  const lessons = [lesson('2026-03-31T22:30:00Z', 'present'), lesson('2026-10-31T23:30:00Z', 'present')]
  expect(attendanceMonths(lessons, 'Europe/Berlin').map(({ month }) => month)).toEqual(['2026-04', '2026-11'])
  expect(attendanceMonths(lessons, 'America/New_York').map(({ month }) => month)).toEqual(['2026-03', '2026-10'])
})
