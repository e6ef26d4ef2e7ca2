import { describe, expect, it } from 'vitest'
import { DEMO_COURSES } from './demo-courses.ts'
import { LESSON_MS, lessonNow, type PlannedLesson, planTimetable } from './demo-timetable.ts'

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

it('a lesson to start is never one of tomorrow, wherever tomorrow begins', () => {
  const at = (text: string) => Date.parse(`2026-11-20T${text}:00Z`)
  const starts = ['10:57', '11:12', '11:26', '11:44', '11:45', '11:47'].map(
    (text) => planTimetable([], wish, at(text)).now,
  )
  expect(starts).toEqual(['10:55', '11:10', '11:25', '11:40', '11:45', '11:50'].map(at))
})

it('a class that comes after another one has its lesson to start after that', () => {
  const after = now + 3 * MINUTE
  expect(planTimetable([held], { ...wish, after }, now).now).toBe(now + 8 * MINUTE)
  const early = [held, lesson('early', 3), lesson('later', 120)]
  expect(planTimetable(early, { ...wish, after }, now)).toMatchObject({ now: now + 8 * MINUTE, reusable: ['early'] })
  const entered = [held, lesson('entered', 3, { hasRoom: true }), lesson('later', 120)]
  expect(planTimetable(entered, { ...wish, after }, now).reusable).toEqual([])
})

describe('the large card of teacher.li and of student.anna', () => {
  type Timetable = Map<string, PlannedLesson[]>

  /** Carries out the plans in memory, as `demo-school.ts` does in the database. */
  function refresh(timetable: Timetable, at: number): void {
    let first: number | null = null
    for (const [index, course] of DEMO_COURSES.entries()) {
      const lessons = timetable.get(course.classId) ?? []
      const after = index === 0 || course.teacherId === DEMO_COURSES[0]?.teacherId ? null : first
      const plan = planTimetable(lessons, { ...course, after }, at)
      if (index === 0) first = lessonNow(lessons, plan, at)
      const kept = lessons.filter(({ id }) => !plan.reusable.includes(id))
      const add = (startsAt: number | null, change: Partial<PlannedLesson> = {}) => {
        if (startsAt !== null) kept.push({ ...lesson(`${course.classId} ${startsAt}`, 0, change), startsAt })
      }
      add(plan.past, { startedAt: plan.past, endedAt: (plan.past ?? 0) + LESSON_MS, hasRoom: true })
      add(plan.now)
      add(plan.later)
      timetable.set(course.classId, kept)
    }
  }

  /** Chooses as the web app does: a lesson that can be entered before one to come, and the earlier one first. */
  function card(timetable: Timetable, classIds: readonly string[], at: number): string | null {
    const day = Math.floor((at + 8 * HOUR) / (24 * HOUR)) * 24 * HOUR - 8 * HOUR
    const ahead = classIds.flatMap((classId) =>
      (timetable.get(classId) ?? [])
        .filter(({ endedAt, startsAt }) => endedAt === null && startsAt + LESSON_MS > Math.max(at, day))
        .filter(({ startsAt }) => startsAt < day + 24 * HOUR)
        .map(({ id, startsAt }) => ({ id, startsAt, rank: startsAt - 10 * MINUTE <= at ? 0 : 1 })),
    )
    // Which of two that begin together is listed first is chance: here it is the one of another class.
    return ahead.toReversed().toSorted((a, b) => a.rank - b.rank || a.startsAt - b.startsAt)[0]?.id ?? null
  }

  it('shows the same class whenever in 24 hours the server starts, and in the two hours after that', () => {
    const all = DEMO_COURSES.map(({ classId }) => classId)
    const ofLi = DEMO_COURSES.filter(({ teacherId }) => teacherId === 'usr_li').map(({ classId }) => classId)
    for (let start = 0; start < 24 * HOUR; start += 7 * MINUTE) {
      const timetable: Timetable = new Map()
      for (let passed = 0; passed <= 2 * HOUR; passed += MINUTE) {
        const at = now + start + passed
        refresh(timetable, at)
        const cards = { li: card(timetable, ofLi, at), anna: card(timetable, all, at) }
        if (cards.li === null || cards.li !== cards.anna)
          throw new Error(`${new Date(at).toISOString()}: ${JSON.stringify(cards)}`)
      }
    }
  })
})
