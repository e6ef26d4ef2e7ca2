import type { SchoolRole } from '../../domain/actor.ts'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from '../database.ts'

export interface Rating {
  studentId: string
  score: number
  comment: string
  scoredAt: EpochMs
}

export interface Feedback {
  lessonId: string
  authorId: string
  /** The student it is about; null for the lesson as a whole. */
  aboutId: string | null
  optionIds: string[]
  content: string
  savedAt: EpochMs
}

export interface FeedbackNote {
  id: string
  labels: FeedbackOption['label'][]
  content: string
  savedAt: EpochMs
}

export interface FeedbackOption {
  id: string
  tone: 'positive' | 'negative'
  label: { 'zh-CN': string; 'en-US': string; 'ja-JP': string }
}

export interface SavedFeedback {
  id: string
  optionIds: string[]
  content: string
  savedAt: EpochMs
}

export interface LessonFeedback extends SavedFeedback {
  author: FeedbackPerson & { role: SchoolRole }
  /** Null for the lesson as a whole. */
  aboutId: string | null
}

interface FeedbackPerson {
  id: string
  name: string
  avatarKey: string | null
}

export interface FeedbackDetail {
  lesson: { id: string; name: string; startsAt: EpochMs; className: string; teacherId: string }
  author: FeedbackPerson & { role: SchoolRole }
  /** Null for the lesson as a whole. */
  about: FeedbackPerson | null
  optionIds: string[]
  content: string
  savedAt: EpochMs
}

export interface FeedbackBook {
  /** Rating again replaces. */
  rate(lessonId: string, rating: Rating): Promise<void>
  ratings(lessonId: string): Promise<Rating[]>
  ratingOf(lessonId: string, studentId: string): Promise<Rating | null>
  about(lessonId: string, authorId: string, studentId: string): Promise<FeedbackNote | null>
  /** Writing again replaces. @returns id of the feedback, which stays when it is replaced */
  save(feedback: Feedback): Promise<string>
  /** Returns one person's words about the lesson as a whole; null for none. */
  own(lessonId: string, authorId: string): Promise<SavedFeedback | null>
  /** All feedback of a lesson: by the lesson's teacher about the class, then about students by name, then by students. */
  ofLesson(lessonId: string): Promise<LessonFeedback[]>
  options(audience: SchoolRole): Promise<FeedbackOption[]>
  get(id: string): Promise<FeedbackDetail | null>
}

// A key column cannot be null.
const WHOLE_LESSON = ''

export function createFeedbackBook(db: Database): FeedbackBook {
  const { classGroup, feedbackOption, lesson, lessonFeedback, lessonScore, person } = schema
  const author = alias(person, 'author')
  const about = alias(person, 'about')
  const savedColumns = {
    id: lessonFeedback.id,
    optionIds: lessonFeedback.optionIds,
    content: lessonFeedback.content,
    savedAt: lessonFeedback.savedAt,
  }
  return {
    async rate(lessonId, rating) {
      const { score, comment, scoredAt } = rating
      await db
        .insert(lessonScore)
        .values({ lessonId, ...rating })
        .onConflictDoUpdate({
          target: [lessonScore.lessonId, lessonScore.studentId],
          set: { score, comment, scoredAt },
        })
    },
    async ratings(lessonId) {
      const rows = await db.select().from(lessonScore).where(eq(lessonScore.lessonId, lessonId))
      return rows.map(({ studentId, score, comment, scoredAt }) => ({ studentId, score, comment, scoredAt }))
    },
    async ratingOf(lessonId, studentId) {
      const [row] = await db
        .select()
        .from(lessonScore)
        .where(and(eq(lessonScore.lessonId, lessonId), eq(lessonScore.studentId, studentId)))
      return row ?? null
    },
    async about(lessonId, authorId, studentId) {
      const [note] = await db
        .select()
        .from(lessonFeedback)
        .where(
          and(
            eq(lessonFeedback.lessonId, lessonId),
            eq(lessonFeedback.authorId, authorId),
            eq(lessonFeedback.aboutId, studentId),
          ),
        )
      if (!note) return null
      const { id, optionIds, content, savedAt } = note
      const chosen =
        optionIds.length === 0
          ? []
          : await db
              .select()
              .from(feedbackOption)
              .where(inArray(feedbackOption.id, optionIds))
              .orderBy(asc(feedbackOption.position))
      return { id, labels: chosen.map(labelOf), content, savedAt }
    },
    async save({ aboutId, ...feedback }) {
      const { optionIds, content, savedAt } = feedback
      const [saved] = await db
        .insert(lessonFeedback)
        .values({ ...feedback, aboutId: aboutId ?? WHOLE_LESSON, id: `fbk_${crypto.randomUUID()}` })
        .onConflictDoUpdate({
          target: [lessonFeedback.lessonId, lessonFeedback.authorId, lessonFeedback.aboutId],
          set: { optionIds, content, savedAt },
        })
        .returning({ id: lessonFeedback.id })
      if (!saved) throw new Error(`no feedback was saved for ${feedback.lessonId}`)
      return saved.id
    },
    async own(lessonId, authorId) {
      const [row] = await db
        .select(savedColumns)
        .from(lessonFeedback)
        .where(
          and(
            eq(lessonFeedback.lessonId, lessonId),
            eq(lessonFeedback.authorId, authorId),
            eq(lessonFeedback.aboutId, WHOLE_LESSON),
          ),
        )
      return row ?? null
    },
    async ofLesson(lessonId) {
      const rows = await db
        .select({
          ...savedColumns,
          author: { id: author.id, name: author.name, avatarKey: author.avatarKey, role: author.role },
          aboutId: lessonFeedback.aboutId,
        })
        .from(lessonFeedback)
        .innerJoin(author, eq(author.id, lessonFeedback.authorId))
        .leftJoin(about, eq(about.id, lessonFeedback.aboutId))
        .where(eq(lessonFeedback.lessonId, lessonId))
        .orderBy(sql`${about.name} nulls first`, desc(lessonFeedback.savedAt), asc(lessonFeedback.id))
      return rows.map((row) => ({ ...row, aboutId: row.aboutId === WHOLE_LESSON ? null : row.aboutId }))
    },
    async options(audience) {
      const rows = await db
        .select()
        .from(feedbackOption)
        .where(eq(feedbackOption.audience, audience))
        .orderBy(asc(feedbackOption.position))
      return rows.map((row) => ({ id: row.id, tone: row.tone, label: labelOf(row) }))
    },
    async get(id) {
      const [row] = await db
        .select({
          lesson: {
            id: lesson.id,
            name: lesson.name,
            startsAt: lesson.startsAt,
            className: classGroup.name,
            teacherId: classGroup.teacherId,
          },
          author: { id: author.id, name: author.name, avatarKey: author.avatarKey, role: author.role },
          about: { id: about.id, name: about.name, avatarKey: about.avatarKey },
          optionIds: lessonFeedback.optionIds,
          content: lessonFeedback.content,
          savedAt: lessonFeedback.savedAt,
        })
        .from(lessonFeedback)
        .innerJoin(lesson, eq(lesson.id, lessonFeedback.lessonId))
        .innerJoin(classGroup, eq(classGroup.id, lesson.classId))
        .innerJoin(author, eq(author.id, lessonFeedback.authorId))
        .leftJoin(about, eq(about.id, lessonFeedback.aboutId))
        .where(eq(lessonFeedback.id, id))
      return row ?? null
    },
  }
}

type OptionRow = typeof schema.feedbackOption.$inferSelect

const labelOf = ({ labelZh, labelEn, labelJa }: OptionRow): FeedbackOption['label'] => ({
  'zh-CN': labelZh,
  'en-US': labelEn,
  'ja-JP': labelJa,
})
