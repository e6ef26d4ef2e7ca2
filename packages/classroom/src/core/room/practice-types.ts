/** Exercises during class: clicker, buzzer, questions of the bank. [R22][R23][R26] */
import type { EpochMs, UserId } from './ids.ts'

export type PracticeId = string
/**
 * `clicker`: one question said aloud, options A to F. `buzzer`: who is first. `questions`: from the question bank.
 * `check`: got it, or not yet. `writing`: each student writes characters by hand.
 * `fillIn`: words are typed into a sentence. `dictation`: what is said is typed.
 */
export type PracticeKind = 'clicker' | 'buzzer' | 'questions' | 'check' | 'writing' | 'fillIn' | 'dictation'
/** What the room can ask by itself, without the school's question bank. */
export type RoomPracticeKind = Exclude<PracticeKind, 'questions'>

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
  /** Left out where options are chosen. */
  task?: QuestionTask
}

/** The work that is done in place of choosing. */
export type QuestionTask = WritingTask | TypedTask
/** The title is one character, and is written by hand. */
export interface WritingTask {
  type: 'writing'
}
/**
 * Words are typed. Of a `fillIn` the title is the sentence, with `BLANK` for each word that is left out; of a `dictation`
 * a hint, or nothing. What is right is as secret as `correctKeys`, and the lists are empty for those who may not know yet.
 */
export interface TypedTask {
  type: 'fillIn' | 'dictation'
  blanks: number
  answerBy: AnswerBy
  /** The right answers of each blank. */
  accepted: readonly (readonly string[])[]
  /** Beside each of them its pinyin, with `/` between readings that count all; lists are empty where characters are typed. */
  pinyin: readonly (readonly string[])[]
  /** A file of the lesson with what is said, of a dictation; left out where the teacher says it. */
  clip?: string
}
export const BLANK = '____'

/** From right to nothing at all; `near` looks alike, `sound` is one letter of pinyin off. */
export const ANSWER_BUCKETS = [
  'right',
  'toneMissing',
  'wrongTone',
  'homophone',
  'sound',
  'near',
  'other',
  'empty',
] as const
export type AnswerBucket = (typeof ANSWER_BUCKETS)[number]
export type AnswerBy = 'ime' | 'pinyin'

/** The right answers of one blank. */
export interface BlankKey {
  answerBy: AnswerBy
  accepted: readonly string[]
  /** Beside each accepted word its reading, a syllable for each character; empty where characters are typed. */
  pinyin: readonly string[]
}

/** Facts that a page found out about a character written on it. The ink itself stays there. */
export interface WritingResult {
  mistakes: number
  ms: number
}

export type TypedTexts = readonly (readonly string[])[]

/** A wrong answer that several people gave; nobody is named. */
export interface WrongAnswer {
  text: string
  count: number
  bucket: AnswerBucket
}
/** The wrong answers by question and blank, the most frequent first. */
export type WrongAnswers = readonly (readonly (readonly WrongAnswer[])[])[]

export interface PracticeAnswer {
  userId: UserId
  at: EpochMs
  /**
   * Chosen options of each question, in the practice's order; empty for a press of the buzzer. Told to no other user,
   * so that other answers have none.
   */
  keys: readonly (readonly string[])[]
  /** Tells the teacher, who may not see the keys, which questions have an answer. Missing elsewhere. */
  answered?: readonly boolean[]
  /** Results of characters written by hand; null for those that are not written yet. As secret as `keys`. */
  written?: readonly (WritingResult | null)[]
  /** The typed words, by question and blank. As secret as `keys`. */
  texts?: TypedTexts
  /** A buzzer tells when it was pressed, by the authority's clock. */
  pressedAt?: EpochMs
  /** How that was found, for the teacher alone. */
  audit?: PressAudit
}

export interface PressAudit {
  receivedAt: EpochMs
  roundTripMs: number
  /** The page named a time that its connection makes impossible. */
  isClamped: boolean
}

/** `rank` counts from 1; a tie shares it, and the next one counts all before it. */
export interface BuzzerRank {
  userId: UserId
  rank: number
  /** Since the buzzer opened. */
  afterMs: number
}

export interface QuestionResult {
  correctKeys: readonly string[]
  /** People who chose each option, in the question's order of options. */
  counts: readonly number[]
  answered: number
  /** People who were right; 0 where there is nothing to be right about. */
  correct: number
  /** Set for typed answers: what is right, and people by bucket for each blank, in the order of `ANSWER_BUCKETS`. */
  typed?: Pick<TypedTask, 'accepted' | 'pinyin'> & { buckets: readonly (readonly number[])[] }
}

export interface Practice {
  id: PracticeId
  kind: PracticeKind
  title: string
  status: 'open' | 'ended'
  /** 0 has no limit. */
  limitSeconds: number
  openedAt: EpochMs
  /** When a buzzer can be pressed, a moment after it was opened. Missing: at once. */
  opensAt?: EpochMs
  endedAt: EpochMs | null
  questions: readonly PracticeQuestion[]
  /** In the order of first answers: the buzzer's ranking. */
  answers: readonly PracticeAnswer[]
  /** One per question; null while open. */
  results: readonly QuestionResult[] | null
  /** Tells the teacher who was right in each question, once it has ended. Missing for students. */
  right?: readonly (readonly UserId[])[]
  /** Tells the teacher the commonest wrong answers, once it has ended. Missing for students. */
  wrong?: WrongAnswers
  /** A buzzer has ranks once they are fixed. */
  ranks?: readonly BuzzerRank[]
}

export type PracticeEndReason = 'teacher' | 'timeUp' | 'classEnded'

/** Longer than the bank's own limits, so that what is in the bank can be asked. */
export const PRACTICE_TEXT_LENGTH = 2_000
export const PRACTICE_QUESTIONS_MAX = 20
export const PRACTICE_OPTION_KEYS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export const PRACTICE_LIMIT_SECONDS_MAX = 3_600

/** The first option of a quick check: got it. The second is: not yet. */
export const CHECK_GOT_IT = 'A'
/** Limits the results of one character; more is nonsense. */
export const WRITING_MISTAKES_MAX = 999
export const WRITING_MS_MAX = 3_600_000

/** May be added to a running time at once. */
export const EXTENSION_SECONDS_MAX = 600

export type PrizeKind = 'star' | 'flower' | 'trophy'
export const PRIZE_KINDS = ['star', 'flower', 'trophy'] as const satisfies readonly PrizeKind[]
/** Limits the prizes given at once. */
export const PRIZE_COUNT_MAX = 10
export const PRIZE_REASON_LENGTH = 100

export const BLANKS_MAX = 10
/** Right answers of one blank. */
export const ACCEPTED_MAX = 10
/** Limits one typed answer, and each right one. */
export const TYPED_MAX_LENGTH = 50
/** Limits the pinyin of one right answer, with all readings that count. */
export const TYPED_PINYIN_MAX_LENGTH = 200
/** Limits all that one person typed. */
export const TYPED_TOTAL_MAX_LENGTH = 4_000
export const COMMONEST_WRONG = 5
