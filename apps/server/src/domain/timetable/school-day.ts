import type { EpochMs } from '@hwjy/classroom/core'

export const DEFAULT_TIME_ZONE = 'Asia/Shanghai'

/** Some calendar days of a place: from the first midnight to the last, the end not included. */
export interface Day {
  from: EpochMs
  until: EpochMs
}
