/**
 * Reactions: a press that all see at once and the log only counts. [R53] On the ephemeral lane:
 *
 *     reaction   0 kind · 1 place in `REACTIONS`
 */
import type { EpochMs, UserId } from '../room/ids.ts'
import { REACTIONS, type Reaction } from '../room/tool-types.ts'
import { FrameKind } from './live-protocol.ts'

const REACTION_BYTES = 2

export const encodeReaction = (reaction: Reaction): Uint8Array =>
  Uint8Array.of(FrameKind.reaction, REACTIONS.indexOf(reaction))

/** Null for anything but a whole reaction. Never throws. */
export function decodeReaction(frame: Uint8Array): Reaction | null {
  if (frame[0] !== FrameKind.reaction || frame.length !== REACTION_BYTES) return null
  return REACTIONS[frame[1] ?? REACTIONS.length] ?? null
}

/** One person may react so often in so long. */
export const REACTION_RATE = { count: 3, withinMs: 5_000 }
const COUNT_EVERY_MS = 10_000

/** Keeps the reactions of one room within their rate, and counts them for the log. For an authority. */
export interface ReactionTally {
  /** @returns false when the frame is no reaction, or the person reacted too often */
  take(userId: UserId, frame: Uint8Array, now: EpochMs): boolean
  /** How often each was sent, in the order of `REACTIONS`; null while there are none, or ten seconds are not over. */
  due(now: EpochMs): readonly number[] | null
}

export function createReactionTally(): ReactionTally {
  const recent = new Map<UserId, readonly EpochMs[]>()
  let counts: number[] | null = null
  let since: EpochMs = 0
  return {
    take(userId, frame, now) {
      const reaction = decodeReaction(frame)
      const sent = (recent.get(userId) ?? []).filter((at) => now - at < REACTION_RATE.withinMs)
      if (reaction === null || sent.length >= REACTION_RATE.count) return false
      recent.set(userId, [...sent, now])
      if (counts === null) {
        counts = REACTIONS.map(() => 0)
        since = now
      }
      const at = REACTIONS.indexOf(reaction)
      counts[at] = (counts[at] ?? 0) + 1
      return true
    },
    due(now) {
      if (counts === null || now - since < COUNT_EVERY_MS) return null
      const counted = counts
      counts = null
      return counted
    },
  }
}
