import { expect, it } from 'vitest'
import { homeworkStanding } from './homework-state.ts'

const homework = {
  status: 'published' as const,
  isOverdue: false,
  startTime: '2026-11-20T10:00:00Z',
  endTime: '2026-11-25T10:00:00Z',
  counts: { waiting: 0, notHandedIn: 2, returned: 0 },
}
const inBetween = Date.parse('2026-11-22T10:00:00Z')

it.each([
  ['a draft is one, whatever its times are', { status: 'draft' as const, isOverdue: true }, 'draft'],
  [
    'work that should be marked by now is overdue',
    { isOverdue: true, counts: { ...homework.counts, waiting: 1 } },
    'overdue',
  ],
  ['work that waits is named before those who are missing', { counts: { ...homework.counts, waiting: 1 } }, 'waiting'],
  ['one that opens later is planned', { startTime: '2026-11-23T10:00:00Z' }, 'planned'],
  ['one that runs is open', {}, 'open'],
  ['one that is over without all work is missing some', { endTime: '2026-11-21T10:00:00Z' }, 'missing'],
  ['a returned work is not done', { counts: { waiting: 0, notHandedIn: 0, returned: 1 } }, 'open'],
  ['all marked is done', { counts: { waiting: 0, notHandedIn: 0, returned: 0 } }, 'done'],
] as const)('%s', (_, given, standing) => expect(homeworkStanding({ ...homework, ...given }, inBetween)).toBe(standing))
