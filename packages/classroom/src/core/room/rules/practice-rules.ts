/** Clicker, buzzer and questions: what can be asked, what can be answered, and what came of it. [R22][R23][R26] */
import type { EpochMs } from '../ids.ts'
import { storableText } from '../decision.ts'
import {
  type Practice,
  type PracticeAnswer,
  type PracticeQuestion,
  PRACTICE_OPTION_KEYS,
  PRACTICE_QUESTIONS_MAX,
  PRACTICE_TEXT_LENGTH,
  type QuestionResult,
} from '../practice-types.ts'
import type { RoomState } from '../state-types.ts'

/** Returns when an open practice's time is up; null when nothing is open or it has no limit. */
export function practiceDueAt({ practice }: RoomState): EpochMs | null {
  if (practice?.status !== 'open' || practice.limitSeconds === 0) return null
  return practice.openedAt + practice.limitSeconds * 1_000
}

export function isOver(practice: Practice, now: EpochMs): boolean {
  return practice.limitSeconds > 0 && now >= practice.openedAt + practice.limitSeconds * 1_000
}

/** The question with texts that a database can keep. */
export const storableQuestion = (question: PracticeQuestion): PracticeQuestion => ({
  ...question,
  title: storableText(question.title),
  options: question.options.map(({ key, title }) => ({ key, title: storableText(title) })),
})

export function isCountRight(kind: Practice['kind'], questions: number): boolean {
  if (kind === 'buzzer') return questions === 0
  return kind === 'clicker' ? questions === 1 : questions >= 1 && questions <= PRACTICE_QUESTIONS_MAX
}

/** True for two to six options named A, B, C … in order, with the right answers among them. */
export function isAnswerable({ options, correctKeys, isMultiple, title }: PracticeQuestion): boolean {
  const keys = options.map(({ key }) => key)
  return (
    title.length <= PRACTICE_TEXT_LENGTH &&
    keys.length >= 2 &&
    keys.length <= PRACTICE_OPTION_KEYS.length &&
    keys.every((key, i) => key === PRACTICE_OPTION_KEYS[i]) &&
    new Set(correctKeys).size === correctKeys.length &&
    correctKeys.every((key) => keys.includes(key)) &&
    (isMultiple || correctKeys.length <= 1)
  )
}

export function mayChoose({ questions }: Practice, index: number, chosen: readonly string[]): boolean {
  const question = questions[index]
  if (question === undefined) return false
  return (
    (question.isMultiple || chosen.length <= 1) &&
    chosen.every((key) => question.options.some((one) => one.key === key))
  )
}

export function resultOf(
  { options, correctKeys }: PracticeQuestion,
  answers: readonly PracticeAnswer[],
  index: number,
): QuestionResult {
  const chosen = answers.map(({ keys }) => keys[index] ?? []).filter((keys) => keys.length > 0)
  return {
    correctKeys,
    counts: options.map(({ key }) => chosen.filter((keys) => keys.includes(key)).length),
    answered: chosen.length,
    correct: correctKeys.length === 0 ? 0 : chosen.filter((keys) => isRight(keys, correctKeys)).length,
  }
}

export const isRight = (keys: readonly string[], correctKeys: readonly string[]): boolean =>
  keys.length === correctKeys.length && keys.every((key) => correctKeys.includes(key))

export const withoutSolution = (question: PracticeQuestion): PracticeQuestion => ({ ...question, correctKeys: [] })
