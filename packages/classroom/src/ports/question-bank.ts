/** The school's questions with options, which a teacher asks in class. */
import type { PracticeOption } from '../core/room/practice-types.ts'

export interface BankQuestion {
  questionId: string
  title: string
  options: readonly PracticeOption[]
  isMultiple: boolean
  /** The place it comes from, such as a chapter of a textbook; empty without one. */
  place: string
}

export interface BankSearch {
  /** Part of the question; empty for all. */
  keyword: string
  isMultiple: boolean
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
   * Asks the class, in this order. The host opens the practice: only the school knows which questions are of its bank.
   * @param limitSeconds 0 has no limit
   * @throws {RoomRefusal} what the room says to it
   */
  ask(questionIds: readonly string[], limitSeconds: number): Promise<void>
}
