import { expect, it } from 'vitest'
import { paperIssues } from './paper-rules.ts'

const asked = (...scores: number[]) => scores.map((score, index) => ({ questionId: `q${index}`, score }))
const codes = (kind: 'dailyTask' | 'test', fullScore: number, questions: ReturnType<typeof asked>) =>
  paperIssues({ kind, fullScore, questions }).map(({ path, code }) => `${path}: ${code}`)

it.each([
  ['a daily task has 100 points', 'dailyTask', 100, asked(40, 60), []],
  ['and not one more', 'dailyTask', 101, asked(41, 60), ['fullScore: too_big']],
  ['a test has 1000', 'test', 1_000, asked(400, 600), []],
  ['and not one more', 'test', 1_001, asked(401, 600), ['fullScore: too_big']],
  ['nothing at all is a score', 'dailyTask', 0, asked(0, 0), []],
  ['scores add up to the full score', 'dailyTask', 100, asked(40, 50), ['fullScore: scores_differ']],
  ['without questions there is nothing to add up', 'dailyTask', 100, [], []],
] as const)('%s', (_, kind, fullScore, questions, expected) =>
  expect(codes(kind, fullScore, [...questions])).toEqual(expected),
)

it('asks nothing twice', () => {
  const questions = [
    { questionId: 'q', score: 5 },
    { questionId: 'q', score: 5 },
  ]
  expect(codes('dailyTask', 10, questions)).toEqual(['questions.1.questionId: asked_twice'])
})
