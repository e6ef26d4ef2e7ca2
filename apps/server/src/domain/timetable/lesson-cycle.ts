import type { EpochMs } from '@hwjy/classroom/core'
import type { CycleSlot } from '../courses/course-plan.ts'
import { momentOf, weekdayOf } from './school-time.ts'

/**
 * The cycle of lessons that are planned already. A slot counts when it is used at least half as often as the most
 * frequent one: lessons that were moved once do not.
 * @param timeZone the school's, IANA
 */
export function cycleOf(starts: readonly EpochMs[], timeZone: string): CycleSlot[] {
  const uses = new Map<string, CycleSlot & { count: number }>()
  for (const start of starts) {
    const { day, time } = momentOf(start, timeZone)
    const key = `${weekdayOf(day)} ${time}`
    uses.set(key, { weekday: weekdayOf(day), time, count: (uses.get(key)?.count ?? 0) + 1 })
  }
  const most = Math.max(0, ...[...uses.values()].map(({ count }) => count))
  return [...uses.values()]
    .filter(({ count }) => count * 2 >= most)
    .map(({ weekday, time }) => ({ weekday, time }))
    .toSorted((a, b) => a.weekday - b.weekday || a.time.localeCompare(b.time))
}
