import type { LessonSummary } from '@hwjy/sdk'

/** Somebody who was there for 20 seconds was there for a minute; who never came, for none. */
export const wholeMinutes = (seconds: number) => (seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0)

/** How long the class lasted, in seconds; 0 when it was never started. */
export function classSeconds({ startedAt, endedAt }: Pick<LessonSummary, 'startedAt' | 'endedAt'>): number {
  if (!startedAt || !endedAt) return 0
  return Math.max(0, (Date.parse(endedAt) - Date.parse(startedAt)) / 1_000)
}
