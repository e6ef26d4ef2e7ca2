import { expect, it } from 'vitest'
import { draftDenial } from './marking-draft.ts'

const questions = [
  { no: 1, score: 10 },
  { no: 2, score: 20 },
]
const mark = (no: number, score: number | null, inkChars = 0) => ({
  no,
  score,
  annotations: inkChars > 0 ? [{ ink: 'A'.repeat(inkChars) }] : [],
})
const codes = (denial: ReturnType<typeof draftDenial>) =>
  denial?.reason === 'invalid' ? denial.issues.map(({ code }) => code) : denial

it('a draft may leave questions and scores out', () => {
  expect(draftDenial(questions, [])).toBeNull()
  expect(draftDenial(questions, [mark(2, null)])).toBeNull()
})

it('a draft is about questions of the paper, once each', () => {
  expect(codes(draftDenial(questions, [mark(3, 1)]))).toEqual(['unknown_question'])
  expect(codes(draftDenial(questions, [mark(1, 1), mark(1, 2)]))).toEqual(['marked_twice'])
})

it('a draft gives no question more than its full mark', () => {
  expect(draftDenial(questions, [mark(1, 11), mark(2, 20)])).toEqual({ reason: 'too-high', questionNos: [1] })
})

it('a draft has 512 kB of ink at most', () => {
  const half = 256 * 1024
  expect(draftDenial(questions, [mark(1, 1, half), mark(2, 1, half)])).toBeNull()
  expect(codes(draftDenial(questions, [mark(1, 1, half), mark(2, 1, half + 1)]))).toEqual(['too_much_ink'])
})
