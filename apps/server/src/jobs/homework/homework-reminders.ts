/** Finds reminders by looking at what ends soon, as `lesson-reminders.ts` does with what begins. */
import type { Stores } from '../../db/stores.ts'
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts'
import type { JobHandler } from '../job-runner.ts'

export const HOMEWORK_REMINDER_BEFORE_MS = DAY_MS
// A student gets at most one reminder of a homework a day, also when the teacher sent the other.
const BETWEEN_REMINDERS_MS = 20 * HOUR_MS

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
