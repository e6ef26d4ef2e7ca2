import type { PracticeKind } from '@hwjy/classroom/core'
import { expect, it } from 'vitest'
import type { AskedQuestion, GivenAnswer, HeldPractice } from './practice-report.ts'
import { practiceScore } from './practice-score.ts'
import { askedQuestions, scoredFor, scoredQuestions } from './scored-questions.ts'

const anna = { id: 'usr_anna', name: 'Anna', avatarKey: null }
const ben = { id: 'usr_ben', name: 'Ben', avatarKey: null }

const choice = (no: number, correctKeys: readonly string[] = ['A']): AskedQuestion => ({
  no,
  questionId: null,
  title: '',
  isMultiple: false,
  options: [
    { key: 'A', title: '' },
    { key: 'B', title: '' },
  ],
  correctKeys,
  task: null,
})
const line = (no: number): AskedQuestion => ({
  ...choice(no, []),
  options: [],
  task: { type: 'dictation', blanks: 1, answerBy: 'ime', accepted: [['学校']], pinyin: [[]] },
})
const given = (no: number, answer: Partial<GivenAnswer>): GivenAnswer => ({
  no,
  student: anna,
  keys: [],
  written: null,
  texts: [],
  answeredAt: 1_000,
  ...answer,
})
const held = (
  kind: PracticeKind,
  questions: readonly AskedQuestion[],
  answers: readonly GivenAnswer[],
): HeldPractice => ({
  id: `prc_${kind}`,
  lessonId: 'les_1',
  kind,
  title: '',
  status: 'closed',
  limitSeconds: 0,
  startedAt: 0,
  endedAt: 60_000,
  questions,
  answers,
})
const numbers = (questions: readonly AskedQuestion[]) => questions.map(({ no }) => no)
const dictation = held(
  'dictation',
  Array.from({ length: 20 }, (_, i) => line(i + 1)),
  [given(1, { texts: ['学校'] }), ...Array.from({ length: 19 }, (_, i) => given(i + 2, { texts: [''] }))],
)

it('a quick check has no score, whatever was pressed', () => {
  const check = held('check', [choice(1, [])], [given(1, { keys: ['A'] })])
  expect(scoredQuestions(check)).toEqual([])
  expect(scoredQuestions({ ...check, questions: [choice(1, ['A'])] })).toEqual([])
  expect(practiceScore([check], { id: anna.id, attendedFrom: 0 })).toEqual({ questions: 0, answered: 0, correct: 0 })
})

it('a clicker without a right answer has no score, and one with it has', () => {
  const answers = [given(1, { keys: ['A'] })]
  expect(scoredQuestions(held('clicker', [choice(1, [])], answers))).toEqual([])
  expect(numbers(scoredQuestions(held('clicker', [choice(1)], answers)))).toEqual([1])
})

it('questions that are shown at once count without an answer, too', () => {
  expect(numbers(scoredQuestions(held('clicker', [choice(1)], [])))).toEqual([1])
  const quiz = held('questions', [choice(1), choice(2)], [given(1, { keys: ['A'] })])
  expect(practiceScore([quiz], { id: anna.id, attendedFrom: 0 })).toEqual({ questions: 2, answered: 1, correct: 1 })
})

it('lines of a dictation that nobody got to count for nobody', () => {
  expect(numbers(askedQuestions(dictation))).toEqual([1])
  expect(practiceScore([dictation], { id: anna.id, attendedFrom: 0 })).toEqual({
    questions: 1,
    answered: 1,
    correct: 1,
  })
  expect(practiceScore([dictation], { id: ben.id, attendedFrom: 0 })).toEqual({ questions: 1, answered: 0, correct: 0 })
})

it('a line that a student left out counts when a classmate answered one after it', () => {
  const further = { ...dictation, answers: [...dictation.answers, given(3, { student: ben, texts: ['学生'] })] }
  expect(practiceScore([further], { id: anna.id, attendedFrom: 0 })).toEqual({ questions: 3, answered: 1, correct: 1 })
})

it('a practice that was over before a student came does not count for them', () => {
  const quiz = held('questions', [choice(1), choice(2)], [given(2, { keys: ['B'] })])
  const late = (attendedFrom: number | null) => numbers(scoredFor(quiz, { id: ben.id, attendedFrom }))
  expect(late(60_001)).toEqual([])
  expect(late(null)).toEqual([])
  expect(late(60_000)).toEqual([1, 2])
  expect(numbers(scoredFor(quiz, { id: anna.id, attendedFrom: null }))).toEqual([1, 2])
})

it('the score of a lesson leaves its quick check out and keeps its quiz', () => {
  const check = held('check', [choice(1, [])], [given(1, { keys: ['B'] })])
  const quiz = held('questions', [choice(1), choice(2)], [given(1, { keys: ['A'] }), given(2, { keys: ['B'] })])
  expect(practiceScore([check, quiz], { id: anna.id, attendedFrom: 0 })).toEqual({
    questions: 2,
    answered: 2,
    correct: 1,
  })
})
