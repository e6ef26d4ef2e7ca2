/** Time until a moment, in the units a person would use for that distance. */
export type Countdown =
  | { unit: 'days'; days: number }
  | { unit: 'hours'; hours: number; minutes: number }
  /** Ticks: "9:05". */
  | { unit: 'clock'; text: string }
  | { unit: 'now' }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** @param ms until the moment; zero and below is `now` */
export function countdown(ms: number): Countdown {
  if (ms <= 0) return { unit: 'now' }
  if (ms >= 2 * DAY_MS) return { unit: 'days', days: Math.floor(ms / DAY_MS) }
  if (ms >= HOUR_MS)
    return { unit: 'hours', hours: Math.floor(ms / HOUR_MS), minutes: Math.floor((ms % HOUR_MS) / MINUTE_MS) }
  return { unit: 'clock', text: minutesSeconds(Math.ceil(ms / 1_000)) }
}

/** 65 → "1:05"; 0 → "0:00". */
export const minutesSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/**
 * Returns a wait as the language says it inside a sentence: "1 minute, 5 seconds", "1 分 5 秒". Digits with a colon
 * would read as a time of day there. A browser without the format gets them all the same.
 */
export function waitText(ms: number, language: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  if (!('DurationFormat' in Intl)) return minutesSeconds(seconds)
  const parts = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
  return new Intl.DurationFormat(language, { style: 'long' }).format(seconds === 0 ? { seconds: 1 } : parts)
}
