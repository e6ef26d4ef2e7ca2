import type { PaperQuestion, Question } from '../../domain/homework/question.ts'
import { sql } from 'drizzle-orm'
import { schema } from '../database.ts'

const { chapter, grade, homework, paper, paperQuestion, person, question, subject } = schema

/** Holds for a paper that keeps its questions in the bank: a paper or template of a teacher, or a draft of homework. */
export const asksNow = sql<boolean>`(${paper.deletedAt} is null and (${homework.id} is null or (${homework.status} = 'draft' and ${homework.deletedAt} is null)))`

const usedCount = sql<number>`(
  select count(distinct ${paper.id})::int from ${paperQuestion}
  inner join ${paper} on ${paper.id} = ${paperQuestion.paperId}
  left join ${homework} on ${homework.paperId} = ${paper.id}
  where ${paperQuestion.questionId} = ${question.id} and ${asksNow}
)`

export const questionFields = {
  question,
  usedCount,
  author: { id: person.id, name: person.name, avatarKey: person.avatarKey },
  subject: { id: subject.id, name: subject.name },
  grade: { id: grade.id, name: grade.name },
  chapter: { id: chapter.id, name: chapter.name },
}

type QuestionRow = Pick<Question, 'author' | 'subject' | 'grade' | 'chapter' | 'usedCount'> & {
  question: typeof question.$inferSelect
}

export const toQuestion = ({ question: row, ...places }: QuestionRow): Question => ({ ...row, ...places })

export const toPaperQuestion = ({ no, score, ...row }: QuestionRow & { no: number; score: number }): PaperQuestion => ({
  no,
  score,
  question: toQuestion(row),
})
