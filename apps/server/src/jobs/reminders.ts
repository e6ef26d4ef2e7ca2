/**
 * Finds reminders by looking at what begins and ends soon, so calls that plan or move a lesson or a homework need not
 * think of them. A reminder's key holds the moment it is about: it is sent once, and once more after a move.
 */
import type { Stores } from '../db/stores.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../domain/durations.ts'
import type { JobHandler } from './job-runner.ts'

export const LESSON_REMINDER_BEFORE_MS = 30 * MINUTE_MS
export const HOMEWORK_REMINDER_BEFORE_MS = DAY_MS
// A student gets at most one reminder of a homework a day, also when the teacher sent the other.
const BETWEEN_REMINDERS_MS = 20 * HOUR_MS

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
    if (lesson?.startsAt !== startsAt || startsAt <= now) return undefined
    const values = { lessonName: lesson.name, startTime: new Date(startsAt).toISOString() }
    return ({ systemMessages }) =>
      systemMessages.tell(lesson.personIds, { kind: 'lessonReminder', values, targetId: lessonId }, now)
  }
}

export function planHomeworkReminders({ homeworkReminders }: Stores): JobHandler<'planHomeworkReminders'> {
  return async ({ now }) => {
    const ending = await homeworkReminders.ending(now, now + HOMEWORK_REMINDER_BEFORE_MS)
    const reminders = ending.map(({ homeworkId, endsAt }) => ({
      kind: 'remindOfHomework' as const,
      key: `${homeworkId}@${endsAt}`,
      payload: { homeworkId, endsAt },
      runAt: now,
    }))
    return ({ jobs }) => jobs.ensure(reminders, now)
  }
}

export function remindOfHomework({ homeworkReminders }: Stores): JobHandler<'remindOfHomework'> {
  return async ({ payload: { homeworkId, endsAt }, now }) => {
    const homework = await homeworkReminders.of(homeworkId, now - BETWEEN_REMINDERS_MS)
    if (homework?.endsAt !== endsAt || endsAt <= now) return undefined
    const { title, studentIds } = homework
    const values = { title, endTime: new Date(endsAt).toISOString() }
    return async (stores) => {
      await stores.systemMessages.tell(studentIds, { kind: 'homeworkReminder', values, targetId: homeworkId }, now)
      await stores.homeworkReminders.note(homeworkId, studentIds, now)
    }
  }
}
