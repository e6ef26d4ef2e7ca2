import type { EpochMs } from '@hwjy/classroom/core'
import { DAY_MS, HOUR_MS } from '../durations.ts'

export const DEFAULT_TIME_ZONE = 'Asia/Shanghai'

/** A calendar day as seen at an offset from UTC: from midnight to midnight, the end not included. */
export interface Day {
  from: EpochMs
  until: EpochMs
}

/** @param offsetHours hours east of UTC, -12 to 14; may be a fraction, such as 5.5 */
export function dayOf(now: EpochMs, offsetHours: number): Day {
  const offsetMs = offsetHours * HOUR_MS
  const from = Math.floor((now + offsetMs) / DAY_MS) * DAY_MS - offsetMs
  return { from, until: from + DAY_MS }
}

/** The day named `YYYY-MM-DD`; null when there is no such date. */
export function dayNamed(name: string, offsetHours: number): Day | null {
  const midnight = Date.parse(`${name}T00:00:00Z`)
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== name) return null
  const from = midnight - offsetHours * HOUR_MS
  return { from, until: from + DAY_MS }
}

/** The `timeZone` header; the school's own +8 when it is missing or nonsense. */
export function offsetFromHeader(value: string | undefined): number {
  const hours = Number(value)
  return value && Number.isFinite(hours) && hours >= -12 && hours <= 14 ? hours : 8
}
