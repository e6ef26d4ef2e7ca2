import {
  ANSWER_BUCKETS,
  type AnswerBucket,
  BUZZER_TIE_MS,
  type EpochMs,
  isRight,
  markAnswer,
  type PracticeKind,
  type QuestionTask,
  type TypedTask,
  type WritingResult,
} from '@hwjy/classroom/core'
import type { PersonBrief } from '../timetable/lesson.ts'
import { ranked } from '../ranking.ts'

export interface AskedQuestion {
  no: number
  questionId: string | null
  title: string
  isMultiple: boolean
  options: readonly { key: string; title: string }[]
  correctKeys: readonly string[]
  /** Null where options are chosen. */
  task: QuestionTask | null
}

/** One student's choice in one question; `no` 0 is a press of the buzzer. */
export interface GivenAnswer {
  no: number
  student: PersonBrief
  keys: readonly string[]
  /** Set for a character written by hand; null elsewhere, and while it is not written. */
  written: WritingResult | null
  /** Words typed into each blank; empty where nothing is typed. */
  texts: readonly string[]
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
  answers: {
    no: number
    keys: readonly string[]
    written: WritingResult | null
    texts: readonly string[]
    isCorrect: boolean | null
  }[]
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
      .filter((answer) => answer.no > 0 && isGiven(answer))
      .toSorted((a, b) => a.no - b.no)
      .map(({ no, keys, written, texts }) => ({
        no,
        keys,
        written,
        texts,
        isCorrect: isAnswerRight(questions, { no, keys, written, texts }),
      }))
    const judged = questions.some(isJudged)
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
  return ranked(all, placeOf(kind, all)).map(({ rank, item }) => ({
    ...item,
    rank: kind === 'buzzer' ? rank : null,
  }))
}

// At the buzzer presses less than 10 ms apart share a place.
function placeOf(kind: PracticeKind, all: readonly { answeredAt: EpochMs }[]) {
  if (kind !== 'buzzer') return ({ answeredAt }: { answeredAt: EpochMs }) => answeredAt
  let leaderAt = Number.NEGATIVE_INFINITY
  const leaders = new Map<EpochMs, EpochMs>()
  for (const { answeredAt } of all.toSorted((a, b) => a.answeredAt - b.answeredAt)) {
    if (answeredAt - leaderAt >= BUZZER_TIE_MS) leaderAt = answeredAt
    leaders.set(answeredAt, leaderAt)
  }
  return ({ answeredAt }: { answeredAt: EpochMs }) => leaders.get(answeredAt) ?? answeredAt
}

type Given = Pick<GivenAnswer, 'keys' | 'written' | 'texts'>

/** True for an answer that says something. */
export const isGiven = ({ keys, written, texts }: Given) =>
  keys.length > 0 || written !== null || texts.some((word) => word !== '')

/** True where there is something to be right about. */
export const isJudged = ({ correctKeys, task }: AskedQuestion): boolean => correctKeys.length > 0 || task !== null

function isAnswerRight(
  questions: readonly AskedQuestion[],
  { no, keys, written, texts }: Given & { no: number },
): boolean | null {
  if (written !== null) return written.mistakes === 0
  const question = questions.find((one) => one.no === no)
  if (isTyped(question?.task)) return bucketsOf(question.task, texts).every((bucket) => bucket === 'right')
  const correctKeys = question?.correctKeys ?? []
  return correctKeys.length === 0 ? null : isRight(keys, correctKeys)
}

const isTyped = (task: QuestionTask | null | undefined): task is TypedTask => task != null && task.type !== 'writing'

const bucketsOf = ({ blanks, answerBy, accepted, pinyin }: TypedTask, texts: readonly string[]): AnswerBucket[] =>
  Array.from({ length: blanks }, (_, i) =>
    markAnswer(texts[i] ?? '', { answerBy, accepted: accepted[i] ?? [], pinyin: pinyin[i] ?? [] }),
  )

export type BucketCounts = Record<AnswerBucket, number>

export interface TypedReport {
  blanks: number
  answerBy: TypedTask['answerBy']
  accepted: TypedTask['accepted']
  /** People by bucket, for each blank. */
  buckets: readonly BucketCounts[]
}

/** Null where nothing is typed. */
export function typedReport({ no, task }: AskedQuestion, answers: readonly GivenAnswer[]): TypedReport | null {
  if (!isTyped(task)) return null
  const marked = answers.filter((one) => one.no === no && isGiven(one)).map(({ texts }) => bucketsOf(task, texts))
  const buckets = Array.from(
    { length: task.blanks },
    (_, blank) =>
      Object.fromEntries(
        ANSWER_BUCKETS.map((bucket) => [bucket, marked.filter((one) => one[blank] === bucket).length]),
      ) as BucketCounts,
  )
  return { blanks: task.blanks, answerBy: task.answerBy, accepted: task.accepted, buckets }
}

export interface QuestionReport {
  /** People per option, in the order of the options. */
  counts: number[]
  answered: number
  /** Null where there is nothing to be right about. */
  correct: number | null
}

export function questionReport(question: AskedQuestion, answers: readonly GivenAnswer[]): QuestionReport {
  const given = answers.filter((answer) => answer.no === question.no && isGiven(answer))
  return {
    counts: question.options.map(({ key }) => given.filter(({ keys }) => keys.includes(key)).length),
    answered: given.length,
    correct: isJudged(question) ? given.filter((answer) => isAnswerRight([question], answer)).length : null,
  }
}
