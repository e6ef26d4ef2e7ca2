/** Where a replay gets the log of a class from that has ended. */
import type { EpochMs } from '../core/room/ids.ts'

export interface ReplayAbout {
  /** The class started and ended: what is shown lies between. */
  startedAt: EpochMs
  endedAt: EpochMs
  /** Number of the last event. */
  lastSeq: number
  /** Where a player may begin without all that came before, in order. */
  keyframes: readonly { seq: number; at: EpochMs }[]
}

/** Any of them may reject; the player says so and can be told to try again. */
export interface ReplaySource {
  about(signal: AbortSignal): Promise<ReplayAbout>
  /** The events after this one, as many as come at once, in joined frames: see `log-frames.ts`. */
  events(afterSeq: number, signal: AbortSignal): Promise<Uint8Array>
  /** The newest keyframe that goes no further than this event; null where there is none that can be read. */
  keyframe(seq: number, signal: AbortSignal): Promise<Uint8Array | null>
}
