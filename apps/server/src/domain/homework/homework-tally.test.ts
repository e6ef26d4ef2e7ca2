import { expect, it } from 'vitest'
import type { WorkTimes } from './homework-rules.ts'
import { homeworkTally } from './homework-tally.ts'

const DAY = 24 * 60 * 60_000
const now = Date.parse('2026-11-20T12:00:00Z')
const given = {
  startsAt: now - 2 * DAY,
  endsAt: now + DAY,
  limitMinutes: 0,
  visibility: 'always',
  lesson: null,
} as const
const ended = { ...given, endsAt: now - DAY }
const work = (status: WorkTimes['status'], handInBy: number | null = null): WorkTimes => ({
  status,
  startedAt: now - DAY - 60_000,
  handInBy,
})
const running = { startedAt: now - 60_000, endedAt: null, endsAt: now + DAY }

it.each([
  ['that has not started is not assigned yet', { ...given, startsAt: now + 1, work: null }, [0, 0, 0, 0]],
  [
    'hidden until class ends is not assigned',
    { ...given, visibility: 'afterClass', lesson: running, work: null },
    [0, 0, 0, 0],
  ],
  ['not begun can still be done', { ...given, work: null }, [1, 0, 0, 0]],
  ['not begun at its end is missing', { ...ended, work: null }, [1, 0, 0, 1]],
  ['begun and never handed in is missing after its end', { ...ended, work: work('started') }, [1, 0, 0, 1]],
  [
    'whose own time is over is missing before its end',
    { ...given, limitMinutes: 40, work: work('started') },
    [1, 0, 0, 1],
  ],
  ['handed in waits', { ...ended, work: work('submitted') }, [1, 1, 0, 0]],
  ['graded counts as handed in, too', { ...ended, work: work('graded') }, [1, 1, 1, 0]],
  ['returned can be done again until its own end', { ...ended, work: work('returned', now + DAY) }, [1, 0, 0, 0]],
  ['from which the student is excused is not assigned', { ...ended, isExcused: true, work: null }, [0, 0, 0, 0]],
  ['that an excused student hands in counts', { ...ended, isExcused: true, work: work('graded') }, [1, 1, 1, 0]],
  ['returned and not done again is missing', { ...ended, work: work('returned', now - 1) }, [1, 0, 0, 1]],
] as const)('homework %s', (_, homework, [assigned, handedIn, graded, missing]) =>
  expect(homeworkTally([homework], now)).toEqual({ assigned, handedIn, graded, missing }),
)
