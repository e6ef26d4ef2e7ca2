import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const chapters = () => school.data('listCourseChapters', { courseId: 'crs_hsk1' }, 'student.anna')
const read = (no: number, percent: number, seconds = 30, as = 'student.anna') =>
  school.data('updateSelfStudyProgress', { courseId: 'crs_hsk1', chapterId: `cch_hsk1_${no}`, percent, seconds }, as)

describe('my courses', () => {
  it('stand in the order of their next lessons, with what was attended', async () => {
    const { records } = await school.data('listPurchasedCourses', {}, 'student.anna')
    expect(records.map(({ courseId }) => courseId).toSorted()).toEqual(
      ['crs_hsk1', 'crs_hsk2', 'crs_hsk3', 'crs_business'].toSorted(),
    )
    const starts = records.flatMap(({ nextLesson }) => (nextLesson ? [nextLesson.startTime] : []))
    expect(starts).toEqual(starts.toSorted())
    expect(records.find(({ courseId }) => courseId === 'crs_hsk1')).toMatchObject({
      status: 'inProgress',
      lessonsHeld: 1,
      lessonsAttended: 1,
      totalLessons: 12,
      teacher: { userId: 'usr_li' },
    })
    expect(records.find(({ courseId }) => courseId === 'crs_business')).toMatchObject({
      status: 'notStarted',
      unsignedContractId: 'con_anna_business',
    })
  })

  it('can be looked for by their state', async () => {
    const of = async (status: string) => {
      const { records } = await school.data('listPurchasedCourses', { status }, 'student.anna')
      return records.map(({ courseId }) => courseId)
    }
    expect(await of('notStarted')).toEqual(['crs_business'])
    expect(await of('inProgress')).toHaveLength(3)
    expect(await of('ended')).toEqual([])
  })

  it('go on without a next lesson while all that are left wait for a new time', async () => {
    await school.db.update(schema.lesson).set({ isAwaitingTime: true }).where(eq(schema.lesson.classId, 'cls_hsk1'))
    const { records } = await school.data('listPurchasedCourses', { status: 'inProgress' }, 'student.anna')
    expect(records.find(({ courseId }) => courseId === 'crs_hsk1')).toMatchObject({ nextLesson: null })
  })

  it('say how many there are, on whatever page', async () => {
    expect(await school.data('listPurchasedCourses', { current: 9, size: 2 }, 'student.anna')).toMatchObject({
      records: [],
      total: 4,
      pages: 2,
    })
  })

  it('have a page of their own, with every lesson', async () => {
    const { lessons, teacher, textbookName } = await school.data(
      'getPaidCourse',
      { courseId: 'crs_hsk1' },
      'student.diego',
    )
    expect(textbookName).toBe('华文起步 · 第一册')
    expect(teacher.nickname).toBe('李老师')
    expect(lessons.find(({ status }) => status === 'ended')).toMatchObject({ attendance: 'late' })
    expect(lessons.filter(({ status }) => status !== 'ended').map(({ attendance }) => attendance)).toContain(null)
  })

  it.each([
    ['zh-CN', '第一课 你好'],
    ['en-US', 'Lesson 1 Hello'],
  ])('name their lessons for a reader of %s', async (language, name) => {
    const asked = { as: 'student.diego', headers: { 'accept-language': language } }
    const { data } = await school.call('getPaidCourse', { courseId: 'crs_hsk1' }, asked)
    expect(data).toMatchObject({ lessons: expect.arrayContaining([expect.objectContaining({ name })]) })
  })

  it('know who missed a lesson', async () => {
    const { lessons } = await school.data('getPaidCourse', { courseId: 'crs_hsk1' }, 'student.haru')
    expect(lessons).toContainEqual(expect.objectContaining({ status: 'absent', attendance: 'absent' }))
  })
})

describe('a lesson', () => {
  it('shows the chapter it teaches', async () => {
    const lessonId = await school.lessonNow()
    const detail = await school.data('studentLessonDetail', { lessonId }, 'student.anna')
    expect(detail).toMatchObject({ kind: 'systematic', className: '周末小班 A', resourceCount: 0, homeworkCount: 0 })
    expect(detail.chapter?.no).toBe(detail.lesson.lessonNo)
  })
})

describe('reading by oneself', () => {
  it('begins at nothing', async () => {
    const course = await chapters()
    expect(course).toMatchObject({ percent: 0, seconds: 0, textbookName: '华文起步 · 第一册' })
    expect(course.chapters).toHaveLength(12)
    expect(course.chapters[2]).toMatchObject({ no: 3, wordCount: 10, hasContent: true, percent: 0, studiedAt: null })
  })

  it('never goes backwards', async () => {
    await read(3, 60)
    expect(await read(3, 20)).toMatchObject({ percent: 60, seconds: 60 })
    expect((await chapters()).chapters[2]).toMatchObject({ percent: 60, seconds: 60 })
  })

  it('counts a report once, however often it is sent', async () => {
    const report = { courseId: 'crs_hsk1', chapterId: 'cch_hsk1_1', percent: 10, seconds: 30 }
    for (let time = 0; time < 2; time += 1) {
      await school.call('updateSelfStudyProgress', report, { as: 'student.anna', headers: { requestId: 'same' } })
    }
    expect((await chapters()).seconds).toBe(30)
  })

  it('adds up over the course', async () => {
    for (let no = 1; no <= 11; no += 1) await read(no, 100)
    expect(await read(12, 99)).toMatchObject({ coursePercent: 99 })
    const { records } = await school.data('listPurchasedCourses', {}, 'student.anna')
    expect(records.find(({ courseId }) => courseId === 'crs_hsk1')).toMatchObject({ studyPercent: 99 })
  })

  it('is a matter of each student', async () => {
    await read(1, 50)
    expect((await school.data('listCourseChapters', { courseId: 'crs_hsk1' }, 'student.ben')).percent).toBe(0)
  })

  it('remembers what was open last', async () => {
    await read(2, 40)
    school.clock.advance(MINUTE)
    await read(1, 10)
    const { records } = await school.data('listRecentSelfStudy', {}, 'student.anna')
    expect(records.map(({ chapterId, percent }) => [chapterId, percent])).toEqual([
      ['cch_hsk1_1', 10],
      ['cch_hsk1_2', 40],
    ])
  })

  it('gives words with pinyin, and meanings in the reader’s language', async () => {
    const open = async (language: string) => {
      const headers = { 'accept-language': language }
      const input = { courseId: 'crs_hsk1', chapterId: 'cch_hsk1_3' }
      return (await school.call('getChapter', input, { as: 'student.anna', headers })).data
    }
    expect(await open('ja-JP')).toMatchObject({
      words: expect.arrayContaining([{ hanzi: '名字', pinyin: 'míngzi', meaning: '名前' }]),
      previousChapterId: 'cch_hsk1_2',
      nextChapterId: 'cch_hsk1_4',
    })
    expect(await open('en-US')).toMatchObject({
      words: expect.arrayContaining([{ hanzi: '名字', pinyin: 'míngzi', meaning: 'name' }]),
      text: expect.arrayContaining(['小雨：你好！你叫什么名字？']),
    })
  })

  it('knows no chapter of another course', async () => {
    const input = { courseId: 'crs_hsk1', chapterId: 'cch_hsk2_1' }
    expect(await school.call('getChapter', input, { as: 'student.anna' })).toMatchObject({ code: errorCodes.notFound })
    const report = { ...input, percent: 1, seconds: 1 }
    expect(await school.call('updateSelfStudyProgress', report, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.notFound,
    })
  })
})
