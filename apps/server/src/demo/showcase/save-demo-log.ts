import { emptyRoom, encodeKeyframe, evolve, type RoomEvent, type RoomState } from '@hwjy/classroom/core'
import type { RoomStore } from '../../live/store/room-store.ts'

/** Stores the log of a class as the class itself would have: with a keyframe on the way, from which a replay may begin. */
export async function saveDemoLog(
  store: RoomStore,
  roomId: string,
  { events, room }: { events: readonly RoomEvent[]; room: RoomState },
): Promise<void> {
  await store.append(roomId, events, room)
  const first = events.slice(0, Math.ceil(events.length / 2))
  const last = first.at(-1)
  if (last)
    await store.saveKeyframe(
      roomId,
      { seq: last.seq, bytes: encodeKeyframe(first.reduce(evolve, emptyRoom())) },
      last.at,
    )
}
