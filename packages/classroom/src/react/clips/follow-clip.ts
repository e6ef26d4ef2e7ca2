/** Keeps a player where all are. [R91] */
import type { ClipPlay } from '../../core/board/board-types.ts'
import { clipStep } from '../../core/board/clip-play.ts'

export type Player = Pick<
  HTMLMediaElement,
  'currentTime' | 'duration' | 'paused' | 'playbackRate' | 'play' | 'pause' | 'readyState'
>

// Before the length is known there is nowhere to go to.
const HAVE_METADATA = 1

/**
 * One look at a player: it jumps, hurries, begins or rests.
 * @param play null rests where it is
 * @param onBlocked the browser wants a press first
 */
export function followClip(player: Player, play: ClipPlay | null, now: number, onBlocked: () => void): void {
  if (player.readyState < HAVE_METADATA) return
  if (play === null) return rest(player)
  const { jumpToMs, playbackRate } = clipStep(play, player.currentTime * 1_000, now)
  const lengthMs = Number.isFinite(player.duration) ? player.duration * 1_000 : Number.POSITIVE_INFINITY
  const isOver = jumpToMs !== null && jumpToMs >= lengthMs
  if (isOver) return rest(player)
  if (jumpToMs !== null) player.currentTime = jumpToMs / 1_000
  if (player.playbackRate !== playbackRate) player.playbackRate = playbackRate
  if (play.state === 'paused') return rest(player)
  // At its end it has stopped by itself.
  const isAtEnd = player.currentTime * 1_000 >= lengthMs - 50
  if (player.paused && !isAtEnd) player.play().catch(onBlocked)
}

function rest(player: Player): void {
  if (!player.paused) player.pause()
}
