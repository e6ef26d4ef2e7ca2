/** A stretch of a class's log from one state on, and the room at each of its events. */
import { evolve } from '../room/evolve.ts'
import type { EpochMs } from '../room/ids.ts'
import type { RoomEvent, RoomState } from '../room/room-types.ts'

/** A state is kept after so many events: from there to any other it is a few milliseconds. */
const KEPT_EVERY = 200

export interface ReplayTrack {
  /** The room before the first event. */
  readonly base: RoomState
  readonly events: readonly RoomEvent[]
  /** The number of the last event that is here; that of the base where there is none. */
  lastSeq(): number
  /** @param events those that follow the last one; numbers that are here already are passed over */
  append(events: readonly RoomEvent[]): void
  /** @param seq from the base's to the last one */
  roomAt(seq: number): RoomState
  /** The number of the last event that had happened by then. */
  seqAt(at: EpochMs): number
  /** The events after `from`, up to `to`. */
  between(from: number, to: number): readonly RoomEvent[]
}

export function createReplayTrack(base: RoomState): ReplayTrack {
  const events: RoomEvent[] = []
  // The room after `KEPT_EVERY * place` events stands at its place.
  const kept: RoomState[] = [base]
  let last = base
  const countAt = (seq: number) => Math.min(events.length, Math.max(0, seq - base.seq))

  return {
    base,
    events,
    lastSeq: () => base.seq + events.length,
    append(more) {
      for (const event of more) {
        if (event.seq !== base.seq + events.length + 1) continue
        events.push(event)
        last = evolve(last, event)
        if (events.length % KEPT_EVERY === 0) kept.push(last)
      }
    },
    roomAt(seq) {
      const count = countAt(seq)
      if (count === events.length) return last
      const place = Math.floor(count / KEPT_EVERY)
      return events.slice(place * KEPT_EVERY, count).reduce(evolve, kept[place] ?? base)
    },
    seqAt: (at) => base.seq + firstAfter(events, at),
    between: (from, to) => events.slice(countAt(from), countAt(to)),
  }
}

/** The place of the first event after this time; an authority's clock never goes back. */
function firstAfter(events: readonly RoomEvent[], at: EpochMs): number {
  let low = 0
  let high = events.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((events[middle]?.at ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low
}
