import { and, eq, gt, inArray, min, sql } from 'drizzle-orm'
import { type EpochMs, forgottenFields } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'
import { createRoomKeyframes, type StoredKeyframe } from './room-keyframes.ts'

export interface RoomTraces {
  /** The room after this one, by id, that the person was in; null after the last. */
  nextRoom(personId: string, afterRoomId: string): Promise<string | null>
  /** Checks that its log is no longer written. @param since it has been over for so long */
  isOver(roomId: string, since: EpochMs): Promise<boolean>
  /** The keyframes after `seq`, in order, as many as are no burden: at least one, if there is one. */
  keyframes(roomId: string, afterSeq: number): Promise<StoredKeyframe[]>
  /** @param bytes null deletes it: the log has everything */
  replaceKeyframe(roomId: string, seq: number, bytes: Uint8Array | null): Promise<void>
  forgetInEvents(roomId: string, personId: string, name: string): Promise<void>
}

// Read and written at once; a large board alone may have more.
const KEYFRAMES_MAX = 16
const KEYFRAMES_MAX_BYTES = 8 * 1024 * 1024

export function createRoomTraces(db: Database): RoomTraces {
  const { practice, practiceResponse, room, roomEvent, roomMember } = schema
  const keyframes = createRoomKeyframes(db)
  return {
    async nextRoom(personId, afterRoomId) {
      const [row] = await db
        .select({ roomId: min(roomMember.roomId) })
        .from(roomMember)
        .where(and(eq(roomMember.personId, personId), gt(roomMember.roomId, afterRoomId)))
      return row?.roomId ?? null
    },
    async isOver(roomId, since) {
      const [row] = await db.select().from(room).where(eq(room.id, roomId))
      return row === undefined || (row.status === 'ended' && row.updatedAt <= since)
    },
    async keyframes(roomId, afterSeq) {
      const listed = await keyframes.list(roomId)
      const chosen: StoredKeyframe[] = []
      let left = KEYFRAMES_MAX_BYTES
      for (const { seq, sizeBytes } of listed.filter((one) => one.seq > afterSeq).slice(0, KEYFRAMES_MAX)) {
        left -= sizeBytes
        if (chosen.length > 0 && left < 0) break
        const stored = await keyframes.upTo(roomId, seq)
        if (stored) chosen.push(stored)
      }
      return chosen
    },
    replaceKeyframe: keyframes.replace,
    async forgetInEvents(roomId, personId, name) {
      // Words typed into the blanks of a practice go, too; the room of a lesson has its id.
      const held = db.select({ id: practice.id }).from(practice).where(eq(practice.lessonId, roomId))
      await db
        .update(practiceResponse)
        .set({ texts: null })
        .where(and(eq(practiceResponse.studentId, personId), inArray(practiceResponse.practiceId, held)))
      for (const [type, fields] of Object.entries(forgottenFields(name))) {
        await db
          .update(roomEvent)
          .set({ body: sql`${roomEvent.body} || ${JSON.stringify(fields)}::jsonb` })
          .where(
            and(
              eq(roomEvent.roomId, roomId),
              eq(roomEvent.type, type),
              sql`${roomEvent.body}->>'userId' = ${personId}`,
            ),
          )
      }
    },
  }
}
