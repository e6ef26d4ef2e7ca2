import { zoneNamed } from '../domain/timetable/calendar.ts'
import { invalidField } from '../http/invalid-input.ts'

/** The zone a call names in `timezone`, or the one that holds without it. @throws {ApiError} `invalidInput` */
export function zoneOf(timezone: string | undefined, otherwise: string): string {
  const zone = timezone === undefined ? otherwise : zoneNamed(timezone)
  if (zone === null) throw invalidField('timezone', 'unknown_zone', 'There is no such time zone.')
  return zone
}
