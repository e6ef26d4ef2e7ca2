import { describe, expect, it } from 'vitest'
import {
  answerDenial,
  canMark,
  type HomeworkTimes,
  handInBy,
  isVisible,
  lateAnswerDenial,
  markByIssues,
  markByOf,
  needsReminder,
  returnedUntil,
  scheduleIssues,
  showsKey,
  takeBackDenial,
  takenBack,
  type WorkTimes,
  workState,
} from './homework-rules.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const noon = Date.parse('2026-11-20T12:00:00Z')
/** From noon for two days. */
const homework: HomeworkTimes = {
  startsAt: noon,
  endsAt: noon + 2 * DAY,
  limitMinutes: 0,
  visibility: 'always',
  lesson: null,
}
const limited = { ...homework, limitMinutes: 40 }
const started: WorkTimes = { status: 'started', startedAt: noon + HOUR, handInBy: null }
const inStatus = (status: WorkTimes['status'], by: number | null = null): WorkTimes => ({
  ...started,
  status,
  handInBy: by,
})

describe('a schedule', () => {
  const plan = { startsAt: noon + 1, endsAt: noon + 1, visibility: 'always', lessonId: null } as const
  it.each([
    ['starts later than now and may end as it starts', plan, false, []],
    ['does not start now', { ...plan, startsAt: noon }, false, ['startTime: not_later_than_now']],
    ['does not end before it starts', { ...plan, endsAt: noon }, false, ['endTime: before_start']],
    ['ends within a year', { ...plan, endsAt: noon + 367 * DAY }, false, ['endTime: too_late']],
    ['keeps a start that is over', { ...plan, startsAt: noon - DAY }, true, []],
    ['needs a lesson to wait for', { ...plan, visibility: 'afterClass' }, false, ['lessonId: lesson_needed']],
    ['may wait for its lesson', { ...plan, visibility: 'afterClass', lessonId: 'les_1' }, false, []],
  ] as const)('%s', (_, times, isStartKept, expected) =>
    expect(scheduleIssues(times, noon, isStartKept).map(({ path, code }) => `${path}: ${code}`)).toEqual(expected),
  )
})

describe('homework for after class', () => {
  const lesson = { endsAt: noon, startedAt: noon - HOUR, endedAt: null }
  const waits = (change: object): HomeworkTimes => ({
    ...homework,
    visibility: 'afterClass',
    lesson: { ...lesson, ...change },
  })
  it.each([
    ['is hidden while the class goes on, however late', waits({}), noon + HOUR, false],
    ['is there once the class has ended', waits({ endedAt: noon - 1 }), noon, true],
    ['is hidden before a class nobody has started', waits({ startedAt: null }), noon - 1, false],
    ['is there when the class was not held', waits({ startedAt: null }), noon, true],
    ['is there when it belongs to no lesson', { ...waits({}), lesson: null }, noon, true],
  ] as const)('%s', (_, which, now, expected) => expect(isVisible(which, now)).toBe(expected))
})

describe('a student may answer', () => {
  it.each([
    ['not before the start', homework, null, noon - 1, 'not-open'],
    ['from the start', homework, null, noon, null],
    ['until the end', homework, started, noon + 2 * DAY, null],
    ['and not after it', homework, started, noon + 2 * DAY + 1, 'ended'],
    ['until the own time is over', limited, started, noon + HOUR + 40 * MINUTE, null],
    ['and not after that', limited, started, noon + HOUR + 40 * MINUTE + 1, 'time-over'],
    ['no more once handed in', homework, inStatus('submitted'), noon + HOUR, 'handed-in'],
    ['no more once graded', homework, inStatus('graded'), noon + HOUR, 'handed-in'],
    [
      'again when it was returned, whatever the time limit',
      limited,
      inStatus('returned', noon + DAY),
      noon + DAY,
      null,
    ],
    ['also after the end', homework, inStatus('returned', noon + 3 * DAY), noon + 3 * DAY, null],
    ['until the teacher’s new end', homework, inStatus('returned', noon + 3 * DAY), noon + 3 * DAY + 1, 'ended'],
  ] as const)('%s', (_, which, work, now, expected) => expect(answerDenial(which, work, now)).toBe(expected))

  it('has one minute of grace to save and hand in', () => {
    const last = handInBy(limited, started)
    expect(lateAnswerDenial(limited, started, last + MINUTE)).toBeNull()
    expect(lateAnswerDenial(limited, started, last + MINUTE + 1)).toBe('time-over')
    expect(lateAnswerDenial(homework, started, homework.endsAt + MINUTE)).toBeNull()
    expect(lateAnswerDenial(homework, started, homework.endsAt + MINUTE + 1)).toBe('ended')
  })

  it('has no more time than the homework', () => {
    const late = { ...started, startedAt: limited.endsAt - 10 * MINUTE }
    expect(handInBy(limited, late)).toBe(limited.endsAt)
  })
})

describe('taking a hand-in back', () => {
  const handedIn = inStatus('submitted')
  it.each([
    ['works while it waits', homework, handedIn, false, noon + 2 * HOUR, null],
    ['ends where marking began', homework, handedIn, true, noon + 2 * HOUR, 'marking-begun'],
    ['ends where it is graded', homework, inStatus('graded'), false, noon + 2 * HOUR, 'marking-begun'],
    ['ends with the homework', homework, handedIn, false, homework.endsAt + 1, 'ended'],
    ['ends with the time that the student had', limited, handedIn, false, noon + 2 * HOUR, 'time-over'],
    ['works as long as a returned work has', limited, inStatus('submitted', noon + DAY), false, noon + 5 * HOUR, null],
  ] as const)('%s', (_, which, work, isBegun, now, expected) =>
    expect(takeBackDenial(which, work, isBegun, now)).toBe(expected),
  )

  it('leaves the work as it stood before', () => {
    expect(takenBack(handedIn).status).toBe('started')
    expect(takenBack(inStatus('submitted', noon + DAY)).status).toBe('returned')
  })
})

describe('a teacher may mark', () => {
  it.each([
    ['what was handed in', inStatus('submitted'), noon + HOUR, true],
    ['what is graded, again', inStatus('graded'), noon + HOUR, true],
    ['nothing that is still in work', started, noon + HOUR, false],
    ['what was saved once time is over', started, noon + 2 * DAY + 2 * MINUTE, true],
    ['nothing that was returned', inStatus('returned', noon + 3 * DAY), noon + 2 * DAY + 2 * MINUTE, false],
    ['what never came back', inStatus('returned', noon + 3 * DAY), noon + 3 * DAY + 2 * MINUTE, true],
  ] as const)('%s', (_, work, now, expected) => expect(canMark(homework, work, now)).toBe(expected))
})

describe('what was right', () => {
  it.each([
    ['is shown with the marks of a daily task', 'dailyTask', 'graded', noon, true],
    ['is not shown before', 'dailyTask', 'submitted', noon, false],
    ['is not shown when it is to be done again', 'dailyTask', 'returned', noon, false],
    [
      'of a test waits for its end, and for what is still on its way',
      'test',
      'graded',
      homework.endsAt + MINUTE,
      false,
    ],
    ['and is shown after it', 'test', 'graded', homework.endsAt + MINUTE + 1, true],
  ] as const)('%s', (_, kind, status, now, expected) =>
    expect(showsKey(kind, status, homework.endsAt, now)).toBe(expected),
  )
})

describe('the day by which a homework is graded', () => {
  const code = (markBy: number, now: number) => markByIssues(markBy, homework.endsAt, now)[0]?.code ?? null
  it('is a week after the end', () => expect(markByOf(homework.endsAt, 7)).toBe(noon + 9 * DAY))
  it.each([
    ['moves to the end', homework.endsAt, noon, null],
    ['not before it', homework.endsAt - 1, noon, 'too_early'],
    ['not into the past', noon + 3 * DAY, noon + 3 * DAY, 'too_early'],
    ['four weeks further', homework.endsAt + 28 * DAY, noon, null],
    ['and no more', homework.endsAt + 28 * DAY + 1, noon, 'too_late'],
  ] as const)('%s', (_, markBy, now, expected) => expect(code(markBy, now)).toBe(expected))
})

it('gives returned work three days at least', () => {
  expect(returnedUntil(homework.endsAt, noon - DAY)).toBe(homework.endsAt)
  expect(returnedUntil(homework.endsAt, noon + DAY)).toBe(noon + 4 * DAY)
})

it('reminds who has not handed in, once a day', () => {
  expect(needsReminder(null, null, noon)).toBe(true)
  expect(needsReminder('returned', null, noon)).toBe(true)
  expect(needsReminder('submitted', null, noon)).toBe(false)
  expect(needsReminder('started', noon - 19 * HOUR, noon)).toBe(false)
  expect(needsReminder('started', noon - 20 * HOUR, noon)).toBe(true)
})

it('knows four states', () => {
  expect(([null, 'started', 'submitted', 'returned', 'graded'] as const).map(workState)).toEqual([
    'notSubmitted',
    'notSubmitted',
    'waiting',
    'returned',
    'graded',
  ])
})
