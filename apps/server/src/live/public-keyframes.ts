import { encodeKeyframe, publicRoom, type RoomId, type RoomState } from '@hwjy/classroom/core'
import type { Clock } from '../ports/clock.ts'
import { createSharedReads } from './shared-reads.ts'

/** Keyframes that calls answer with. Encoding a full board takes 40 MB and a tenth of a second. */
export interface PublicKeyframes {
  of(roomId: RoomId, room: RoomState): Promise<Uint8Array>
}

const LARGE_BYTES = 1024 * 1024

export function createPublicKeyframes(clock: Clock): PublicKeyframes {
  const encoded = new WeakMap<RoomState, Uint8Array>()
  const large = createSharedReads<Uint8Array>(clock, { keepMs: 5_000, limit: 2 })

  const encode = (room: RoomState) => {
    const bytes = encoded.get(room) ?? encodeKeyframe(publicRoom(room))
    encoded.set(room, bytes)
    return bytes
  }
  return {
    // A large one may be a few seconds old, so that a busy class is not encoded again for every call.
    of: async (roomId, room) => (room.log.bytes > LARGE_BYTES ? large(roomId, async () => encode(room)) : encode(room)),
  }
}
