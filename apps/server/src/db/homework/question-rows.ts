import type { PaperQuestion, Question } from '../../domain/homework/question.ts'
import { schema } from '../database.ts'

const { chapter, grade, person, question, subject } = schema

export const questionFields = {
  question,
  author: { id: person.id, name: person.name, avatarKey: person.avatarKey },
  subject: { id: subject.id, name: subject.name },
  grade: { id: grade.id, name: grade.name },
  chapter: { id: chapter.id, name: chapter.name },
}

type QuestionRow = Pick<Question, 'author' | 'subject' | 'grade' | 'chapter'> & {
  question: typeof question.$inferSelect
}

export const toQuestion = ({ question: row, ...places }: QuestionRow): Question => ({ ...row, ...places })

export const toPaperQuestion = ({ no, score, ...row }: QuestionRow & { no: number; score: number }): PaperQuestion => ({
  no,
  score,
  question: toQuestion(row),
})
