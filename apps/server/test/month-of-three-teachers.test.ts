/**
 * A month of three teachers and eight students, over the change of the clocks in Europe: lessons are planned, moved,
 * called off and held, homework is set, handed in, returned and marked, and the reports agree with all of it. Every step
 * stands on the ones before it; the clock is ours.
 */
import type { LessonSummary } from '@hwjy/sdk'
import { errorCodes } from '@hwjy/sdk/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import { enterRoom } from './support/live-client.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const BERLIN = 'Europe/Berlin'
const ADMIN = 'teacher.li'
const students = ['anna', 'ben', 'chika', 'diego', 'emma', 'farid', 'grace', 'haru'] as const
const idOf = (name: string) => `usr_${name}`
const as = (name: string) => `student.${name}`

interface Taught {
  teacher: string
  classId: string
  /** ISO weekday, and the clock in Berlin. */
  weekday: number
  time: string
}
const teachers: Taught[] = [
  { teacher: 'teacher.li', classId: '', weekday: 3, time: '10:00' },
  { teacher: 'teacher.wang', classId: '', weekday: 5, time: '11:00' },
  { teacher: 'teacher.zhou', classId: '', weekday: 7, time: '10:00' },
]
const month = { searchStartDate: '2027-03-01', searchEndDate: '2027-04-15', timezone: BERLIN }

let school: TestSchool
beforeAll(async () => {
  school = await openTestSchool()
})

const at = (iso: string | number) => school.clock.set(typeof iso === 'number' ? iso : Date.parse(iso))
const instant = (inMs: number) => new Date(school.clock.now() + inMs).toISOString()
const berlin = (iso: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: BERLIN,
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(Date.parse(iso))

async function lessonsOf({ teacher, classId }: Taught): Promise<LessonSummary[]> {
  const { lessons } = await school.data('getSchedule', month, teacher)
  return lessons
    .filter((lesson) => lesson.classId === classId)
    .toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))
}
async function lessonNo(taught: Taught, no: number): Promise<LessonSummary> {
  const found = (await lessonsOf(taught)).find((lesson) => lesson.lessonNo === no)
  if (!found) throw new Error(`${taught.teacher} has no lesson ${no}`)
  return found
}
/** Another student stays away from each lesson. */
const absentOf = (no: number) => students[no - 1] ?? 'anna'

describe('a month of three teachers and eight students', () => {
  const [li, wang, zhou] = teachers as [Taught, Taught, Taught]

  it('is planned by the clock in Berlin: a lesson stays at its time when the clocks change', async () => {
    at('2027-03-08T01:00:00.000Z')
    for (const taught of teachers) {
      const { teacher, weekday, time } = taught
      const group = {
        courseId: 'crs_hsk1',
        name: `三月班 ${weekday}`,
        teacherId: idOf(teacher.slice('teacher.'.length)),
      }
      taught.classId = (await school.data('createSchoolClass', group, ADMIN)).class.classId
      const { classId } = taught
      await school.data('enrolSchoolStudents', { classId, stuIds: students.map(idOf) }, ADMIN)
      const cycle = [{ weekday, time }]
      await school.data(
        'createLessonSeries',
        { classId, cycle, startDate: '2027-03-08', count: 4, timeZone: BERLIN },
        ADMIN,
      )
    }
    const times = (await lessonsOf(zhou)).map(({ startTime }) => [startTime, berlin(startTime)])
    expect(times).toEqual([
      ['2027-03-14T09:00:00.000Z', '14/03 10:00'],
      ['2027-03-21T09:00:00.000Z', '21/03 10:00'],
      ['2027-03-28T08:00:00.000Z', '28/03 10:00'],
      ['2027-04-04T08:00:00.000Z', '04/04 10:00'],
    ])
  })

  it('is moved: one lesson by a day, one called off and given a new time, and none onto another', async () => {
    const { lessonId, startTime } = await lessonNo(li, 2)
    const move = { lessonId, timezone: BERLIN, basedOn: startTime }
    const busy = { ...move, classDate: '2027-03-19', StartClassTime: '11:00' }
    // The students are in Wang's class then.
    expect(await school.call('adjustLesson', busy, { as: li.teacher })).toMatchObject({ code: errorCodes.studentsBusy })
    await school.data('adjustLesson', { ...busy, classDate: '2027-03-18' }, li.teacher)
    expect(berlin((await lessonNo(li, 2)).startTime)).toBe('18/03 11:00')

    const third = await lessonNo(wang, 3)
    await school.data('postponeLesson', { lessonId: third.lessonId, basedOn: third.startTime }, wang.teacher)
    expect(await lessonNo(wang, 3)).toMatchObject({ status: 'waitingToBeAdjusted' })
    // Monday after the change of the clocks: an hour earlier in UTC.
    const monday = { lessonId: third.lessonId, timezone: BERLIN, classDate: '2027-03-29', StartClassTime: '11:00' }
    await school.data('adjustLesson', monday, wang.teacher)
    expect(await lessonNo(wang, 3)).toMatchObject({ startTime: '2027-03-29T09:00:00.000Z', status: 'notStarted' })
    const told = (await school.data('studentListMessages', {}, as('anna'))).records
    expect(told.map(({ values }) => values.startTime)).toContain('2027-03-29T09:00:00.000Z')
  })

  it('is taught: twelve lessons, each without another student', async () => {
    const all = (await Promise.all(teachers.map(lessonsOf))).flatMap((lessons, index) =>
      lessons.map((lesson) => ({ lesson, taught: teachers[index] as Taught })),
    )
    expect(all).toHaveLength(12)
    for (const { lesson, taught } of all.toSorted(
      (a, b) => Date.parse(a.lesson.startTime) - Date.parse(b.lesson.startTime),
    )) {
      const { lessonId, startTime } = lesson
      at(Date.parse(startTime) - 5 * MINUTE)
      const there = students.filter((name) => name !== absentOf(lesson.lessonNo))
      await enterRoom(school, lessonId, taught.teacher)
      for (const name of there) await enterRoom(school, lessonId, as(name))
      at(startTime)
      await school.data('startLesson', { lessonId }, taught.teacher)
      at(Date.parse(startTime) + 45 * MINUTE)
      await school.data('endLesson', { lessonId }, taught.teacher)
      await school.backend.tick()
      await school.data(
        'writePerformance',
        { lessonId, stuId: idOf(there[0] ?? ''), listening: 5, speaking: 4, participation: 5, comment: '很好' },
        taught.teacher,
      )
    }
  })

  it('has homework: set by three teachers, handed in by seven of eight, marked, one returned and done again', async () => {
    for (const taught of teachers) {
      const { teacher, classId } = taught
      const { homework } = await school.data(
        'createHomework',
        {
          classId,
          title: '三月作业',
          content: '写五句话。',
          kind: 'dailyTask',
          fullScore: 100,
          startTime: instant(MINUTE),
          endTime: instant(3 * DAY),
        },
        teacher,
      )
      const own = { homeworkId: homework.homeworkId }
      school.clock.advance(2 * MINUTE)
      for (const name of students.slice(1)) {
        await school.data('startHomework', own, as(name))
        await school.data('saveAnswers', { ...own, answers: [{ no: 1, text: '我在学汉语。' }] }, as(name))
        await school.data('handInHomework', own, as(name))
      }
      const { records } = await school.data('listAnswerPapers', { ...own, size: 20 }, teacher)
      expect(records).toHaveLength(7)
      const mark = (answerPaperId: string, score: number) =>
        school.data('markAnswerPaper', { answerPaperId, paper: { comment: '' }, list: [{ no: 1, score }] }, teacher)
      const [first, ...others] = records
      for (const { answerPaperId } of others) await mark(answerPaperId ?? '', 80)
      const answerPaperId = first?.answerPaperId ?? ''
      const who = first?.student.userId.slice('usr_'.length) ?? ''
      await school.data('returnAnswerPaper', { answerPaperId, comment: '再写两句。' }, teacher)
      await school.data('saveAnswers', { ...own, answers: [{ no: 1, text: '我在学汉语。我喜欢写字。' }] }, as(who))
      await school.data('handInHomework', own, as(who))
      expect(await mark(answerPaperId, 100)).toMatchObject({ waiting: 0 })
      const { homework: done } = await school.data('listHomeworkStudents', own, teacher)
      expect(done.counts).toMatchObject({ assigned: 8, graded: 7, waiting: 0, returned: 0 })
    }
  })

  it.each(teachers)('is reported by $teacher: every lesson held, each student away once at most', async (taught) => {
    const { teacher, classId } = taught
    const matrix = await school.data('getAttendanceMatrix', { classId, size: 20 }, teacher)
    expect(matrix.lessons).toHaveLength(4)
    expect(matrix.marks).toHaveLength(4 * students.length)
    const away = matrix.marks
      .filter(({ attendance }) => attendance === 'absent')
      .map(({ stuId, lessonId }) => `${matrix.lessons.find((one) => one.lessonId === lessonId)?.lessonNo} ${stuId}`)
    expect(away.toSorted()).toEqual([1, 2, 3, 4].map((no) => `${no} ${idOf(absentOf(no))}`))
    const statistics = await school.data('getStudentStatistics', { classId }, teacher)
    expect(statistics).toMatchObject({ heldLessons: 4, attendance: { present: 28, late: 0, absent: 4 } })
    const bySelf = statistics.students.find(({ stuId }) => stuId === 'usr_anna')
    expect(bySelf).toMatchObject({ homework: { assigned: 1, handedIn: 0, graded: 0 } })
  })

  it('is read at home: twelve lessons, three works and the teachers’ words', async () => {
    const { students: read } = await school.data('getSupervision', {}, as('ben'))
    // Ben was away from the second lesson of each class.
    expect(read[0]).toMatchObject({ student: { stuId: 'usr_ben' } })
    const { lessonId } = await lessonNo(zhou, 4)
    const report = await school.data('getStudentPerformance', { lessonId, stuId: 'usr_anna' }, zhou.teacher)
    expect(report).toMatchObject({ performance: { listening: 5, comment: '很好' } })
    expect(await school.data('getOwnPerformance', { lessonId }, as('anna'))).toMatchObject({
      performance: { listening: 5, speaking: 4, participation: 5 },
    })
  })
})
