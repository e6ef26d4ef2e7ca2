import { describe, expect, it } from 'vitest'
import { adjustmentsLeft, type Conflict, firstOverlap, lessonTimeDenial, overlaps } from './lesson-times.ts'

const MINUTE = 60_000
const now = Date.parse('2026-11-20T01:00:00Z')
const time = (minute: number, length = 45) => ({
  startsAt: now + minute * MINUTE,
  endsAt: now + (minute + length) * MINUTE,
})
const waiting = { startedAt: null, endedAt: null }
const li = { id: 'usr_li', name: '李静', avatarKey: null }
const anna = { id: 'usr_anna', name: 'Anna', avatarKey: null }
const conflict = (change: Partial<Conflict>): Conflict => ({
  ...time(0),
  lessonId: 'les_2',
  lessonName: '第二课',
  className: '周末小班 A',
  teacher: null,
  students: [],
  ...change,
})
const question = { time: time(60), lesson: waiting, adjustmentsLeft: 4, conflicts: [], now }

describe('a lesson’s time', () => {
  it.each([
    ['may be later', {}, null],
    ['may be this very moment', { time: time(0) }, null],
    ['may not be over', { time: time(-1) }, 'inPast'],
    ['stays once the class has started', { lesson: { startedAt: now, endedAt: null } }, 'begun'],
    ['stays once the room was closed', { lesson: { startedAt: null, endedAt: now } }, 'begun'],
    ['stays when this month’s moves are used up', { adjustmentsLeft: 0 }, 'noneLeft'],
    ['costs no move when the lesson is new', { lesson: null, adjustmentsLeft: null }, null],
    ['is refused when a student is busy', { conflicts: [conflict({ students: [anna] })] }, 'studentsBusy'],
    ['is asked about when the teacher is busy', { conflicts: [conflict({ teacher: li })] }, 'teacherBusy'],
    ['is refused when both are', { conflicts: [conflict({ teacher: li, students: [anna] })] }, 'studentsBusy'],
  ] as const)('%s', (_, change, denial) => {
    expect(lessonTimeDenial({ ...question, ...change })).toBe(denial)
  })

  it('may begin when another ends', () => {
    expect(overlaps(time(0), time(45))).toBe(false)
    expect(overlaps(time(0), time(44))).toBe(true)
    expect(overlaps(time(10, 5), time(0))).toBe(true)
  })

  it('may not lie over another of the same list', () => {
    expect(firstOverlap([time(0), time(45), time(90)])).toBe(-1)
    expect(firstOverlap([time(90), time(0), time(100)])).toBe(2)
  })
})

it.each([
  [4, 0, 4],
  [4, 3, 1],
  [0, 0, 0],
  [2, 5, 0],
])('of %i moves a month, with %i used, %i are left', (perMonth, used, left) => {
  expect(adjustmentsLeft(perMonth, used)).toBe(left)
})
