import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { FavouriteType, SourceKind } from '../../domain/courses/favourite-rules.ts'
import type { Localized } from '../../domain/localized.ts'
import { instant } from '../columns.ts'
import { person } from './people.ts'

/** A thing that a person keeps; a word carries its review with it. */
export const favourite = pgTable(
  'favourite',
  {
    id: text().primaryKey(),
    personId: text('person_id')
      .notNull()
      .references(() => person.id),
    targetType: text('target_type').$type<FavouriteType>().notNull(),
    /** The id of the thing, or the word itself. */
    target: text().notNull(),
    /** The name of the thing when it was kept, for the time after it is gone. */
    title: text().notNull(),
    /** Null for a word that no textbook has. */
    pinyin: text(),
    meaning: jsonb().$type<Localized>(),
    sourceKind: text('source_kind').$type<SourceKind>(),
    sourceId: text('source_id'),
    sourceTitle: text('source_title'),
    sourceCourseId: text('source_course_id'),
    keptAt: instant('kept_at').notNull(),
    /** Null for what is no word. */
    dueAt: instant('due_at'),
    /** In days. */
    stability: doublePrecision().notNull().default(0),
    difficulty: doublePrecision().notNull().default(0),
    reps: integer().notNull().default(0),
    lapses: integer().notNull().default(0),
    reviewedAt: instant('reviewed_at'),
  },
  (t) => [
    uniqueIndex('favourite_target').on(t.personId, t.targetType, t.target),
    index('favourite_kept').on(t.personId, t.keptAt),
    index('favourite_due').on(t.personId, t.dueAt),
  ],
)

/** The reviews of a word, from which its schedule can be computed again. Rows are never changed. */
export const wordReview = pgTable(
  'word_review',
  {
    favouriteId: text('favourite_id')
      .notNull()
      .references(() => favourite.id, { onDelete: 'cascade' }),
    /** Made by the client, so that a review that is sent again counts once. */
    commandId: text('command_id').notNull(),
    rating: smallint().notNull(),
    at: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.favouriteId, t.commandId] })],
)
