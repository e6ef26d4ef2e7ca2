import { type PrizeCounts, prizeTotal } from '@hwjy/classroom/core'
import type { Prize } from '../../db/rooms/prizes.ts'
import {
  type AskedQuestion,
  type HeldPractice,
  questionReport,
  type StudentAnswer,
  studentAnswers,
  typedReport,
} from '../../domain/rooms/practice-report.ts'
import { scoredQuestions } from '../../domain/rooms/scored-questions.ts'
import type { PrizeRank } from '../../domain/rooms/prize-ranking.ts'
import type { ResponseOf } from '../../http/call.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { iso, isoOrNull } from '../instant.ts'
import { studentBrief } from '../school/person-brief.ts'

type Practice = ResponseOf<'endPractice'>
type PracticeSummary = ResponseOf<'getLessonFinish'>['practises'][number]
type LessonPrizes = ResponseOf<'teacherListPrizes'>
type OptionKey = Practice['questions'][number]['options'][number]['key']

// Stored by the room, whose rules know no other letters.
const letters = (keys: readonly string[]) => keys as OptionKey[]

/** @param studentId the reader: what is right, and who chose what, waits for the end; null for the teacher */
export function practiceResponse(practice: HeldPractice, studentId: string | null, urlOf: UrlOf): Practice {
  const isSecret = studentId !== null && practice.status === 'open'
  const answers = studentAnswers(practice)
  const own = answers.find(({ student }) => student.id === studentId)
  const shown = studentId === null || (practice.kind === 'buzzer' && !isSecret) ? answers : []
  return {
    practiseId: practice.id,
    lessonId: practice.lessonId,
    kind: practice.kind,
    title: practice.title,
    status: practice.status,
    limitSeconds: practice.limitSeconds,
    startedAt: iso(practice.startedAt),
    closesAt: practice.limitSeconds === 0 ? null : iso(practice.startedAt + practice.limitSeconds * 1_000),
    endedAt: isoOrNull(practice.endedAt),
    answeredCount: answers.length,
    questions: practice.questions.map((question) => questionResponse(question, practice, isSecret)),
    answers: shown.map((answer) => studentResponse(answer, false, urlOf)),
    mine: own ? studentResponse(own, isSecret, urlOf) : null,
  }
}

function questionResponse(question: AskedQuestion, { answers }: HeldPractice, isSecret: boolean) {
  const { no, questionId, title, isMultiple, options, correctKeys } = question
  const { counts, answered, correct } = questionReport(question, answers)
  return {
    no,
    questionId,
    title,
    isMultiple,
    options: options.map((option, i) => ({
      key: option.key as OptionKey,
      title: option.title,
      count: isSecret ? null : (counts[i] ?? 0),
    })),
    correctKeys: isSecret ? null : letters(correctKeys),
    answered,
    correct: isSecret ? null : correct,
    typed: typedResponse(question, answers, isSecret),
  }
}

function typedResponse(question: AskedQuestion, answers: HeldPractice['answers'], isSecret: boolean) {
  const report = typedReport(question, answers)
  if (report === null) return null
  const { blanks, answerBy, accepted, buckets } = report
  return {
    blanks,
    answerBy,
    accepted: isSecret ? null : accepted.map((words) => [...words]),
    buckets: isSecret ? null : [...buckets],
  }
}

function studentResponse({ student, answers, ...answer }: StudentAnswer, isSecret: boolean, urlOf: UrlOf) {
  return {
    student: studentBrief(student, urlOf),
    answers: answers.map(({ no, keys, written, texts, isCorrect }) => ({
      no,
      keys: letters(keys),
      written,
      texts: [...texts],
      isCorrect: isSecret ? null : isCorrect,
    })),
    correctCount: isSecret ? null : answer.correctCount,
    answeredAt: iso(answer.answeredAt),
    rank: isSecret ? null : answer.rank,
    afterMs: answer.afterMs,
  }
}

/** In the order they were held. */
export function practiceSummaries(practices: readonly HeldPractice[], studentId: string): PracticeSummary[] {
  return practices.toReversed().map((practice) => {
    const own = studentAnswers(practice).find(({ student }) => student.id === studentId)
    const scored = new Set(scoredQuestions(practice).map(({ no }) => no))
    const right = (own?.answers ?? []).filter(({ no, isCorrect }) => isCorrect && scored.has(no))
    return {
      practiseId: practice.id,
      kind: practice.kind,
      title: practice.title,
      startedAt: iso(practice.startedAt),
      questionCount: scored.size > 0 ? scored.size : practice.questions.length,
      hasAnswered: own !== undefined,
      correctCount: scored.size > 0 ? right.length : null,
      rank: own?.rank ?? null,
    }
  })
}

export const prizeCounts = ({ star, flower, trophy }: PrizeCounts) => ({
  star,
  flower,
  trophy,
  total: prizeTotal({ star, flower, trophy }),
})

export function lessonPrizes(
  lessonId: string,
  prizes: readonly Prize[],
  ranking: readonly PrizeRank[],
  studentId: string | null,
  urlOf: UrlOf,
): LessonPrizes {
  const rank = (place: PrizeRank) => ({
    rank: place.rank,
    student: studentBrief(place.student, urlOf),
    counts: prizeCounts(place.counts),
  })
  const own = ranking.find(({ student }) => student.id === studentId)
  return {
    lessonId,
    total: prizes.reduce((sum, { count }) => sum + count, 0),
    ranking: ranking.map(rank),
    prizes: prizes
      .filter(({ student }) => studentId === null || student.id === studentId)
      .map(({ id, student, kind, count, reason, awardedAt }) => ({
        prizeId: id,
        student: studentBrief(student, urlOf),
        kind,
        count,
        reason,
        awardedAt: iso(awardedAt),
      })),
    mine: own ? rank(own) : null,
  }
}
