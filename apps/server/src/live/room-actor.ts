import {
  type Actor,
  type CommandId,
  createRoomLog,
  type EpochMs,
  type RefusalCode,
  type RoomCommand,
  type RoomEvent,
  type RoomId,
  type RoomState,
  markAnswer,
} from '@hwjy/classroom/core'
import type { Clock } from '../ports/clock.ts'
import type { LoadedRoom } from './store/load-room.ts'
import type { RoomStore } from './store/room-store.ts'

/** `seq` is the command's last event; null when nothing had to change. */
export type Outcome = { seq: number | null } | { refused: RefusalCode; retryAfterMs?: number }

/** The one authority of a room: it decides, stores, and then publishes. */
export interface RoomActor {
  readonly roomId: RoomId
  /** The room as it is stored. No page has been told more. */
  readonly room: RoomState
  /**
   * Decides at once, in the order of calls; resolves when the outcome is stored. An id that was carried out before
   * gives the same outcome and changes nothing.
   * @param at not before the last event; now if left out
   * @param roundTripMs of the sender's connection; 0 for calls that have none
   * @throws when the events could not be stored; `onBroken` was told, and this actor is of no more use
   */
  submit(command: RoomCommand, by: Actor, id: CommandId, at?: EpochMs, roundTripMs?: number): Promise<Outcome>
  readonly isStoring: boolean
  /** Resolves when everything submitted so far is stored. */
  settled(): Promise<void>
}

interface Listeners {
  /** Called before the commands' outcomes resolve, so that events reach a sender before its `done`. */
  onStored(events: readonly RoomEvent[], room: RoomState): void
  onBroken(error: unknown): void
}

export const systemActor: Actor = { userId: 'system', role: 'system', name: '' }

export function createRoomActor(
  roomId: RoomId,
  loaded: LoadedRoom,
  { store, clock }: { store: RoomStore; clock: Clock },
  { onStored, onBroken }: Listeners,
): RoomActor {
  const log = createRoomLog(loaded.room, loaded.heads)
  let stored = loaded.room
  let lastAt = loaded.lastAt
  let pending: RoomEvent[] = []
  let waiting: { seq: number; resolve: () => void; reject: (error: Error) => void }[] = []
  let isFlushing = false
  let flushed: Promise<void> = Promise.resolve()
  let broken: Error | null = null

  /**
   * Runs one write at a time. Commands decided while it runs become the next one, so a busy room writes many events at
   * once and a quiet one does not wait.
   */
  const flush = async () => {
    isFlushing = true
    try {
      // Commands that arrived in the same turn of the event loop share the first write.
      await Promise.resolve()
      while (pending.length > 0) {
        const batch = pending
        const after = log.room
        pending = []
        await store.append(roomId, batch, after)
        stored = after
        onStored(batch, after)
        const ready = waiting.filter(({ seq }) => seq <= after.seq)
        waiting = waiting.filter(({ seq }) => seq > after.seq)
        for (const { resolve } of ready) resolve()
      }
    } catch (error) {
      // The room's state is ahead of its store, so no command may build on it. The hub reads the room again.
      broken = new Error(`room ${roomId} could not be stored`, { cause: error })
      for (const { reject } of waiting) reject(broken)
      waiting = []
      onBroken(error)
    } finally {
      // Set before the waiting callers go on, or their next command would find no flush to join.
      isFlushing = false
    }
  }

  return {
    roomId,
    get room() {
      return stored
    },
    async submit(command, by, id, at = clock.now(), roundTripMs = 0) {
      if (broken) throw broken
      // A clock that is set back must not write a log that runs backwards.
      lastAt = Math.max(lastAt, at)
      const facts = { random: crypto.getRandomValues(new Uint8Array(16)), roundTripMs, mark: markAnswer }
      const { events, seq, refused, retryAfterMs } = log.submit(command, by, id, lastAt, facts)
      if (refused !== undefined) return { refused, ...(retryAfterMs !== undefined && { retryAfterMs }) }
      if (events.length > 0) {
        pending.push(...events)
        if (!isFlushing) flushed = flush()
      }
      if (seq !== null && seq > stored.seq) {
        await new Promise<void>((resolve, reject) => waiting.push({ seq, resolve, reject }))
      }
      return { seq }
    },
    get isStoring() {
      return isFlushing
    },
    settled: () => flushed,
  }
}
