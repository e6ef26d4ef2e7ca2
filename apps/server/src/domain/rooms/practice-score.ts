import type { EpochMs } from '@hwjy/classroom/core'
import { type HeldPractice, studentAnswers } from './practice-report.ts'
import { scoredFor } from './scored-questions.ts'

export interface PracticeScore {
  questions: number
  answered: number
  correct: number
}

/** How one student did in the questions that count, of all practices together. */
export function practiceScore(
  practices: readonly HeldPractice[],
  student: { id: string; attendedFrom: EpochMs | null },
): PracticeScore {
  const scores = practices.map((practice): PracticeScore => {
    const numbers = new Set(scoredFor(practice, student).map(({ no }) => no))
    const own = studentAnswers(practice).find((one) => one.student.id === student.id)
    const answers = (own?.answers ?? []).filter(({ no }) => numbers.has(no))
    return {
      questions: numbers.size,
      answered: answers.length,
      correct: answers.filter(({ isCorrect }) => isCorrect).length,
    }
  })
  const sum = (of: keyof PracticeScore) => scores.reduce((total, score) => total + score[of], 0)
  return { questions: sum('questions'), answered: sum('answered'), correct: sum('correct') }
}
