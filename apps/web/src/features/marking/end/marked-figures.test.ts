import type { HomeworkStudents } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { figuresOf } from './marked-figures.ts'

const students = (...scores: (number | null)[]) =>
  scores.map((score) => ({ state: score === null ? 'waiting' : 'graded', score })) as HomeworkStudents['students']
const questions = (...shares: (number | null)[]) =>
  shares.map((share, index) => ({
    no: index + 1,
    title: `题 ${index + 1}`,
    fullScore: 20,
    averageScore: share === null ? null : share * 20,
  })) as HomeworkStudents['questions']

it('averages what is graded, and gives the least and the most', () => {
  expect(figuresOf({ students: students(80, null, 91, 70), questions: [] })).toMatchObject({
    count: 3,
    average: 80.3,
    least: 70,
    most: 91,
  })
  expect(figuresOf({ students: students(null), questions: [] })).toMatchObject({ average: null, least: null })
})

it('counts what is given back apart from what is graded', () => {
  const returned = students(80, null).map((student) => ({ ...student, state: 'returned' as const }))
  expect(figuresOf({ students: [...students(91), ...returned], questions: [] })).toMatchObject({
    count: 1,
    returned: 2,
    average: 91,
  })
})

it('names the three hardest questions, and none that everybody has', () => {
  const { hardest } = figuresOf({ students: [], questions: questions(1, 0.5, null, 0.9, 0.25, 0.8) })
  expect(hardest.map(({ no, share }) => [no, share])).toEqual([
    [5, 25],
    [2, 50],
    [6, 80],
  ])
})
