import type { HomeworkStudent } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { canRemind, firstTab, helped, studentsOf } from './student-groups.ts'

const now = Date.parse('2026-11-26T20:00:00Z')
const counts = { assigned: 4, notHandedIn: 0, waiting: 0, graded: 0, returned: 0, averageScore: null }
const homework = { startTime: '2026-11-24T10:00:00Z' }
const student = (name: string, submittedAt: string | null, state: HomeworkStudent['state']) =>
  ({ student: { userId: name, name }, state, submittedAt }) as unknown as HomeworkStudent

it('who waits longest is marked first', () => {
  const all = [
    student('Anna', '2026-11-26T10:00:00Z', 'waiting'),
    student('Ben', '2026-11-25T10:00:00Z', 'waiting'),
    student('Chika', null, 'notSubmitted'),
  ]
  expect(studentsOf(all, 'waiting').map(({ student: { name } }) => name)).toEqual(['Ben', 'Anna'])
})

it.each([
  ['work that waits', { waiting: 1, graded: 3 }, 'waiting'],
  ['those who are missing', { notHandedIn: 1, graded: 3 }, 'notSubmitted'],
  ['what is graded, when that is all', { graded: 4 }, 'graded'],
  ['those who are missing, in an empty class', {}, 'notSubmitted'],
] as const)('the first tab shows %s', (_, given, tab) => expect(firstTab({ ...counts, ...given })).toBe(tab))

it.each([
  ['one who never was', 'notSubmitted', null, true],
  ['one whose work was returned', 'returned', null, true],
  ['one who was 20 hours ago', 'notSubmitted', '2026-11-26T00:00:00Z', true],
  ['not one who was 19 hours ago', 'notSubmitted', '2026-11-26T01:00:00Z', false],
  ['not one who handed in', 'waiting', null, false],
] as const)('can be reminded: %s', (_, state, remindedAt, can) => {
  const student = { state, remindedAt, handInBy: '2026-11-27T10:00:00Z', isExcused: false }
  expect(canRemind(homework, student, now)).toBe(can)
  expect(canRemind(homework, { ...student, isExcused: true }, now)).toBe(false)
  expect(canRemind({ startTime: '2026-11-26T20:00:01Z' }, student, now)).toBe(false)
  expect(canRemind(homework, { ...student, handInBy: '2026-11-26T10:00:00Z' }, now)).toBe(false)
})

it('a reminder helped when the work came after it', () => {
  expect(helped({ remindedAt: '2026-11-25T10:00:00Z', submittedAt: '2026-11-25T12:00:00Z' })).toBe(true)
  expect(helped({ remindedAt: '2026-11-25T10:00:00Z', submittedAt: '2026-11-25T09:00:00Z' })).toBe(false)
})
