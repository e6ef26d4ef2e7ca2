/** Exercises during class: clicker, buzzer, questions of the bank. [R22][R23][R26] */
import type { EpochMs, UserId } from './ids.ts'

export type PracticeId = string
/** `clicker`: one question said aloud, options A to F. `buzzer`: who is first. `questions`: from the question bank. */
export type PracticeKind = 'clicker' | 'buzzer' | 'questions'

export interface PracticeOption {
  /** `A` to `F`. */
  key: string
  /** Empty for a clicker, whose options are said aloud. */
  title: string
}

export interface PracticeQuestion {
  /** Id in the question bank; null when it was made for this class. */
  questionId: string | null
  title: string
  options: readonly PracticeOption[]
  isMultiple: boolean
  /** Empty where there is nothing to be right about, and for a person who may not know yet. */
  correctKeys: readonly string[]
}

export interface PracticeAnswer {
  userId: UserId
  at: EpochMs
  /**
   * Chosen options of each question, in the practice's order; empty for a press of the buzzer. Told to no other user.
   */
  keys: readonly (readonly string[])[]
}

export interface QuestionResult {
  correctKeys: readonly string[]
  /** People who chose each option, in the question's order of options. */
  counts: readonly number[]
  answered: number
  /** People who were right; 0 where there is nothing to be right about. */
  correct: number
}

export interface Practice {
  id: PracticeId
  kind: PracticeKind
  title: string
  status: 'open' | 'ended'
  /** 0 has no limit. */
  limitSeconds: number
  openedAt: EpochMs
  endedAt: EpochMs | null
  questions: readonly PracticeQuestion[]
  /** In the order of first answers: the buzzer's ranking. */
  answers: readonly PracticeAnswer[]
  /** One per question; null while open. */
  results: readonly QuestionResult[] | null
}

export type PracticeEndReason = 'teacher' | 'timeUp' | 'classEnded'

/** Longer than the bank's own limits, so that what is in the bank can be asked. */
export const PRACTICE_TEXT_LENGTH = 2_000
export const PRACTICE_QUESTIONS_MAX = 20
export const PRACTICE_OPTION_KEYS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export const PRACTICE_LIMIT_SECONDS_MAX = 3_600

export type PrizeKind = 'star' | 'flower' | 'trophy'
export const PRIZE_KINDS = ['star', 'flower', 'trophy'] as const satisfies readonly PrizeKind[]
/** Limits the prizes given at once. */
export const PRIZE_COUNT_MAX = 10
export const PRIZE_REASON_LENGTH = 100
