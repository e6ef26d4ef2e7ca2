/** A system message in the reader's language. */
import type { Language } from '@hwjy/sdk/errors'
import type { Localized } from '../db/schema/values.ts'
import { HOUR_MS } from './durations.ts'
import { messageTexts } from './message-texts.ts'

const FIELDS = { 'zh-CN': 'zh', 'en-US': 'en', 'ja-JP': 'ja' } as const satisfies Record<Language, keyof Localized>
const UNKNOWN_DEVICE: Record<Language, string> = {
  'zh-CN': '未知设备',
  'en-US': 'unknown device',
  'ja-JP': '不明な端末',
}
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/**
 * @param kind of a message that an older version stored may have no words any more; then its values stand alone
 * @param utcOffsetHours where the reader is: instants are written on the reader's clock
 */
export function messageSentence(
  { kind, values }: { kind: string; values: Readonly<Record<string, string | number>> },
  language: Language,
  utcOffsetHours: number,
): string {
  const show = (value: string | number | undefined) =>
    typeof value === 'string' && INSTANT.test(value) ? clock(value, language, utcOffsetHours) : String(value ?? '')
  if (!Object.hasOwn(messageTexts, kind)) return Object.values(values).map(show).join(' · ')
  const texts: Localized = messageTexts[kind as keyof typeof messageTexts]
  return texts[FIELDS[language]].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'device' && values[name] === '' ? UNKNOWN_DEVICE[language] : show(values[name]),
  )
}

function clock(instant: string, language: Language, utcOffsetHours: number): string {
  const shifted = new Date(Date.parse(instant) + utcOffsetHours * HOUR_MS)
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return format.format(shifted)
}
