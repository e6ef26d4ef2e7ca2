import { expect, it } from 'vitest'
import { nextHomework, type WayFacts, wayOf } from './way-steps.ts'

const before: WayFacts = {
  lesson: {
    status: 'notStarted',
    canEnter: false,
    startedAt: null,
    endedAt: null,
    attendance: null,
    hasRated: false,
  },
  homework: [],
  finish: null,
  hasCheckedDevices: false,
}
const ended = { ...before.lesson, status: 'ended', startedAt: 'a', endedAt: 'b' } as const
const performance = { listening: 5, speaking: 4, participation: 5, comment: '', writtenAt: 'c' }
const states = (facts: Partial<WayFacts>) => Object.values(wayOf({ ...before, ...facts })).join(' ')

it.each([
  ['before class the words and the devices come first', {}, 'now now later later later later'],
  [
    'an open door is the next step',
    { lesson: { ...before.lesson, canEnter: true }, hasCheckedDevices: true },
    'now done now later later later',
  ],
  [
    'after class come the rating and the homework',
    {
      lesson: { ...ended, attendance: 'late' },
      homework: [{ state: 'graded' }, { state: 'returned' }],
      finish: { canRate: true, performance: null, isPerformanceNew: false },
    },
    'open done done now now later',
  ],
  [
    'a new report waits to be read',
    {
      lesson: { ...ended, attendance: 'present', hasRated: true },
      homework: [{ state: 'waiting' }],
      finish: { canRate: true, performance, isPerformanceNew: true },
    },
    'open done done done done now',
  ],
  [
    'who missed the class still reads, and does the homework',
    {
      lesson: { ...ended, attendance: 'absent' },
      homework: [{ state: 'notSubmitted' }],
      finish: { canRate: false, performance: null, isPerformanceNew: false },
    },
    'open missed missed missed now later',
  ],
] as const)('%s', (_, facts, way) => expect(states(facts as Partial<WayFacts>)).toBe(way))

it('the way leads to the homework that is to do, else to the only one', () => {
  const work = (homeworkId: string, state: 'notSubmitted' | 'graded') => ({ homeworkId, state })
  expect(nextHomework([work('a', 'graded'), work('b', 'notSubmitted')])).toBe('b')
  expect(nextHomework([work('a', 'graded')])).toBe('a')
  expect(nextHomework([work('a', 'graded'), work('b', 'graded')])).toBeUndefined()
})
