/** Is a time of day without a zone: `HH:mm`, 00:00 to 23:59. Compares as text. */
import { dateFormat } from '@hwjy/base'
export type ClockTime = string

const HOUR = 60
const DAY = 24 * HOUR
const half = /am|a\.m\.|上午|早上|午前/
const otherHalf = /pm|p\.m\.|下午|晚上|午後/

const minutesOf = (time: ClockTime) => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3))

const fromMinutes = (minutes: number): ClockTime =>
  [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':')

/**
 * Reads a typed time: `9`, `930`, `9:30`, `9:30 pm`, `下午3点半`, `午後3時`, in any width.
 * @returns null when it is no time
 */
export function parseTime(text: string): ClockTime | null {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
  const isMorning = half.test(plain)
  const isAfternoon = otherHalf.test(plain)
  const clock = plain
    .replace(half, '')
    .replace(otherHalf, '')
    .replace(/[点點時时.]/, ':')
    .replace('半', '30')
    .replace('分', '')
  const [, hourText, minuteText] = /^(\d{1,2}):?(\d{2})?$/.exec(clock) ?? []
  if (hourText === undefined) return null
  const hour = Number(hourText)
  const minute = Number(minuteText ?? 0)
  if (minute >= HOUR || hour > 23 || ((isMorning || isAfternoon) && hour > 12)) return null
  const shift = isAfternoon && hour < 12 ? 12 : isMorning && hour === 12 ? -12 : 0
  return fromMinutes((hour + shift) * HOUR + minute)
}

export interface TimeLimits {
  min?: ClockTime | undefined
  max?: ClockTime | undefined
}

export const isOutside = (time: ClockTime, { min, max }: TimeLimits) =>
  (min !== undefined && time < min) || (max !== undefined && time > max)

/** Lists the times to choose from, `stepMinutes` apart, from `min` to `max` inclusive. */
export function timeSlots({ min = '00:00', max = '23:59' }: TimeLimits, stepMinutes: number): ClockTime[] {
  const slots: ClockTime[] = []
  for (let at = minutesOf(min); at <= minutesOf(max) && at < DAY; at += stepMinutes) slots.push(fromMinutes(at))
  return slots
}

/**
 * Returns a zone in words with its offset: `Germany Time UTC+1`, or the offset alone, `UTC`, where the browser knows no
 * other name than an offset.
 * @param name in place of what the browser calls it
 */
export function zoneLabel(timeZone: string, language: string, at: Date, name?: string): string {
  const parts = dateFormat(language, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(at)
  const known = name ?? parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const offset = zoneOffset(timeZone, at)
  return /^(GMT|UTC)/.test(known) ? offset : `${known} ${offset}`
}

/** Returns the offset of a zone from UTC at that moment: `UTC+8`, `UTC+5:30`, `UTC`. */
export function zoneOffset(timeZone: string, at: Date): string {
  const parts = dateFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at)
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace(/^GMT(\+0$)?/, 'UTC')
}
