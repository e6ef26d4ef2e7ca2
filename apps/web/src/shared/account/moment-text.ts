import { calendarDay } from '../time/lesson-time.ts'

/**
 * A moment as people say it: "3 minutes ago", "yesterday"; a date when it is more than a week away.
 * @param at ISO 8601
 * @param now epoch ms, by the clock that wrote `at`
 * @param zone IANA name of the reader's zone: where a day ends for them
 */
export function momentText(at: string, language: string, now: number, zone: string): string {
  const moment = new Date(at)
  const seconds = (moment.getTime() - now) / 1_000
  const distance = Math.abs(seconds)
  const inWords = (amount: number, unit: Intl.RelativeTimeFormatUnit) =>
    new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(amount, unit)
  if (distance < MINUTE) return inWords(0, 'second')
  if (distance < HOUR) return inWords(Math.trunc(seconds / MINUTE), 'minute')
  if (distance < DAY) return inWords(Math.trunc(seconds / HOUR), 'hour')
  if (distance < WEEK)
    return inWords((calendarDay(moment, zone) - calendarDay(new Date(now), zone)) / DAY / 1_000, 'day')
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: zone }).format(moment)
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY
