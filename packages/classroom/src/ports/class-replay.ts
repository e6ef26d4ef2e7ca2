/** A class that has ended, as it is played again: what its screen is given. */
import type { ReadableStore } from '@hwjy/base'
import type { Stretch } from '../core/replay/activity.ts'
import type { Chapter } from '../core/replay/chapters.ts'
import type { EpochMs } from '../core/room/ids.ts'
import type { RoomChannel } from './room-channel.ts'
import type { RtcEngine } from './rtc-engine.ts'

export interface ReplayState {
  /** `failed`: nothing can be shown yet, see `retry`. */
  status: 'loading' | 'ready' | 'failed'
  /** When the class started; 0 until that is known. */
  startedAt: EpochMs
  /** The moment that is shown, ms from the start. */
  at: number
  /** ms; 0 until it is known. */
  duration: number
  isPlaying: boolean
  /** The moment is not here yet; it is shown as soon as it is. */
  isWaiting: boolean
  /** The rest of the log did not come, see `retry`. */
  isCut: boolean
  /** 1 is as it was. */
  speed: number
  skipsQuiet: boolean
  chapters: readonly Chapter[]
  /** They cover all that can be seen to happen. */
  stretches: readonly Stretch[]
  /** Names the person who shared a screen at this moment: the log has no picture of it. */
  sharer: string | null
}

export interface ClassReplay extends ReadableStore<ReplayState> {
  /** The room of the moment that is shown; it is read only. */
  readonly channel: RoomChannel
  /** Gives nothing: a log has neither pictures nor sound. */
  readonly rtc: RtcEngine
  play(): void
  pause(): void
  toggle(): void
  /** @param at ms from the start of the class */
  seek(at: number): void
  /** Goes on, or back where negative. */
  skip(ms: number): void
  setSpeed(speed: number): void
  setSkipsQuiet(skipsQuiet: boolean): void
  /** Reads on where the log did not come. */
  retry(): void
  destroy(): void
}

export const REPLAY_SPEEDS = [0.5, 1, 1.5, 2, 4] as const
