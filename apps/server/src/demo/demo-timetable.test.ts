import { expect, it } from 'vitest'
import { type PlannedLesson, planTimetable } from './demo-timetable.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const now = Date.parse('2026-11-20T11:02:00Z')
const wish = { hasLessonNow: true, nextInMs: 2 * HOUR, heldAgoMs: 3 * HOUR }
const lesson = (id: string, inMinutes: number, change: Partial<PlannedLesson> = {}): PlannedLesson => ({
  id,
  startsAt: now + inMinutes * MINUTE,
  startedAt: null,
  endedAt: null,
  hasRoom: false,
  ...change,
})
const held = lesson('held', -180, { startedAt: now - 3 * HOUR, endedAt: now - 2 * HOUR, hasRoom: true })

it('fills an empty day: one held, one to start, one to come', () => {
  const at = (text: string) => Date.parse(`2026-11-20T${text}:00Z`)
  expect(planTimetable([], wish, now)).toEqual({
    now: at('11:05'),
    later: at('13:05'),
    past: at('08:05'),
    reusable: [],
  })
})

it('leaves a full day alone', () => {
  const full = [held, lesson('now', 3), lesson('later', 120)]
  expect(planTimetable(full, wish, now)).toEqual({ now: null, later: null, past: null, reusable: [] })
})

it('uses lessons again that everybody missed, and never one that somebody entered', () => {
  const missed = [held, lesson('missed', -16), lesson('entered', -16, { hasRoom: true }), lesson('later', 120)]
  expect(planTimetable(missed, wish, now)).toMatchObject({ now: expect.any(Number), reusable: ['missed'] })
})

it('adds another when the class to start was started', () => {
  const started = lesson('started', 0, { startedAt: now, hasRoom: true })
  expect(planTimetable([held, started, lesson('later', 120)], wish, now).now).not.toBeNull()
})
