import type { EpochMs } from '@hwjy/classroom/core'
import type { School } from '../../db/accounts/people.ts'
import type { Deps } from '../../deps.ts'
import { monthAround } from '../../domain/timetable/calendar.ts'
import { adjustmentsLeft } from '../../domain/timetable/lesson-times.ts'

/** Returns how often this person may still move lessons in the school's calendar month. */
export async function remainingAdjustments(
  { lessonPlans }: Pick<Deps, 'lessonPlans'>,
  { settings, timeZone }: School,
  personId: string,
  now: EpochMs,
): Promise<number> {
  return adjustmentsLeft(settings.adjustmentsPerMonth, await lessonPlans.moves(personId, monthAround(now, timeZone)))
}
