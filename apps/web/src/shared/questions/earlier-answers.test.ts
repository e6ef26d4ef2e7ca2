import type { Answer, AnswerMark, EarlierTry } from '@hwjy/sdk'
import { describe, expect, it } from 'vitest'
import { earlierAnswers, saidBefore, shownTries } from './earlier-answers.ts'

const answer = (text: string, day: number): Answer => ({
  keys: [],
  text,
  images: [],
  audio: [],
  savedAt: `2026-11-0${day}T10:00:00.000Z`,
})
const mark = (score: number): AnswerMark => ({
  score,
  isCorrect: null,
  comment: '',
  commentAudio: [],
  markedImages: [],
  annotations: [],
})
const earlier = (tryNo: number, given: Answer | null, score: number): EarlierTry => ({
  tryNo,
  submittedAt: null,
  gradedAt: null,
  returnedAt: '2026-11-05T10:00:00.000Z',
  score,
  comment: '',
  commentImages: [],
  commentAudio: [],
  returnComment: '',
  answers: [{ no: 1, answer: given, mark: mark(score) }],
})
const tries = [earlier(1, answer('我妈妈', 1), 3), earlier(2, answer('我爸爸', 2), 6)]
const seen = (given: Answer | null, isReturned: boolean) =>
  earlierAnswers({ no: 1, answer: given }, tries, isReturned).map((one) => [one.tryNo, one.same, one.mark?.score])

describe('what was answered in earlier tries', () => {
  it('is told of each try, the last of them first', () => {
    expect(seen(answer('我爷爷', 3), false)).toEqual([
      [2, false, 6],
      [1, false, 3],
    ])
  })

  it('says where the answer is still the same', () => {
    expect(seen(answer('我爸爸', 2), false)).toEqual([
      [2, true, 6],
      [1, false, 3],
    ])
    expect(earlierAnswers({ no: 1, answer: null }, [earlier(1, null, 0)], false)).toMatchObject([{ same: true }])
  })

  it('leaves out the last try of a work that is given back, as long as its answer was not changed', () => {
    expect(seen(answer('我爸爸', 2), true)).toEqual([[1, false, 3]])
    expect(seen(answer('我爷爷', 3), true)).toEqual([
      [2, false, 6],
      [1, false, 3],
    ])
  })

  it('is nothing for a question that the try did not ask', () => {
    expect(earlierAnswers({ no: 2, answer: null }, tries, false)).toEqual([])
  })
})

describe('the tries of a work that is given back', () => {
  const back = (change: Partial<EarlierTry>): EarlierTry => ({
    ...earlier(2, null, 6),
    returnComment: '请再写',
    ...change,
  })

  it('do not repeat what the teacher said when giving it back', () => {
    const told = shownTries([earlier(1, null, 3), back({})], true).map(({ tryNo, returnComment }) => [
      tryNo,
      returnComment,
    ])
    expect(told).toEqual([
      [1, ''],
      [2, ''],
    ])
    expect(shownTries([back({ score: null })], true)).toEqual([])
    expect(shownTries([back({ score: null, comment: '很好' })], true)).toHaveLength(1)
  })

  it('are all told once it is handed in again', () => {
    expect(shownTries([back({ score: null })], false)).toHaveLength(1)
  })
})

describe('what was said to an answer that is done again', () => {
  it('stays in sight after the new answer was saved', () => {
    expect(saidBefore({ no: 1, mark: mark(6) }, tries)).toEqual(mark(6))
    expect(saidBefore({ no: 1, mark: null }, tries)).toEqual(mark(6))
    expect(saidBefore({ no: 1, mark: null }, [])).toBeNull()
  })
})
