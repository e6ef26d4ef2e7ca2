/**
 * Finds reminders by looking at what begins soon, so calls that plan or move a lesson need not think of them. A
 * reminder's key holds the moment it is about: it is sent once, and once more after a move.
 */
import { allNames } from '../../domain/names.ts'
import type { Stores } from '../../db/stores.ts'
import { MINUTE_MS } from '../../domain/durations.ts'
import type { JobHandler } from '../job-runner.ts'

export const LESSON_REMINDER_BEFORE_MS = 30 * MINUTE_MS

export function planLessonReminders({ lessonReminders }: Stores): JobHandler<'planLessonReminders'> {
  return async ({ now }) => {
    const starting = await lessonReminders.starting(now, now + LESSON_REMINDER_BEFORE_MS)
    const reminders = starting.map(({ lessonId, startsAt }) => ({
      kind: 'remindOfLesson' as const,
      key: `${lessonId}@${startsAt}`,
      payload: { lessonId, startsAt },
      runAt: now,
    }))
    return ({ jobs }) => jobs.ensure(reminders, now)
  }
}

export function remindOfLesson({ lessonReminders }: Stores): JobHandler<'remindOfLesson'> {
  return async ({ payload: { lessonId, startsAt }, now }) => {
    const lesson = await lessonReminders.of(lessonId)
    if (lesson === null || lesson.startsAt !== startsAt || startsAt <= now) return undefined
    const values = { lessonName: allNames(lesson), startTime: new Date(startsAt).toISOString() }
    return ({ systemMessages }) =>
      systemMessages.tell(lesson.personIds, { kind: 'lessonReminder', values, targetId: lessonId }, now)
  }
}
