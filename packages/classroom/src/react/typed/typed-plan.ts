/** Reads the lines that a teacher writes as questions, one per line. Pure. */
import {
  ACCEPTED_MAX,
  type AnswerBy,
  BLANK,
  BLANKS_MAX,
  PRACTICE_QUESTIONS_MAX,
  type PracticeQuestion,
  TYPED_MAX_LENGTH,
  type TypedTask,
} from '../../core/room/practice-types.ts'

export type PlanDenial =
  | { reason: 'planEmpty' | 'planTooMany' }
  | { reason: 'planNoBlank' | 'planNoWord' | 'planTooLong' | 'planNotHanzi'; line: number }
/** A question without its pinyin, which is looked up when it is asked. */
export type Plan = readonly PracticeQuestion[]

const HANZI = /^\p{Script=Han}+$/u
const SEVERAL = /[/／]/

/** The lines that are questions, in order. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))

/** @returns the questions, or why there are none; lines count from 1 */
export function typedPlan(kind: TypedTask['type'], answerBy: AnswerBy, text: string): Plan | PlanDenial {
  const lines = text.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [{ line: line.trim(), no: i + 1 }]))
  if (lines.length === 0) return { reason: 'planEmpty' }
  if (lines.length > PRACTICE_QUESTIONS_MAX) return { reason: 'planTooMany' }
  const questions: PracticeQuestion[] = []
  for (const { line, no } of lines) {
    const parts =
      kind === 'dictation' ? [line] : [...line.matchAll(/[{｛]([^{}｛｝]*)[}｝]/g)].map(([, inside = '']) => inside)
    if (parts.length === 0) return { reason: 'planNoBlank', line: no }
    if (parts.length > BLANKS_MAX) return { reason: 'planTooMany' }
    const accepted = parts.map((part) =>
      part
        .split(SEVERAL)
        .map((word) => word.trim())
        .filter(Boolean),
    )
    if (accepted.some((words) => words.length === 0 || words.length > ACCEPTED_MAX))
      return { reason: 'planNoWord', line: no }
    if (accepted.flat().some((word) => word.length > TYPED_MAX_LENGTH)) return { reason: 'planTooLong', line: no }
    if (answerBy === 'pinyin' && !accepted.flat().every((word) => HANZI.test(word))) {
      return { reason: 'planNotHanzi', line: no }
    }
    const title = kind === 'dictation' ? '' : line.replaceAll(/[{｛][^{}｛｝]*[}｝]/g, BLANK)
    const task: TypedTask = { type: kind, blanks: parts.length, answerBy, accepted, pinyin: accepted.map(() => []) }
    questions.push({ questionId: null, title, options: [], isMultiple: false, correctKeys: [], task })
  }
  return questions
}

export const isPlan = (plan: Plan | PlanDenial): plan is Plan => Array.isArray(plan)
