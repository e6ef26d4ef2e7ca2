import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { RoomState } from '@hwjy/classroom/core'
import { bytes, instant } from '../columns.ts'
import { lesson } from './lessons.ts'

/** The facts that lists need about a room without reading its log. Written in the same transaction as the events. */
export const room = pgTable('room', {
  /** A room serves one lesson and carries its id. */
  id: text()
    .primaryKey()
    .references(() => lesson.id),
  status: text().$type<RoomState['status']>().notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** Pages with something on them when the status changed last: those that the class left. Null where it was not counted. */
  boardPages: integer('board_pages'),
})

/** A person who was in a room, for lists; the log stays the truth. */
export const roomMember = pgTable(
  'room_member',
  {
    roomId: text('room_id')
      .notNull()
      .references(() => room.id),
    personId: text('person_id').notNull(),
    firstEnteredAt: instant('first_entered_at').notNull(),
    /** First moment in the live class: attendance looks at this. */
    attendedFrom: instant('attended_from'),
    isRemoved: boolean('is_removed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.roomId, t.personId] })],
)

export const roomEvent = pgTable(
  'room_event',
  {
    roomId: text('room_id')
      .notNull()
      .references(() => room.id),
    seq: integer().notNull(),
    /** Milliseconds since 1970: the log keeps the number that clients saw. */
    at: bigint({ mode: 'number' }).notNull(),
    by: text().notNull(),
    commandId: text('command_id').notNull(),
    type: text().notNull(),
    /** The event without its envelope and without `bytes`. */
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    bytes: bytes(),
  },
  (t) => [
    primaryKey({ columns: [t.roomId, t.seq] }),
    index('room_event_command').on(t.roomId, t.commandId),
    // Messages and their changes are found among thousands of strokes.
    index('room_event_messages')
      .on(t.roomId, t.seq)
      .where(sql`${t.type} in ('chatSent', 'messageReacted', 'messageRemoved')`),
  ],
)

export const roomKeyframe = pgTable(
  'room_keyframe',
  {
    roomId: text('room_id')
      .notNull()
      .references(() => room.id),
    seq: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    /** The state in the frame format that clients read: the whole of it, or the beginning of a large one. */
    bytes: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.roomId, t.seq] })],
)

/**
 * The rest of a large keyframe, after its beginning. Written before its row in `room_keyframe`: one without is not
 * whole.
 */
export const roomKeyframePart = pgTable(
  'room_keyframe_part',
  {
    roomId: text('room_id')
      .notNull()
      .references(() => room.id),
    seq: integer().notNull(),
    /** Counts from 1, without gaps. */
    no: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.roomId, t.seq, t.no] })],
)
