import type { EpochMs } from '@hwjy/classroom/core'
import { type CycleSlot, type LessonTime, planCycle } from '../courses/course-plan.ts'
import { hasBegun } from './lesson-times.ts'
import { addDays, daysBetween, instantOf, momentOf, weekdayOf } from './school-time.ts'
import type { Lesson } from './lesson.ts'

/** Which lessons of a class move together. */
export type MoveScope = 'this' | 'following' | 'all'

export interface MovableLesson extends LessonTime, Pick<Lesson, 'startedAt' | 'endedAt' | 'isAwaitingTime'> {
  id: string
}

export interface MovesQuestion<Planned extends MovableLesson> {
  /** The one that was named, and all lessons of its class. */
  lesson: MovableLesson
  all: readonly Planned[]
  scope: MoveScope
  /** Says where the named one goes. */
  startsAt: EpochMs
  now: EpochMs
  /** The school's, IANA. */
  timeZone: string
}

/**
 * Which lessons move, and where each one goes: those at the same weekday and time of the school's clock as the named one,
 * by as many days, to the same clock time. Lessons that have begun, are over or were called off
 * stay; the named one is always among them.
 */
export function lessonMoves<Planned extends MovableLesson>({
  lesson,
  all,
  scope,
  startsAt,
  now,
  timeZone,
}: MovesQuestion<Planned>): { lesson: Planned; time: LessonTime }[] {
  const [before, after] = [momentOf(lesson.startsAt, timeZone), momentOf(startsAt, timeZone)]
  const days = daysBetween(before.day, after.day)
  const isAlong = (other: MovableLesson) => {
    if (other.id === lesson.id) return true
    if (scope === 'this' || hasBegun(other) || other.isAwaitingTime || other.startsAt < now) return false
    if (scope === 'following' && other.startsAt < lesson.startsAt) return false
    const { day, time } = momentOf(other.startsAt, timeZone)
    return time === before.time && weekdayOf(day) === weekdayOf(before.day)
  }
  return all.filter(isAlong).map((each) => {
    const { day } = momentOf(each.startsAt, timeZone)
    const start = each.id === lesson.id ? startsAt : instantOf({ day: addDays(day, days), time: after.time }, timeZone)
    return { lesson: each, time: { startsAt: start, endsAt: start + (each.endsAt - each.startsAt) } }
  })
}

/** Days that a search for a free time may reach over, both ends included. */
export const SUGGESTION_DAYS_MAX = 60
export const SUGGESTIONS_MAX = 10

export interface FreeTimesQuestion {
  cycle: readonly CycleSlot[]
  /** Not earlier, and not later: instants. */
  from: EpochMs
  until: EpochMs
  minutes: number
  timeZone: string
}

/** The times at which a class could meet: the clock times of its weekly schedule, on every weekday, earliest first. */
export function usualTimes({ cycle, from, until, minutes, timeZone }: FreeTimesQuestion): LessonTime[] {
  const times = [...new Set(cycle.map(({ time }) => time))]
  const everyDay = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => times.map((time) => ({ weekday, time })))
  const startDay = momentOf(from, timeZone).day
  const days = daysBetween(startDay, momentOf(until, timeZone).day) + 1
  const count = Math.max(0, days) * times.length
  return planCycle({ cycle: everyDay, startDay, count, minutes, timeZone }).filter(
    ({ startsAt }) => startsAt >= from && startsAt < until,
  )
}

/** Says whether the weekly schedule has this weekday and time. */
export function isInCycle(startsAt: EpochMs, cycle: readonly CycleSlot[], timeZone: string): boolean {
  const { day, time } = momentOf(startsAt, timeZone)
  return cycle.some((slot) => slot.time === time && slot.weekday === weekdayOf(day))
}
