import type { EpochMs } from '@hwjy/classroom/core'

/** An instant as the wire has it: ISO 8601, UTC. */
export const iso = (at: EpochMs): string => new Date(at).toISOString()

export const isoOrNull = (at: EpochMs | null): string | null => (at === null ? null : iso(at))
