/** Tables of the school office: invitations, and files that are imported. */
import type { Language } from '@hwjy/sdk/errors'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { ImportFailure, ImportFormat, ImportState } from '../../domain/school/office/import-state.ts'
import type { SchoolTable } from '../../domain/school/office/import-columns.ts'
import type { RowProblem } from '../../domain/school/office/import-row.ts'
import type { EnquiryState, EnquiryWish } from '../../domain/school/office/enquiry-rules.ts'
import { instant } from '../columns.ts'
import { course } from './courses.ts'
import { person } from './people.ts'
import { school } from './school.ts'

/** The first sign-in of a person: the holder of the link chooses the account's password, once. */
export const invitation = pgTable(
  'invitation',
  {
    id: text().primaryKey(),
    schoolId: text('school_id')
      .notNull()
      .references(() => school.id),
    personId: text('person_id')
      .notNull()
      .references(() => person.id),
    /** SHA-256 of the token, hex: an attacker who reads this table opens nothing with it. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The family asked as visitors: it also chooses the name to sign in with, and may correct its names. */
    isRegistration: boolean('is_registration').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    index('invitation_person').on(t.personId, t.createdAt),
    index('invitation_school').on(t.schoolId, t.createdAt),
  ],
)

/** A visitor asked the school. The row is deleted half a year after the school was done with it. */
export const enquiry = pgTable(
  'enquiry',
  {
    /** Made of the request's key and the visitor's network, so that a repetition is the same row. */
    id: text().primaryKey(),
    schoolId: text('school_id')
      .notNull()
      .references(() => school.id),
    courseId: text('course_id').references(() => course.id, { onDelete: 'set null' }),
    /** The student that the school added for it. */
    personId: text('person_id').references(() => person.id, { onDelete: 'set null' }),
    state: text().$type<EnquiryState>().notNull(),
    wish: text().$type<EnquiryWish>().notNull(),
    name: text().notNull(),
    contact: text().notNull(),
    childName: text('child_name'),
    childAge: smallint('child_age'),
    text: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** The visitor's: an IANA name or an offset. */
    timeZone: text('time_zone').notNull(),
    /** Which text the visitor has agreed to. */
    consentVersion: text('consent_version').notNull(),
    note: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('enquiry_school').on(t.schoolId, t.state, t.createdAt),
    index('enquiry_updated').on(t.state, t.updatedAt),
  ],
)

/** A file that is read, checked, and then carried out in batches. */
export const schoolImport = pgTable(
  'school_import',
  {
    id: text().primaryKey(),
    schoolId: text('school_id')
      .notNull()
      .references(() => school.id),
    /** Null for a command on the server's machine. */
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    fileName: text('file_name').notNull(),
    /** The file in the object store; null once it was read, or for a command, which brings the rows. */
    objectKey: text('object_key'),
    /** The kind of the rows, where the uploader named it. */
    table: text().$type<SchoolTable>(),
    format: text().$type<ImportFormat>(),
    encoding: text(),
    /** Columns of the file whose cells were left out. */
    unreadColumns: jsonb('unread_columns').$type<string[]>().notNull().default([]),
    state: text().$type<ImportState>().notNull(),
    failure: text().$type<ImportFailure>(),
    mode: text().$type<'all' | 'good'>(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [index('school_import_school').on(t.schoolId, t.createdAt)],
)

/** One row of an imported file. Deleted with its import, a month after. */
export const schoolImportRow = pgTable(
  'school_import_row',
  {
    importId: text('import_id')
      .notNull()
      .references(() => schoolImport.id, { onDelete: 'cascade' }),
    /** The order in which rows are carried out: what others need comes first. Counted from 1. */
    position: integer().notNull(),
    table: text().$type<SchoolTable>().notNull(),
    /** The line of the file, counted from 1. */
    line: integer().notNull(),
    label: text().notNull(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    problems: jsonb().$type<RowProblem[]>().notNull(),
    state: text().$type<'good' | 'bad' | 'created' | 'changed' | 'unchanged'>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.position] }), index('school_import_row_state').on(t.importId, t.state)],
)
