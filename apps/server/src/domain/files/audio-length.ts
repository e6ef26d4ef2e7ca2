// Shorter than any syllable.
const SOUND_MIN_SECONDS = 0.2

/** Whole seconds of a take, at least one; null for a take without sound that anybody could hear. */
export const takeSeconds = (seconds: number): number | null =>
  seconds < SOUND_MIN_SECONDS ? null : Math.max(1, Math.round(seconds))
