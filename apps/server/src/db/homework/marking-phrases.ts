import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { QuestionType } from '../../domain/homework/question.ts'
import { type Database, schema } from '../database.ts'

export interface MarkingPhrase {
  id: string
  text: string
  /** Null: offered for every question. */
  questionType: QuestionType | null
  points: number | null
  useCount: number
  updatedAt: EpochMs
}

/** Words that teachers say often below answers. */
export interface MarkingPhrases {
  /** Lists the most used first. @param questionType those for such questions and those for all */
  of(authorId: string, questionType?: QuestionType): Promise<MarkingPhrase[]>
  get(authorId: string, id: string): Promise<MarkingPhrase | null>
  /** Takes the place of another one with this id, or of one with this text. */
  save(authorId: string, phrase: Omit<MarkingPhrase, 'useCount'>): Promise<MarkingPhrase>
  remove(authorId: string, id: string): Promise<void>
  /** Counts a use of each phrase that stands in one of the texts. */
  used(authorId: string, texts: readonly string[]): Promise<void>
}

export function createMarkingPhrases(db: Database): MarkingPhrases {
  const { markingPhrase } = schema
  const isOwn = (authorId: string, id: string) => and(eq(markingPhrase.authorId, authorId), eq(markingPhrase.id, id))
  return {
    of: (authorId, questionType) =>
      db
        .select()
        .from(markingPhrase)
        .where(
          and(
            eq(markingPhrase.authorId, authorId),
            questionType && or(isNull(markingPhrase.questionType), eq(markingPhrase.questionType, questionType)),
          ),
        )
        .orderBy(desc(markingPhrase.useCount), asc(markingPhrase.text)),
    async get(authorId, id) {
      const [found] = await db.select().from(markingPhrase).where(isOwn(authorId, id))
      return found ?? null
    },
    async save(authorId, { id, text, questionType, points, updatedAt }) {
      const set = { text, questionType, points, updatedAt }
      const [changed] = await db.update(markingPhrase).set(set).where(isOwn(authorId, id)).returning()
      if (changed) return changed
      const [saved] = await db
        .insert(markingPhrase)
        .values({ id, authorId, useCount: 0, ...set })
        .onConflictDoUpdate({ target: [markingPhrase.authorId, markingPhrase.text], set })
        .returning()
      if (!saved) throw new Error('No phrase was saved')
      return saved
    },
    async remove(authorId, id) {
      await db.delete(markingPhrase).where(isOwn(authorId, id))
    },
    async used(authorId, texts) {
      const said = texts.filter((text) => text !== '').join('\n')
      if (said === '') return
      await db
        .update(markingPhrase)
        .set({ useCount: sql`${markingPhrase.useCount} + 1` })
        .where(and(eq(markingPhrase.authorId, authorId), sql`strpos(${said}, ${markingPhrase.text}) > 0`))
    },
  }
}
