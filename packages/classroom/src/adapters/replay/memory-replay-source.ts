/** Serves tests: the log of a room in memory, as a server hands it out after class. */
import { encodeEvents } from '../../core/live/frames.ts'
import { encodeKeyframe } from '../../core/live/keyframe.ts'
import { joinFrames } from '../../core/live/log-frames.ts'
import { publicRoom } from '../../core/live/privacy.ts'
import { evolve } from '../../core/room/evolve.ts'
import { emptyRoom } from '../../core/room/room-state.ts'
import type { MemoryRoom } from '../local/memory-room.ts'
import type { ReplaySource } from '../../ports/replay-source.ts'

export interface MemoryReplaySource extends ReplaySource {
  /** Lists what was asked for, in order: `events 0`, `keyframe 8`. */
  readonly asked: readonly string[]
  /** Pages of the log that begin after this event do not come; null lets all come. */
  cutAfter(seq: number | null): void
}

export interface MemoryReplayOptions {
  /** Events in one page of the log. Default: all. */
  pageSize?: number
  /** Numbers of the events that have keyframes. */
  keyframes?: readonly number[]
}

/** @param room of a class that has ended */
export function createMemoryReplaySource(room: MemoryRoom, options: MemoryReplayOptions = {}): MemoryReplaySource {
  const { pageSize = Number.POSITIVE_INFINITY, keyframes = [] } = options
  const { events } = room
  const { startedAt, endedAt } = room.getState()
  const asked: string[] = []
  let lastThatComes = Number.POSITIVE_INFINITY
  return {
    asked,
    cutAfter(seq) {
      lastThatComes = seq ?? Number.POSITIVE_INFINITY
    },
    about: async () => ({
      startedAt: startedAt ?? 0,
      endedAt: endedAt ?? 0,
      lastSeq: events.length,
      keyframes: keyframes.map((seq) => ({ seq, at: events[seq - 1]?.at ?? 0 })),
    }),
    async events(afterSeq) {
      asked.push(`events ${afterSeq}`)
      if (afterSeq >= lastThatComes) throw new Error('this page does not come')
      return joinFrames(encodeEvents(events.slice(afterSeq, afterSeq + pageSize)))
    },
    async keyframe(seq) {
      asked.push(`keyframe ${seq}`)
      return encodeKeyframe(publicRoom(events.slice(0, seq).reduce(evolve, emptyRoom())))
    },
  }
}
