/** Tables for what teachers use in class besides the room's log: practice, prizes, backgrounds, recordings. */
import type { PracticeKind, QuestionTask, WritingResult } from '@hwjy/classroom/core'
import type { ChoiceOption } from '../../domain/homework/question.ts'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { lesson } from './lessons.ts'
import { person } from './people.ts'
import { question } from './questions.ts'

/**
 * An exercise during class; its rows, and those of prizes, are written with the room's events. `open` takes answers,
 * `ended` shows them, `closed` is put away.
 */
export const practice = pgTable(
  'practice',
  {
    id: text().primaryKey(),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    kind: text().$type<PracticeKind>().notNull(),
    title: text().notNull(),
    status: text().$type<'open' | 'ended' | 'closed'>().notNull(),
    /** 0 has no limit. */
    limitSeconds: integer('limit_seconds').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [index('practice_lesson').on(t.lessonId, t.startedAt)],
)

/** A question as it was when it was asked in class; the bank may change afterwards. */
export const practiceQuestion = pgTable(
  'practice_question',
  {
    practiceId: text('practice_id')
      .notNull()
      .references(() => practice.id),
    no: smallint().notNull(),
    questionId: text('question_id').references(() => question.id),
    title: text().notNull(),
    options: jsonb().$type<ChoiceOption[]>().notNull(),
    isMultiple: boolean('is_multiple').notNull(),
    /** Empty where there is nothing to be right about. */
    correctKeys: jsonb('correct_keys').$type<string[]>().notNull(),
    /** Null where options are chosen. */
    task: jsonb().$type<QuestionTask>(),
  },
  (t) => [primaryKey({ columns: [t.practiceId, t.no] })],
)

export const practiceResponse = pgTable(
  'practice_answer',
  {
    practiceId: text('practice_id')
      .notNull()
      .references(() => practice.id),
    /** Number of the question; 0 for a press of the buzzer. */
    no: smallint().notNull(),
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
    keys: jsonb().$type<string[]>().notNull(),
    /** Set for a character written by hand. */
    written: jsonb().$type<WritingResult>(),
    /** Holds the words typed into each blank. */
    texts: jsonb().$type<string[]>(),
    answeredAt: instant('answered_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.practiceId, t.no, t.studentId] }),
    index('practice_answer_student').on(t.studentId, t.practiceId),
  ],
)

export const prize = pgTable(
  'prize',
  {
    id: text().primaryKey(),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
    kind: text().$type<'star' | 'flower' | 'trophy'>().notNull(),
    count: smallint().notNull(),
    reason: text().notNull(),
    awardedAt: instant('awarded_at').notNull(),
  },
  (t) => [index('prize_lesson').on(t.lessonId, t.awardedAt), index('prize_student').on(t.studentId, t.awardedAt)],
)

export const boardBackground = pgTable(
  'board_background',
  {
    id: text().primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => person.id),
    name: text().notNull(),
    objectKey: text('object_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('board_background_owner').on(t.ownerId, t.createdAt), index('board_background_object').on(t.objectKey)],
)

/** A recording of a class that runs or ran. A new one stands beside the former until it is complete. */
export const recording = pgTable(
  'recording',
  {
    id: text().primaryKey(),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    status: text().$type<'recording' | 'stopped'>().notNull(),
    startedAt: instant('started_at').notNull(),
    stoppedAt: instant('stopped_at'),
  },
  (t) => [index('recording_lesson').on(t.lessonId, t.startedAt)],
)
