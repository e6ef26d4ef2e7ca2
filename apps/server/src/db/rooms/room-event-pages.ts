import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { RoomEvent, RoomId } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'
import { toEvent } from './room-event-row.ts'

interface PageLimits {
  events: number
  /** Limits ink and bodies in bytes. One event above it is a page of its own. */
  bytes: number
}

/** The next events after `seq`, in order: a page of them, none at the end of the log. */
export async function eventPage(
  db: Database,
  roomId: RoomId,
  seq: number,
  limits: PageLimits = { events: 2_000, bytes: 1024 * 1024 },
): Promise<RoomEvent[]> {
  const { roomEvent } = schema
  const after = and(eq(roomEvent.roomId, roomId), gt(roomEvent.seq, seq))
  const sizes = await db
    .select({
      seq: roomEvent.seq,
      size: sql<number>`coalesce(octet_length(${roomEvent.bytes}), 0) + octet_length(${roomEvent.body}::text)`.mapWith(
        Number,
      ),
    })
    .from(roomEvent)
    .where(after)
    .orderBy(asc(roomEvent.seq))
    .limit(limits.events)
  const last = lastWithin(sizes, limits.bytes)
  if (last === null) return []
  const rows = await db
    .select()
    .from(roomEvent)
    .where(and(after, lte(roomEvent.seq, last)))
    .orderBy(asc(roomEvent.seq))
  return rows.map(toEvent)
}

function lastWithin(sizes: readonly { seq: number; size: number }[], bytes: number): number | null {
  let sum = 0
  let last: number | null = null
  for (const { seq, size } of sizes) {
    sum += size
    if (last !== null && sum > bytes) break
    last = seq
  }
  return last
}
