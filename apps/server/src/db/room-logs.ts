import { and, asc, desc, eq, gt, lte, max, sql } from 'drizzle-orm'
import type { EpochMs, RoomEvent } from '@hwjy/classroom/core'
import { type Database, schema } from './database.ts'
import { toEvent } from './room-event-row.ts'

export interface KeyframeEntry {
  seq: number
  at: EpochMs
  sizeBytes: number
}

/** Logs of rooms that have ended, for replay. */
export interface RoomLogs {
  /** 0 when nothing ever happened. */
  lastSeq(roomId: string): Promise<number>
  /** Events after `seq`, in order. */
  events(roomId: string, seq: number, limit: number): Promise<RoomEvent[]>
  keyframes(roomId: string): Promise<KeyframeEntry[]>
  /** The newest that goes no further than `seq`. */
  keyframe(roomId: string, seq: number): Promise<Uint8Array | null>
}

export function createRoomLogs(db: Database): RoomLogs {
  const { roomEvent, roomKeyframe } = schema
  return {
    async lastSeq(roomId) {
      const [row] = await db
        .select({ seq: max(roomEvent.seq) })
        .from(roomEvent)
        .where(eq(roomEvent.roomId, roomId))
      return row?.seq ?? 0
    },
    async events(roomId, seq, limit) {
      const found = await db
        .select()
        .from(roomEvent)
        .where(and(eq(roomEvent.roomId, roomId), gt(roomEvent.seq, seq)))
        .orderBy(asc(roomEvent.seq))
        .limit(limit)
      return found.map(toEvent)
    },
    keyframes: (roomId) =>
      db
        .select({
          seq: roomKeyframe.seq,
          at: roomKeyframe.at,
          sizeBytes: sql<number>`octet_length(${roomKeyframe.bytes})`.mapWith(Number),
        })
        .from(roomKeyframe)
        .where(eq(roomKeyframe.roomId, roomId))
        .orderBy(asc(roomKeyframe.seq)),
    async keyframe(roomId, seq) {
      const [row] = await db
        .select({ bytes: roomKeyframe.bytes })
        .from(roomKeyframe)
        .where(and(eq(roomKeyframe.roomId, roomId), lte(roomKeyframe.seq, seq)))
        .orderBy(desc(roomKeyframe.seq))
        .limit(1)
      return row?.bytes ?? null
    },
  }
}
