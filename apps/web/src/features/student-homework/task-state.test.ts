import { describe, expect, it } from 'vitest'
import { inMarkOrder } from './marks/mark-order.ts'
import { opensInMs, taskStateOf, wordsToImprove } from './task-state.ts'
import { shrunkSize } from '../../shared/pictures/shrunk-size.ts'

describe('how a homework stands', () => {
  const open = { state: 'notSubmitted', startedAt: null, canAnswer: true, answerDenial: null } as const
  it.each([
    ['to do', open, 'todo'],
    ['begun', { ...open, startedAt: '2026-11-20T12:00:00Z' }, 'begun'],
    ['not open yet', { ...open, canAnswer: false, answerDenial: 'not-open' }, 'soon'],
    ['over', { ...open, canAnswer: false, answerDenial: 'ended' }, 'missed'],
    ['over before its end', { ...open, canAnswer: false, answerDenial: 'time-over' }, 'missed'],
    ['handed in', { ...open, state: 'waiting', canAnswer: false, answerDenial: 'handed-in' }, 'waiting'],
    ['given back', { ...open, state: 'returned' }, 'again'],
    ['given back, and over', { ...open, state: 'returned', canAnswer: false, answerDenial: 'ended' }, 'again'],
  ] as const)('%s', (_, homework, expected) => expect(taskStateOf(homework)).toBe(expected))
})

it('the words of the last return are those to improve by, until the work is handed in again', () => {
  const earlierTries = [{ returnComment: '写完整。' }, { returnComment: '写工整。' }]
  expect(wordsToImprove({ homework: { state: 'returned' }, earlierTries })).toBe('写工整。')
  expect(wordsToImprove({ homework: { state: 'waiting' }, earlierTries })).toBe('')
  expect(wordsToImprove({ homework: { state: 'returned' }, earlierTries: [] })).toBe('')
})

describe('when a homework is asked for again', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  it.each([
    ['a moment after it opens', 'not-open', '2026-11-20T12:00:30Z', 30_250],
    ['every hour while that is far', 'not-open', '2026-11-22T12:00:00Z', 3_600_000],
    ['every five seconds when its time has come by this clock alone', 'not-open', '2026-11-20T11:59:59Z', 5_000],
    ['not at all once it is open', null, '2026-11-20T11:00:00Z', false],
  ] as const)('%s', (_, answerDenial, startTime, expected) =>
    expect(opensInMs({ answerDenial, startTime }, now)).toBe(expected),
  )
})

describe('the order of marked questions', () => {
  const mark = (score: number | null, isCorrect: boolean | null = null) => ({
    score,
    isCorrect,
    comment: '',
    commentAudio: [],
    markedImages: [],
    annotations: [],
  })
  const questions = [
    { no: 1, fullScore: 10, mark: mark(10, true) },
    { no: 2, fullScore: 10, mark: mark(4) },
    { no: 3, fullScore: 10, mark: mark(0, false) },
    { no: 4, fullScore: 10, mark: null },
  ]
  it.each([
    ['wrongFirst', [3, 2, 4, 1]],
    ['inOrder', [1, 2, 3, 4]],
    ['onlyWrong', [3, 2]],
  ] as const)('%s', (order, expected) => expect(inMarkOrder(questions, order).map(({ no }) => no)).toEqual(expected))
})

it.each([
  [
    { width: 4_032, height: 3_024 },
    { width: 2_400, height: 1_800 },
  ],
  [
    { width: 3_024, height: 4_032 },
    { width: 1_800, height: 2_400 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 9_000, height: 2 },
    { width: 2_400, height: 1 },
  ],
])('a photo of %o is sent as %o', (size, expected) => expect(shrunkSize(size)).toEqual(expected))
