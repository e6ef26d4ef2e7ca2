import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { EpochMs } from '@hwjy/classroom/core'
import { type Database, schema } from './database.ts'
import type { SchoolRole } from './schema.ts'

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

export interface FeedbackOption {
  id: string
  tone: 'positive' | 'negative'
  label: { 'zh-CN': string; 'en-US': string; 'ja-JP': string }
}

interface FeedbackPerson {
  id: string
  name: string
  avatarUrl: string | null
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

/** What people say about a lesson afterwards. */
export interface FeedbackBook {
  /** Rating again replaces. */
  rate(lessonId: string, rating: Rating): Promise<void>
  ratings(lessonId: string): Promise<Rating[]>
  /** Writing again replaces. */
  save(feedback: Feedback): Promise<void>
  options(audience: SchoolRole): Promise<FeedbackOption[]>
  get(id: string): Promise<FeedbackDetail | null>
}

export function createFeedbackBook(db: Database): FeedbackBook {
  const { classGroup, feedbackOption, lesson, lessonFeedback, lessonScore, person } = schema
  const author = alias(person, 'author')
  const about = alias(person, 'about')
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
    async save({ aboutId, ...feedback }) {
      const { optionIds, content, savedAt } = feedback
      await db
        .insert(lessonFeedback)
        .values({ ...feedback, aboutId: aboutId ?? '', id: `fbk_${crypto.randomUUID()}` })
        .onConflictDoUpdate({
          target: [lessonFeedback.lessonId, lessonFeedback.authorId, lessonFeedback.aboutId],
          set: { optionIds, content, savedAt },
        })
    },
    async options(audience) {
      const rows = await db
        .select()
        .from(feedbackOption)
        .where(eq(feedbackOption.audience, audience))
        .orderBy(asc(feedbackOption.position))
      return rows.map(({ id, tone, labelZh, labelEn, labelJa }) => ({
        id,
        tone,
        label: { 'zh-CN': labelZh, 'en-US': labelEn, 'ja-JP': labelJa },
      }))
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
          author: { id: author.id, name: author.name, avatarUrl: author.avatarUrl, role: author.role },
          about: { id: about.id, name: about.name, avatarUrl: about.avatarUrl },
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
