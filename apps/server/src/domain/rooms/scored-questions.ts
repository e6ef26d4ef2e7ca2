import type { EpochMs } from '@hwjy/classroom/core'
import { type AskedQuestion, type HeldPractice, isGiven, isJudged } from './practice-report.ts'

/**
 * The questions that the class got to. Those of a dictation are read out one after the other, and the room does not know
 * how far it went: lines after the last answered one were not asked. All others are shown at once.
 */
export function askedQuestions({
  kind,
  questions,
  answers,
}: Pick<HeldPractice, 'kind' | 'questions' | 'answers'>): AskedQuestion[] {
  if (kind !== 'dictation') return [...questions]
  const last = Math.max(0, ...answers.filter(isGiven).map(({ no }) => no))
  return questions.filter(({ no }) => no <= last)
}

/** The asked questions that a person can be right or wrong about: a quick check asks how it went, and has no score. */
export const scoredQuestions = (practice: Pick<HeldPractice, 'kind' | 'questions' | 'answers'>): AskedQuestion[] =>
  practice.kind === 'check' ? [] : askedQuestions(practice).filter(isJudged)

/**
 * The questions that count for one student: none of a practice that was over before they came.
 * @param attendedFrom their first moment in the class; null when they never came
 */
export function scoredFor(
  practice: Pick<HeldPractice, 'kind' | 'questions' | 'answers' | 'endedAt'>,
  { id, attendedFrom }: { id: string; attendedFrom: EpochMs | null },
): AskedQuestion[] {
  const { endedAt, answers } = practice
  const wasThere = attendedFrom !== null && (endedAt === null || attendedFrom <= endedAt)
  return wasThere || answers.some(({ student }) => student.id === id) ? scoredQuestions(practice) : []
}
