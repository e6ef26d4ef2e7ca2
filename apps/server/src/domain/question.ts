import type { EpochMs } from '@hwjy/classroom/core'
import type { AnswerMode, Difficulty, QuestionType } from '../db/schema.ts'
import type { Attachment, ChoiceOption, Localized } from '../db/schema/values.ts'
import type { PersonBrief } from './lesson.ts'

/** What a question says, without who wrote it and where it stands. */
export interface QuestionText {
  type: QuestionType
  title: string
  /** Text to read aloud, or what the question is about. */
  passage: string
  attachments: Attachment[]
  options: ChoiceOption[]
  correctKeys: string[]
  analysis: string
  answerModes: AnswerMode[]
}

/** A question of the bank. */
export interface Question extends QuestionText {
  id: string
  difficulty: Difficulty
  subject: { id: string; name: Localized } | null
  grade: { id: string; name: Localized } | null
  /** Of a textbook. */
  chapter: { id: string; name: string } | null
  author: PersonBrief
  /** Seen by every teacher of the school. */
  isShared: boolean
  createdAt: EpochMs
  updatedAt: EpochMs
}

export interface PaperQuestion {
  /** Counted from 1. */
  no: number
  /** Full mark. */
  score: number
  question: Question
}
