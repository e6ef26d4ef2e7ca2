import type { EpochMs } from '@hwjy/classroom/core'
import { type AskedQuestion, type HeldPractice, isGiven, isJudged } from './practice-report.ts'

/**
 * The questions that the class got to. The room does not know which lines of a dictation were read out, but work goes in
 * order: questions after the last answered one were not asked.
 */
export function askedQuestions({ questions, answers }: Pick<HeldPractice, 'questions' | 'answers'>): AskedQuestion[] {
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
