import { dateIn } from '../time/date-in.ts'
import { zoneOffsetMs } from '../time/instant-in.ts'
import { clockTime } from '../time/lesson-time.ts'
import type { TimetableLesson } from './timetable-lesson.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const utc = (date: string) => Date.parse(`${date}T00:00:00Z`)
const fromUtc = (at: number) => new Date(at).toISOString().slice(0, 10)

/** @param date `YYYY-MM-DD` */
export const addDays = (date: string, days: number): string => fromUtc(utc(date) + days * DAY_MS)

/** The Monday of a date's week, `YYYY-MM-DD`. */
export const mondayOf = (date: string): string => addDays(date, -((new Date(utc(date)).getUTCDay() + 6) % 7))

/** The first day of the month so many months later, `YYYY-MM-DD`. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return fromUtc(Date.UTC(year, month - 1 + months, 1))
}

export interface DayRange {
  /** `YYYY-MM-DD` */
  from: string
  /** Counts how many days: whole weeks. */
  count: number
}

/** The week of a date. */
export const weekOf = (date: string): DayRange => ({ from: mondayOf(date), count: 7 })

/** The whole weeks in which the month of a date lies: four to six. */
export function monthOf(date: string): DayRange {
  const from = mondayOf(`${date.slice(0, 7)}-01`)
  const days = (utc(addMonths(date, 1)) - utc(from)) / DAY_MS
  return { from, count: Math.ceil(days / 7) * 7 }
}

/** The last day of a range. */
export const lastDayOf = ({ from, count }: DayRange): string => addDays(from, count - 1)

export interface LessonsOfDay {
  /** `YYYY-MM-DD` */
  date: string
  lessons: readonly TimetableLesson[]
}

/** Lessons of days on calendars of a place, earliest first. */
export function lessonsOfDays(
  lessons: readonly TimetableLesson[],
  { from, count }: DayRange,
  zone: string,
): readonly LessonsOfDay[] {
  const dated = lessons
    .toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))
    .map((lesson) => ({ lesson, date: dateIn(zone, Date.parse(lesson.startTime)) }))
  return Array.from({ length: count }, (_, day) => {
    const date = addDays(from, day)
    return { date, lessons: dated.flatMap((each) => (each.date === date ? [each.lesson] : [])) }
  })
}

/** Another lesson at the same time, by name; null where there is none. */
export function overlapping(lesson: TimetableLesson, lessons: readonly TimetableLesson[]): TimetableLesson | null {
  const [from, until] = [Date.parse(lesson.startTime), Date.parse(lesson.endTime)]
  const crosses = (other: TimetableLesson) =>
    other.lessonId !== lesson.lessonId && Date.parse(other.startTime) < until && Date.parse(other.endTime) > from
  return lessons.find(crosses) ?? null
}

/** Hours that the grid shows: those of a day, and an hour around each lesson; beyond 24 is the next day's night. */
export function shownHours(lessons: readonly TimetableLesson[], zone: string): { from: number; until: number } {
  const hours = lessons.flatMap(({ startTime, endTime }) => {
    const start = hourIn(zone, Date.parse(startTime))
    const end = hourIn(zone, Date.parse(endTime))
    return [start - 1, end < start ? 24 + end + 1 : end + 1]
  })
  return { from: Math.max(0, Math.min(8, ...hours)), until: Math.max(20, ...hours) }
}

/** The lesson that is next or under way, and the first one where all are over. @param lessons earliest first */
export const firstToCome = (lessons: readonly TimetableLesson[], now: number): TimetableLesson | undefined =>
  lessons.find(({ endTime }) => Date.parse(endTime) > now) ?? lessons.at(0)

/** The hour at which the grid opens: one before the next lesson, and never before the hours that it shows. */
export function openingHour(lessons: readonly TimetableLesson[], zone: string, now: number): number {
  const next = firstToCome(lessons, now)
  return next ? Math.max(0, hourIn(zone, Date.parse(next.startTime)) - 1) : 8
}

const hourIn = (zone: string, at: number) =>
  Math.floor(((((at + zoneOffsetMs(zone, at)) % DAY_MS) + DAY_MS) % DAY_MS) / HOUR_MS)

export interface ClockShift {
  /** ISO 8601: the first lesson at another time of day than a week before. */
  startTime: string
  /** "12:30", on the viewer's clock. */
  before: string
  after: string
}

/** Says where the viewer's or the school's clock changed within a week before a lesson, so that it begins at another hour. */
export function clockShift(
  lessons: readonly TimetableLesson[],
  zone: string,
  schoolZone: string,
  locale: string,
): ClockShift | null {
  const ahead = (at: number) => zoneOffsetMs(zone, at) - zoneOffsetMs(schoolZone, at)
  for (const { startTime } of lessons.toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))) {
    const at = Date.parse(startTime)
    const moved = ahead(at) - ahead(at - 7 * DAY_MS)
    if (moved === 0) continue
    const clock = (instant: number) => clockTime(new Date(instant), locale, zone)
    return { startTime, before: clock(at - moved), after: clock(at) }
  }
  return null
}

/**
 * The lesson that a key leads to. Up and down go by time, left and right to the nearest time of the next day that has
 * lessons, Home and End to the ends of the week.
 * @param days as `lessonsOfDays` gives them
 * @returns null when the key leads nowhere
 */
export function lessonOfKey(
  key: string,
  days: readonly { lessons: readonly TimetableLesson[] }[],
  currentId: string,
): string | null {
  const all = days.flatMap(({ lessons }) => lessons)
  const place = all.findIndex(({ lessonId }) => lessonId === currentId)
  const day = days.findIndex(({ lessons }) => lessons.some(({ lessonId }) => lessonId === currentId))
  if (place === -1) return null
  switch (key) {
    case 'ArrowDown':
      return all[place + 1]?.lessonId ?? null
    case 'ArrowUp':
      return all[place - 1]?.lessonId ?? null
    case 'ArrowRight':
      return nearest(days.slice(day + 1).find(({ lessons }) => lessons.length > 0)?.lessons, all[place])
    case 'ArrowLeft':
      return nearest(days.slice(0, day).findLast(({ lessons }) => lessons.length > 0)?.lessons, all[place])
    case 'Home':
      return all[0]?.lessonId ?? null
    case 'End':
      return all.at(-1)?.lessonId ?? null
    default:
      return null
  }
}

function nearest(lessons: readonly TimetableLesson[] | undefined, to: TimetableLesson | undefined): string | null {
  if (!lessons || !to) return null
  // Days are 24 hours but for two in a year, when an hour more or less still finds the right one.
  const distance = ({ startTime }: TimetableLesson) => {
    const apart = Math.abs(Date.parse(startTime) - Date.parse(to.startTime)) % DAY_MS
    return Math.min(apart, DAY_MS - apart)
  }
  return lessons.toSorted((a, b) => distance(a) - distance(b))[0]?.lessonId ?? null
}
