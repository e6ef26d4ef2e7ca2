import type { Attachment } from '../../domain/files/attachment.ts'
import type { ChoiceOption, QuestionRuby, TypedKey } from '../../domain/homework/question.ts'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { lesson } from './lessons.ts'
import { person } from './people.ts'
import { chapter, grade, subject } from './school.ts'
import type { AnswerMode, Difficulty, QuestionType } from '../../domain/homework/question.ts'

export const question = pgTable(
  'question',
  {
    id: text().primaryKey(),
    authorId: text('author_id')
      .notNull()
      .references(() => person.id),
    /** Fixed after saving. */
    type: text().$type<QuestionType>().notNull(),
    title: text().notNull(),
    /** Text to read aloud, or what the question is about. */
    passage: text().notNull(),
    attachments: jsonb().$type<Attachment[]>().notNull(),
    options: jsonb().$type<ChoiceOption[]>().notNull(),
    correctKeys: jsonb('correct_keys').$type<string[]>().notNull(),
    analysis: text().notNull(),
    answerModes: jsonb('answer_modes').$type<AnswerMode[]>().notNull(),
    difficulty: text().$type<Difficulty>().notNull(),
    subjectId: text('subject_id').references(() => subject.id),
    gradeId: text('grade_id').references(() => grade.id),
    chapterId: text('chapter_id').references(() => chapter.id),
    /** Seen by every teacher of the school, changed by the author alone. */
    isShared: boolean('is_shared').notNull(),
    ruby: jsonb().$type<QuestionRuby[]>().notNull().default([]),
    /** Null where nothing is typed. */
    typed: jsonb().$type<TypedKey>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Questions that papers ask stay for their sake. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [index('question_author').on(t.authorId, t.updatedAt), index('question_chapter').on(t.chapterId)],
)

/** A paper: questions in order. A template is one to copy from. */
export const paper = pgTable(
  'paper',
  {
    id: text().primaryKey(),
    authorId: text('author_id')
      .notNull()
      .references(() => person.id),
    title: text().notNull(),
    content: text().notNull(),
    kind: text().$type<'dailyTask' | 'test'>().notNull(),
    isTemplate: boolean('is_template').notNull(),
    fullScore: integer('full_score').notNull(),
    attachments: jsonb().$type<Attachment[]>().notNull(),
    chapterId: text('chapter_id').references(() => chapter.id),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [index('paper_author').on(t.authorId, t.isTemplate, t.updatedAt)],
)

export const paperQuestion = pgTable(
  'paper_question',
  {
    paperId: text('paper_id')
      .notNull()
      .references(() => paper.id),
    no: smallint().notNull(),
    questionId: text('question_id')
      .notNull()
      .references(() => question.id),
    score: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.paperId, t.no] }), index('paper_question_question').on(t.questionId)],
)

/** Questions that a teacher prepared to ask in a lesson, in order. */
export const preparedQuestions = pgTable('prepared_questions', {
  lessonId: text('lesson_id')
    .primaryKey()
    .references(() => lesson.id, { onDelete: 'cascade' }),
  questionIds: jsonb('question_ids').$type<string[]>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})
