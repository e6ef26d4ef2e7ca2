import type { MessageValue } from '../../domain/messages/message-sentence.ts'
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { MessageCategory } from '../../domain/messages/message-category.ts'
import { instant } from '../columns.ts'
import { classGroup } from './courses.ts'
import { person } from './people.ts'

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
    isTop: boolean('is_top').notNull(),
    publishedAt: instant('published_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('notice_class').on(t.classId, t.isTop, t.publishedAt),
    index('notice_author').on(t.authorId, t.publishedAt),
  ],
)

/** A message of the system to one person; the words are made in the reader's language when it is read. */
export const systemMessage = pgTable(
  'system_message',
  {
    id: text().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id),
    /** The key of the sentence, such as `homeworkGraded`. */
    kind: text().notNull(),
    /** Fills it: names in all languages, times as ISO instants. */
    values: jsonb().$type<Readonly<Record<string, MessageValue>>>().notNull(),
    /** The lesson, homework or other object that it leads to, by its id. */
    targetId: text('target_id'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    index('system_message_person').on(t.personId, t.createdAt),
    index('system_message_unread').on(t.personId, t.readAt),
  ],
)

/** A category that a person has turned off. Categories that are on have no row. */
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
