import { and, eq, max } from 'drizzle-orm'
import type { RemovedMessages, RoomEvent } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'
import { eventPage } from './room-event-pages.ts'
import { toEvent } from './room-event-row.ts'
import { createRoomKeyframes, type KeyframeEntry } from './room-keyframes.ts'

export interface RoomLogs {
  /** 0 when nothing ever happened. */
  lastSeq(roomId: string): Promise<number>
  /** Events after `seq`, in order: at most `limit`, fewer when they are large, none at the end. */
  events(roomId: string, seq: number, limit: number): Promise<RoomEvent[]>
  removedMessages(roomId: string): Promise<RemovedMessages>
  keyframes(roomId: string): Promise<KeyframeEntry[]>
  /** The newest that goes no further than `seq`. */
  keyframe(roomId: string, seq: number): Promise<Uint8Array | null>
}

// Limits the ink in one response.
const ANSWER_BYTES = 2 * 1024 * 1024

export function createRoomLogs(db: Database): RoomLogs {
  const { roomEvent } = schema
  const keyframes = createRoomKeyframes(db)
  return {
    async lastSeq(roomId) {
      const [row] = await db
        .select({ seq: max(roomEvent.seq) })
        .from(roomEvent)
        .where(eq(roomEvent.roomId, roomId))
      return row?.seq ?? 0
    },
    events: (roomId, seq, limit) => eventPage(db, roomId, seq, { events: limit, bytes: ANSWER_BYTES }),
    async removedMessages(roomId) {
      const isRemoval = and(eq(roomEvent.roomId, roomId), eq(roomEvent.type, 'messageRemoved'))
      const rows = await db.select().from(roomEvent).where(isRemoval)
      return new Map(
        rows
          .map(toEvent)
          .flatMap((event) => (event.type === 'messageRemoved' ? [[event.messageSeq, event.remover]] : [])),
      )
    },
    keyframes: keyframes.list,
    keyframe: async (roomId, seq) => (await keyframes.upTo(roomId, seq))?.bytes ?? null,
  }
}
