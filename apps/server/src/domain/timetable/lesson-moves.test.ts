import { describe, expect, it } from 'vitest'
import { isInCycle, lessonMoves, type MovableLesson, usualTimes } from './lesson-moves.ts'
import { instantOf, momentOf } from './school-time.ts'

const berlin = 'Europe/Berlin'
const MINUTE = 60_000
const at = (day: string, time: string) => instantOf({ day, time }, berlin)
const lesson = (id: string, day: string, time: string, change: Partial<MovableLesson> = {}): MovableLesson => ({
  id,
  startsAt: at(day, time),
  endsAt: at(day, time) + 45 * MINUTE,
  startedAt: null,
  endedAt: null,
  isAwaitingTime: false,
  ...change,
})

/** Tuesdays and Saturdays around the last Sunday of March; one of them was moved to a Monday. */
const all = [
  lesson('tue-1', '2027-03-16', '19:00', { startedAt: 1, endedAt: 2 }),
  lesson('tue-2', '2027-03-23', '19:00'),
  lesson('sat-2', '2027-03-27', '16:30'),
  lesson('mon-3', '2027-03-29', '20:00'),
  lesson('tue-4', '2027-04-06', '19:00'),
  lesson('sat-4', '2027-04-10', '16:30'),
  lesson('tue-5', '2027-04-13', '19:00'),
  lesson('tue-6', '2027-04-20', '19:00', { isAwaitingTime: true }),
]
const now = at('2027-03-18', '09:00')
const moved = (id: string, scope: 'this' | 'following' | 'all', day: string, time: string) => {
  const named = all.find((each) => each.id === id)
  if (!named) throw new Error(`no lesson ${id}`)
  const moves = lessonMoves({ lesson: named, all, scope, startsAt: at(day, time), now, timeZone: berlin })
  return moves.map(({ lesson: each, time: to }) => [each.id, ...Object.values(momentOf(to.startsAt, berlin))].join(' '))
}

describe('lessons that move together', () => {
  it.each([
    ['a lesson alone', 'tue-4', 'this', ['tue-4 2027-04-07 18:30']],
    ['the later ones of its slot with it', 'tue-4', 'following', ['tue-4 2027-04-07 18:30', 'tue-5 2027-04-14 18:30']],
    [
      'the earlier ones to come, too',
      'tue-4',
      'all',
      ['tue-2 2027-03-24 18:30', 'tue-4 2027-04-07 18:30', 'tue-5 2027-04-14 18:30'],
    ],
  ] as const)('%s', (_, id, scope, moves) => {
    expect(moved(id, scope, '2027-04-07', '18:30')).toEqual(moves)
  })

  it('keep the school’s clock over a change to summer time', () => {
    expect(moved('tue-2', 'following', '2027-03-24', '19:00')).toEqual([
      'tue-2 2027-03-24 19:00',
      'tue-4 2027-04-07 19:00',
      'tue-5 2027-04-14 19:00',
    ])
  })

  it('leave a lesson of another slot where it is, and one that was moved by itself or called off', () => {
    const ids = moved('tue-2', 'all', '2027-03-22', '19:00').map((line) => line.split(' ')[0])
    expect(ids).toEqual(['tue-2', 'tue-4', 'tue-5'])
  })

  it('keep their lengths', () => {
    const long = { ...all[4], id: 'long', endsAt: at('2027-04-06', '20:30') } as MovableLesson
    const [move] = lessonMoves({
      lesson: long,
      all: [long],
      scope: 'all',
      startsAt: at('2027-04-07', '19:00'),
      now,
      timeZone: berlin,
    })
    expect(move?.time.endsAt).toBe(at('2027-04-07', '20:30'))
  })
})

describe('usual times', () => {
  const cycle = [
    { weekday: 2, time: '19:00' },
    { weekday: 6, time: '16:30' },
  ]
  const between = (from: number, until: number) =>
    usualTimes({ cycle, from, until, minutes: 45, timeZone: berlin }).map(({ startsAt }) =>
      Object.values(momentOf(startsAt, berlin)).join(' '),
    )

  it('are the clock times of the class on every day, within the bounds', () => {
    expect(between(at('2027-03-27', '17:00'), at('2027-03-29', '00:00'))).toEqual([
      '2027-03-27 19:00',
      '2027-03-28 16:30',
      '2027-03-28 19:00',
    ])
  })

  it('are none where the class has no weekly schedule, and none in a span that is over before it begins', () => {
    expect(usualTimes({ cycle: [], from: now, until: now + 1e9, minutes: 45, timeZone: berlin })).toEqual([])
    expect(between(at('2027-03-29', '00:00'), at('2027-03-27', '17:00'))).toEqual([])
  })

  it('know whether the weekday is usual, too', () => {
    expect(isInCycle(at('2027-03-23', '19:00'), cycle, berlin)).toBe(true)
    expect(isInCycle(at('2027-03-24', '19:00'), cycle, berlin)).toBe(false)
  })
})
