import type { LessonSummary } from '@hwjy/sdk'

/** Twenty seconds of presence count as one minute; a student who never came has none. */
export const wholeMinutes = (seconds: number) => (seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0)

/** Duration of the class, in seconds; 0 when it was never started. */
export function classSeconds({ startedAt, endedAt }: Pick<LessonSummary, 'startedAt' | 'endedAt'>): number {
  if (!startedAt || !endedAt) return 0
  return Math.max(0, (Date.parse(endedAt) - Date.parse(startedAt)) / 1_000)
}
