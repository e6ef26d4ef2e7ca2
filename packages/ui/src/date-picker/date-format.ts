import { dateFormat } from '@hwjy/base'
import type { UiLanguage } from '../ui-text/ui-text.ts'
import { type CalendarDate, calendarDate } from './calendar-date.ts'

/** 0 Sunday, 1 Monday. A table, because browsers do not agree about Intl's week data. */
export const firstWeekday: Readonly<Record<UiLanguage, number>> = { 'en-US': 0, 'zh-CN': 1, 'ja-JP': 0 }

export const dateHint: Readonly<Record<UiLanguage, string>> = {
  'en-US': 'MM/DD/YYYY',
  'zh-CN': '年/月/日',
  'ja-JP': '年/月/日',
}

const intl = (date: CalendarDate, language: UiLanguage, options: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

/** Formats a date as it is typed: 11/20/2026, 2026/11/20. */
export const formatDate = (date: CalendarDate, language: UiLanguage) =>
  intl(date, language, { year: 'numeric', month: '2-digit', day: '2-digit' })

/** Formats a date as it is spoken: Friday, November 20, 2026. */
export const formatDay = (date: CalendarDate, language: UiLanguage) => intl(date, language, { dateStyle: 'full' })

export const formatMonth = (date: CalendarDate, language: UiLanguage) =>
  intl(date, language, { year: 'numeric', month: 'long' })

/** Alone: November, 11月. */
export const monthName = (month: number, language: UiLanguage) =>
  language !== 'en-US' ? `${month}月` : intl(`2026-${String(month).padStart(2, '0')}-01`, language, { month: 'long' })

/** @param date any day of that weekday */
export const weekdayName = (date: CalendarDate, language: UiLanguage, length: 'narrow' | 'short' | 'long') =>
  intl(date, language, { weekday: length })

interface DateParts {
  year: string
  month: string
  day: string
}

function partsOf(text: string, language: UiLanguage): DateParts | null {
  const plain = text.normalize('NFKC').trim()
  const digits = /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  const [first, second, third, ...more] = digits?.slice(1) ?? plain.split(/\D+/).filter(Boolean)
  if (first === undefined || second === undefined || third === undefined || more.length > 0) return null
  return language === 'en-US' && first.length <= 2
    ? { year: third, month: first, day: second }
    : { year: first, month: second, day: third }
}

/**
 * Reads a typed date: in the order of the language, with any separator; year first, ISO and eight digits are understood
 * everywhere. A year has four digits, or two: then it is of this century.
 * @returns null when it is no date
 */
export function parseDate(text: string, language: UiLanguage): CalendarDate | null {
  const parts = partsOf(text, language)
  if (!parts || (parts.year.length !== 4 && parts.year.length !== 2)) return null
  const year = Number(parts.year)
  return calendarDate(parts.year.length === 2 ? 2000 + year : year, Number(parts.month), Number(parts.day))
}

/** Reads a date while the user types: null as long as one more digit would make another date of it. */
export function parseWholeDate(text: string, language: UiLanguage): CalendarDate | null {
  const parts = partsOf(text, language)
  if (parts?.year.length !== 4) return null
  // 2026/1/1 may become 2026/1/15, but 1/1/2026, 2026/1/4 and 2026年1月1日 stay what they are.
  const isDayOpen = /[^\d][1-3]$/.test(text.normalize('NFKC').trim())
  return isDayOpen ? null : parseDate(text, language)
}
