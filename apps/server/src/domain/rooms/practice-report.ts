import { type EpochMs, isRight, type PracticeKind } from '@hwjy/classroom/core'
import type { PersonBrief } from '../timetable/lesson.ts'
import { ranked } from '../ranking.ts'

export interface AskedQuestion {
  no: number
  questionId: string | null
  title: string
  isMultiple: boolean
  options: readonly { key: string; title: string }[]
  correctKeys: readonly string[]
}

/** One student's choice in one question; `no` 0 is a press of the buzzer. */
export interface GivenAnswer {
  no: number
  student: PersonBrief
  keys: readonly string[]
  answeredAt: EpochMs
}

export interface HeldPractice {
  id: string
  lessonId: string
  kind: PracticeKind
  title: string
  status: 'open' | 'ended' | 'closed'
  limitSeconds: number
  startedAt: EpochMs
  endedAt: EpochMs | null
  questions: readonly AskedQuestion[]
  answers: readonly GivenAnswer[]
}

export interface StudentAnswer {
  student: PersonBrief
  answers: { no: number; keys: readonly string[]; isCorrect: boolean | null }[]
  /** Null where there is nothing to be right about. */
  correctCount: number | null
  answeredAt: EpochMs
  /** Place at the buzzer; null elsewhere. */
  rank: number | null
  afterMs: number
}

/** All students' answers, the earliest first. Questions left out are not in the list. */
export function studentAnswers({ kind, startedAt, questions, answers }: HeldPractice): StudentAnswer[] {
  const byStudent = Map.groupBy(answers, ({ student }) => student.id)
  const all = [...byStudent.values()].flatMap((own): Omit<StudentAnswer, 'rank'>[] => {
    const [first] = own
    if (first === undefined) return []
    const answeredAt = Math.max(...own.map((answer) => answer.answeredAt))
    const given = own
      .filter(({ no, keys }) => no > 0 && keys.length > 0)
      .toSorted((a, b) => a.no - b.no)
      .map(({ no, keys }) => ({ no, keys, isCorrect: isAnswerRight(questions, no, keys) }))
    const judged = questions.some(({ correctKeys }) => correctKeys.length > 0)
    return [
      {
        student: first.student,
        answers: given,
        correctCount: judged ? given.filter(({ isCorrect }) => isCorrect).length : null,
        answeredAt,
        afterMs: Math.max(0, answeredAt - startedAt),
      },
    ]
  })
  return ranked(all, (answer) => answer.answeredAt).map(({ rank, item }) => ({
    ...item,
    rank: kind === 'buzzer' ? rank : null,
  }))
}

function isAnswerRight(questions: readonly AskedQuestion[], no: number, keys: readonly string[]): boolean | null {
  const correctKeys = questions.find((question) => question.no === no)?.correctKeys ?? []
  return correctKeys.length === 0 ? null : isRight(keys, correctKeys)
}

export interface QuestionReport {
  /** People per option, in the order of the options. */
  counts: number[]
  answered: number
  /** Null where there is nothing to be right about. */
  correct: number | null
}

export function questionReport(question: AskedQuestion, answers: readonly GivenAnswer[]): QuestionReport {
  const chosen = answers.flatMap(({ no, keys }) => (no === question.no && keys.length > 0 ? [keys] : []))
  return {
    counts: question.options.map(({ key }) => chosen.filter((keys) => keys.includes(key)).length),
    answered: chosen.length,
    correct:
      question.correctKeys.length === 0 ? null : chosen.filter((keys) => isRight(keys, question.correctKeys)).length,
  }
}

export interface PracticeScore {
  questions: number
  answered: number
  correct: number
}

export function practiceScore(practices: readonly HeldPractice[], studentId: string): PracticeScore {
  const own = practices.flatMap((practice) =>
    studentAnswers(practice).filter(({ student }) => student.id === studentId),
  )
  return {
    questions: practices.reduce((sum, { questions }) => sum + questions.length, 0),
    answered: own.reduce((sum, { answers }) => sum + answers.length, 0),
    correct: own.reduce((sum, { correctCount }) => sum + (correctCount ?? 0), 0),
  }
}
