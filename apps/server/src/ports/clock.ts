import type { EpochMs } from '@hwjy/classroom/core'

/** The authority's time. Tests set it, all other hosts read the machine's. */
export interface Clock {
  now(): EpochMs
}

export const systemClock: Clock = { now: () => Date.now() }
