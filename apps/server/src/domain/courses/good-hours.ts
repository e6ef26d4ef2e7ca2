import { Temporal } from 'temporal-polyfill'
import type { EpochMs } from '@hwjy/classroom/core'
import type { FieldIssue } from '../field-issue.ts'
import { daysBetween, momentOf } from '../timetable/school-time.ts'

/** Hours of the clock in a zone: lessons begin at `fromHour` or later and have ended by `untilHour`, 24 at the most. */
export interface GoodHours {
  fromHour: number
  untilHour: number
  /** IANA name. */
  zone: string
}

interface LessonTimes {
  startsAt: EpochMs
  endsAt: EpochMs
}

export function hoursIssues(fromHour: number | undefined, untilHour: number | undefined): FieldIssue[] {
  if (fromHour === undefined && untilHour === undefined) return []
  if (fromHour === undefined) return [{ path: 'fromHour', code: 'missing', message: 'The first hour is missing.' }]
  if (untilHour === undefined) return [{ path: 'untilHour', code: 'missing', message: 'The last hour is missing.' }]
  return untilHour > fromHour
    ? []
    : [{ path: 'untilHour', code: 'before_start', message: 'This must be later than the first hour.' }]
}

/**
 * A class is held at good hours when each of its lessons to come begins and ends within them, on one day of the zone.
 * One without lessons to come says nothing of its hours, and is not.
 */
export const isAtGoodHours = (lessons: readonly LessonTimes[], hours: GoodHours): boolean =>
  lessons.length > 0 && lessons.every((lesson) => isWithin(lesson, hours))

function isWithin({ startsAt, endsAt }: LessonTimes, { fromHour, untilHour, zone }: GoodHours): boolean {
  const start = momentOf(startsAt, zone)
  const end = momentOf(endsAt, zone)
  // Midnight that ends a day is hour 24 of it.
  const endMinutes = minutesOf(end.time) + daysBetween(start.day, end.day) * 24 * 60
  return minutesOf(start.time) >= fromHour * 60 && endMinutes <= untilHour * 60
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** When the clock of a zone changes between two instants. Between two changes, equal times of day in UTC read alike. */
export function clockChanges(zone: string, from: EpochMs, until: EpochMs): EpochMs[] {
  const changes: EpochMs[] = []
  let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone).getTimeZoneTransition('next')
  while (at !== null && at.epochMilliseconds <= until) {
    changes.push(at.epochMilliseconds)
    at = at.getTimeZoneTransition('next')
  }
  return changes
}
