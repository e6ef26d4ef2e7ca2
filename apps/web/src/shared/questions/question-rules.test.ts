import { describe, expect, it } from 'vitest'
import {
  addOption,
  chosenAfter,
  draftViolations,
  moveOption,
  keysOfOptions,
  optionOfKey,
  outcomeOf,
  type QuestionDraft,
  repeatedOptions,
  requestOf,
  toggleRight,
} from './question-rules.ts'

const options = ['我喝茶。', '我茶喝。', '喝我茶。'].map((title, id) => ({ id, title, isRight: id === 0 }))
const draft: QuestionDraft = {
  type: 'singleChoice',
  title: '哪一句对？',
  passage: '',
  analysis: '',
  difficulty: 'easy',
  isShared: false,
  options,
  answerModes: [],
  ruby: [],
  said: '',
  answerBy: 'ime',
  subjectId: '',
  gradeId: '',
  chapterId: '',
}

it.each([
  [{ score: 10, isCorrect: true }, 'right'],
  [{ score: 10, isCorrect: null }, 'right'],
  [{ score: 6, isCorrect: null }, 'partly'],
  [{ score: 4, isCorrect: false }, 'partly'],
  [{ score: 0, isCorrect: false }, 'wrong'],
  [{ score: null, isCorrect: null }, 'unmarked'],
  [null, 'unmarked'],
] as const)('a mark of %j out of 10 is %s', (mark, outcome) => {
  expect(outcomeOf(mark, 10)).toBe(outcome)
})

it.each([
  ['2', 'B'],
  ['c', 'C'],
  ['6', null],
  ['x', null],
])('the key %s names option %s of three', (key, option) => {
  expect(optionOfKey(key, requestOf(draft).options ?? [])).toBe(option)
})

it('the keys of three options are their numbers and letters', () => {
  expect(keysOfOptions(3)).toEqual(['1', '2', '3', 'A', 'B', 'C'])
})

it('one option of a single choice is chosen, and any of several in their order', () => {
  expect(chosenAfter('B', ['A'], true)).toEqual(['B'])
  expect(chosenAfter('A', ['C'], false)).toEqual(['A', 'C'])
  expect(chosenAfter('C', ['A', 'C'], false)).toEqual(['A'])
})

describe('options that are written', () => {
  it('repeat the first one with the same text, whatever space is around it', () => {
    const titles = ['茶', '水', ' 茶 ', '茶', '', '']
    const repeated = repeatedOptions(titles.map((title, id) => ({ id, title, isRight: false })))
    expect([...repeated]).toEqual([
      [2, 0],
      [3, 0],
    ])
  })

  it('are named by their place when they move, and what is right moves along', () => {
    const moved = requestOf({ ...draft, options: moveOption(options, 0, 1) })
    expect([moved.options?.map(({ key, title }) => key + title), moved.correctKeys]).toEqual([
      ['A我茶喝。', 'B我喝茶。', 'C喝我茶。'],
      ['B'],
    ])
  })

  it('are at most six, and stay where they are at the ends', () => {
    let six: typeof options | ReturnType<typeof addOption> = options
    for (let count = 0; count < 9; count++) six = addOption(six, 0)
    expect(six).toHaveLength(6)
    expect(new Set(six.map(({ id }) => id)).size).toBe(6)
    expect(moveOption(options, 0, -1)).toBe(options)
  })

  it('have one right answer in a single choice', () => {
    expect(toggleRight(options, 2, true).map(({ isRight }) => isRight)).toEqual([false, false, true])
    expect(toggleRight(options, 2, false).map(({ isRight }) => isRight)).toEqual([true, false, true])
  })
})

it.each([
  [{}, null],
  [{ options: [] }, 'options'],
  [{ options: options.map((one) => ({ ...one, isRight: false })) }, 'options'],
  [{ options: addOption(options) }, 'options'],
  [{ options: options.map((one) => ({ ...one, title: ` ${options[0]?.title} ` })) }, 'options'],
  [{ type: 'readAloud' }, 'passage'],
  [{ type: 'readAloud', passage: '我想喝茶。' }, null],
  [{ type: 'subjective' }, 'answerModes'],
  [{ type: 'subjective', answerModes: ['photo'] }, null],
] as const)('a question with %j is wrong in %s', (part, path) => {
  expect(draftViolations({ ...draft, ...part }).at(0)?.path ?? null).toBe(path)
})
