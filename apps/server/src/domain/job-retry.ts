import { MINUTE_MS } from './durations.ts'

const FIRST_DELAY_MS = 10_000
const LONGEST_DELAY_MS = 10 * MINUTE_MS

/**
 * Returns the delay before a failed job runs again: 10 s, 20 s, 40 s … never more than 10 minutes. `attempts` counts
 * from 1.
 */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS)
}
