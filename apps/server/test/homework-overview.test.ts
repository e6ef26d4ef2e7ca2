import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { DAY, homeworkIn, li, marks } from './support/homework.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})
const { give, handedIn, inTime, messages } = homeworkIn(() => school)

describe('the overview', () => {
  it('says who handed in what, and how each question went', async () => {
    const { homeworkId, answerPaperId } = await handedIn()
    await school.data('markAnswerPaper', marks(answerPaperId, 10, 0, 50), 'teacher.li')
    await school.data('startHomework', { homeworkId }, 'student.ben')
    await school.data('saveAnswers', { homeworkId, answers: [{ no: 1, keys: ['C'] }] }, 'student.ben')
    await school.data('handInHomework', { homeworkId }, 'student.ben')
    const { homework, students, questions } = await school.data('listHomeworkStudents', { homeworkId }, 'teacher.li')
    expect(homework.counts).toEqual({
      assigned: 8,
      notHandedIn: 6,
      waiting: 1,
      graded: 1,
      returned: 0,
      averageScore: 60,
    })
    const stateOf = new Map(students.map(({ student, state }) => [student.userId, state]))
    expect([stateOf.get('usr_anna'), stateOf.get('usr_ben'), stateOf.get('usr_haru')]).toEqual([
      'graded',
      'waiting',
      'notSubmitted',
    ])
    expect(questions[0]).toMatchObject({
      answered: 2,
      right: 1,
      rightRate: 0.5,
      averageScore: 5,
      choices: [
        { key: 'A', count: 0 },
        { key: 'B', count: 1 },
        { key: 'C', count: 1 },
        { key: 'D', count: 0 },
      ],
    })
    expect(questions[2]).toMatchObject({ answered: 1, right: 0, rightRate: 0, averageScore: 50, choices: [] })
  })

  it('names the course and the lesson in the language of the teacher, or in Chinese', async () => {
    const lessonId = await school.lessonNow()
    await school.db
      .update(schema.course)
      .set({ names: { 'en-US': 'First steps' } })
      .where(eq(schema.course.id, 'crs_hsk1'))
    await school.db
      .update(schema.lesson)
      .set({ names: { 'en-US': 'Hello' } })
      .where(eq(schema.lesson.id, lessonId))
    await give({ lessonId })
    const inChinese = expect.stringMatching(/\p{Script=Han}/u)
    for (const [language, courseName, lessonName] of [
      ['en-US', 'First steps', 'Hello'],
      ['ja-JP', inChinese, inChinese],
    ]) {
      const asked = { ...li, headers: { 'accept-language': language } }
      const course = { id: 'crs_hsk1', name: courseName }
      const homework = { course, lesson: { id: lessonId, name: lessonName } }
      expect(await school.call('listHomework', { lessonId }, asked)).toMatchObject({ data: { records: [homework] } })
      expect(await school.call('teacherLessonPage', { lessonId }, asked)).toMatchObject({
        data: { homework: [homework] },
      })
      const counted = await school.call('countHomeworkOfClasses', { classId: 'cls_hsk1' }, asked)
      expect(counted).toMatchObject({ data: [{ course }] })
    }
  })

  it('sorts homework by what there is to do', async () => {
    const ids = async (state: string) => {
      const { records } = await school.data('listHomework', { state, classId: 'cls_hsk1' }, 'teacher.li')
      return records.map(({ homeworkId }) => homeworkId.replace('hmw_hsk1_', ''))
    }
    await give({ status: 'draft', title: '草稿' })
    expect(await ids('waiting')).toEqual(['returned', 'waiting'])
    expect(await ids('graded')).toEqual(['graded'])
    expect(await ids('notCompleted')).toEqual(['open', 'returned', 'waiting'])
    expect(await ids('unpublished')).toHaveLength(1)
  })

  it('counts what the other filters let through by state, for the tabs above the list', async () => {
    const counts = async (filter: object) => {
      const page = await school.data('listHomework', filter, 'teacher.li')
      return [page.total, Object.fromEntries(page.counts.map(({ state, count }) => [state, count]))]
    }
    const ofCourse = { waiting: 2, notCompleted: 3, graded: 1, unpublished: 0 }
    expect(await counts({ courseId: 'crs_hsk1' })).toEqual([4, ofCourse])
    expect(await counts({ courseId: 'crs_hsk1', state: 'graded' })).toEqual([1, ofCourse])
    expect(await counts({ classId: 'cls_hsk1', kind: 'test', state: 'waiting' })).toEqual([
      0,
      { waiting: 0, notCompleted: 0, graded: 1, unpublished: 0 },
    ])
    const recently = { courseId: 'crs_hsk1', from: inTime(-5 * DAY), until: inTime(-2 * DAY) }
    expect(await counts(recently)).toEqual([2, { waiting: 2, notCompleted: 2, graded: 0, unpublished: 0 }])
    // The end of the time is not part of it.
    const { records } = await school.data('listHomework', { courseId: 'crs_hsk1', size: 1 }, 'teacher.li')
    const start = records[0]?.startTime ?? ''
    expect((await counts({ courseId: 'crs_hsk1', from: start }))[0]).toBe(1)
    expect((await counts({ courseId: 'crs_hsk1', until: start }))[0]).toBe(3)
  })

  it('lists the work of one student, or of the homework of one lesson', async () => {
    const found = async (filter: object) => {
      const { records } = await school.data('listAnswerPapers', filter, 'teacher.li')
      return records.map(({ student, homeworkId: id }) => `${student.userId} ${id}`)
    }
    const ofBen = await found({ classId: 'cls_hsk1', stuId: 'usr_ben' })
    expect(ofBen.sort()).toEqual(['graded', 'open', 'returned', 'waiting'].map((key) => `usr_ben hmw_hsk1_${key}`))
    const lessonId = await school.lessonNow()
    const { homeworkId } = await handedIn({ lessonId })
    expect(await found({ lessonId })).toEqual([`usr_anna ${homeworkId}`])
    expect(await found({ lessonId, stuId: 'usr_ben' })).toEqual([])
  })

  it('counts by class and by lesson', async () => {
    const classes = await school.data('countHomeworkOfClasses', {}, 'teacher.li')
    expect(classes.map(({ classId }) => classId)).toEqual(expect.arrayContaining(['cls_hsk1', 'cls_hsk3']))
    expect(classes.map(({ classId }) => classId)).not.toContain('cls_hsk2')
    const lessonId = await school.lessonNow()
    await give({ lessonId })
    const [counted] = await school.data('countHomeworkOfClasses', { classId: 'cls_hsk1' }, 'teacher.li')
    expect(counted).toMatchObject({
      studentCount: 8,
      homeworkCount: 5,
      draftCount: 0,
      waiting: 7,
      overdue: 0,
      handedInRate: 0.59,
    })
    const { records } = await school.data('countHomeworkOfLessons', { classId: 'cls_hsk1' }, 'teacher.li')
    expect(records.find((record) => record.lessonId === lessonId)).toMatchObject({
      homeworkCount: 1,
      assigned: 8,
      handedIn: 0,
    })
  })

  it('shows one student’s work, begun or not', async () => {
    const homeworkId = 'hmw_hsk1_open'
    const work = (stuId: string) => school.call('getWorkOfStudent', { homeworkId, stuId }, li)
    expect(await work('usr_anna')).toMatchObject({ data: { answerPaper: null, canMark: false, review: null } })
    expect(await work('usr_ben')).toMatchObject({ data: { answerPaper: { state: 'notSubmitted' }, canMark: false } })
    expect(await work('usr_noor')).toMatchObject({ code: errorCodes.notInClass })
  })
})

describe('reminding', () => {
  it('reaches who has not handed in, once a day', async () => {
    const homeworkId = 'hmw_hsk1_returned'
    const remind = async (stuIds?: string[]) => {
      const { remindedStuIds } = await school.data(
        'remindOfHomework',
        { homeworkId, ...(stuIds && { stuIds }) },
        'teacher.li',
      )
      return remindedStuIds.sort()
    }
    expect(await remind(['usr_anna', 'usr_ben'])).toEqual(['usr_anna'])
    expect(await remind()).toEqual(['usr_chika', 'usr_grace', 'usr_haru'])
    expect(await remind()).toEqual([])
    school.clock.advance(DAY)
    expect(await remind()).toHaveLength(4)
    expect(await messages('usr_anna')).toEqual(['homeworkReminder', 'homeworkReminder'])
  })

  it('is for homework that is open, not before its start', async () => {
    const homeworkId = await give({ startTime: inTime(DAY), endTime: inTime(3 * DAY) })
    const remind = () => school.call('remindOfHomework', { homeworkId }, li)
    expect(await remind()).toMatchObject({ code: errorCodes.homeworkNotOpen })
    school.clock.advance(DAY)
    expect(await remind()).toMatchObject({ code: 200, data: { remindedStuIds: expect.arrayContaining(['usr_anna']) } })
  })

  it('is for published homework that has not ended', async () => {
    const homeworkId = await give({ status: 'draft' })
    expect(await school.call('remindOfHomework', { homeworkId }, li)).toMatchObject({
      code: errorCodes.homeworkNotPublished,
    })
    const ended = { homeworkId: 'hmw_hsk1_waiting' }
    expect(await school.call('remindOfHomework', ended, li)).toMatchObject({ code: errorCodes.homeworkEnded })
  })
})
