import { and, asc, desc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm'
import type { EpochMs, RoomId } from '@hwjy/classroom/core'
import { keyframesToThin } from '../../domain/rooms/keyframe-thinning.ts'
import { type Database, schema } from '../database.ts'

export interface StoredKeyframe {
  seq: number
  bytes: Uint8Array
}

export interface KeyframeEntry {
  seq: number
  at: EpochMs
  sizeBytes: number
}

/** Whole rooms at moments of their logs. A large one is many rows, so that no statement carries more than 1 MB. */
export interface RoomKeyframes {
  /** Null when the room was never opened. */
  newest(roomId: RoomId): Promise<StoredKeyframe | null>
  /** The newest that goes no further than `seq`. */
  upTo(roomId: RoomId, seq: number): Promise<StoredKeyframe | null>
  /** In the log's order. */
  list(roomId: RoomId): Promise<KeyframeEntry[]>
  /** Stores one, then forgets those that it makes superfluous. Does nothing when this one is there. */
  save(roomId: RoomId, keyframe: StoredKeyframe, at: EpochMs): Promise<void>
  /** Writes another one in the place of this one, in the caller's transaction. @param bytes null deletes it */
  replace(roomId: RoomId, seq: number, bytes: Uint8Array | null): Promise<void>
}

// The database worker parses each statement in a memory that does not shrink again.
const PART_BYTES = 1024 * 1024
// Deleting this much is worth a vacuum: PGlite has nothing that does it by itself.
const VACUUM_BYTES = 8 * 1024 * 1024

export function createRoomKeyframes(db: Database): RoomKeyframes {
  const { roomKeyframe, roomKeyframePart } = schema

  const partsOf = (roomId: RoomId, seq: number) =>
    and(eq(roomKeyframePart.roomId, roomId), eq(roomKeyframePart.seq, seq))

  const readWhole = async (roomId: RoomId, { seq, bytes }: StoredKeyframe): Promise<StoredKeyframe> => {
    const parts = await db
      .select({ no: roomKeyframePart.no, size: sql<number>`octet_length(${roomKeyframePart.bytes})`.mapWith(Number) })
      .from(roomKeyframePart)
      .where(partsOf(roomId, seq))
      .orderBy(asc(roomKeyframePart.no))
    if (parts.length === 0) return { seq, bytes }
    const whole = new Uint8Array(parts.reduce((sum, { size }) => sum + size, bytes.length))
    whole.set(bytes)
    let offset = bytes.length
    for (const { no, size } of parts) {
      const [part] = await db
        .select({ bytes: roomKeyframePart.bytes })
        .from(roomKeyframePart)
        .where(and(partsOf(roomId, seq), eq(roomKeyframePart.no, no)))
      if (part) whole.set(part.bytes, offset)
      offset += size
    }
    return { seq, bytes: whole }
  }

  const upTo = async (roomId: RoomId, seq: number) => {
    const [row] = await db
      .select({ seq: roomKeyframe.seq, bytes: roomKeyframe.bytes })
      .from(roomKeyframe)
      .where(and(eq(roomKeyframe.roomId, roomId), lte(roomKeyframe.seq, seq)))
      .orderBy(desc(roomKeyframe.seq))
      .limit(1)
    return row ? readWhole(roomId, row) : null
  }

  const list = (roomId: RoomId): Promise<KeyframeEntry[]> =>
    db
      .select({
        seq: roomKeyframe.seq,
        at: roomKeyframe.at,
        sizeBytes: sql<number>`octet_length(${roomKeyframe.bytes}) + coalesce((
          select sum(octet_length(part.bytes)) from ${roomKeyframePart} part
          where part.room_id = ${roomKeyframe}.room_id and part.seq = ${roomKeyframe}.seq), 0)`.mapWith(Number),
      })
      .from(roomKeyframe)
      .where(eq(roomKeyframe.roomId, roomId))
      .orderBy(asc(roomKeyframe.seq))

  // Writes all but the first, which stands in the keyframe's own row.
  const writeParts = async (roomId: RoomId, seq: number, bytes: Uint8Array) => {
    for (let no = 1; no * PART_BYTES < bytes.length; no++) {
      const part = bytes.subarray(no * PART_BYTES, (no + 1) * PART_BYTES)
      await db.insert(roomKeyframePart).values({ roomId, seq, no, bytes: part }).onConflictDoNothing()
    }
  }

  const thin = async (roomId: RoomId) => {
    const kept = await list(roomId)
    const superfluous = keyframesToThin(kept)
    if (superfluous.length === 0) return
    const seqs = superfluous.map(({ seq }) => seq)
    await db.delete(roomKeyframe).where(and(eq(roomKeyframe.roomId, roomId), inArray(roomKeyframe.seq, seqs)))
    // Parts without a row are left over from a process that died.
    const whole = kept.map(({ seq }) => seq).filter((seq) => !seqs.includes(seq))
    await db
      .delete(roomKeyframePart)
      .where(and(eq(roomKeyframePart.roomId, roomId), notInArray(roomKeyframePart.seq, whole)))
    if (superfluous.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) >= VACUUM_BYTES) {
      await db.execute(sql`vacuum ${roomKeyframePart}`)
    }
  }

  return {
    newest: (roomId) => upTo(roomId, NEWEST),
    upTo,
    list,
    async replace(roomId, seq, bytes) {
      await db.delete(roomKeyframePart).where(partsOf(roomId, seq))
      const isThis = and(eq(roomKeyframe.roomId, roomId), eq(roomKeyframe.seq, seq))
      if (bytes === null) {
        await db.delete(roomKeyframe).where(isThis)
        return
      }
      await writeParts(roomId, seq, bytes)
      await db
        .update(roomKeyframe)
        .set({ bytes: bytes.subarray(0, PART_BYTES) })
        .where(isThis)
    },
    async save(roomId, { seq, bytes }, at) {
      // One transaction would block all other users of the database for as long as all parts take.
      await writeParts(roomId, seq, bytes)
      await db
        .insert(roomKeyframe)
        .values({ roomId, seq, at, bytes: bytes.subarray(0, PART_BYTES) })
        .onConflictDoNothing()
      await thin(roomId)
    },
  }
}

// Event numbers are 32-bit integers.
const NEWEST = 2 ** 31 - 1
