import type { EpochMs } from '@hwjy/classroom/core'
import type { QuestionType } from './question.ts'
import { isChoice } from './question-rules.ts'

export interface MarkedQuestion {
  no: number
  /** Full mark. */
  score: number
  type: QuestionType
  correctKeys: readonly string[]
}

interface GivenAnswer {
  keys: readonly string[]
  text: string
  images: readonly unknown[]
  audio: readonly unknown[]
}

export const isAnswered = ({ keys, text, images, audio }: GivenAnswer) =>
  keys.length > 0 || text.trim() !== '' || images.length > 0 || audio.length > 0

/**
 * A choice is right when exactly the right options are chosen; half a multiple choice is worth nothing. Null for other
 * questions.
 */
export function choiceMark(
  question: MarkedQuestion,
  keys: readonly string[],
): { score: number; isCorrect: boolean } | null {
  if (!isChoice(question.type)) return null
  const chosen = new Set(keys)
  const isCorrect = chosen.size === question.correctKeys.length && question.correctKeys.every((key) => chosen.has(key))
  return { score: isCorrect ? question.score : 0, isCorrect }
}

export function unansweredNos(
  questions: readonly { no: number }[],
  answers: readonly (GivenAnswer & { no: number })[],
): number[] {
  const answered = new Set(answers.filter(isAnswered).map(({ no }) => no))
  return questions.flatMap(({ no }) => (answered.has(no) ? [] : [no]))
}

interface Mark {
  no: number
  score: number
}

export type MarkingDenial =
  | { reason: 'incomplete'; questionNos: number[] }
  | { reason: 'too-high'; questionNos: number[] }
  | { reason: 'unknown'; questionNos: number[] }

/** Every question has exactly one mark, none above its full mark. */
export function markingDenial(questions: readonly MarkedQuestion[], marks: readonly Mark[]): MarkingDenial | null {
  const full = new Map(questions.map(({ no, score }) => [no, score]))
  const given = new Map(marks.map(({ no, score }) => [no, score]))
  const unknown = marks.flatMap(({ no }, index) =>
    full.has(no) && marks.findIndex((mark) => mark.no === no) === index ? [] : [no],
  )
  if (unknown.length > 0) return { reason: 'unknown', questionNos: unknown }
  const missing = questions.flatMap(({ no }) => (given.has(no) ? [] : [no]))
  if (missing.length > 0) return { reason: 'incomplete', questionNos: missing }
  const tooHigh = questions.flatMap(({ no, score }) => ((given.get(no) ?? 0) > score ? [no] : []))
  return tooHigh.length > 0 ? { reason: 'too-high', questionNos: tooHigh } : null
}

export const totalScore = (marks: readonly Mark[]) => marks.reduce((total, { score }) => total + score, 0)

/** Decides whether a mark says right or wrong: for choices always, for the others when it is full or nothing. */
export function isCorrectBy({ type, score: full }: MarkedQuestion, score: number): boolean | null {
  if (isChoice(type)) return full > 0 ? score === full : null
  if (full === 0) return null
  return score === full ? true : score === 0 ? false : null
}

/** A work as its marks find it. */
export interface WorkAsRead {
  gradedAt: EpochMs | null
  handInCount: number
  /** Null unless it is given back now. */
  returnedAt: EpochMs | null
}

/** Marks are given to the work that was read: it was not marked, given back or handed in since. */
export const isOtherWork = (current: WorkAsRead, basedOn: WorkAsRead | null): boolean =>
  basedOn !== null &&
  (basedOn.gradedAt !== current.gradedAt ||
    basedOn.handInCount !== current.handInCount ||
    basedOn.returnedAt !== current.returnedAt)
