/** What teaching leaves behind, in numbers, and who came. */
import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { createLessons } from '../src/db/timetable/lessons.ts'
import { createTeachingRecords } from '../src/db/timetable/teaching-records.ts'
import { lessonAttendance } from '../src/domain/timetable/attendance.ts'
import { lessonStatus } from '../src/domain/timetable/lesson-status.ts'
import { endedLesson, runningLesson } from './calls/lessons.ts'
import { MINUTE, NINE, openTestSchool, type TestSchool } from './support/test-school.ts'

const classId = 'cls_hsk1'
let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

describe('attendance', () => {
  const mark = (lessonId: string, stuId: string, attendance: string) =>
    school.call('correctAttendance', { lessonId, stuId, attendance }, { as: 'teacher.li' })

  it('that a teacher corrects is the same wherever it is shown', async () => {
    const { lessonId } = await endedLesson(school)
    expect(await mark(lessonId, 'usr_haru', 'late')).toMatchObject({ code: 200, data: { isCorrected: true } })
    await mark(lessonId, 'usr_anna', 'absent')
    const result = await school.data('getClassResult', { lessonId }, 'teacher.li')
    const of = (stuId: string) => result.students.find((student) => student.stuId === stuId)?.attendance
    expect([of('usr_haru'), of('usr_anna')]).toEqual(['late', 'absent'])
    expect(result.totals).toMatchObject({ present: 0, late: 1, absent: 7 })
    const { lesson } = await school.data('checkLesson', { lessonId }, 'student.anna')
    expect(lesson).toMatchObject({ attendance: 'absent', status: 'absent' })
    const { records } = await school.data('listTaughtLessons', {}, 'teacher.li')
    expect(records.find((taught) => taught.lessonId === lessonId)?.attendance).toEqual({
      present: 0,
      late: 1,
      absent: 7,
    })
  })

  it('stands beside the number of pages that the class left on its board', async () => {
    const { lessonId } = await endedLesson(school)
    const { records } = await school.data('listTaughtLessons', { current: 1, size: 20 }, 'teacher.li')
    expect(records.find((taught) => taught.lessonId === lessonId)?.boardPages).toBe(0)
    const written = records.find(({ boardPages }) => boardPages !== null && boardPages > 0)
    const result = await school.data('getClassResult', { lessonId: written?.lessonId ?? '' }, 'teacher.li')
    expect(written?.boardPages).toBe(result.pages.filter(({ strokeCount }) => strokeCount > 0).length)
  })

  it('of a class is one table of lessons and students', async () => {
    const { lessonId } = await endedLesson(school)
    await mark(lessonId, 'usr_haru', 'late')
    const matrix = await school.data('getAttendanceMatrix', { classId, current: 1, size: 5 }, 'teacher.li')
    expect(matrix.lessons[0]).toMatchObject({ lessonId, status: 'ended' })
    expect(matrix.students).toHaveLength(8)
    const of = (stuId: string) => matrix.marks.find((one) => one.lessonId === lessonId && one.stuId === stuId)
    expect(of('usr_haru')).toEqual({ lessonId, stuId: 'usr_haru', attendance: 'late', plan: null, isCorrected: true })
    expect(of('usr_ben')).toMatchObject({ isCorrected: false })
  })

  it('is still what the room says while the class runs', async () => {
    const { lessonId } = await runningLesson(school)
    expect(await mark(lessonId, 'usr_anna', 'late')).toMatchObject({ code: errorCodes.attendanceOpen })
  })

  it('is nothing before a class has started, and nothing about strangers', async () => {
    const lessonId = await school.lessonNow()
    expect(await mark(lessonId, 'usr_anna', 'late')).toMatchObject({ code: errorCodes.classNotStarted })
    const { lessonId: ended } = await endedLesson(school)
    expect(await mark(ended, 'usr_noor', 'present')).toMatchObject({ code: errorCodes.notInClass })
    expect(await mark(ended, 'usr_anna', 'sleeping')).toMatchObject({ code: errorCodes.invalidInput })
  })

  it('is counted by the database as our rules count it', async () => {
    const { lessonId } = await endedLesson(school)
    const lesson = await createLessons(school.db).get(lessonId)
    if (!lesson?.startedAt) throw new Error('no such lesson')
    const start = Math.max(lesson.startedAt, lesson.startsAt)
    const members = ['usr_ben', 'usr_chika', 'usr_diego', 'usr_emma'].map((personId, index) => ({
      roomId: lessonId,
      personId,
      firstEnteredAt: start,
      attendedFrom: [start, start + 5 * MINUTE, start + 5 * MINUTE + 1, null][index] ?? null,
      isRemoved: false,
    }))
    await school.db.insert(schema.roomMember).values(members)
    await school.db.delete(schema.attendance)
    const byRule = members.map(({ attendedFrom }) => lessonAttendance(attendedFrom, lesson))
    const counts = (await createTeachingRecords(school.db).attendanceByLesson([lessonId])).get(lessonId)
    // Anna was there, three others never came near.
    expect(counts).toEqual({
      present: 1 + byRule.filter((state) => state === 'present').length,
      late: byRule.filter((state) => state === 'late').length,
      absent: 3 + byRule.filter((state) => state === 'absent').length,
    })
  })
})

describe('the list of lessons by status', () => {
  const statuses = ['notStarted', 'waitingToStart', 'inProgress', 'ended', 'expired', 'waitingToBeAdjusted'] as const

  it.each(statuses)('finds what the rule calls %s, and nothing else', async (status) => {
    await endedLesson(school)
    const fromNow = (id: string, minutes: number, change: object = {}) => ({
      id: `les_s_${id}`,
      classId,
      no: 1,
      name: '第一课',
      startsAt: school.clock.now() + minutes * MINUTE,
      endsAt: school.clock.now() + (minutes + 45) * MINUTE,
      ...change,
    })
    await school.db
      .insert(schema.lesson)
      .values([
        fromNow('door_shut', 10.001),
        fromNow('door_open', 10),
        fromNow('last_minute', -44.99),
        fromNow('missed', -45),
        fromNow('running', -5, { startedAt: NINE }),
        fromNow('closed', -90, { endedAt: NINE }),
        fromNow('waits', -90, { isAwaitingTime: true }),
      ])
    const now = school.clock.now()
    const all = await createLessons(school.db).ofTeacher('usr_li', {
      from: NINE - 30 * 86_400_000,
      until: NINE + 86_400_000 * 30,
    })
    const expected = all.filter((lesson) => lessonStatus(lesson, now) === status).map(({ id }) => id)
    const { records, total } = await school.data('listTeacherLessons', { status, size: 100 }, 'teacher.li')
    expect(records.map((lesson) => lesson.lessonId).toSorted()).toEqual(expected.toSorted())
    expect(total).toBe(expected.length)
    expect(expected.length).toBeGreaterThan(0)
  })

  it('begins with what comes next, and goes back from there', async () => {
    const { records } = await school.data('listTeacherLessons', {}, 'teacher.li')
    const isOver = ({ status }: { status: string }) => status === 'ended' || status === 'expired'
    const coming = records.filter((lesson) => !isOver(lesson)).map(({ startTime }) => startTime)
    const over = records.filter(isOver).map(({ startTime }) => startTime)
    expect(records.map(({ startTime }) => startTime)).toEqual([...coming.toSorted(), ...over.toSorted().toReversed()])
  })
})

describe('numbers', () => {
  it('are of the days that are asked for', async () => {
    await endedLesson(school)
    const today = { searchStartDate: '2026-11-20', searchEndDate: '2026-11-20', classId }
    const numbers = await school.data('getLessonStatistics', today, 'teacher.li')
    expect(numbers).toMatchObject({ held: 2, expired: 0, taughtMinutes: 75 })
    expect(numbers.days).toMatchObject([{ day: '2026-11-20', held: 2 }])
    expect(numbers.attendance.present + numbers.attendance.late + numbers.attendance.absent).toBe(16)
    const none = { searchStartDate: '2026-10-01', searchEndDate: '2026-10-31' }
    expect(await school.data('getLessonStatistics', none, 'teacher.li')).toMatchObject({ planned: 0, days: [] })
  })

  it('are of one year at most, and of one’s own classes', async () => {
    const ask = (input: object) => school.call('getLessonStatistics', input, { as: 'teacher.li' })
    expect(await ask({ searchStartDate: '2025-01-01', searchEndDate: '2026-11-20' })).toMatchObject({
      code: errorCodes.invalidInput,
    })
    expect(await ask({ searchStartDate: '2026-11-21', searchEndDate: '2026-11-20' })).toMatchObject({
      code: errorCodes.invalidInput,
    })
    expect(await ask({ classId: 'cls_hsk2' })).toMatchObject({ code: errorCodes.forbidden })
    expect(await ask({ classId: 'cls_none' })).toMatchObject({ code: errorCodes.notFound })
    expect(await ask({})).toMatchObject({ code: 200 })
  })

  it('show how a class was rated, lesson by lesson', async () => {
    const { lessonId } = await endedLesson(school)
    await school.data('rateLesson', { lessonId, score: 3, comment: '' }, 'student.anna')
    const score = await school.data('getCourseScore', { classId }, 'teacher.li')
    expect(score).toMatchObject({ ratings: 3, averageScore: 4, stars: [0, 0, 1, 1, 1] })
    expect(score.lessons.map(({ averageScore, ratings }) => [averageScore, ratings])).toEqual([
      [4.5, 2],
      [3, 1],
    ])
  })

  it('show what each student did', async () => {
    const { lessonId } = await endedLesson(school)
    const anna = async () => {
      const { heldLessons, students } = await school.data('getStudentStatistics', { classId }, 'teacher.li')
      return { heldLessons, student: students.find(({ stuId }) => stuId === 'usr_anna') }
    }
    const before = await anna()
    expect(before).toMatchObject({ heldLessons: 2, student: { attendance: { present: 2, late: 0, absent: 0 } } })
    const prize = { lessonId, studentId: 'usr_anna', kind: 'star', reason: '', awardedAt: NINE } as const
    await school.db.insert(schema.prize).values({ id: 'prz_of_anna', count: 3, ...prize })
    expect((await anna()).student?.prizes).toBe((before.student?.prizes ?? 0) + 3)
  })
})
