import { describe, expect, it } from 'vitest'
import { choiceMark, isCorrectBy, markingDenial, totalScore, unansweredNos } from './marking-rules.ts'

const single = { no: 1, score: 10, type: 'singleChoice', correctKeys: ['B'] } as const
const multiple = { no: 2, score: 20, type: 'multipleChoice', correctKeys: ['A', 'C'] } as const
const written = { no: 3, score: 30, type: 'subjective', correctKeys: [] } as const
const paper = [single, multiple, written]

describe('a choice', () => {
  it.each([
    ['is right when the right option is chosen', single, ['B'], { score: 10, isCorrect: true }],
    ['is wrong otherwise', single, ['A'], { score: 0, isCorrect: false }],
    ['is wrong when nothing is chosen', single, [], { score: 0, isCorrect: false }],
    ['is right in whatever order', multiple, ['C', 'A'], { score: 20, isCorrect: true }],
    ['is wrong when one is missing', multiple, ['A'], { score: 0, isCorrect: false }],
    ['is wrong when there is one too many', multiple, ['A', 'B', 'C'], { score: 0, isCorrect: false }],
    ['is all that is marked by itself', written, [], null],
  ] as const)('%s', (_, question, keys, expected) => expect(choiceMark(question, keys)).toEqual(expected))
})

describe('marks', () => {
  it.each([
    [
      'are given to every question',
      [
        [1, 10],
        [2, 0],
        [3, 30],
      ],
      null,
    ],
    ['name the questions that have none', [[2, 20]], { reason: 'incomplete', questionNos: [1, 3] }],
    [
      'are not above the full mark',
      [
        [1, 11],
        [2, 20],
        [3, 31],
      ],
      { reason: 'too-high', questionNos: [1, 3] },
    ],
    [
      'are for questions of the paper',
      [
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
      ],
      { reason: 'unknown', questionNos: [4] },
    ],
    [
      'are given once',
      [
        [1, 1],
        [2, 2],
        [3, 3],
        [3, 4],
      ],
      { reason: 'unknown', questionNos: [3] },
    ],
  ] as const)('%s', (_, marks, expected) =>
    expect(
      markingDenial(
        paper,
        marks.map(([no, score]) => ({ no, score })),
      ),
    ).toEqual(expected),
  )

  it('add up', () =>
    expect(
      totalScore([
        { no: 1, score: 10 },
        { no: 2, score: 5 },
      ]),
    ).toBe(15))

  it('say right at the full mark, wrong at none, and nothing between', () => {
    expect([30, 15, 0].map((score) => isCorrectBy(written, score))).toEqual([true, null, false])
    expect([10, 5].map((score) => isCorrectBy(single, score))).toEqual([true, false])
    expect(isCorrectBy({ ...written, score: 0 }, 0)).toBeNull()
  })
})

it('names what nobody answered; blanks are no answer', () => {
  const empty = { keys: [], text: '', images: [], audio: [] }
  const answers = [
    { ...empty, no: 1, keys: ['A'] },
    { ...empty, no: 2 },
    { ...empty, no: 3, text: ' ' },
  ]
  expect(unansweredNos([{ no: 1 }, { no: 2 }, { no: 3 }, { no: 4 }], answers)).toEqual([2, 3, 4])
})
