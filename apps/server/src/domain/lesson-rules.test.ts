import { describe, expect, it } from 'vitest'
import { lessonAttendance } from './timetable/attendance.ts'
import { lessonEntryDenial } from './rooms/entry-rules.ts'
import { homeworkCount } from './homework/homework-count.ts'
import { type Lesson, type Membership, notEnrolled } from './timetable/lesson.ts'
import { canStartLesson, lessonStatus } from './timetable/lesson-status.ts'
import { ratingDenial } from './after-class/rating-rules.ts'

const MINUTE = 60_000
const start = Date.parse('2026-11-20T11:00:00Z')
const at = (minutes: number) => start + minutes * MINUTE

const lesson = (change: Partial<Lesson> = {}): Lesson => ({
  id: 'les_1',
  no: 1,
  name: '第一课',
  startsAt: start,
  endsAt: at(45),
  startedAt: null,
  endedAt: null,
  isAwaitingTime: false,
  class: { id: 'cls_1', name: '初级一班', names: {}, pinyin: '', studentLimit: 30, studentCount: 8 },
  names: {},
  pinyin: '',
  course: {
    names: {},
    pinyin: '',
    id: 'crs_1',
    name: 'HSK 1',
    kind: 'systematic',
    classType: 'small',
    teachingType: 'live',
    totalLessons: 12,
  },
  has: { files: 0, homework: { always: 1, afterClass: 2 }, replay: 'none', movedFrom: null },
  teacher: { id: 'usr_li', name: '李静', avatarKey: null },
  ...change,
})
const enrolled = (change: Partial<Membership> = {}): Membership => ({ ...notEnrolled, isEnrolled: true, ...change })
const running = lesson({ startedAt: start })
const ended = lesson({ startedAt: start, endedAt: at(40) })

it.each([
  ['counts all of it for the teacher, before class too', lesson(), null, 0, 3],
  ['hides what comes after class from students', lesson(), enrolled(), 0, 1],
  ['goes on hiding it while the class runs over', running, enrolled(), 60, 1],
  ['counts all of it for students after class', ended, enrolled(), 41, 3],
  ['counts all of it after the time of a class that was not held', lesson(), enrolled(), 45, 3],
] as const)('homework of a lesson: the number %s', (_, given, membership, minute, count) =>
  expect(homeworkCount(given, membership, at(minute))).toBe(count),
)

describe('the status of a lesson', () => {
  it.each([
    ['before the door opens', lesson(), -11, null, 'notStarted'],
    ['with the door open', lesson(), -10, null, 'waitingToStart'],
    ['late, but not started', lesson(), 44, null, 'waitingToStart'],
    ['its time over without a start', lesson(), 45, null, 'expired'],
    ['its room ended without a start', lesson({ endedAt: at(75) }), 80, null, 'expired'],
    ['started', running, 1, null, 'inProgress'],
    ['started and running over', running, 60, null, 'inProgress'],
    ['ended, for its teacher', ended, 60, null, 'ended'],
    ['ended, for a student who was there', ended, 60, true, 'ended'],
    ['ended, for a student who was not', ended, 60, false, 'absent'],
    ['called off', lesson({ isAwaitingTime: true }), -5, null, 'waitingToBeAdjusted'],
    ['called off, its old time over', lesson({ isAwaitingTime: true }), 60, null, 'waitingToBeAdjusted'],
  ] as const)('%s', (_, given, minute, wasThere, status) => {
    expect(lessonStatus(given, at(minute), wasThere)).toBe(status)
  })

  it.each([
    ['[R3] an hour early', lesson(), -60, true],
    ['earlier than that', lesson(), -61, false],
    ['late', lesson(), 44, true],
    ['after its end', lesson(), 45, false],
    ['again', running, 1, false],
  ] as const)('can be started %s: %#', (_, given, minute, can) => {
    expect(canStartLesson(given, at(minute))).toBe(can)
  })
})

describe('the door', () => {
  const inside = enrolled({ enteredAt: at(1) })
  it.each([
    ['is closed to strangers', lesson(), notEnrolled, 0, 0, 'not-enrolled'],
    ['[R1] opens ten minutes before the start', lesson(), enrolled(), 0, -10, null],
    ['[R1] and not earlier', lesson(), enrolled(), 0, -10.01, 'door-not-open'],
    ['[R3] opens early when the class starts early', lesson({ startedAt: at(-40) }), enrolled(), 0, -39, null],
    ['[R2] lets people in for half an hour', running, enrolled(), 0, 30, null],
    ['[R2] and no longer', running, enrolled(), 0, 30.01, 'entry-closed'],
    ['[R2] except those who have been in', running, inside, 0, 44, null],
    ['[R5] takes thirty in a small class', running, enrolled(), 29, 5, null],
    ['[R5] and refuses one more', running, enrolled(), 30, 5, 'room-full'],
    ['[R6] stays closed to who was removed', running, enrolled({ enteredAt: at(1), isRemoved: true }), 0, 5, 'removed'],
    ['closes with the class', ended, inside, 0, 41, 'class-ended'],
    ['closes when nobody started', lesson(), enrolled(), 0, 46, 'class-ended'],
    [
      'stays closed while the lesson waits for its new time',
      lesson({ isAwaitingTime: true }),
      enrolled(),
      0,
      5,
      'door-not-open',
    ],
  ] as const)('%s', (_, given, membership, here, minute, denial) => {
    expect(lessonEntryDenial(given, membership, here, at(minute))).toBe(denial)
  })

  it('[R5] takes as many in a large class as it has seats, and never more than five hundred', () => {
    const large = { ...running, course: { ...running.course, classType: 'large' as const } }
    const limited = (studentLimit: number) => ({ ...large, class: { ...large.class, studentLimit } })
    expect(lessonEntryDenial(limited(200), enrolled(), 199, at(5))).toBeNull()
    expect(lessonEntryDenial(limited(200), enrolled(), 200, at(5))).toBe('room-full')
    expect(lessonEntryDenial(limited(500), enrolled(), 499, at(5))).toBeNull()
    expect(lessonEntryDenial(limited(500), enrolled(), 500, at(5))).toBe('room-full')
    expect(lessonEntryDenial(limited(900), enrolled(), 500, at(5))).toBe('room-full')
    expect(lessonEntryDenial(limited(50), enrolled(), 50, at(5))).toBe('room-full')
  })

  it('opens to the teacher with the door or with the start', () => {
    expect(lessonEntryDenial(lesson(), null, 0, at(-11))).toBe('door-not-open')
    expect(lessonEntryDenial(lesson({ startedAt: at(-40) }), null, 0, at(-39))).toBeNull()
    expect(lessonEntryDenial(ended, null, 0, at(50))).toBe('class-ended')
  })
})

describe('[R30] attendance', () => {
  it.each([
    ['is open before the class', lesson(), null, null],
    ['is open while somebody may still come', running, null, null],
    ['is present for who waited at the door', running, start, 'present'],
    ['is present for who came five minutes after the start', running, at(5), 'present'],
    ['is late for who came after that', running, at(6), 'late'],
    ['is present for who was in time when the class started early', lesson({ startedAt: at(-10) }), at(0), 'present'],
    ['is absent for who never came', ended, null, 'absent'],
  ] as const)('%s', (_, given, attendedFrom, attendance) => {
    expect(lessonAttendance(attendedFrom, given)).toBe(attendance)
  })

  it('is what a teacher wrote down, whatever the room saw', () => {
    expect(lessonAttendance(null, ended, 'present')).toBe('present')
    expect(lessonAttendance(at(0), ended, 'absent')).toBe('absent')
  })
})

describe('[R29] rating', () => {
  it.each([
    ['is for those who were there', ended, enrolled({ attendedFrom: start }), null],
    ['is not for those who only looked through the door', ended, enrolled({ enteredAt: at(-5) }), 'not-in-class'],
    ['waits for the end', running, enrolled({ attendedFrom: start }), 'not-ended'],
    ['waits for the start', lesson(), enrolled(), 'not-started'],
  ] as const)('%s', (_, given, membership, denial) => {
    expect(ratingDenial(membership, given)).toBe(denial)
  })
})
