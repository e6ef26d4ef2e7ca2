/** Notices and messages: what the school tells people outside the room. */
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { MessageCategory } from '../../domain/message-category.ts'
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

/** What a person does not want to be told. Nothing is said here of categories that are on. */
export const mutedCategory = pgTable(
  'muted_category',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id),
    category: text().$type<MessageCategory>().notNull(),
    mutedAt: instant('muted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.category] })],
)
