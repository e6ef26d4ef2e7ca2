import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SchoolRole } from '../../domain/actor.ts'
import type { Attachment } from '../../domain/files/attachment.ts'
import { instant } from '../columns.ts'
import { person } from './people.ts'

/** A teacher and a student have one conversation, whatever classes they share. */
export const messageThread = pgTable(
  'message_thread',
  {
    id: text().primaryKey(),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => person.id),
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
    /** Number of the newest message, and when it was sent. */
    lastNo: integer('last_no').notNull(),
    lastAt: instant('last_at').notNull(),
    /** Number of the newest message that each side has seen; 0 before the first. */
    teacherReadNo: integer('teacher_read_no').notNull(),
    studentReadNo: integer('student_read_no').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('message_thread_pair').on(t.teacherId, t.studentId),
    index('message_thread_teacher').on(t.teacherId, t.lastAt),
    index('message_thread_student').on(t.studentId, t.lastAt),
  ],
)

export const threadMessage = pgTable(
  'thread_message',
  {
    id: text().primaryKey(),
    threadId: text('thread_id')
      .notNull()
      .references(() => messageThread.id),
    /** Place in the conversation, counted from 1 without gaps. */
    no: integer().notNull(),
    senderId: text('sender_id')
      .notNull()
      .references(() => person.id),
    senderRole: text('sender_role').$type<SchoolRole>().notNull(),
    text: text().notNull(),
    pictures: jsonb().$type<Attachment[]>().notNull(),
    /** Chosen by the sender: a message that is sent again is found by it. */
    commandId: text('command_id').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [
    uniqueIndex('thread_message_no').on(t.threadId, t.no),
    uniqueIndex('thread_message_command').on(t.senderId, t.commandId),
  ],
)
