/** What players of clips and of the order of strokes can be set to. */

export const CLIP_RATES = [50, 75, 100, 125, 150] as const
/** Percent of its own speed. */
export type ClipRate = (typeof CLIP_RATES)[number]
export const CLIP_MAX_MS = 86_400_000
/** A shorter part cannot be heard as one. */
export const CLIP_LOOP_MIN_MS = 500

export const HANZI_STATES = ['playing', 'step', 'paused'] as const
export type HanziState = (typeof HANZI_STATES)[number]
export const HANZI_SPEEDS = [0.5, 1, 2] as const
export type HanziSpeed = (typeof HANZI_SPEEDS)[number]
