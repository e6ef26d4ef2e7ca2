import { expect, it } from 'vitest'
import { answerIssues } from './answer-rules.ts'

const options = [
  { key: 'A', title: '你好' },
  { key: 'B', title: '再见' },
]
const questions: Parameters<typeof answerIssues>[0] = [
  { no: 1, type: 'singleChoice', options, answerModes: ['choice'] },
  { no: 2, type: 'multipleChoice', options, answerModes: ['choice'] },
  { no: 3, type: 'readAloud', options: [], answerModes: ['audio'] },
  { no: 4, type: 'subjective', options: [], answerModes: ['photo'] },
]
const answer = (no: number, given: object = {}) => ({ no, keys: [], text: '', imageIds: [], audioIds: [], ...given })

it.each([
  ['an option may be chosen', [answer(1, { keys: ['A'] })], []],
  ['a choice may be taken back', [answer(1)], []],
  ['several options of a multiple choice', [answer(2, { keys: ['A', 'B'] })], []],
  ['and of a single one only one', [answer(1, { keys: ['A', 'B'] })], ['answers.0.keys: several_answers']],
  ['no option that is not there', [answer(1, { keys: ['C'] })], ['answers.0.keys: unknown_option']],
  ['no question that is not asked', [answer(5)], ['answers.0.no: unknown_question']],
  ['no question twice', [answer(1), answer(1)], ['answers.1.no: answered_twice']],
  ['reading aloud takes sound', [answer(3, { audioIds: ['res'] })], []],
  ['and no text', [answer(3, { text: '你好' })], ['answers.0.text: not_taken']],
  ['photos where photos are asked for', [answer(4, { imageIds: ['res'] })], []],
  [
    'and nowhere else',
    [answer(3, { imageIds: ['res'] }), answer(4, { audioIds: ['res'] })],
    ['answers.0.imageIds: not_taken', 'answers.1.audioIds: not_taken'],
  ],
])('%s', (_, answers, expected) =>
  expect(answerIssues(questions, answers).map(({ path, code }) => `${path}: ${code}`)).toEqual(expected),
)
