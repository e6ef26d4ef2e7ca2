import { decodeKeyframe, emptyRoom, type EpochMs, evolve, type RoomId, type RoomState } from '@hwjy/classroom/core'
import type { EventHead, RoomStore } from './room-store.ts'

export interface LoadedRoom {
  room: RoomState
  /** Enough of the newest events to answer commands that are sent again. */
  heads: readonly EventHead[]
  /** Time of the last event; 0 in a new room. */
  lastAt: EpochMs
}

// The number of answers that a room's log remembers.
const HEADS_READ = 8_192

/** Builds the room from its last keyframe and the events after it. A room that was never opened is empty. */
export async function loadRoom(store: RoomStore, roomId: RoomId): Promise<LoadedRoom> {
  const keyframe = await store.newestKeyframe(roomId)
  const start = keyframe && decodeKeyframe(keyframe.bytes)
  const base = start ?? emptyRoom()
  // An unreadable keyframe costs time, not truth: the log has everything.
  let room = base
  for (let page = await store.eventsAfter(roomId, room.seq); page.length > 0; ) {
    room = page.reduce(evolve, room)
    page = await store.eventsAfter(roomId, room.seq)
  }
  const heads = await store.newestHeads(roomId, HEADS_READ)
  return { room, heads, lastAt: heads.at(-1)?.at ?? 0 }
}
