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
  const hours = hoursIn(name)
  if (hours === null) return ianaZone(name)
  return isOffset(hours) ? offsetZone(hours) : null
}

const hoursIn = (text: string) => (text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : null)
const isOffset = (hours: number) => hours >= -12 && hours <= 14

/** @param hours east of UTC, -12 to 14; may be a fraction, such as 5.5 */
export function offsetZone(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60)
  const two = (count: number) => String(count).padStart(2, '0')
  return `${hours < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

// Clients that send no hours, or nonsense, are taken to be where most of them are.
const USUAL_HOURS = 8

/**
 * Whose calendar and clock a caller reads.
 * @param zoneId the `timeZoneId` header @param hours the `timeZone` header, which counts where there is no zone
 * @returns an IANA name or an offset such as `+05:30`; null when there is no zone of that name
 */
export function callerZone(zoneId: string | undefined, hours: string | undefined): string | null {
  if (zoneId !== undefined) return ianaZone(zoneId)
  const given = hoursIn(hours ?? '')
  return offsetZone(given !== null && isOffset(given) ? given : USUAL_HOURS)
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

/** The beginning of a month. @param months 0 for the month of `at`, -1 for the one before */
export function firstOfMonth(at: EpochMs, months: number, timeZone: string): EpochMs {
  const first = Temporal.PlainDate.from(momentOf(at, timeZone).day).with({ day: 1 }).add({ months })
  return beginningOf(first, timeZone)
}

export function dayAround(at: EpochMs, timeZone: string): Day {
  const { day } = momentOf(at, timeZone)
  return daysBetween(day, day, timeZone)
}

/** The day named `YYYY-MM-DD`; null when there is no such date. */
export function dayNamed(name: string, timeZone: string): Day | null {
  const midnight = Date.parse(`${name}T00:00:00Z`)
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== name) return null
  return daysBetween(name, name, timeZone)
}

/** The month named `YYYY-MM`. */
export const monthNamed = (name: string, timeZone: string): Day =>
  monthFrom(Temporal.PlainDate.from(`${name}-01`), timeZone)

export const monthAround = (at: EpochMs, timeZone: string): Day =>
  monthFrom(Temporal.PlainDate.from(momentOf(at, timeZone).day).with({ day: 1 }), timeZone)

function monthFrom(first: Temporal.PlainDate, timeZone: string): Day {
  return { from: beginningOf(first, timeZone), until: beginningOf(first.add({ months: 1 }), timeZone) }
}

// Midnight, or one o'clock where summer time begins at midnight.
const beginningOf = (date: Temporal.PlainDate, timeZone: string): EpochMs =>
  date.toZonedDateTime({ timeZone }).epochMilliseconds
