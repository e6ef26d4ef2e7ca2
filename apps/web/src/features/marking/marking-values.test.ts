import type { AnswerPaper, WorkQuestion } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { beginning, isAutomatic, marksRequest, suggestionOf, totalOf, withMark } from './marking-values.ts'

const question = (no: number, part: Partial<WorkQuestion> = {}): WorkQuestion => ({
  no,
  type: 'subjective',
  title: '写一写',
  passage: '',
  ruby: [],
  attachments: [],
  options: [],
  answerModes: ['text'],
  fullScore: 20,
  answer: null,
  key: null,
  mark: null,
  suggestedScore: null,
  ...part,
})
const mark = { score: 16, isCorrect: null, comment: '好', commentAudio: [], markedImages: [], annotations: [] }
const paper = (part: Partial<AnswerPaper> = {}): AnswerPaper =>
  ({
    answerPaper: { answerPaperId: 'anp_1', gradedAt: null, handInCount: 1, returnedAt: null },
    review: null,
    draft: null,
    earlierTries: [],
    questions: [question(1, { suggestedScore: 20 }), question(2)],
    ...part,
  }) as AnswerPaper

it('a suggestion counts in what is sent, and a question without one is named', () => {
  const begun = beginning(paper())
  expect(totalOf(paper().questions, begun)).toEqual({ points: 20, unmarked: [2], wrong: [] })
  expect(marksRequest(paper(), begun)).toBeNull()
  const marked = withMark(begun, 2, { score: 7 })
  expect(marksRequest(paper(), marked)?.list).toEqual([
    { no: 1, score: 20 },
    { no: 2, score: 7 },
  ])
})

it('a mark above the full one, or broken, is named as wrong', () => {
  const begun = withMark(withMark(beginning(paper()), 1, { score: 21 }), 2, { score: 1.5 })
  expect(totalOf(paper().questions, begun)).toMatchObject({ points: 0, wrong: [1, 2] })
})

it('pins that take points suggest what they leave, never below zero', () => {
  const pin = { x: 0.5, y: 0.5, text: '着' }
  const with_ = (...points: number[]) => ({
    annotations: [{ resourceId: 'res_1', ink: '', pins: points.map((one) => ({ ...pin, points: one })) }],
  })
  expect(suggestionOf(question(1, { suggestedScore: 16 }), with_(-2, -3))).toBe(15)
  expect(suggestionOf(question(1), with_(-30))).toBe(0)
  expect(suggestionOf(question(1, { suggestedScore: 16 }), { annotations: [] })).toBe(16)
})

it('a work marked before begins with its words and without its points', () => {
  const [first] = beginning(paper({ questions: [question(1, { mark, suggestedScore: 16 })] })).list
  expect(first).toMatchObject({ score: null, comment: '好' })
})

it('a draft about answers of an earlier time is no beginning', () => {
  const list = [{ ...mark, no: 2, score: 3 }]
  const draft = { savedAt: '', comment: '', commentImages: [], commentAudio: [], list }
  expect(beginning(paper({ draft: { ...draft, handInCount: 1 } })).list[1]).toMatchObject({ score: 3 })
  expect(beginning(paper({ draft: { ...draft, handInCount: 2 } })).list[1]).toMatchObject({ score: null })
})

it('a choice begins with the points of its key, which are no suggestion', () => {
  const choice = question(1, { type: 'singleChoice', suggestedScore: 0 })
  expect(beginning(paper({ questions: [choice] })).list[0]).toMatchObject({ score: 0 })
  expect(isAutomatic(choice, 0)).toBe(true)
  expect(isAutomatic(choice, 5)).toBe(false)
})

it('points that a teacher gave a choice before are not called automatic', () => {
  const given = { ...mark, score: 5, isCorrect: false }
  expect(isAutomatic(question(1, { type: 'singleChoice', suggestedScore: 5, mark: given }), 5)).toBe(false)
  expect(isAutomatic(question(1, { suggestedScore: 0 }), 0)).toBe(false)
})
