import type { Names } from '../../domain/names.ts'
import type { SchoolRole } from '../../domain/actor.ts'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { classGroup, courseChapter } from './courses.ts'
import { person } from './people.ts'

export const lesson = pgTable(
  'lesson',
  {
    id: text().primaryKey(),
    classId: text('class_id')
      .notNull()
      .references(() => classGroup.id),
    no: integer().notNull(),
    name: text().notNull(),
    /** The name in the languages of readers. */
    names: jsonb().$type<Names>().notNull().default({}),
    pinyin: text().notNull().default(''),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    courseChapterId: text('course_chapter_id').references(() => courseChapter.id),
    /** The new time is not known yet: the label is "waiting to be adjusted". */
    isAwaitingTime: boolean('is_awaiting_time').notNull().default(false),
  },
  (t) => [
    index('lesson_class_starts').on(t.classId, t.startsAt),
    index('lesson_starts').on(t.startsAt),
    index('lesson_course_chapter').on(t.courseChapterId),
  ],
)

/** Each time a lesson was moved; a month allows only so many. */
export const lessonAdjustment = pgTable(
  'lesson_adjustment',
  {
    id: text().primaryKey(),
    /** Null once the lesson was deleted: the move counts all the same. */
    lessonId: text('lesson_id').references(() => lesson.id, { onDelete: 'set null' }),
    personId: text('person_id')
      .notNull()
      .references(() => person.id),
    from: instant('from_starts_at').notNull(),
    to: instant('to_starts_at').notNull(),
    adjustedAt: instant('adjusted_at').notNull(),
  },
  (t) => [
    index('lesson_adjustment_person').on(t.personId, t.adjustedAt),
    index('lesson_adjustment_lesson').on(t.lessonId),
  ],
)

/** Records whether a student said they would come. It neither allows nor forbids entry. */
export const attendancePlan = pgTable(
  'attendance_plan',
  {
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
    plan: text().$type<'attending' | 'onLeave'>().notNull(),
    reason: text().notNull(),
    saidAt: instant('said_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.lessonId, t.studentId] })],
)

/** The address where a person's calendar program reads their lessons. Its secret is signed, and is not stored. */
export const calendarFeed = pgTable('calendar_feed', {
  personId: text('person_id')
    .primaryKey()
    .references(() => person.id),
  /** Part of the address; a new one makes the old address void. */
  id: text().notNull().unique(),
  createdAt: instant('created_at').notNull(),
})

/** Written once a lesson is over, for every enrolled student; a teacher may correct it. */
export const attendance = pgTable(
  'attendance',
  {
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
    state: text().$type<'present' | 'late' | 'absent'>().notNull(),
    enteredAt: instant('entered_at'),
    presentSeconds: integer('present_seconds').notNull(),
    /** The microphone was open. */
    talkSeconds: integer('talk_seconds').notNull().default(0),
    markedAt: instant('marked_at').notNull(),
    /** The teacher who corrected it; null when it was counted. */
    markedBy: text('marked_by').references(() => person.id),
  },
  (t) => [primaryKey({ columns: [t.lessonId, t.studentId] }), index('attendance_student').on(t.studentId, t.lessonId)],
)

export const lessonScore = pgTable(
  'lesson_score',
  {
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
    score: smallint().notNull(),
    comment: text().notNull(),
    scoredAt: instant('scored_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.lessonId, t.studentId] })],
)

export const lessonPerformance = pgTable(
  'lesson_performance',
  {
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
    /** Stars from 1 to 5 each. */
    listening: smallint().notNull(),
    speaking: smallint().notNull(),
    participation: smallint().notNull(),
    comment: text().notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lessonId, t.studentId] }),
    index('lesson_performance_student').on(t.studentId, t.writtenAt),
  ],
)

export const lessonFeedback = pgTable(
  'lesson_feedback',
  {
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    authorId: text('author_id')
      .notNull()
      .references(() => person.id),
    /** The student it is about; '' for the lesson as a whole, because a key column cannot be null. */
    aboutId: text('about_id').notNull(),
    optionIds: jsonb('option_ids').$type<string[]>().notNull(),
    content: text().notNull(),
    savedAt: instant('saved_at').notNull(),
    /** Identifies one feedback in links. */
    id: text().notNull().unique(),
  },
  (t) => [
    primaryKey({ columns: [t.lessonId, t.authorId, t.aboutId] }),
    index('lesson_feedback_about').on(t.aboutId, t.savedAt),
  ],
)

export const feedbackOption = pgTable('feedback_option', {
  id: text().primaryKey(),
  audience: text().$type<SchoolRole>().notNull(),
  tone: text().$type<'positive' | 'negative'>().notNull(),
  position: smallint().notNull(),
  labelZh: text('label_zh').notNull(),
  labelEn: text('label_en').notNull(),
  labelJa: text('label_ja').notNull(),
})

/** Content that a student has already opened: takes the dot off a card. */
export const visit = pgTable(
  'visit',
  {
    personId: text('person_id')
      .notNull()
      .references(() => person.id),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    what: text().$type<'review' | 'performance'>().notNull(),
    visitedAt: instant('visited_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.lessonId, t.what] })],
)
