import type { Attachment } from '../files/attachment.ts'
import type { Localized } from '../localized.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import type { PersonBrief } from '../timetable/lesson.ts'

export type QuestionType = 'singleChoice' | 'multipleChoice' | 'readAloud' | 'subjective' | TypedType
/** A class types the answers together; homework does not ask it. */
export type TypedType = 'fillIn' | 'dictation'
export type Difficulty = 'easy' | 'normal' | 'hard'
export type AnswerMode = 'text' | 'photo' | 'audio' | 'choice'

export interface ChoiceOption {
  /** `A` to `F`. */
  key: string
  title: string
}

/** Says how some characters are read, where the dictionary was corrected. */
export interface QuestionRuby {
  /** The text they stand in; a letter names an option. */
  field: 'title' | 'passage' | 'A' | 'B' | 'C' | 'D' | 'E' | 'F'
  /** The first character, counted from 0. */
  from: number
  /** The one after the last character. */
  to: number
  pinyin: string
}

/** Holds the right answers of a question whose answer is typed, by blank. */
export interface TypedKey {
  answerBy: 'ime' | 'pinyin'
  accepted: string[][]
  /** Beside each accepted answer its pinyin; lists are empty where characters are typed. */
  pinyin: string[][]
}

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
  ruby: QuestionRuby[]
  /** Null where nothing is typed. */
  typed: TypedKey | null
}

export interface Question extends QuestionText {
  id: string
  difficulty: Difficulty
  subject: { id: string; name: Localized } | null
  grade: { id: string; name: Localized } | null
  chapter: { id: string; name: string } | null
  author: PersonBrief
  /** Seen by every teacher of the school. */
  isShared: boolean
  /** Papers, templates and drafts of homework that ask it. */
  usedCount: number
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
