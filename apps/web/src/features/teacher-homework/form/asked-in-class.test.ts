import type { Practice, PracticeQuestion } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { askedInClass } from './asked-in-class.ts'

const question = (change: Partial<PracticeQuestion>): PracticeQuestion => ({
  no: 1,
  questionId: 'q1',
  title: '“谢谢”的意思是？',
  isMultiple: false,
  options: [
    { key: 'A', title: 'thanks', count: 5 },
    { key: 'B', title: 'sorry', count: 2 },
  ],
  correctKeys: ['A'],
  answered: 7,
  correct: 5,
  typed: null,
  ...change,
})
const practice = (practiseId: string, ...questions: PracticeQuestion[]) => ({ practiseId, questions }) as Practice

it('what many had wrong comes first, and a question that was asked twice comes once', () => {
  const asked = askedInClass([
    practice('p1', question({}), question({ no: 2, questionId: 'q2', title: '两？', correct: 1 })),
    practice('p2', question({ correct: 3 })),
  ])
  expect(asked.map(({ id, wrong }) => [id, wrong])).toEqual([
    ['p1:2', 6],
    ['p2:1', 4],
  ])
})

it('a clicker without words, and a question with nothing to be right about, cannot be asked again', () =>
  expect(askedInClass([practice('p1', question({ title: '' }), question({ no: 2, correctKeys: [] }))])).toEqual([]))
