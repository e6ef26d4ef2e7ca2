/** Is a day without a time: `YYYY-MM-DD`, 1900 to 2199. Compares as text. */
export type CalendarDate = string

const DAY_MS = 24 * 60 * 60_000
const FIRST_YEAR = 1900
const LAST_YEAR = 2199

const utc = (date: CalendarDate) => new Date(`${date}T00:00:00Z`)
const fromUtc = (date: Date): CalendarDate => date.toISOString().slice(0, 10)

/** @returns null where there is no such day, such as 30 February, or the year is far away */
export function calendarDate(year: number, month: number, day: number): CalendarDate | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= FIRST_YEAR && year <= LAST_YEAR ? fromUtc(date) : null
}

export const localToday = (now = new Date()): CalendarDate =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  fromUtc(new Date(utc(date).getTime() + days * DAY_MS))

/** The same day of another month, or its last: 31 January and a month is 28 or 29 February. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const from = utc(date)
  const index = from.getUTCFullYear() * 12 + from.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0))
  lastDay.setUTCDate(Math.min(from.getUTCDate(), lastDay.getUTCDate()))
  return fromUtc(lastDay)
}

/** @param firstWeekday 0 Sunday, 1 Monday */
export const startOfWeek = (date: CalendarDate, firstWeekday: number): CalendarDate =>
  addDays(date, -((utc(date).getUTCDay() - firstWeekday + 7) % 7))

/** The weeks that a month touches, each of seven days; the first and last may belong to its neighbours. */
export function monthWeeks(date: CalendarDate, firstWeekday: number): CalendarDate[][] {
  const month = date.slice(0, 7)
  const weeks: CalendarDate[][] = []
  for (let start = startOfWeek(`${month}-01`, firstWeekday); ; start = addDays(start, 7)) {
    if (weeks.length > 0 && start.slice(0, 7) !== month) return weeks
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(start, day)))
  }
}

export interface DateLimits {
  /** The first day that may be chosen; `max` is the last. */
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
}

export const isOutside = (date: CalendarDate, { min, max }: DateLimits): boolean =>
  (min !== undefined && date < min) || (max !== undefined && date > max)

export const clampDate = (date: CalendarDate, { min, max }: DateLimits): CalendarDate =>
  min !== undefined && date < min ? min : max !== undefined && date > max ? max : date

/** Which day a key goes to, as the ARIA Authoring Practices have it. @returns null when the key does nothing here */
export function dateOfKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  date: CalendarDate,
  firstWeekday: number,
): CalendarDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return startOfWeek(date, firstWeekday)
    case 'End':
      return addDays(startOfWeek(date, firstWeekday), 6)
    case 'PageUp':
      return addMonths(date, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(date, shiftKey ? 12 : 1)
    default:
      return null
  }
}
