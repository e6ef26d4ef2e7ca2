/**
 * Writes that replace say what they are based on: the instant of the last change, as it was read. An instant is enough
 * because no two changes of one thing have the same one.
 */
import type { EpochMs } from '@hwjy/classroom/core'

/** The instant of a change: now, or just after the changes before where the clock did not move on meanwhile. */
export const nextVersion = (now: EpochMs, ...before: readonly (EpochMs | null)[]): EpochMs =>
  before.reduce<EpochMs>((next, at) => (at === null ? next : Math.max(next, at + 1)), now)

/** @param basedOn undefined when the writer did not say; then nothing is stale */
export const isStale = (current: EpochMs | null, basedOn: EpochMs | null | undefined): boolean =>
  basedOn !== undefined && basedOn !== current
