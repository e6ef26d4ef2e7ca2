import type { Attachment } from '../../domain/files/attachment.ts'
import type { Annotation } from '../../domain/homework/annotation.ts'
import type { EarlierAnswer } from '../../domain/homework/earlier-try.ts'
import type { DraftMark } from '../../domain/homework/marking-draft.ts'
import type { QuestionType } from '../../domain/homework/question.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { classGroup } from './courses.ts'
import { lesson } from './lessons.ts'
import { person } from './people.ts'
import { paper } from './questions.ts'

/** A paper set for a class. The paper is a copy of its own: changing the template changes no homework. */
export const homework = pgTable(
  'homework',
  {
    id: text().primaryKey(),
    paperId: text('paper_id')
      .notNull()
      .references(() => paper.id),
    classId: text('class_id')
      .notNull()
      .references(() => classGroup.id),
    /** The lesson it belongs to; null when it stands alone. */
    lessonId: text('lesson_id').references(() => lesson.id, { onDelete: 'set null' }),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => person.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** 0 has no limit. */
    limitMinutes: integer('limit_minutes').notNull(),
    /** `afterClass`: hidden until its lesson has ended. */
    visibility: text().$type<'always' | 'afterClass'>().notNull(),
    status: text().$type<'draft' | 'published'>().notNull(),
    markBy: instant('mark_by').notNull(),
    /** `start`: students hear of it when it opens, not when it is published. */
    announceAt: text('announce_at').$type<'publish' | 'start'>().notNull(),
    /** `together`: no student sees marks before `marksReleasedAt`. */
    marksShown: text('marks_shown').$type<'atOnce' | 'together'>().notNull(),
    marksReleasedAt: instant('marks_released_at'),
    createdAt: instant('created_at').notNull(),
    /** Another instant with each change, see `nextVersion` in the domain. */
    updatedAt: instant('updated_at').notNull(),
    announcedAt: instant('announced_at'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('homework_untold').on(t.id).where(sql`announced_at is null`),
    uniqueIndex('homework_paper').on(t.paperId),
    index('homework_class').on(t.classId, t.startsAt),
    index('homework_lesson').on(t.lessonId),
    index('homework_teacher').on(t.teacherId, t.startsAt),
    index('homework_ends').on(t.endsAt),
  ],
)

export const answerPaper = pgTable(
  'answer_paper',
  {
    id: text().primaryKey(),
    homeworkId: text('homework_id')
      .notNull()
      .references(() => homework.id),
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
    /** `returned` may be handed in again. */
    status: text().$type<'started' | 'submitted' | 'returned' | 'graded'>().notNull(),
    startedAt: instant('started_at').notNull(),
    submittedAt: instant('submitted_at'),
    gradedAt: instant('graded_at'),
    returnedAt: instant('returned_at'),
    /** After the work was returned: until when it may be handed in again. */
    handInBy: instant('hand_in_by'),
    handInCount: smallint('hand_in_count').notNull(),
    /** Null until graded, and again once returned. */
    score: integer(),
    comment: text().notNull(),
    commentImages: jsonb('comment_images').$type<Attachment[]>().notNull(),
    commentAudio: jsonb('comment_audio').$type<Attachment[]>().notNull(),
  },
  (t) => [
    uniqueIndex('answer_paper_student').on(t.homeworkId, t.studentId),
    index('answer_paper_of').on(t.studentId, t.status),
  ],
)

export const answer = pgTable(
  'answer',
  {
    answerPaperId: text('answer_paper_id')
      .notNull()
      .references(() => answerPaper.id),
    /** Number of the question in its paper. */
    no: smallint().notNull(),
    keys: jsonb().$type<string[]>().notNull(),
    text: text().notNull(),
    images: jsonb().$type<Attachment[]>().notNull(),
    audio: jsonb().$type<Attachment[]>().notNull(),
    /** Another instant with each saving. Null for a mark on what was never answered. */
    savedAt: instant('saved_at'),
    score: integer(),
    /** Null until marked, and where there is nothing to be right about. */
    isCorrect: boolean('is_correct'),
    comment: text().notNull(),
    commentAudio: jsonb('comment_audio').$type<Attachment[]>().notNull(),
    /** The teacher's pen on the student's picture. */
    markedImages: jsonb('marked_images').$type<Attachment[]>().notNull(),
    /** The same pen as strokes and pins that can still be changed. */
    annotations: jsonb().$type<Annotation[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.answerPaperId, t.no] })],
)

/** Keeps what a try got that was given back to be done again. Rows are only added. */
export const earlierTry = pgTable(
  'earlier_try',
  {
    answerPaperId: text('answer_paper_id')
      .notNull()
      .references(() => answerPaper.id),
    /** Counts from 1. */
    tryNo: smallint('try_no').notNull(),
    submittedAt: instant('submitted_at'),
    gradedAt: instant('graded_at'),
    returnedAt: instant('returned_at').notNull(),
    score: integer(),
    comment: text().notNull(),
    commentImages: jsonb('comment_images').$type<Attachment[]>().notNull(),
    commentAudio: jsonb('comment_audio').$type<Attachment[]>().notNull(),
    returnComment: text('return_comment').notNull(),
    answers: jsonb().$type<EarlierAnswer[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.answerPaperId, t.tryNo] })],
)

/** Describes what a teacher has marked and not given yet; at most one of a work. */
export const markingDraft = pgTable('marking_draft', {
  answerPaperId: text('answer_paper_id')
    .primaryKey()
    .references(() => answerPaper.id),
  savedAt: instant('saved_at').notNull(),
  /** Says how often the work was handed in by then. */
  handInCount: smallint('hand_in_count').notNull(),
  comment: text().notNull(),
  commentImages: jsonb('comment_images').$type<Attachment[]>().notNull(),
  commentAudio: jsonb('comment_audio').$type<Attachment[]>().notNull(),
  marks: jsonb().$type<DraftMark[]>().notNull(),
})

/** Words that a teacher says often below answers. */
export const markingPhrase = pgTable(
  'marking_phrase',
  {
    id: text().primaryKey(),
    authorId: text('author_id')
      .notNull()
      .references(() => person.id),
    text: text().notNull(),
    /** Null: offered for every question. */
    questionType: text('question_type').$type<QuestionType>(),
    points: smallint(),
    /** Works that were marked with it. */
    useCount: integer('use_count').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [uniqueIndex('marking_phrase_text').on(t.authorId, t.text)],
)

/** Another rule for one student: a later end, or no need to do it. */
export const homeworkRule = pgTable(
  'homework_rule',
  {
    homeworkId: text('homework_id')
      .notNull()
      .references(() => homework.id),
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
    /** Null: the homework's own end. */
    endsAt: instant('ends_at'),
    isExcused: boolean('is_excused').notNull(),
  },
  (t) => [primaryKey({ columns: [t.homeworkId, t.studentId] })],
)

/** Reminders that were sent, so that no student gets two a day. */
export const homeworkReminder = pgTable(
  'homework_reminder',
  {
    homeworkId: text('homework_id')
      .notNull()
      .references(() => homework.id),
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
    remindedAt: instant('reminded_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.homeworkId, t.studentId] })],
)
