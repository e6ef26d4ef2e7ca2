import type { Language } from './language.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
/** A shorter time is said in the smaller unit: “in 90 seconds” is exact, “in 2 minutes” would be half a minute late. */
const MANY = 2

interface Phrases {
  exact: (time: string) => string
  about: (time: string) => string
  later: string
}

const phrases: Record<Language, Phrases> = {
  'zh-CN': { exact: (time) => `${time}后`, about: (time) => `约 ${time}后`, later: '稍后' },
  'en-US': { exact: (time) => `in ${time}`, about: (time) => `in about ${time}`, later: 'later' },
  'ja-JP': { exact: (time) => `${time}後`, about: (time) => `約 ${time}後`, later: 'しばらく後' },
}

/**
 * Says when a person may try again, such as “in 40 seconds” or “in about 5 hours”. It is rounded up: who comes back then
 * has waited long enough. `Intl.DurationFormat` would do less here, and Chrome has it since 129 only.
 * @param seconds undefined where the time is not known
 */
export function waitText(seconds: number | undefined, language: Language): string {
  const { exact, about, later } = phrases[language]
  if (seconds === undefined) return later
  if (seconds < MANY * MINUTE) return exact(inUnit(Math.max(1, Math.ceil(seconds)), 'second', language))
  if (seconds < MANY * HOUR) return about(inUnit(Math.ceil(seconds / MINUTE), 'minute', language))
  return about(inUnit(Math.ceil(seconds / HOUR), 'hour', language))
}

/** “5 hours”. Chinese and Japanese have a space beside the number, as in all sentences here. */
function inUnit(count: number, unit: 'second' | 'minute' | 'hour', language: Language): string {
  // The long form of Chinese says 秒钟.
  const unitDisplay = language === 'zh-CN' ? 'narrow' : 'long'
  const parts = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).formatToParts(count)
  return parts
    .map(({ value }) => value.trim())
    .filter((part) => part !== '')
    .join(' ')
}
