import type { EpochMs } from '@hwjy/classroom/core'
import type { School } from '../db/people.ts'
import type { Deps } from '../deps.ts'
import { monthAround } from '../domain/calendar.ts'
import { adjustmentsLeft } from '../domain/lesson-times.ts'

/** How often this person may still move lessons in the school's calendar month. */
export async function remainingAdjustments(
  { lessonPlans }: Pick<Deps, 'lessonPlans'>,
  { settings, timeZone }: School,
  personId: string,
  now: EpochMs,
): Promise<number> {
  return adjustmentsLeft(settings.adjustmentsPerMonth, await lessonPlans.moves(personId, monthAround(now, timeZone)))
}
