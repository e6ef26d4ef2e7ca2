import type { EpochMs } from '@hwjy/classroom/core'
import { MINUTE_MS } from '../durations.ts'
import { addDays, instantOf, weekdayOf } from '../timetable/school-time.ts'

export interface LessonTime {
  startsAt: EpochMs
  endsAt: EpochMs
}

/** A day of the week (1 is Monday) with `HH:mm` of the school's clock. */
export interface CycleSlot {
  weekday: number
  time: string
}

export interface CoursePlan {
  cycle: readonly CycleSlot[]
  /** No lesson is before this day, `YYYY-MM-DD` of the school's calendar. */
  startDay: string
  /** Nor before this instant: a course that is extended goes on after its last lesson. */
  after?: EpochMs
  count: number
  minutes: number
  /** The school's, IANA. */
  timeZone: string
}

/**
 * The next `count` lessons of a cycle, in order. They keep the school's clock, also when summer time begins or ends.
 * @param plan with at least one slot in its cycle
 */
export function planCycle({ cycle, startDay, after, count, minutes, timeZone }: CoursePlan): LessonTime[] {
  const slots = cycle.toSorted((a, b) => a.weekday - b.weekday || a.time.localeCompare(b.time))
  const planned: LessonTime[] = []
  for (let day = startDay; slots.length > 0 && planned.length < count; day = addDays(day, 1)) {
    const weekday = weekdayOf(day)
    for (const { time } of slots.filter((slot) => slot.weekday === weekday)) {
      const startsAt = instantOf({ day, time }, timeZone)
      if (planned.length < count && (after === undefined || startsAt > after))
        planned.push(lessonTime(startsAt, minutes))
    }
  }
  return planned
}

/** Lessons of a course without a cycle: at the given starts, earliest first. */
export function planStarts(starts: readonly EpochMs[], minutes: number): LessonTime[] {
  return starts.toSorted((a, b) => a - b).map((startsAt) => lessonTime(startsAt, minutes))
}

/** Checks whether two lessons of one plan overlap. @param plan in order */
export function overlapsItself(plan: readonly LessonTime[]): boolean {
  return plan.some(({ startsAt }, index) => startsAt < (plan[index - 1]?.endsAt ?? -Infinity))
}

const lessonTime = (startsAt: EpochMs, minutes: number): LessonTime => ({
  startsAt,
  endsAt: startsAt + minutes * MINUTE_MS,
})
