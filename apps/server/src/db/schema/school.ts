import type { Names } from '../../domain/names.ts'
import type { Localized } from '../../domain/localized.ts'
import type { SchoolSettings } from '../../domain/school/school-settings.ts'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Records the kind of the store's last start: one row, or none in a store that was never started. */
export const installation = pgTable('installation', {
  id: text().$type<'this'>().primaryKey(),
  isDemo: boolean('is_demo').notNull(),
  changedAt: instant('changed_at').notNull(),
})

export const school = pgTable(
  'school',
  {
    id: text().primaryKey(),
    /** The school's part of an address, such as `huawen` in `huawen.class.example`; null for one that is only introduced. */
    slug: text(),
    /** The school whose catalogue introduces this one, which has no people here; null for a school of this server. */
    introducedBy: text('introduced_by').references((): AnyPgColumn => school.id),
    name: text().notNull(),
    /** The name in the languages of readers. */
    names: jsonb().$type<Names>().notNull().default({}),
    pinyin: text().notNull().default(''),
    /** IANA name; lessons are planned in this zone. */
    timeZone: text('time_zone').notNull(),
    /** Only what differs from `defaultSettings`. */
    settings: jsonb().$type<Partial<SchoolSettings>>().notNull().default({}),
    /** Schools of the catalogue introduce themselves; the own school is one of them. */
    region: text().notNull().default(''),
    address: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** The same as `person.avatarKey`. */
    logoKey: text('logo_key'),
    summary: jsonb().$type<Localized>(),
    introduction: jsonb().$type<Localized>(),
    isListed: boolean('is_listed').notNull().default(true),
    position: smallint().notNull().default(0),
    createdAt: instant('created_at'),
    updatedAt: instant('updated_at'),
  },
  (t) => [uniqueIndex('school_slug').on(t.slug), index('school_introduced_by').on(t.introducedBy)],
)

/** A program that may call for a school: the school's own web app, the page of a partner, or a partner's server. */
export const clientKey = pgTable(
  'client_key',
  {
    /** The id that the program shows, such as `key_4f1c…`. */
    id: text().primaryKey(),
    schoolId: text('school_id')
      .notNull()
      .references(() => school.id),
    name: text().notNull(),
    /** SHA-256 of the secret, hex. Null for pages in browsers, which can keep none: only their origin counts. */
    secretHash: text('secret_hash'),
    /** Pages of these origins may call, open sockets and show the classroom in a frame: `https://school.example`. */
    origins: jsonb().$type<string[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('client_key_school').on(t.schoolId, t.createdAt)],
)

/** Changes made in the school office: who, what, when. Rows are never changed. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: text().primaryKey(),
    schoolId: text('school_id')
      .notNull()
      .references(() => school.id),
    /** Null for a command on the server's machine. */
    actorId: text('actor_id'),
    /** The name stays as it was when the entry was written. */
    actorName: text('actor_name').notNull(),
    /** Such as `person.added`. */
    action: text().notNull(),
    targetType: text('target_type').notNull(),
    targetId: text('target_id').notNull(),
    /** Names and values for people to read; no secrets. */
    detail: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
    at: instant().notNull(),
  },
  (t) => [index('audit_entry_school').on(t.schoolId, t.at)],
)

export const subject = pgTable(
  'subject',
  {
    id: text().primaryKey(),
    /** Null at the top. */
    parentId: text('parent_id'),
    name: jsonb().$type<Localized>().notNull(),
    position: smallint().notNull(),
  },
  (t) => [index('subject_parent').on(t.parentId, t.position)],
)

export const grade = pgTable('grade', {
  id: text().primaryKey(),
  name: jsonb().$type<Localized>().notNull(),
  position: smallint().notNull(),
})

/** Values of the lists a school may word itself, such as kinds of notice. */
export const dictionaryEntry = pgTable(
  'dictionary_entry',
  {
    categoryId: text('category_id').notNull(),
    value: text().notNull(),
    label: jsonb().$type<Localized>().notNull(),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.value] })],
)

export const textbook = pgTable(
  'textbook',
  {
    id: text().primaryKey(),
    /** Null for those that come with the product, which every school has. */
    schoolId: text('school_id').references(() => school.id),
    subjectId: text('subject_id')
      .notNull()
      .references(() => subject.id),
    gradeId: text('grade_id').references(() => grade.id),
    /** The id of another system, by which an import finds it again. */
    externalId: text('external_id'),
    name: text().notNull(),
    introduction: text().notNull().default(''),
    position: smallint().notNull(),
  },
  (t) => [
    index('textbook_subject').on(t.subjectId, t.position),
    index('textbook_school').on(t.schoolId),
    uniqueIndex('textbook_external').on(t.schoolId, t.externalId),
  ],
)

export const chapter = pgTable(
  'chapter',
  {
    id: text().primaryKey(),
    textbookId: text('textbook_id')
      .notNull()
      .references(() => textbook.id),
    /** Place in the textbook, counted from 1. */
    no: smallint().notNull(),
    name: text().notNull(),
    summary: jsonb().$type<Localized>().notNull(),
    words: jsonb().$type<{ hanzi: string; pinyin: string; meaning: Localized }[]>().notNull(),
    /** A short text to read, paragraphs of plain Chinese. */
    text: jsonb().$type<string[]>().notNull(),
    minutes: integer().notNull(),
  },
  (t) => [index('chapter_textbook').on(t.textbookId, t.no)],
)

export const askedQuestion = pgTable(
  'asked_question',
  {
    id: text().primaryKey(),
    audience: text().$type<'teacher' | 'student'>().notNull(),
    category: text().notNull(),
    question: jsonb().$type<Localized>().notNull(),
    answer: jsonb().$type<Localized>().notNull(),
    position: smallint().notNull(),
  },
  (t) => [index('asked_question_audience').on(t.audience, t.position)],
)

export const appRelease = pgTable('app_release', {
  version: text().primaryKey(),
  releasedAt: instant('released_at').notNull(),
  notes: jsonb().$type<Localized>().notNull(),
  /** Older clients must update before they go on. */
  isForced: boolean('is_forced').notNull(),
  /** The size of an update. */
  sizeBytes: integer('size_bytes').notNull(),
})
