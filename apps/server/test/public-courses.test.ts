import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { PNG } from './support/sample-files.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const saturday = '2026-12-05T02:00:00.000Z'
const single = {
  courseName: '端午节的故事',
  subjectId: 'sub_festivals',
  classType: 'small',
  studentLimit: 20,
  isPeriodic: false,
  startTimes: [saturday],
  durationMinutes: 60,
  introduction: '听故事，学包粽子。',
}
const periodic = {
  ...single,
  isPeriodic: true,
  startTimes: [],
  startDate: '2026-12-01',
  cycle: [{ weekday: 6, time: '10:00' }],
  totalLessons: 3,
}
const add = (input: object = single, as = 'teacher.li') => school.call('addPublicCourse', input, { as })
const added = (input: object = single) => school.data('addPublicCourse', input, 'teacher.li')
const update = (input: object, as = 'teacher.li') => school.call('updatePublicCourse', input, { as })
const publish = (courseId: string) =>
  school.data('setPublicCourseStatus', { courseId, status: 'published' }, 'teacher.li')

describe('making a public course', () => {
  it('makes a draft with its class and its lesson', async () => {
    const course = await added()
    expect(course).toMatchObject({
      status: 'draft',
      registered: 0,
      totalLessons: 1,
      subjectName: expect.any(String),
      priceMinor: 0,
      canPublish: true,
      canClose: false,
      canChangeClassType: true,
    })
    expect(course.lessons).toMatchObject([{ lessonNo: 1, lessonName: '端午节的故事', startTime: saturday }])
    const { records } = await school.data('listPublicCourses', { status: 'draft' }, 'teacher.li')
    expect(records.map(({ courseId }) => courseId)).toContain(course.courseId)
  })

  it('plans a cycle by the school’s clock, with the chapters of the textbook', async () => {
    const { lessons, textbookName } = await added({ ...periodic, textbookId: 'tbk_hsk1' })
    expect(textbookName).toBe('华文起步 · 第一册')
    expect(lessons.map(({ lessonName, startTime }) => [lessonName, startTime])).toEqual([
      ['第一课 你好', '2026-12-05T02:00:00.000Z'],
      ['第二课 谢谢你', '2026-12-12T02:00:00.000Z'],
      ['第三课 你叫什么名字', '2026-12-19T02:00:00.000Z'],
    ])
  })

  it.each([
    ['a name of two characters', { courseName: '书法' }, 'courseName'],
    ['31 seats in a small class', { studentLimit: 31 }, 'studentLimit'],
    ['201 seats in a large class', { classType: 'large', studentLimit: 201 }, 'studentLimit'],
    ['an introduction of nothing but spaces', { introduction: ' ' }, 'introduction'],
    ['a subject that does not exist', { subjectId: 'sub_none' }, 'subjectId'],
    ['a textbook that does not exist', { textbookId: 'tbk_none' }, 'textbookId'],
    ['lessons of 61 minutes', { durationMinutes: 61 }, 'durationMinutes'],
    ['no times', { startTimes: [] }, 'startTimes'],
    ['a cycle without days', { isPeriodic: true, totalLessons: 2, startDate: '2026-12-01' }, 'cycle'],
    ['lessons that lie over each other', { startTimes: [saturday, '2026-12-05T02:30:00.000Z'] }, 'startTimes'],
  ])('refuses %s', async (_, change, field) => {
    expect(await add({ ...single, ...change })).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: field }] },
    })
  })

  it('lets a school have 500 seats', async () => {
    await school.db
      .update(schema.school)
      .set({ settings: { largeClassLimit: 500 } })
      .where(eq(schema.school.id, 'sch_demo'))
    expect(await add({ ...single, classType: 'large', studentLimit: 500 })).toMatchObject({ code: 200 })
    expect(await school.data('getCourseConfig', {}, 'teacher.li')).toMatchObject({ smallLimit: 30, largeLimit: 500 })
  })

  it('does not plan the past', async () => {
    expect(await add({ ...single, startTimes: ['2026-11-20T00:00:00.000Z'] })).toMatchObject({
      code: errorCodes.lessonInPast,
    })
  })

  it('asks before the teacher has two lessons at one time', async () => {
    await added()
    const again = { ...single, courseName: '同一时间的课' }
    expect(await add(again)).toMatchObject({
      code: errorCodes.teacherBusy,
      data: { conflicts: [{ lessonName: '端午节的故事', startTime: saturday, teacher: { userId: 'usr_li' } }] },
    })
    expect(await add({ ...again, confirm: true })).toMatchObject({ code: 200 })
  })
})

describe('looking before planning', () => {
  it('says what would be in the way, and changes nothing', async () => {
    const course = await added()
    const check = (input: object) =>
      school.data('checkPublicCourseTimes', { durationMinutes: 60, ...input }, 'teacher.li')
    expect(await check({ startTimes: [saturday] })).toMatchObject({
      isPossible: true,
      needsConfirmation: true,
      checks: [{ problem: 'teacherBusy', conflicts: [{ lessonName: '端午节的故事' }] }],
    })
    expect(await check({ startTimes: [saturday], courseId: course.courseId })).toMatchObject({
      needsConfirmation: false,
    })
    expect(await check({ startTimes: ['2026-11-19T02:00:00.000Z'] })).toMatchObject({
      isPossible: false,
      checks: [{ problem: 'inPast' }],
    })
  })

  it('goes through a whole cycle', async () => {
    await added()
    const { isPeriodic: _, startTimes: __, ...rest } = periodic
    const { startDate, cycle, totalLessons, durationMinutes } = rest
    const check = await school.data(
      'checkPeriodicTimes',
      { startDate, cycle, totalLessons, durationMinutes },
      'teacher.li',
    )
    expect(check.checks.map(({ problem }) => problem)).toEqual(['teacherBusy', null, null])
  })
})

describe('a cover', () => {
  const cover = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name, { type: 'image/png' })

  it('is a picture, whatever its name says', async () => {
    const { courseId } = await added()
    const answer = await update({ courseId, cover: cover(PNG, '封面.png') })
    expect(answer).toMatchObject({ code: 200, data: { coverUrl: expect.stringMatching(/\.png$/) } })
    const text = new TextEncoder().encode('<svg onload=alert(1)>')
    expect(await update({ courseId, cover: cover(text, '封面.png') })).toMatchObject({ code: errorCodes.coverNotImage })
  })

  it('can be an image uploaded before, if it is one’s own', async () => {
    const { courseId } = await added()
    expect(await update({ courseId, coverResourceId: 'res_none' })).toMatchObject({ code: errorCodes.coverNotImage })
  })
})

describe('changing a public course', () => {
  it('changes what is sent and leaves the rest', async () => {
    const course = await added(periodic)
    const { data } = await update({ courseId: course.courseId, courseName: '端午新编', studentLimit: 10 })
    expect(data).toMatchObject({ courseName: '端午新编', studentLimit: 10, introduction: single.introduction })
    expect((data as typeof course).lessons).toEqual(course.lessons)
  })

  it('plans anew: lessons move, come and go', async () => {
    const { courseId } = await added(periodic)
    const plan = { isPeriodic: true, startDate: '2026-12-01', durationMinutes: 45 }
    const replan = async (totalLessons: number) => {
      const { data } = await update({ courseId, ...plan, cycle: [{ weekday: 7, time: '09:00' }], totalLessons })
      return (data as { lessons: { lessonNo: number; startTime: string }[] }).lessons
    }
    expect((await replan(4)).map(({ lessonNo, startTime }) => [lessonNo, startTime])).toEqual([
      [1, '2026-12-06T01:00:00.000Z'],
      [2, '2026-12-13T01:00:00.000Z'],
      [3, '2026-12-20T01:00:00.000Z'],
      [4, '2026-12-27T01:00:00.000Z'],
    ])
    expect(await replan(2)).toHaveLength(2)
  })

  it('leaves lessons alone that have begun', async () => {
    const startTimes = [new Date(school.clock.now() + 5 * MINUTE).toISOString(), saturday]
    const course = await added({ ...single, startTimes, confirm: true })
    const lessonId = course.lessons[0]?.lessonId ?? ''
    await school.data('teacherRoomTicket', { lessonId }, 'teacher.li')
    await school.data('startLesson', { lessonId }, 'teacher.li')
    const change = { isPeriodic: false, startTimes: ['2026-12-06T02:00:00.000Z'], durationMinutes: 60 }
    const { data } = await update({ courseId: course.courseId, ...change })
    expect((data as typeof course).lessons).toMatchObject([
      { lessonId, startTime: startTimes[0] },
      { startTime: '2026-12-06T02:00:00.000Z' },
    ])
  })

  it('keeps its promises to students', async () => {
    const { courseId } = await added()
    await publish(courseId)
    await school.data('registerPublicCourse', { courseId }, 'student.ben')
    await school.data('registerPublicCourse', { courseId }, 'student.anna')
    const refused = async (change: object) => (await update({ courseId, ...change })).data
    expect(await refused({ classType: 'large' })).toMatchObject({ reason: 'class-type-fixed' })
    expect(await refused({ studentLimit: 1 })).toMatchObject({ reason: 'limit-below-registered' })
    expect(await refused({ textbookId: 'tbk_hsk1' })).toMatchObject({ reason: 'textbook-fixed' })
    expect(await refused({ priceMinor: 100 })).toMatchObject({ reason: 'price-fixed' })
    expect(await refused({ currency: 'JPY' })).toMatchObject({ reason: 'price-fixed' })
    expect(await update({ courseId, studentLimit: 2 })).toMatchObject({ code: 200 })
  })

  it('is for its author, and for public courses only', async () => {
    expect(await update({ courseId: 'crs_calligraphy', courseName: '别人的课' }, 'teacher.wang')).toMatchObject({
      code: errorCodes.forbidden,
    })
    expect(await update({ courseId: 'crs_hsk1', courseName: '学校的课' })).toMatchObject({ code: errorCodes.notFound })
  })
})

describe('from draft to closed', () => {
  const set = (courseId: string, status: string) =>
    school.call('setPublicCourseStatus', { courseId, status }, { as: 'teacher.li' })

  it('is a way in one direction', async () => {
    const { courseId } = await added()
    expect(await set(courseId, 'closed')).toMatchObject({
      code: errorCodes.courseStatusRefused,
      data: { reason: 'draft' },
    })
    expect(await set(courseId, 'published')).toMatchObject({ data: { status: 'published', canClose: true } })
    expect(await set(courseId, 'published')).toMatchObject({
      code: errorCodes.courseStatusRefused,
      data: { reason: 'already-published' },
    })
    expect(await set(courseId, 'closed')).toMatchObject({ data: { status: 'closed' } })
    expect(await set(courseId, 'published')).toMatchObject({
      code: errorCodes.courseStatusRefused,
      data: { reason: 'closed' },
    })
  })

  it('lets students in only in between', async () => {
    const { courseId } = await added()
    const join = (as: string) => school.call('registerPublicCourse', { courseId }, { as })
    expect(await join('student.ben')).toMatchObject({ code: errorCodes.notFound })
    await publish(courseId)
    expect(await join('student.ben')).toMatchObject({ code: 200 })
    await set(courseId, 'closed')
    expect(await join('student.anna')).toMatchObject({ code: errorCodes.courseNotOpen })
  })

  it('is not published when all its lessons are over', async () => {
    const { courseId } = await added()
    school.clock.set(Date.parse('2026-12-06T00:00:00.000Z'))
    expect(await set(courseId, 'published')).toMatchObject({
      code: errorCodes.courseStatusRefused,
      data: { reason: 'no-lessons-to-come' },
    })
  })
})

describe('extending registration', () => {
  const extend = (input: object, as = 'teacher.wang') =>
    school.call('appendRegistration', { courseId: 'crs_festivals', ...input }, { as })

  it('opens a closed course again', async () => {
    await school.data('setPublicCourseStatus', { courseId: 'crs_festivals', status: 'closed' }, 'teacher.wang')
    expect(await extend({})).toMatchObject({ data: { status: 'published' } })
  })

  it('puts own students into the class', async () => {
    expect(await extend({ stuIds: ['usr_ben', 'usr_haru'] })).toMatchObject({ data: { registered: 3 } })
    expect(await extend({ stuIds: ['usr_noor'] })).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'stuIds.0', code: 'unknown_student' }] },
    })
  })

  it('gives more seats, never fewer, and not more than there can be', async () => {
    expect(await extend({ studentLimit: 100 })).toMatchObject({
      code: errorCodes.courseNotEditable,
      data: { reason: 'fewer-seats' },
    })
    expect(await extend({ studentLimit: 201 })).toMatchObject({ code: errorCodes.invalidInput })
    await school.db.update(schema.classGroup).set({ studentLimit: 2 }).where(eq(schema.classGroup.id, 'cls_festivals'))
    expect(await extend({ stuIds: ['usr_ben'] })).toMatchObject({ code: errorCodes.courseFull })
    expect(await extend({ stuIds: ['usr_ben'], studentLimit: 3 })).toMatchObject({ data: { registered: 3 } })
  })
})

describe('a teacher’s courses', () => {
  it('can be filtered by what there is', async () => {
    expect(await school.data('getCourseCriteria', {}, 'teacher.li')).toMatchObject({
      statuses: [
        { value: 'draft', count: 1 },
        { value: 'published', count: 0 },
        { value: 'closed', count: 0 },
      ],
      classTypes: [
        { value: 'small', count: 1 },
        { value: 'large', count: 0 },
      ],
      subjects: [{ value: 'sub_calligraphy', count: 1 }],
    })
    const types = await school.data('listCourseTypes', {}, 'teacher.li')
    expect(types.map(({ value, count }) => [value, count])).toEqual([
      ['systematic', 2],
      ['public', 1],
    ])
  })

  it('give a chapter a name of its own, and the lessons to come with it', async () => {
    const course = await added({ ...periodic, textbookId: 'tbk_hsk1' })
    await publish(course.courseId)
    await school.data('registerPublicCourse', { courseId: course.courseId }, 'student.ben')
    const { chapters } = await school.data('listCourseChapters', { courseId: course.courseId }, 'student.ben')
    const input = { courseId: course.courseId, chapterId: chapters[0]?.chapterId ?? '', chapterName: '第一课 打招呼' }
    expect(await school.data('renameChapter', input, 'teacher.li')).toMatchObject({ renamedLessons: 1 })
    const after = await school.data('getPublicCourse', { courseId: course.courseId }, 'teacher.li')
    expect(after.lessons[0]?.lessonName).toBe('第一课 打招呼')
    const foreign = { ...input, chapterId: 'cch_hsk1_1' }
    expect(await school.call('renameChapter', foreign, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.notFound,
    })
  })

  it('in numbers', async () => {
    const stats = await school.data('getCourseStats', { courseId: 'crs_hsk1' }, 'teacher.li')
    expect(stats).toMatchObject({ registered: 8, lessonsHeld: 1, scores: [0, 0, 0, 1, 1], averageScore: 4.5 })
    const business = await school.data('getCourseStats', { courseId: 'crs_business' }, 'teacher.wang')
    expect(business).toMatchObject({ registered: 1, paidOrders: 1, incomeMinor: 128_000, attendanceRate: null })
    expect(business.registrations).toEqual([{ day: '2026-11-19', count: 1 }])
  })

  it('show a lesson with who is in it', async () => {
    const lesson = await school.data('getPublicLesson', { lessonId: 'les_festivals_1' }, 'teacher.wang')
    expect(lesson).toMatchObject({ courseStatus: 'published', detail: { kind: 'public', chapter: null } })
    expect(lesson.students.map(({ stuId }) => stuId).toSorted()).toEqual(['usr_grace', 'usr_haru'])
    const lessonId = await school.lessonNow()
    expect(await school.data('teacherLessonDetail', { lessonId, teachingType: 'live' }, 'teacher.li')).toMatchObject({
      kind: 'systematic',
      chapter: { wordCount: 10 },
    })
    const wrong = { lessonId, teachingType: 'public' }
    expect(await school.call('teacherLessonDetail', wrong, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.notFound,
    })
  })
})

describe('deleting a public course', () => {
  const remove = (courseId: string) => school.call('deletePublicCourse', { courseId }, { as: 'teacher.li' })

  it('takes a draft with its class and its lessons', async () => {
    const { courseId, classId } = await added({ ...periodic, textbookId: 'tbk_hsk1' })
    expect(await remove(courseId)).toMatchObject({ code: 200, data: { courseId } })
    expect(await school.db.select().from(schema.lesson).where(eq(schema.lesson.classId, classId))).toEqual([])
    expect(await school.call('getPublicCourse', { courseId }, { as: 'teacher.li' })).toMatchObject({ code: 404 })
  })

  it('is refused once it was published, and while something belongs to it', async () => {
    const { courseId, classId } = await added()
    await school.data('addNotice', { classId, title: '请准备', content: '请准备一支毛笔。' }, 'teacher.li')
    expect(await remove(courseId)).toMatchObject({ code: errorCodes.courseNotEditable, data: { reason: 'in-use' } })
    await publish(courseId)
    expect(await remove(courseId)).toMatchObject({ code: errorCodes.courseNotEditable, data: { reason: 'not-draft' } })
  })
})
