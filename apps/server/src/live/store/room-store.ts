import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import {
  type ChatMessage,
  type EpochMs,
  isUsedPage,
  messagesOf,
  type Participant,
  type RoomEvent,
  type RoomId,
  type RoomState,
  type UserId,
} from '@hwjy/classroom/core'
import { type Database, schema } from '../../db/database.ts'
import { eventPage } from '../../db/rooms/room-event-pages.ts'
import { type EventRow, toEvent, toRow } from '../../db/rooms/room-event-row.ts'
import { createRoomKeyframes, type StoredKeyframe } from '../../db/rooms/room-keyframes.ts'
import { hasClassToolEvents, storeClassTools } from './class-tool-rows.ts'
import { createJobs } from '../../db/jobs.ts'

/** The sender and the command id of an event: enough to answer a repeated command. */
export type EventHead = Pick<RoomEvent, 'seq' | 'at' | 'by' | 'id' | 'type'>

/** Stores room logs. Events are stored before any page hears of them. */
export interface RoomStore {
  /** Null when the room was never opened. */
  newestKeyframe(roomId: RoomId): Promise<StoredKeyframe | null>
  /** The next page of events after `seq`, in order; empty at the end of the log. */
  eventsAfter(roomId: RoomId, seq: number): Promise<RoomEvent[]>
  /** The newest `limit` heads, in order. */
  newestHeads(roomId: RoomId, limit: number): Promise<EventHead[]>
  /**
   * Stores a batch in one transaction, together with what lists show about the room.
   * @param after the room once the batch is applied
   */
  append(roomId: RoomId, events: readonly RoomEvent[], after: RoomState): Promise<void>
  saveKeyframe(roomId: RoomId, keyframe: StoredKeyframe, at: EpochMs): Promise<void>
  /** Messages before `beforeSeq` that the viewer may see: the newest `limit` of them, oldest first. */
  chatBefore(roomId: RoomId, viewer: UserId, beforeSeq: number, limit: number): Promise<readonly ChatMessage[]>
  /** Rooms that were open when the last process stopped. */
  unfinished(): Promise<RoomId[]>
  /** Notes that the room's authority was alive at this moment. */
  touch(roomId: RoomId, at: EpochMs): Promise<void>
  /** Last such note, or last write of status; null when the room was never opened. */
  aliveAt(roomId: RoomId): Promise<EpochMs | null>
}

// PostgreSQL takes 65,535 parameters in one statement; an event has eight.
const EVENTS_PER_INSERT = 1_000
// The database worker parses each statement in a memory that does not shrink again.
const BYTES_PER_INSERT = 1024 * 1024

export function createRoomStore(db: Database): RoomStore {
  const { lesson, person, room, roomEvent, roomMember } = schema
  const keyframes = createRoomKeyframes(db)

  return {
    newestKeyframe: keyframes.newest,
    eventsAfter: (roomId, seq) => eventPage(db, roomId, seq),

    async newestHeads(roomId, limit) {
      const rows = await db
        .select({
          seq: roomEvent.seq,
          at: roomEvent.at,
          by: roomEvent.by,
          id: roomEvent.commandId,
          type: roomEvent.type,
        })
        .from(roomEvent)
        .where(eq(roomEvent.roomId, roomId))
        .orderBy(desc(roomEvent.seq))
        .limit(limit)
      // Written by `append`, so the kinds are the room's own.
      return rows.reverse() as EventHead[]
    },

    async append(roomId, events, after) {
      const rows = events.map((event) => toRow(roomId, event))
      const lastAt = events.at(-1)?.at ?? 0
      const members = membersTouched(events, after)
      const isPlain =
        members.length === 0 && !hasClassToolEvents(events) && !events.some((event) => CHANGES_STATUS.has(event.type))
      const batches = inBatches(rows)
      if (isPlain && batches.length === 1) {
        await insertBatches(db, batches)
        return
      }
      await db.transaction(async (tx) => {
        const boardPages = after.board.pages.filter((page) => isUsedPage(after, page)).length
        const facts = { status: after.status, updatedAt: lastAt, boardPages }
        await tx
          .insert(room)
          .values({ id: roomId, ...facts })
          .onConflictDoUpdate({ target: room.id, set: facts })
        await insertBatches(tx, batches)
        if (members.length > 0) {
          await tx
            .insert(roomMember)
            .values(members.map((member) => ({ roomId, ...member })))
            .onConflictDoUpdate({
              target: [roomMember.roomId, roomMember.personId],
              set: { attendedFrom: sql`excluded.attended_from`, isRemoved: sql`excluded.is_removed` },
            })
        }
        await storeClassTools(tx, roomId, events)
        if (events.some(({ type }) => type === 'classEnded')) {
          const afterwards = { key: `${roomId}@${lastAt}`, payload: { lessonId: roomId }, runAt: lastAt }
          const jobs = createJobs(tx)
          await jobs.add({ kind: 'countAttendance', ...afterwards }, lastAt)
          await jobs.add({ kind: 'publishReplay', ...afterwards }, lastAt)
        }
        await tx.update(lesson).set({ startedAt: after.startedAt, endedAt: after.endedAt }).where(eq(lesson.id, roomId))
      })
    },

    saveKeyframe: keyframes.save,

    async chatBefore(roomId, viewer, beforeSeq, limit) {
      const of = (field: string) => sql`${roomEvent.body}->>${field}`
      const isSeen = or(isNull(of('to')), eq(of('to'), viewer), eq(of('userId'), viewer))
      const said = await db
        .select()
        .from(roomEvent)
        .where(and(eq(roomEvent.roomId, roomId), eq(roomEvent.type, 'chatSent'), lt(roomEvent.seq, beforeSeq), isSeen))
        .orderBy(desc(roomEvent.seq))
        .limit(limit)
      const oldest = said.at(-1)
      if (oldest === undefined) return []
      const changes = await db
        .select()
        .from(roomEvent)
        .where(
          and(
            eq(roomEvent.roomId, roomId),
            inArray(roomEvent.type, ['messageReacted', 'messageRemoved']),
            gt(roomEvent.seq, oldest.seq),
            inArray(
              sql`(${roomEvent.body}->>'messageSeq')::int`,
              said.map(({ seq }) => seq),
            ),
          ),
        )
        .orderBy(roomEvent.seq)
      const events = [...said.reverse(), ...changes].map(toEvent)
      const senders = await db
        .select({ id: person.id, name: person.name, role: person.role })
        .from(person)
        .where(inArray(person.id, [...new Set(events.map((event) => event.by))]))
      const byId = new Map(senders.map((sender) => [sender.id, sender]))
      return messagesOf(events, (userId) => byId.get(userId), viewer)
    },

    async unfinished() {
      const rows = await db
        .select({ id: room.id })
        .from(room)
        .where(inArray(room.status, ['waiting', 'live']))
      return rows.map((row) => row.id)
    },

    async touch(roomId, at) {
      await db.update(room).set({ updatedAt: at }).where(eq(room.id, roomId))
    },

    async aliveAt(roomId) {
      const [row] = await db.select({ at: room.updatedAt }).from(room).where(eq(room.id, roomId))
      return row?.at ?? null
    },
  }
}

const CHANGES_STATUS: ReadonlySet<RoomEvent['type']> = new Set(['roomOpened', 'classStarted', 'classEnded'])

const MEMBER_EVENTS: ReadonlySet<RoomEvent['type']> = new Set([
  'participantEntered',
  'participantRemoved',
  'readmitted',
])

// Builds the rows of `room_member` for all people in these events. The start of the class is an event of all who are here.
function membersTouched(events: readonly RoomEvent[], after: RoomState) {
  const touched = new Set<string>()
  for (const event of events) {
    if (MEMBER_EVENTS.has(event.type) && 'userId' in event) touched.add(event.userId)
    if (event.type === 'classStarted') for (const userId of Object.keys(after.participants)) touched.add(userId)
  }
  return Object.values(after.participants).flatMap((participant: Participant) => {
    const { userId, firstEnteredAt, attendedFrom } = participant
    if (!touched.has(userId)) return []
    return [{ personId: userId, firstEnteredAt, attendedFrom, isRemoved: Object.hasOwn(after.removed, userId) }]
  })
}

// Few enough, and light enough, for one statement each.
function inBatches(rows: readonly EventRow[]): readonly (readonly EventRow[])[] {
  const batches: EventRow[][] = []
  let batch: EventRow[] = []
  let weight = 0
  for (const row of rows) {
    const size = weightOf(row)
    if (batch.length === 0 || batch.length === EVENTS_PER_INSERT || weight + size > BYTES_PER_INSERT) {
      batch = []
      weight = 0
      batches.push(batch)
    }
    batch.push(row)
    weight += size
  }
  return batches
}

// Estimates an event's bytes: only ink, and the ids of a page that was cleared, are large.
const weightOf = ({ body, bytes }: EventRow): number => {
  const ids = body['strokeIds']
  return (bytes?.length ?? 0) + (Array.isArray(ids) ? ids.length * 24 : 0) + 200
}

async function insertBatches(db: Pick<Database, 'insert'>, batches: readonly (readonly EventRow[])[]): Promise<void> {
  for (const batch of batches) await db.insert(schema.roomEvent).values([...batch])
}
