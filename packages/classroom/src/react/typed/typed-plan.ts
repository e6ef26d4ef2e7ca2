/** Reads the lines that a teacher writes as questions, one per line. Pure. */
import {
  type AnswerBy,
  PRACTICE_QUESTIONS_MAX,
  type PracticeQuestion,
  type TypedTask,
} from '../../core/room/practice-types.ts'
import { typedTaskOf } from '../../core/room/rules/typed-rules.ts'
import { typedQuestion, type TypedTextDenial } from '../../core/room/rules/typed-text.ts'

export type PlanDenial =
  | { reason: 'planEmpty' | 'planTooMany' }
  | { reason: 'planNoBlank' | 'planNoWord' | 'planTooLong' | 'planNotHanzi'; line: number }
/** A question without its pinyin, which is looked up when it is asked. */
export type Plan = readonly PracticeQuestion[]

const REASONS = {
  'no-blank': 'planNoBlank',
  'no-word': 'planNoWord',
  'too-long': 'planTooLong',
  'not-hanzi': 'planNotHanzi',
} as const satisfies Readonly<Record<Exclude<TypedTextDenial, 'too-many'>, string>>

/** The lines that are questions, in order. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

/** The right answers of the lines that are questions already, each once. */
export const acceptedWords = (kind: TypedTask['type'], answerBy: AnswerBy, text: string): readonly string[] => [
  ...new Set(
    sentencesOf(text).flatMap((line) => {
      const question = typedQuestion(kind, answerBy, line)
      return typeof question === 'string' ? [] : (typedTaskOf(question)?.accepted.flat() ?? [])
    }),
  ),
]

/** @returns the questions, or why there are none; lines count from 1 */
export function typedPlan(kind: TypedTask['type'], answerBy: AnswerBy, text: string): Plan | PlanDenial {
  const lines = text.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [{ line: line.trim(), no: i + 1 }]))
  if (lines.length === 0) return { reason: 'planEmpty' }
  if (lines.length > PRACTICE_QUESTIONS_MAX) return { reason: 'planTooMany' }
  const questions: PracticeQuestion[] = []
  for (const { line, no } of lines) {
    const question = typedQuestion(kind, answerBy, line)
    if (question === 'too-many') return { reason: 'planTooMany' }
    if (typeof question === 'string') return { reason: REASONS[question], line: no }
    questions.push(question)
  }
  return questions
}

export const isPlan = (plan: Plan | PlanDenial): plan is Plan => Array.isArray(plan)
