import type { EpochMs } from '@hwjy/classroom/core'
import { Temporal } from 'temporal-polyfill'

/** A moment of the school's own calendar: `day` as `YYYY-MM-DD`, `time` as `HH:mm`. */
export interface SchoolMoment {
  day: string
  time: string
}

/**
 * When the school's clock shows this. An hour that a change to summer time skips is taken an hour later; one that
 * happens twice is the first.
 * @param timeZone IANA name
 */
export function instantOf({ day, time }: SchoolMoment, timeZone: string): EpochMs {
  return Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds
}

export function momentOf(at: EpochMs, timeZone: string): SchoolMoment {
  const zoned = zonedAt(at, timeZone)
  return { day: zoned.toPlainDate().toString(), time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }) }
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek

export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()

/** Whole days from one date to another, both `YYYY-MM-DD`; negative when the other one is earlier. */
export const daysBetween = (day: string, other: string): number =>
  Temporal.PlainDate.from(day).until(Temporal.PlainDate.from(other), { largestUnit: 'days' }).days

export function mondayOf(at: EpochMs, timeZone: string): string {
  const { day } = momentOf(at, timeZone)
  return addDays(day, 1 - weekdayOf(day))
}

function zonedAt(at: EpochMs, timeZone: string) {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)
}
