import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { course } from './courses.ts'
import { lesson } from './lessons.ts'
import { person } from './people.ts'
import type { ReplayAudit } from '../../domain/after-class/replay-rules.ts'

/** A file that a person keeps in the object store: their own, or shown with a lesson or a course. */
export const cloudResource = pgTable(
  'cloud_resource',
  {
    id: text().primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => person.id),
    lessonId: text('lesson_id').references(() => lesson.id, { onDelete: 'set null' }),
    courseId: text('course_id').references(() => course.id),
    type: text().notNull(),
    fileName: text('file_name').notNull(),
    objectKey: text('object_key').notNull(),
    /** Key of the copy that every visitor may read; null while the owner has not made the file public. */
    publicKey: text('public_key'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    contentType: text('content_type').notNull(),
    /** Sound and film only. */
    durationSeconds: integer('duration_seconds'),
    /** Shows an object in one more place; the object goes with its last row. */
    isCopy: boolean('is_copy').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('cloud_resource_original').on(t.objectKey).where(sql`not is_copy`),
    index('cloud_resource_key').on(t.objectKey),
    index('cloud_resource_public').on(t.publicKey),
    index('cloud_resource_owner').on(t.ownerId, t.createdAt),
    index('cloud_resource_lesson').on(t.lessonId),
    index('cloud_resource_course').on(t.courseId),
  ],
)

export type TranscodeStatus = 'queued' | 'inProgress' | 'done' | 'failed'

export const transcode = pgTable(
  'transcode',
  {
    id: text().primaryKey(),
    resourceId: text('resource_id')
      .notNull()
      .references(() => cloudResource.id, { onDelete: 'cascade' }),
    status: text().$type<TranscodeStatus>().notNull(),
    /** 0 to 100. */
    percent: smallint().notNull(),
    pages: integer(),
    /** The PDF that is shown: the upload itself, or what was made of it. */
    pdfKey: text('pdf_key'),
    /** Why it failed: `converter-missing`, `encrypted`, `broken`, `timed-out`. */
    reason: text(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [uniqueIndex('transcode_resource').on(t.resourceId)],
)

/** A class to watch again: the room's log, or a film a teacher uploaded. The newest approved one is shown. */
export const replay = pgTable(
  'replay',
  {
    id: text().primaryKey(),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    source: text().$type<'system' | 'manual'>().notNull(),
    title: text().notNull(),
    /** The film; null when the room's log is the replay. */
    objectKey: text('object_key'),
    durationSeconds: integer('duration_seconds').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    audit: text().$type<ReplayAudit>().notNull(),
    auditReason: text('audit_reason').notNull(),
    auditedBy: text('audited_by').references(() => person.id),
    auditedAt: instant('audited_at'),
    uploadedBy: text('uploaded_by').references(() => person.id),
    createdAt: instant('created_at').notNull(),
    /** The one students see. Approving another takes its place. */
    isCurrent: boolean('is_current').notNull(),
  },
  (t) => [
    index('replay_lesson').on(t.lessonId, t.createdAt),
    index('replay_audit').on(t.audit, t.createdAt),
    index('replay_object').on(t.objectKey),
  ],
)

export const comment = pgTable(
  'comment',
  {
    id: text().primaryKey(),
    authorId: text('author_id')
      .notNull()
      .references(() => person.id),
    targetType: text('target_type').$type<'replay' | 'lesson' | 'answerPaper'>().notNull(),
    targetId: text('target_id').notNull(),
    /** The question of the work; null for the whole work and for everything else. */
    no: smallint(),
    content: text().notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [index('comment_target').on(t.targetType, t.targetId, t.writtenAt), index('comment_author').on(t.authorId)],
)
