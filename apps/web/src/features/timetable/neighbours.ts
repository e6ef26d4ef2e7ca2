import type { ScheduleRequest } from '@hwjy/sdk'
import { rangeOf, type TimetableView } from '../../shared/timetable/view.ts'
import { addDays, addMonths, lastDayOf } from '../../shared/timetable/week.ts'

/** The longest stretch of days that one call gives. */
const LONGEST_DAYS = 100

/** The request of the days around a date. @param zone IANA name */
export function scheduleRequest(view: TimetableView, date: string, zone: string): ScheduleRequest {
  const range = rangeOf(view, date)
  return { searchStartDate: range.from, searchEndDate: lastDayOf(range), timezone: zone }
}

/** A date in what comes before, and one in what comes after. */
export const datesBeside = (view: TimetableView, date: string): string[] =>
  view === 'month' ? [addMonths(date, -1), addMonths(date, 1)] : [addDays(date, -7), addDays(date, 7)]

/** The days after the shown ones, as far as one call reaches: for the next lesson after an empty week. */
export function requestAfter(request: ScheduleRequest): ScheduleRequest {
  const from = addDays(request.searchEndDate, 1)
  return { ...request, searchStartDate: from, searchEndDate: addDays(from, LONGEST_DAYS - 1) }
}
