import type { Practice } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { answeredQuestions } from './answered-questions.ts'

const practice = {
  practiseId: 'prc_1',
  kind: 'questions',
  title: '第一题',
  questions: [
    {
      no: 1,
      title: '“谢谢”的意思是？',
      options: [
        { key: 'A', title: 'thank you', count: 3 },
        { key: 'B', title: 'sorry', count: 1 },
      ],
      correctKeys: ['A'],
    },
    { no: 2, title: '', options: [], correctKeys: [] },
    { no: 3, title: '我____茶。', options: [], correctKeys: [], typed: { accepted: [['买', '要']] } },
  ],
  mine: {
    answers: [
      { no: 1, keys: ['B'], texts: [], written: null, isCorrect: false },
      { no: 2, keys: [], texts: ['学校'], written: null, isCorrect: null },
      { no: 3, keys: [], texts: ['要'], written: null, isCorrect: true },
    ],
  },
} as unknown as Practice

it('each answered question has the own answer and the right one, in words', () => {
  expect(answeredQuestions([practice])).toEqual([
    {
      key: 'prc_1 1',
      kind: 'questions',
      no: 1,
      title: '“谢谢”的意思是？',
      isCorrect: false,
      mine: 'sorry',
      right: 'thank you',
    },
    { key: 'prc_1 2', kind: 'questions', no: 2, title: '第一题', isCorrect: null, mine: '学校', right: '' },
    { key: 'prc_1 3', kind: 'questions', no: 3, title: '我（　）茶。', isCorrect: true, mine: '要', right: '买 / 要' },
  ])
})

it('a practice that was not answered says nothing', () => {
  expect(answeredQuestions([{ ...practice, mine: null }])).toEqual([])
})

it('a quick check is not among the questions: it asks how the student feels', () => {
  expect(answeredQuestions([{ ...practice, kind: 'check' }])).toEqual([])
})
