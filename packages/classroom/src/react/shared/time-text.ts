/** Times as the whole product writes them: 24 hours in every language, so that a time read aloud is the same time. */
import type { EpochMs } from '../../core/room/ids.ts'

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const DAY = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const

/** "19:00" on the reader's clock. */
export const timeOfDay = (at: EpochMs, language: string): string => new Intl.DateTimeFormat(language, CLOCK).format(at)

/**
 * "Fri, Nov 20, 2026, 19:00".
 * @param timeZone IANA name; the device's zone if left out
 */
export const exactTime = (at: EpochMs, language: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(language, { ...DAY, ...CLOCK, timeZone }).format(at)
