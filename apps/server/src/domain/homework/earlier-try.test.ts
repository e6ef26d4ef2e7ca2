import { describe, expect, it } from 'vitest'
import { endedTry } from './earlier-try.ts'
import type { Mark, Work, WorkQuestion } from './homework.ts'

const mark: Mark = {
  score: 5,
  isCorrect: false,
  comment: '再读一遍',
  commentAudio: [],
  markedImages: [],
  annotations: [],
}

const question = (change: Partial<WorkQuestion>): WorkQuestion => ({
  no: 1,
  score: 10,
  type: 'singleChoice',
  title: '选一选',
  passage: '',
  attachments: [],
  options: [
    { key: 'A', title: '你好' },
    { key: 'B', title: '再见' },
  ],
  correctKeys: ['B'],
  analysis: '',
  answerModes: ['choice'],
  ruby: [],
  answer: { keys: ['A'], text: '', images: [], audio: [], savedAt: 1 },
  mark,
  ...change,
})

const work = (change: Partial<Work>): Work => ({
  id: 'anp_1',
  homeworkId: 'hmw_1',
  studentId: 'usr_anna',
  status: 'graded',
  startedAt: 0,
  submittedAt: 2,
  gradedAt: 3,
  returnedAt: null,
  handInBy: null,
  handInCount: 1,
  score: 5,
  comment: '很好',
  commentImages: [],
  commentAudio: [],
  ...change,
})

const back = { returnComment: '请再做第一题', returnedAt: 4 }

describe('the try that ends when a work is given back', () => {
  it('keeps answers, marks and words of a graded work, and what was said at its return', () => {
    expect(endedTry(work({}), [question({})], back)).toEqual({
      submittedAt: 2,
      gradedAt: 3,
      returnedAt: 4,
      score: 5,
      comment: '很好',
      commentImages: [],
      commentAudio: [],
      returnComment: '请再做第一题',
      answers: [{ no: 1, answer: { keys: ['A'], text: '', images: [], audio: [], savedAt: 1 }, mark }],
    })
  })

  it('has of an ungraded work the marks of its choices alone, because words and other marks are of the try before', () => {
    const written = question({ no: 2, type: 'subjective', answerModes: ['text'] })
    const ended = endedTry(work({ status: 'submitted', score: null }), [question({}), written], back)
    expect(ended).toMatchObject({ gradedAt: null, score: null, comment: '' })
    expect(ended?.answers.map(({ mark: kept }) => kept && [kept.score, kept.isCorrect, kept.comment])).toEqual([
      [0, false, ''],
      null,
    ])
  })

  it('has no time of handing in where the time ran out before', () => {
    expect(endedTry(work({ status: 'started', submittedAt: null }), [question({})], back)).toMatchObject({
      submittedAt: null,
    })
  })

  it('is none where a work is given back twice, or nothing was answered', () => {
    expect(endedTry(work({ status: 'returned' }), [question({})], back)).toBeNull()
    expect(endedTry(work({ status: 'submitted' }), [question({ answer: null })], back)).toBeNull()
  })
})
