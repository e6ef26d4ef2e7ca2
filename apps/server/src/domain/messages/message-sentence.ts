import type { Localized } from '../localized.ts'
import type { Language } from '@hwjy/sdk/errors'
import { formatMessage, personAddress } from '@hwjy/base'
import { type Named, nameIn } from '../names.ts'
import { momentOf } from '../timetable/school-time.ts'
import { messageTexts } from './message-texts.ts'

const FIELDS = { 'zh-CN': 'zh', 'en-US': 'en', 'ja-JP': 'ja' } as const satisfies Record<Language, keyof Localized>
// Uses the same names for devices as the security centre (`devices.json` of the app).
const DEVICES: Record<Language, { on: string; unknown: string }> = {
  'zh-CN': { on: '{place} 上的 {browser}', unknown: '未知设备' },
  'en-US': { on: '{browser} on {place}', unknown: 'unknown device' },
  'ja-JP': { on: '{place} の {browser}', unknown: '不明な端末' },
}
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** A name is kept in all its languages, because a message is written once for readers of several. */
export type MessageValue = string | number | Named

/** A message is written with these values. One of an older version has the Chinese name alone in place of all names. */
export type MessageValues = Readonly<Record<string, MessageValue>> & {
  readonly [Name in 'lessonName' | 'className' | 'courseName' | 'about']?: Named
}

/** The values of a message, with the names as its reader says them. */
export const valuesIn = (
  language: Language,
  values: Readonly<Record<string, MessageValue>>,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'object' ? nameIn(language, value) : value]),
  )

/**
 * @param kind of a message that an older version stored may have no words any more; then its values stand alone
 * @param zone the reader's, an IANA name or an offset: instants are written on the reader's clock
 */
export function messageSentence(
  { kind, values: kept }: { kind: string; values: Readonly<Record<string, MessageValue>> },
  language: Language,
  zone: string,
): string {
  const values = valuesIn(language, kept)
  const show = (value: string | number | undefined) =>
    typeof value === 'string' && INSTANT.test(value) ? clock(value, language, zone) : String(value ?? '')
  if (!Object.hasOwn(messageTexts, kind)) return Object.values(values).map(show).join(' · ')
  const texts: Localized = messageTexts[kind as keyof typeof messageTexts]
  function valueOf(name: string): string {
    if (name === 'device') return deviceName(String(values[name] ?? ''), language)
    const role = name === 'studentName' ? 'student' : name === 'name' ? roleOf(values.role) : null
    return role === null ? show(values[name]) : personAddress(show(values[name]), language, role)
  }
  return formatMessage(texts[FIELDS[language]], valueOf, language)
}

/** A passkey has a name and no role; neither has a message that an older version stored. */
const roleOf = (role: string | number | undefined) => (role === 'teacher' || role === 'student' ? role : null)

/** @param device as `deviceText` stores it: browser and place, one of them, or nothing */
function deviceName(device: string, language: Language): string {
  const [browser = '', place] = device.split(' · ')
  const { on, unknown } = DEVICES[language]
  if (place === undefined) return browser || unknown
  return formatMessage(on, { browser, place }, language)
}

function clock(instant: string, language: Language, zone: string): string {
  // Not every engine's Intl takes an offset as a zone, so what the clock there shows is written as if it were UTC.
  const { day, time } = momentOf(Date.parse(instant), zone)
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return format.format(Date.parse(`${day}T${time}Z`))
}
