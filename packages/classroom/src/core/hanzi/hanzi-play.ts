/** Computes the stroke that is written at a moment: all pages find the same, whenever they came. [R70] */
import type { HanziPlay } from '../board/board-types.ts'
import type { EpochMs } from '../room/ids.ts'

/** One stroke at speed 1, the rest after it included. */
export const STROKE_MS = 1_000
/** The part of that in which the stroke is drawn. */
const DRAWN_SHARE = 0.7

export interface HanziMoment {
  /** Strokes that stand whole. */
  done: number
  /** The share of the next one that is drawn, 0..1. */
  part: number
  /** More will be drawn without anybody doing anything. */
  isMoving: boolean
}

/** @param total strokes of all characters of the card that have data */
export function hanziMoment({ state, stroke, speed, at }: HanziPlay, total: number, now: EpochMs): HanziMoment {
  const begun = Math.min(stroke, total)
  const last = state === 'paused' ? begun : state === 'step' ? Math.min(begun + 1, total) : total
  const passed = begun + (Math.max(0, now - at) * speed) / STROKE_MS
  const done = Math.min(Math.floor(passed), last)
  if (done >= last) return { done, part: 0, isMoving: false }
  return { done, part: Math.min((passed - done) / DRAWN_SHARE, 1), isMoving: true }
}
