/** A sound or film on the board that plays in step for all. [R91] */
import type { EpochMs } from '../room/ids.ts'
import type { ClipPlay } from './board-types.ts'

/** Returns the position now. @param now by the authority's clock */
export function clipPositionMs({ state, positionMs, rate, at, loop }: ClipPlay, now: EpochMs): number {
  if (state === 'paused') return positionMs
  const playedMs = positionMs + (Math.max(now - at, 0) * rate) / 100
  if (!loop || playedMs < loop.toMs) return playedMs
  return loop.fromMs + ((playedMs - loop.fromMs) % (loop.toMs - loop.fromMs))
}

/**
 * How long a player goes on until it has to be looked at again: at the end of a part that is played again and again, it
 * has to turn back at the very moment.
 */
export function nextClipLookMs(play: ClipPlay | null, now: EpochMs): number {
  if (!play?.loop || play.state === 'paused') return LOOK_MS
  const untilTurnMs = ((play.loop.toMs - clipPositionMs(play, now)) * 100) / play.rate
  return Math.min(Math.max(Math.ceil(untilTurnMs), SHORTEST_LOOK_MS), LOOK_MS)
}

const LOOK_MS = 500
const SHORTEST_LOOK_MS = 20

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
  if (isBeyondTurn(play, behindMs)) return { jumpToMs: shouldBe, playbackRate: rate }
  if (Math.abs(behindMs) > (play.state === 'paused' ? 50 : JUMP_MS)) return { jumpToMs: shouldBe, playbackRate: rate }
  if (Math.abs(behindMs) <= IN_STEP_MS || play.state === 'paused') return { jumpToMs: null, playbackRate: rate }
  return { jumpToMs: null, playbackRate: rate * (behindMs > 0 ? 1 + CATCH_UP : 1 - CATCH_UP) }
}

// All have turned back to A, and this player has not; or it has a moment before the others.
const isBeyondTurn = ({ loop, state }: ClipPlay, behindMs: number) =>
  loop !== undefined && state === 'playing' && Math.abs(behindMs) > (loop.toMs - loop.fromMs) / 2
