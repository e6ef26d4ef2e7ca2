/** Notices, messages, chat groups: what the school tells people outside the room. */
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { classGroup } from './courses.ts'
import { person } from './people.ts'

/** An announcement of a teacher to a class. */
export const notice = pgTable(
  'notice',
  {
    id: text().primaryKey(),
    authorId: text('author_id')
      .notNull()
      .references(() => person.id),
    classId: text('class_id')
      .notNull()
      .references(() => classGroup.id),
    title: text().notNull(),
    content: text().notNull(),
    /** Stands above the others. */
    isTop: boolean('is_top').notNull(),
    publishedAt: instant('published_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('notice_class').on(t.classId, t.isTop, t.publishedAt),
    index('notice_author').on(t.authorId, t.publishedAt),
  ],
)

/** What the system has to say to one person; the words are made in the reader's language when it is read. */
export const systemMessage = pgTable(
  'system_message',
  {
    id: text().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id),
    /** Names the sentence, such as `homeworkGraded`. */
    kind: text().notNull(),
    /** Fills it: names, times as ISO instants. */
    values: jsonb().$type<Record<string, string | number>>().notNull(),
    /** What it leads to, such as a lesson or homework id. */
    targetId: text('target_id'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    index('system_message_person').on(t.personId, t.createdAt),
    index('system_message_unread').on(t.personId, t.readAt),
  ],
)

/** A class's group outside lessons. Its members are the class's students and teacher. */
export const chatGroup = pgTable('chat_group', {
  id: text().primaryKey(),
  classId: text('class_id')
    .notNull()
    .unique()
    .references(() => classGroup.id),
  name: text().notNull(),
  createdAt: instant('created_at').notNull(),
})
