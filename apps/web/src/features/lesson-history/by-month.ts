import type { PastLesson } from '@hwjy/sdk'
import { dateIn } from '../../shared/time/date-in.ts'

export interface LessonsOfMonth {
  /** `YYYY-MM`, by the reader's calendar. */
  month: string
  lessons: readonly PastLesson[]
}

/** Puts lessons below the month they began in, in the order in which they come. @param zone IANA name */
export function byMonth(lessons: readonly PastLesson[], zone: string): LessonsOfMonth[] {
  const months = Map.groupBy(lessons, ({ startTime }) => dateIn(zone, new Date(startTime)).slice(0, 7))
  return [...months].map(([month, own]) => ({ month, lessons: own }))
}

const middleOf = (month: string) => new Date(`${month}-15T12:00:00Z`)

/** Reads a month as people say it: "November 2026". */
export const monthName = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(middleOf(month))

/** The month alone, for a chart of twelve: each of them is there once. */
export const shortMonth = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(middleOf(month))
