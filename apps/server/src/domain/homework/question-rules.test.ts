import { describe, expect, it } from 'vitest'
import { answerModesOf, questionIssues } from './question-rules.ts'

const choice = {
  type: 'singleChoice',
  title: '你叫什么名字？',
  passage: '',
  options: [
    { key: 'A', title: '我很好。' },
    { key: 'B', title: '我叫安娜。' },
  ],
  correctKeys: ['B'],
  writtenModes: [],
  typed: null,
} as const
const plain = { title: '写一写', passage: '', options: [], correctKeys: [], writtenModes: [], typed: null } as const
const key = (...accepted: string[][]) => ({ answerBy: 'ime' as const, accepted, pinyin: accepted.map(() => []) })
const codes = (draft: Parameters<typeof questionIssues>[0]) =>
  questionIssues(draft).map(({ path, code }) => `${path}: ${code}`)

describe('a question can be saved', () => {
  it.each([
    ['a single choice with one right answer', choice, []],
    ['a multiple choice with several', { ...choice, type: 'multipleChoice', correctKeys: ['A', 'B'] }, []],
    [
      'never without an option',
      { ...choice, options: [], correctKeys: [] },
      ['options: no_options', 'correctKeys: no_answer'],
    ],
    ['never without a right answer', { ...choice, correctKeys: [] }, ['correctKeys: no_answer']],
    [
      'never with two right answers to a single choice',
      { ...choice, correctKeys: ['A', 'B'] },
      ['correctKeys: several_answers'],
    ],
    ['never with a right answer that is no option', { ...choice, correctKeys: ['C'] }, ['correctKeys: unknown_option']],
    [
      'never with a gap between its options',
      { ...choice, options: [choice.options[0], { key: 'C', title: '再见。' }], correctKeys: ['A'] },
      ['options.1.key: out_of_order'],
    ],
    ['something to read aloud', { ...plain, type: 'readAloud', passage: '你好' }, []],
    ['never without anything to read', { ...plain, type: 'readAloud', passage: ' ' }, ['passage: nothing_to_read']],
    ['a subjective one by photo', { ...plain, type: 'subjective', writtenModes: ['photo'] }, []],
    ['never without an answer mode', { ...plain, type: 'subjective' }, ['answerModes: no_answer_mode']],
    [
      'never with options where nothing is chosen',
      { ...choice, type: 'readAloud', passage: '你好' },
      ['options: not_a_choice', 'correctKeys: not_a_choice'],
    ],
    ['a fill-in', { ...plain, type: 'fillIn', title: '我____茶。', typed: key(['买', '要']) }, []],
    ['a dictation', { ...plain, type: 'dictation', typed: key(['再见']) }, []],
    ['never a dictation without what is right', { ...plain, type: 'dictation' }, ['typed: no_answer']],
    [
      'never a fill-in with another number of blanks',
      { ...plain, type: 'fillIn', title: '我____茶。', typed: key(['买'], ['茶']) },
      ['title: other_blanks'],
    ],
    [
      'never a dictation with a blank, or with two',
      { ...plain, type: 'dictation', title: '____', typed: key(['再见'], ['你好']) },
      ['title: other_blanks', 'typed.accepted: several_blanks'],
    ],
    [
      'never in pinyin without pinyin',
      { ...plain, type: 'dictation', typed: { ...key(['再见']), answerBy: 'pinyin' } },
      ['typed.pinyin: no_pinyin'],
    ],
    [
      'never with words that a room does not take',
      { ...plain, type: 'dictation', typed: key(['😀'.repeat(26)]) },
      ['typed.accepted: too_long'],
    ],
    ['never a choice with typed answers', { ...choice, typed: key(['再见']) }, ['typed: not_typed']],
  ] as const)('%s', (_, draft, expected) => expect(codes(draft)).toEqual(expected))
})

it('is answered as its type says', () => {
  expect(answerModesOf('singleChoice', ['text'])).toEqual(['choice'])
  expect(answerModesOf('readAloud', [])).toEqual(['audio'])
  expect(answerModesOf('subjective', ['text', 'photo'])).toEqual(['text', 'photo'])
})
