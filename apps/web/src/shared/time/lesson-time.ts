/** When a lesson is, in words a person checks against the clock on the wall. */
import { dateFormat } from '@hwjy/base'
export interface LessonTime {
  /** "Today", "Tomorrow", "Fri, Nov 27", in the viewer's zone. */
  day: string
  /** "19:00 – 19:50", in the viewer's zone. */
  range: string
  /** The start on the school's clock, with its weekday when that differs; null when both clocks agree. */
  atSchool: string | null
}

export interface LessonTimeInput {
  /** ISO 8601 instants. */
  startTime: string
  endTime: string
  /** Epoch ms; decides what "today" means. */
  now: number
  /** BCP 47. */
  locale: string
  /** IANA names: the viewer's zone and the school's. */
  zone: string
  schoolZone: string
}

const DAY_MS = 86_400_000

export function lessonTime({ startTime, endTime, now, locale, zone, schoolZone }: LessonTimeInput): LessonTime {
  const start = new Date(startTime)
  return {
    day: dayInWords(start, now, locale, zone),
    range: `${clockTime(start, locale, zone)} – ${clockTime(new Date(endTime), locale, zone)}`,
    atSchool: schoolTime(start, locale, zone, schoolZone),
  }
}

/** "20:00", or "Sat 10:00" where it is another day there; null when both clocks agree. */
export function schoolTime(at: Date, locale: string, zone: string, schoolZone: string): string | null {
  const time = clockTime(at, locale, schoolZone)
  if (calendarDay(at, zone) !== calendarDay(at, schoolZone))
    return `${format(at, locale, schoolZone, { weekday: 'short' })} ${time}`
  return time === clockTime(at, locale, zone) ? null : time
}

/** "Yesterday", "Today", "Tomorrow", else the date with its weekday. */
export function dayInWords(at: Date, now: number, locale: string, zone: string): string {
  const daysAway = (calendarDay(at, zone) - calendarDay(new Date(now), zone)) / DAY_MS
  if (Math.abs(daysAway) > 1) return format(at, locale, zone, { weekday: 'short', month: 'short', day: 'numeric' })
  const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(daysAway, 'day')
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
}

/** "Sunday, November 22", "11月22日 星期日", "11月22日（日）". */
export function dateWithWeekday(at: Date, locale: string, zone: string): string {
  const day = { month: 'long', day: 'numeric' } as const
  if (locale.startsWith('en')) return format(at, locale, zone, { weekday: 'long', ...day })
  // Run together, as a browser writes them, "22日日曜日" is hard to read.
  const isJapanese = locale.startsWith('ja')
  const weekday = format(at, locale, zone, { weekday: isJapanese ? 'short' : 'long' })
  return format(at, locale, zone, day) + (isJapanese ? `（${weekday}）` : ` ${weekday}`)
}

/** "19:00": one clock for every language, so that a time read aloud over the phone is the same time. */
export const clockTime = (at: Date, locale: string, zone: string) =>
  format(at, locale, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** "Today 14:32", "Tomorrow 14:32", "Fri, Nov 20 14:32": for what is to come, where a bare time could be any day. */
export const dayAndTime = (at: Date, now: number, locale: string, zone: string) =>
  `${dayInWords(at, now, locale, zone)} ${clockTime(at, locale, zone)}`

/** "14:32" today, "Yesterday 14:32", "Fri, Nov 20 14:32". */
export function momentInDay(at: Date, now: number, locale: string, zone: string): string {
  const time = clockTime(at, locale, zone)
  const isToday = calendarDay(at, zone) === calendarDay(new Date(now), zone)
  return isToday ? time : `${dayInWords(at, now, locale, zone)} ${time}`
}

/** "Fri, Nov 20, 2026, 19:00". */
export const exactTime = (at: Date, locale: string, zone: string) =>
  format(at, locale, zone, {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/** Midnight UTC of the date that calendars in `zone` show: two of them differ by whole days. */
export function calendarDay(at: Date, zone: string): number {
  const [year, month, day] = format(at, 'sv-SE', zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).split('-')
  return Date.UTC(Number(year), Number(month) - 1, Number(day))
}

const format = (at: Date, locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  dateFormat(locale, { ...options, timeZone }).format(at)
