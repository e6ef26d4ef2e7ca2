/** The school's questions that a class can answer: with options, or typed. */
import type { PracticeKind, PracticeOption } from '../core/room/practice-types.ts'

/** The kinds of practice that ask questions of the bank. A practice asks one kind. */
export type BankPracticeKind = Extract<PracticeKind, 'questions' | 'fillIn' | 'dictation'>
/** How a question is answered: with one option, with several, or typed. */
export type BankQuestionType = 'single' | 'multiple' | 'fillIn' | 'dictation'

export const bankPracticeKind = (type: BankQuestionType): BankPracticeKind =>
  type === 'single' || type === 'multiple' ? 'questions' : type

export interface BankQuestion {
  questionId: string
  type: BankQuestionType
  /** A `fillIn` has `BLANK` for each word that is left out. */
  title: string
  /** Empty where the answer is typed. */
  options: readonly PracticeOption[]
  /** The place it comes from, such as a chapter of a textbook; empty without one. */
  place: string
}

export interface BankSearch {
  /** Part of the question; empty for all. */
  keyword: string
  type: BankQuestionType
  /** Only questions of what this lesson teaches. */
  isOfLesson: boolean
  /** Counted from 1. */
  page: number
}

export interface BankPage {
  questions: readonly BankQuestion[]
  hasMore: boolean
}

/** The questions that are prepared for a lesson, in order. */
export interface PreparedQuestions {
  questions: readonly BankQuestion[]
  /** Changes with every list that is kept; null before the first. */
  version: string | null
}

export interface QuestionBank {
  /** @throws when they could not be read */
  prepared(): Promise<PreparedQuestions>
  /**
   * Keeps questions for this lesson in place of those of `version`. Left out where nothing is kept.
   * @returns what is kept now: the given ones, or, if another list was kept since, that one
   * @throws when it failed
   */
  prepare?(questionIds: readonly string[], version: string | null): Promise<PreparedQuestions & { isOurs: boolean }>
  /** @throws when it failed */
  search(wanted: BankSearch): Promise<BankPage>
  /**
   * Asks the class questions of one kind, in this order. The host opens the practice: only the school knows which questions are of its bank.
   * @param limitSeconds 0 has no limit
   * @throws {RoomRefusal} what the room says to it
   */
  ask(kind: BankPracticeKind, questionIds: readonly string[], limitSeconds: number): Promise<void>
  /**
   * What the teacher reads aloud for these questions of a dictation, in their order. Left out where every one is recorded.
   * @throws when it could not be read
   */
  readAloud?(questionIds: readonly string[]): Promise<readonly string[]>
}
