import { and, asc, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { PracticeQuestion } from '@hwjy/classroom/core'
import type { Attachment } from '../../domain/files/attachment.ts'
import { isTyped, typesAskedIn } from '../../domain/homework/question-rules.ts'
import type { HeldPractice } from '../../domain/rooms/practice-report.ts'
import { type Database, schema } from '../database.ts'

type QuestionRow = typeof schema.question.$inferSelect

/** A question of the bank as the kind of practice that asks it. */
export interface AskableQuestion {
  kind: 'questions' | 'fillIn' | 'dictation'
  question: PracticeQuestion & { questionId: string }
  /** A recording says the words of a dictation; null where the teacher says them. */
  sound: Attachment | null
}

/** Exercises in class. The room's log writes them (`live/store/class-tool-rows.ts`); here they are read. */
export interface Practices {
  get(practiceId: string): Promise<HeldPractice | null>
  /** The newest first. */
  ofLesson(lessonId: string): Promise<HeldPractice[]>
  /**
   * Questions of the bank that a class can answer and this teacher may ask: their own, and those that their school shares.
   * In the order of the ids; what may not be asked is left out.
   */
  askable(questionIds: readonly string[], teacherId: string): Promise<AskableQuestion[]>
}

export function createPractices(db: Database): Practices {
  const { person, practice, practiceResponse, practiceQuestion, question } = schema

  const select = async (where: SQL): Promise<HeldPractice[]> => {
    const held = await db.select().from(practice).where(where).orderBy(desc(practice.startedAt), desc(practice.id))
    const ids = held.map(({ id }) => id)
    if (ids.length === 0) return []
    const questions = await db
      .select()
      .from(practiceQuestion)
      .where(inArray(practiceQuestion.practiceId, ids))
      .orderBy(asc(practiceQuestion.no))
    const answers = await db
      .select({ answer: practiceResponse, name: person.name, avatarKey: person.avatarKey })
      .from(practiceResponse)
      .innerJoin(person, eq(person.id, practiceResponse.studentId))
      .where(inArray(practiceResponse.practiceId, ids))
      .orderBy(asc(practiceResponse.answeredAt), asc(practiceResponse.studentId))
    const questionsOf = Map.groupBy(questions, ({ practiceId }) => practiceId)
    const answersOf = Map.groupBy(answers, ({ answer }) => answer.practiceId)
    return held.map((one) => ({
      ...one,
      questions: questionsOf.get(one.id) ?? [],
      answers: (answersOf.get(one.id) ?? []).map(
        ({ answer: { no, keys, written, texts, answeredAt, studentId }, name, avatarKey }) => ({
          no,
          keys,
          written,
          texts: texts ?? [],
          answeredAt,
          student: { id: studentId, name, avatarKey },
        }),
      ),
    }))
  }

  return {
    get: async (practiceId) => (await select(eq(practice.id, practiceId)))[0] ?? null,
    ofLesson: (lessonId) => select(eq(practice.lessonId, lessonId)),
    async askable(questionIds, teacherId) {
      const ofSchool = db.select({ id: person.schoolId }).from(person).where(eq(person.id, teacherId))
      const found = await db
        .select({ question })
        .from(question)
        .innerJoin(person, eq(person.id, question.authorId))
        .where(
          and(
            inArray(question.id, [...questionIds]),
            inArray(question.type, [...typesAskedIn.lesson]),
            isNull(question.deletedAt),
            or(eq(question.authorId, teacherId), and(eq(question.isShared, true), inArray(person.schoolId, ofSchool))),
          ),
        )
      const byId = new Map(found.map((row) => [row.question.id, row.question]))
      return questionIds.flatMap((id): AskableQuestion[] => {
        const one = byId.get(id)
        return one ? [askableOf(one)] : []
      })
    },
  }
}

function askableOf({ id, title, options, correctKeys, type, typed, attachments }: QuestionRow): AskableQuestion {
  const question = { questionId: id, title, options, correctKeys, isMultiple: type === 'multipleChoice' }
  if (!isTyped(type) || typed === null) return { kind: 'questions', question, sound: null }
  const sound = attachments.find(({ contentType }) => contentType.startsWith('audio/')) ?? null
  return {
    kind: type,
    question: { ...question, task: { type, blanks: typed.accepted.length, ...typed } },
    sound: type === 'dictation' ? sound : null,
  }
}
