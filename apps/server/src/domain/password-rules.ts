import type { EpochMs } from '@hwjy/classroom/core'
import { DAY_MS } from './durations.ts'

const LENGTH_MIN = 8
const LENGTH_MAX = 16
const KINDS_MIN = 3
const KINDS = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]

export type PasswordDenial = 'too-weak' | 'entries-differ'

/** Length counts characters as people do: a hanzi is one. */
export function passwordDenial(password: string, again: string): PasswordDenial | null {
  const { length } = [...password]
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  if (length < LENGTH_MIN || length > LENGTH_MAX || kinds < KINDS_MIN) return 'too-weak'
  return password === again ? null : 'entries-differ'
}

/**
 * Whole days until a person is asked to change the password, 0 when it is time.
 * @param since when it was chosen; null when nobody knows, and then nobody is asked
 */
export function passwordDaysLeft(since: EpochMs | null, lifetimeDays: number, now: EpochMs): number | null {
  if (since === null) return null
  return Math.max(0, Math.ceil((since + lifetimeDays * DAY_MS - now) / DAY_MS))
}
