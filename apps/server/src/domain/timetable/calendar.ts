/** Days, months and years as a place counts them. Where a day begins and ends is the zone's business, never ours. */
import type { EpochMs } from '@hwjy/classroom/core'
import { Temporal } from 'temporal-polyfill'
import type { Day } from './school-day.ts'
import { momentOf } from './school-time.ts'
import { ianaZone } from './time-zone.ts'

/**
 * The zone a caller names: an IANA name, or hours east of UTC as the `timeZone` header has them.
 * @returns an IANA name or an offset such as `+05:30`; null when there is no such zone
 */
export function zoneNamed(name: string): string | null {
  const hours = Number(name)
  if (name.trim() !== '' && Number.isFinite(hours)) return hours >= -12 && hours <= 14 ? offsetZone(hours) : null
  return ianaZone(name)
}

/** @param hours east of UTC, -12 to 14; may be a fraction, such as 5.5 */
export function offsetZone(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60)
  const two = (count: number) => String(count).padStart(2, '0')
  return `${hours < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** From the beginning of the first day to the end of the last. @param first `YYYY-MM-DD`, as `last` */
export function daysBetween(first: string, last: string, timeZone: string): Day {
  const until = Temporal.PlainDate.from(last).add({ days: 1 })
  return { from: beginningOf(Temporal.PlainDate.from(first), timeZone), until: beginningOf(until, timeZone) }
}

/** Counts the days that the two span, both of them included; less than one when they are the wrong way round. */
export const dayCount = (first: string, last: string): number =>
  Temporal.PlainDate.from(first).until(Temporal.PlainDate.from(last)).days + 1

/** Whole years from a birthday to today. @param birthday `YYYY-MM-DD`, as `today` */
export const ageOn = (today: string, birthday: string): number =>
  Math.max(0, Temporal.PlainDate.from(birthday).until(Temporal.PlainDate.from(today), { largestUnit: 'years' }).years)

export function monthAround(at: EpochMs, timeZone: string): Day {
  const first = Temporal.PlainDate.from(momentOf(at, timeZone).day).with({ day: 1 })
  return { from: beginningOf(first, timeZone), until: beginningOf(first.add({ months: 1 }), timeZone) }
}

// Midnight, or one o'clock where summer time begins at midnight.
const beginningOf = (date: Temporal.PlainDate, timeZone: string): EpochMs =>
  date.toZonedDateTime({ timeZone }).epochMilliseconds
