import type { LessonSummary } from '@hwjy/sdk'

export type LessonStart =
  | { state: 'running'; seconds: number }
  | { state: 'ahead' }
  /** In the first minute the lesson is not late yet. */
  | { state: 'due' }
  /** The lesson is not started. Whole minutes since the planned start, at least 1. */
  | { state: 'overdue'; minutes: number }
  /** The lesson was never started, and its planned time is over. */
  | { state: 'over' }

type Times = Pick<LessonSummary, 'startTime' | 'endTime' | 'startedAt'>

const MINUTE_MS = 60_000

/** @param now epoch ms, by the server's clock */
export function lessonStart({ startTime, endTime, startedAt }: Times, now: number): LessonStart {
  if (startedAt) return { state: 'running', seconds: Math.max(0, (now - Date.parse(startedAt)) / 1_000) }
  const sinceStart = now - Date.parse(startTime)
  if (sinceStart < 0) return { state: 'ahead' }
  if (now >= Date.parse(endTime)) return { state: 'over' }
  const minutes = Math.floor(sinceStart / MINUTE_MS)
  return minutes === 0 ? { state: 'due' } : { state: 'overdue', minutes }
}
