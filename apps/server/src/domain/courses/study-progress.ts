import type { EpochMs } from '@hwjy/classroom/core'

export interface StudyProgress {
  /** 0 to 100. */
  percent: number
  seconds: number
  studiedAt: EpochMs
}

/** Reading goes on: the percentage never goes back, seconds add up. @param before null for a chapter not yet opened */
export function studyOn(
  before: StudyProgress | null,
  report: { percent: number; seconds: number; at: EpochMs },
): StudyProgress {
  return {
    percent: Math.max(before?.percent ?? 0, report.percent),
    seconds: (before?.seconds ?? 0) + report.seconds,
    studiedAt: report.at,
  }
}

/** Averages the chapters of a course, rounded down, so that 100 means read to the end. */
export function coursePercent(percents: readonly number[]): number {
  return percents.length === 0 ? 0 : Math.floor(percents.reduce((sum, percent) => sum + percent, 0) / percents.length)
}
