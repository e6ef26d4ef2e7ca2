import type { EpochMs } from '@hwjy/classroom/core'

/** An instant as the wire has it: ISO 8601, UTC. */
export const iso = (at: EpochMs): string => new Date(at).toISOString()

export const isoOrNull = (at: EpochMs | null): string | null => (at === null ? null : iso(at))

/** An instant as a request has it: null where it says that there is none, undefined where it says nothing. */
export const instantOf = <None extends null | undefined>(text: string | None): EpochMs | None =>
  typeof text === 'string' ? Date.parse(text) : text
