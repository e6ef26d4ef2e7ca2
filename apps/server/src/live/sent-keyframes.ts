import { encodeKeyframe, publicRoom, type RoomState } from '@hwjy/classroom/core'
import type { SendQueue } from './send-queue.ts'

export interface SentKeyframe {
  seq: number
  bytes: Uint8Array
  /** The room that it was made of. */
  room: RoomState
}

/** The keyframes on their way to the pages of one room. People who come close together share one. */
export interface SentKeyframes {
  /**
   * @param oldestInTail the first event that the room has in memory
   * @returns the keyframe for this page, and the pages that must be closed so that no more are held in memory
   */
  give(room: RoomState, oldestInTail: number, to: SendQueue): { sent: SentKeyframe; isTooSlow: readonly SendQueue[] }
}

// A small one is made anew after so many events; a large one serves as long as the tail reaches back to it.
const FRESH_EVENTS = 500
const LARGE_BYTES = 1024 * 1024
// Three of the largest. Slow pages that came at different times would hold one each.
const HELD_BYTES = 96 * 1024 * 1024

export function createSentKeyframes(): SentKeyframes {
  let held: { sent: SentKeyframe; to: Set<SendQueue> }[] = []

  const newestFor = (room: RoomState, oldestInTail: number) => {
    const newest = held.at(-1)
    const age = newest ? room.seq - newest.sent.seq : 0
    const isFresh = newest && (age <= FRESH_EVENTS || newest.sent.bytes.length > LARGE_BYTES)
    return isFresh && newest.sent.seq + 1 >= oldestInTail ? newest : null
  }

  return {
    give(room, oldestInTail, to) {
      for (const { to: sendQueues } of held) {
        for (const sendQueue of sendQueues) if (!sendQueue.isCatchingUp) sendQueues.delete(sendQueue)
      }
      const newest = newestFor(room, oldestInTail)
      if (newest) {
        newest.to.add(to)
        return { sent: newest.sent, isTooSlow: [] }
      }
      const sent = { seq: room.seq, bytes: encodeKeyframe(publicRoom(room)), room }
      held = [...held.filter(({ to: sendQueues }) => sendQueues.size > 0), { sent, to: new Set([to]) }]
      const isTooSlow: SendQueue[] = []
      let bytes = held.reduce((sum, one) => sum + one.sent.bytes.length, 0)
      while (bytes > HELD_BYTES && held.length > 1) {
        const [oldest, ...rest] = held
        held = rest
        bytes -= oldest?.sent.bytes.length ?? 0
        isTooSlow.push(...(oldest?.to ?? []))
      }
      return { sent, isTooSlow }
    },
  }
}
