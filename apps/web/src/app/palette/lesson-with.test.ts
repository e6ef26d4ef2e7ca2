import { describe, expect, it } from 'vitest'
import { lessonWith } from './lesson-with.ts'

const lesson = (day: number, status: 'notStarted' | 'inProgress' | 'ended' | 'expired', classId = 'class-1') => ({
  day,
  classId,
  status,
  startTime: `2026-11-${day}T12:00:00Z`,
})
const own = new Set(['class-1'])

describe('of the lessons with a student, where they lead', () => {
  it.each([
    ['the next one', [lesson(27, 'notStarted'), lesson(20, 'notStarted'), lesson(13, 'ended')], 20],
    ['the one that is held now', [lesson(20, 'notStarted'), lesson(19, 'inProgress')], 19],
    ['the last one, when none is ahead', [lesson(6, 'ended'), lesson(13, 'ended'), lesson(14, 'expired')], 13],
    ['none of other classes', [lesson(20, 'notStarted', 'class-2')], undefined],
  ])('%s', (_, lessons, day) => expect(lessonWith(own, lessons)?.day).toBe(day))
})
