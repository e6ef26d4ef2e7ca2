/** A sound or film on the board that plays in step for all. [R91] */
import type { EpochMs } from '../room/ids.ts'
import type { ClipPlay } from './board-types.ts'

/** Returns the position now. @param now by the authority's clock */
export function clipPositionMs({ state, positionMs, rate, at }: ClipPlay, now: EpochMs): number {
  return state === 'paused' ? positionMs : positionMs + (Math.max(now - at, 0) * rate) / 100
}

/** So small a difference is not heard. */
const IN_STEP_MS = 250
const JUMP_MS = 1_500
/** A speed that differs so little is not heard. */
const CATCH_UP = 0.05

export type ClipStep = { jumpToMs: number; playbackRate: number } | { jumpToMs: null; playbackRate: number }

/** Tells a player that is at `isAtMs` what to do, so that it is where all are. */
export function clipStep(play: ClipPlay, isAtMs: number, now: EpochMs): ClipStep {
  const shouldBe = clipPositionMs(play, now)
  const behindMs = shouldBe - isAtMs
  const rate = play.rate / 100
  if (Math.abs(behindMs) > (play.state === 'paused' ? 50 : JUMP_MS)) return { jumpToMs: shouldBe, playbackRate: rate }
  if (Math.abs(behindMs) <= IN_STEP_MS || play.state === 'paused') return { jumpToMs: null, playbackRate: rate }
  return { jumpToMs: null, playbackRate: rate * (behindMs > 0 ? 1 + CATCH_UP : 1 - CATCH_UP) }
}
