import type { EpochMs } from '@hwjy/classroom/core'

// Shorter than this, it was stopped because it did not work, or pressed by mistake.
const SHORTEST_MS = 1_000

/** Checks whether a recording failed: it does not take the place of the one before. [R8] */
export const holdsNothing = ({ startedAt, stoppedAt }: { startedAt: EpochMs; stoppedAt: EpochMs }): boolean =>
  stoppedAt - startedAt < SHORTEST_MS
