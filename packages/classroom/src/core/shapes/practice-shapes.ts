import {
  type Practice,
  type PracticeAnswer,
  type PracticeOption,
  type PracticeQuestion,
  PRACTICE_OPTION_KEYS,
  PRIZE_KINDS,
  type QuestionResult,
} from '../room/practice-types.ts'
import { id, instant, MESSAGE_WIRE_LENGTH } from './room-shapes.ts'
import { flag, integer, listOf, nullable, object, oneOf, text } from './shape.ts'

/** More than the rule's limit, so that the room can say what is wrong. */
export const QUESTIONS_LIMIT = 100
const OPTIONS_LIMIT = 26

const count = integer(0, Number.MAX_SAFE_INTEGER)
const words = text(MESSAGE_WIRE_LENGTH)
export const practiceKind = oneOf('clicker', 'buzzer', 'questions')
export const prizeKind = oneOf(...PRIZE_KINDS)
export const optionKeys = listOf(oneOf(...PRACTICE_OPTION_KEYS), OPTIONS_LIMIT)

export const practiceQuestion = object<PracticeQuestion>({
  questionId: nullable(id),
  title: words,
  options: listOf(object<PracticeOption>({ key: oneOf(...PRACTICE_OPTION_KEYS), title: words }), OPTIONS_LIMIT),
  isMultiple: flag,
  correctKeys: optionKeys,
})

export const questionResult = object<QuestionResult>({
  correctKeys: optionKeys,
  counts: listOf(count, OPTIONS_LIMIT),
  answered: count,
  correct: count,
})

export const practice = object<Practice>({
  id,
  kind: practiceKind,
  title: words,
  status: oneOf('open', 'ended'),
  limitSeconds: count,
  openedAt: instant,
  endedAt: nullable(instant),
  questions: listOf(practiceQuestion, QUESTIONS_LIMIT),
  answers: listOf(
    object<PracticeAnswer>({ userId: id, at: instant, keys: listOf(optionKeys, QUESTIONS_LIMIT) }),
    Number.POSITIVE_INFINITY,
  ),
  results: nullable(listOf(questionResult, QUESTIONS_LIMIT)),
})

export const prizeCounts = object<Record<(typeof PRIZE_KINDS)[number], number>>({
  star: count,
  flower: count,
  trophy: count,
})
