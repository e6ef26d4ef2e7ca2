/** Adding and deleting lessons. The test school's clock stands at 09:00 of a Friday in Shanghai. */
import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { enterRoom } from './support/live-client.ts'
import { emptyClass, messagesOf } from './support/planned-lessons.ts'
import { MINUTE, NINE, openTestSchool, type TestSchool } from './support/test-school.ts'

const HOUR = 60 * MINUTE
const li = { as: 'teacher.li' }

let school: TestSchool
let lessonId: string
beforeEach(async () => {
  school = await openTestSchool()
  lessonId = await school.lessonNow()
})

describe('extending a class', () => {
  const TUESDAY = Date.parse('2026-10-20T11:00:00Z')
  const WEEK = 7 * 24 * HOUR

  it('goes on in its own cycle, after the last lesson', async () => {
    const classId = await emptyClass(
      school,
      [0, 1, 2, 3, 4, 5].map((week) => TUESDAY + week * WEEK),
    )
    const { cycle, lessons } = await school.data('previewContinuation', { classId, count: 2 }, 'teacher.li')
    expect(cycle).toEqual([{ weekday: 2, time: '19:00' }])
    expect(lessons).toMatchObject([
      { lessonNo: 7, draft: { lessonName: '第七课 今天几号', classDate: '2026-12-01', StartClassTime: '19:00' } },
      { lessonNo: 8, draft: { classDate: '2026-12-08' }, check: { isPossible: true } },
    ])
    const added = await school.data('addLessons', { classId, lessons: lessons.map(({ draft }) => draft) }, 'teacher.li')
    expect(added.lessons.map(({ lessonNo }) => lessonNo)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(added.lessons.at(-1)).toMatchObject({
      startTime: '2026-12-08T11:00:00.000Z',
      endTime: '2026-12-08T11:45:00.000Z',
    })
  })

  it('has nothing to continue without lessons and without a cycle', async () => {
    const classId = await emptyClass(school)
    expect(await school.call('previewContinuation', { classId }, li)).toMatchObject({ code: errorCodes.noCycle })
  })

  it('teaches the course’s chapters, and numbers lessons when there are no more', async () => {
    const classId = await emptyClass(school, [TUESDAY])
    const { lessons } = await school.data('previewContinuation', { classId, count: 12 }, 'teacher.li')
    expect(lessons.map(({ draft }) => draft.lessonName).slice(-2)).toEqual(['第十二课 明天天气怎么样', '第13课'])
    await school.data('addLessons', { classId, lessons: lessons.map(({ draft }) => draft) }, 'teacher.li')
    const chapters = await school.data('listClassChapters', { courseId: 'crs_hsk1', classId }, 'teacher.li')
    expect(chapters[1]).toMatchObject({ chapterNo: 2, lesson: { lessonNo: 2 }, StartClassTime: '19:00' })
  })

  it('takes at most fifteen lessons in one go', async () => {
    const drafts = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        lessonName: '加课练习',
        classDate: `2026-12-${String(index + 1).padStart(2, '0')}`,
        StartClassTime: '07:00',
      }))
    expect(await school.call('addLessons', { classId: 'cls_hsk1', lessons: drafts(16) }, li)).toMatchObject({
      code: errorCodes.invalidInput,
    })
    const before = await school.data('listLessonBriefs', { classId: 'cls_hsk1' }, 'teacher.li')
    const after = await school.data('addLessons', { classId: 'cls_hsk1', lessons: drafts(15) }, 'teacher.li')
    expect(after.totalLessons).toBe(before.totalLessons + 15)
    expect((await messagesOf(school, 'usr_anna')).map(({ kind, values }) => [kind, values.count])).toEqual([
      ['lessonsAdded', 15],
    ])
  })

  it('adds all of them or none', async () => {
    const draft = { lessonName: '加课练习', classDate: '2026-12-01', StartClassTime: '07:00' }
    const add = (lessons: object[], more: object = {}) =>
      school.call('addLessons', { classId: 'cls_hsk1', lessons, ...more }, li)
    expect(await add([draft, { ...draft, classDate: '2026-11-20', StartClassTime: '11:10' }])).toMatchObject({
      code: errorCodes.studentsBusy,
    })
    expect(await add([draft, { ...draft, classDate: '2026-11-19' }])).toMatchObject({ code: errorCodes.lessonInPast })
    expect(await add([draft, { ...draft, StartClassTime: '07:30' }])).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'lessons.1', code: 'overlap' }] },
    })
    expect(await add([{ ...draft, lessonName: '  课  ' }])).toMatchObject({ code: errorCodes.invalidInput })
    await school.db.update(schema.school).set({ settings: { lessonNameMax: 20 } })
    expect(await add([{ ...draft, lessonName: '课'.repeat(21) }])).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'lessons.0.lessonName' }] },
    })
    const { lessons } = await school.data('listLessonBriefs', { classId: 'cls_hsk1' }, 'teacher.li')
    expect(lessons.filter(({ lessonName }) => lessonName === '加课练习')).toEqual([])
  })

  it('asks when the teacher is busy', async () => {
    await emptyClass(school, [Date.parse('2026-12-01T11:00:00Z')])
    const lessons = [{ lessonName: '加课练习', classDate: '2026-12-01', StartClassTime: '19:10' }]
    expect(await school.call('addLessons', { classId: 'cls_hsk1', lessons }, li)).toMatchObject({
      code: errorCodes.teacherBusy,
    })
    expect(await school.call('addLessons', { classId: 'cls_hsk1', lessons, confirm: true }, li)).toMatchObject({
      code: 200,
    })
  })
})

describe('deleting lessons', () => {
  const DAY = 24 * HOUR

  it('moves up those that follow', async () => {
    const classId = await emptyClass(
      school,
      [1, 2, 3, 4].map((day) => NINE + day * DAY),
    )
    const left = await school.data(
      'deleteLessons',
      { classId, lessonIds: ['les_empty_1', 'les_empty_3'] },
      'teacher.li',
    )
    expect(left.lessons.map(({ lessonId: id, lessonNo }) => [id, lessonNo])).toEqual([
      ['les_empty_2', 1],
      ['les_empty_4', 2],
    ])
  })

  it('leaves a class one lesson', async () => {
    const classId = await emptyClass(school, [NINE + DAY])
    expect(await school.call('deleteLessons', { classId, lessonIds: ['les_empty_1'] }, li)).toMatchObject({
      code: errorCodes.lastLesson,
    })
  })

  it('spares lessons that have begun, and those with people in the room', async () => {
    await enterRoom(school, lessonId, 'student.anna')
    const remove = () => school.call('deleteLessons', { classId: 'cls_hsk1', lessonIds: [lessonId] }, li)
    expect(await remove()).toMatchObject({ code: errorCodes.lessonBegun })
    await school.data('startLesson', { lessonId }, 'teacher.li')
    expect(await remove()).toMatchObject({ code: errorCodes.lessonBegun })
  })

  it('deletes nothing of another class', async () => {
    const classId = await emptyClass(school, [NINE + DAY, NINE + 2 * DAY])
    expect(await school.call('deleteLessons', { classId, lessonIds: [lessonId] }, li)).toMatchObject({
      code: errorCodes.notFound,
    })
  })

  it('takes along what was said and moved, and keeps the count of moves', async () => {
    await school.call('adjustLesson', { lessonId, classDate: '2026-11-27', StartClassTime: '19:30' }, li)
    await school.data('planAttendance', { lessonId, plan: 'onLeave' }, 'student.anna')
    await school.data('deleteLessons', { classId: 'cls_hsk1', lessonIds: [lessonId] }, 'teacher.li')
    const schedule = { searchStartDate: '2026-11-20', searchEndDate: '2026-11-20' }
    expect(await school.data('getSchedule', schedule, 'teacher.li')).toMatchObject({ remainingAdjustments: 3 })
    expect((await messagesOf(school, 'usr_anna')).map(({ kind }) => kind)).toEqual(['lessonMoved', 'lessonsCancelled'])
  })
})
