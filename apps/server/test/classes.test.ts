/** A teacher's classes and their students. */
import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { endedLesson, runningLesson } from './calls/lessons.ts'
import { enterRoom } from './support/live-client.ts'
import { MINUTE, NINE, openTestSchool, type TestSchool } from './support/test-school.ts'

const DAY = 24 * 60 * MINUTE
const classId = 'cls_hsk1'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

/** Three classes of teacher.zhou, who has no other: one to come, one that runs, one that is through. */
async function classesOfZhou() {
  const classes = ['cls_z_new', 'cls_z_on', 'cls_z_over'].map((id, index) => ({
    id,
    courseId: 'crs_hsk3',
    teacherId: 'usr_zhou',
    name: ['新班', '进行班 100%', '结业班'][index] ?? '',
    studentLimit: 30,
  }))
  await school.db.insert(schema.classGroup).values(classes)
  const lesson = (of: string, no: number, startsAt: number, isHeld = false) => ({
    id: `les_${of}_${no}`,
    classId: of,
    no,
    name: `第${no}课`,
    startsAt,
    endsAt: startsAt + 45 * MINUTE,
    ...(isHeld && { startedAt: startsAt, endedAt: startsAt + 50 * MINUTE }),
  })
  await school.db
    .insert(schema.lesson)
    .values([
      lesson('cls_z_new', 1, NINE + 2 * DAY),
      lesson('cls_z_new', 2, NINE + 9 * DAY),
      lesson('cls_z_on', 1, NINE - 6 * DAY, true),
      lesson('cls_z_on', 2, NINE + DAY),
      lesson('cls_z_over', 1, NINE - 20 * DAY, true),
      lesson('cls_z_over', 2, NINE - 13 * DAY),
    ])
}

describe('the class centre', () => {
  beforeEach(classesOfZhou)
  const list = (input: object = {}) => school.data('listClasses', input, 'teacher.zhou')
  const idsOf = async (input: object) => (await list(input)).records.map((group) => group.classId)

  it('shows the class with the nearest lesson first, and those that are through last', async () => {
    const { records, total, pages } = await list()
    expect(records.map((group) => [group.classId, group.status, group.finishedLessons, group.totalLessons])).toEqual([
      ['cls_z_on', 'inProgress', 1, 2],
      ['cls_z_new', 'notStarted', 0, 2],
      ['cls_z_over', 'ended', 2, 2],
    ])
    expect(records.map(({ nextLesson }) => nextLesson?.lessonId ?? null)).toEqual([
      'les_cls_z_on_2',
      'les_cls_z_new_1',
      null,
    ])
    expect({ total, pages }).toEqual({ total: 3, pages: 1 })
  })

  it('can be narrowed, and read page by page', async () => {
    expect(await idsOf({ status: 'ended' })).toEqual(['cls_z_over'])
    expect(await idsOf({ classType: 'small' })).toEqual([])
    expect(await idsOf({ courseType: 'systematic', keyword: '新' })).toEqual(['cls_z_new'])
    expect(await idsOf({ keyword: '100%' })).toEqual(['cls_z_on'])
    expect(await idsOf({ keyword: '汉语大课堂', current: 2, size: 2 })).toEqual(['cls_z_over'])
    expect(await list({ current: 9, size: 2 })).toMatchObject({ records: [], total: 3, pages: 2 })
  })

  it('counts the classes of each tab', async () => {
    expect(await school.data('listClassStatuses', { keyword: '班' }, 'teacher.zhou')).toEqual([
      { status: 'notStarted', count: 1 },
      { status: 'inProgress', count: 1 },
      { status: 'ended', count: 1 },
    ])
  })

  it('has a short form for every choice', async () => {
    const names = await school.data('listClassNames', {}, 'teacher.zhou')
    expect(names.map(({ className }) => className).toSorted()).toEqual(['新班', '结业班', '进行班 100%'].toSorted())
    const [course] = await school.data('listLessonCourses', {}, 'teacher.zhou')
    expect(course).toMatchObject({ courseId: 'crs_hsk3' })
    expect(course?.classes).toHaveLength(3)
    expect(await school.data('listTaughtCourses', {}, 'teacher.zhou')).toMatchObject([
      { courseId: 'crs_hsk3', classes: 3, students: 0, totalLessons: 6, finishedLessons: 3 },
    ])
    const choices = await school.data('listClassChoices', {}, 'teacher.zhou')
    expect(choices.map((choice) => choice.status).toSorted()).toEqual(['ended', 'inProgress', 'notStarted'])
  })

  it('says when a class is through, and how it could go on', async () => {
    const end = (of: string) => school.data('getCourseEnd', { classId: of }, 'teacher.zhou')
    expect(await end('cls_z_over')).toMatchObject({ isEnded: true, lessonsLeft: 0, extensionMax: 15 })
    expect(await end('cls_z_on')).toMatchObject({
      isEnded: false,
      lessonsLeft: 1,
      lastEndTime: new Date(NINE + DAY + 45 * MINUTE).toISOString(),
    })
  })
})

describe('one class', () => {
  it('shows what it has behind and before it', async () => {
    const detail = await school.data('getClassDetail', { classId }, 'teacher.li')
    expect(detail).toMatchObject({
      class: { classId, status: 'inProgress', studentCount: 8, nextLesson: { status: 'waitingToStart' } },
      // Of the demo school's history: two ratings; two of eight never came, Diego was late.
      averageScore: 4.5,
      ratings: 2,
      attendance: { present: 5, late: 1, absent: 2 },
      lessonMinutes: 45,
    })
  })

  it('lists its students with their attendance', async () => {
    const students = await school.data('listClassStudents', { classId }, 'teacher.li')
    expect(students).toHaveLength(8)
    expect(students.find(({ stuId }) => stuId === 'usr_diego')?.attendance).toEqual({ present: 0, late: 1, absent: 0 })
    const found = await school.data('listPublicClassStudents', { classId, keyword: 'ANNA' }, 'teacher.li')
    expect(found).toMatchObject({ total: 1, records: [{ stuId: 'usr_anna', nickname: 'Anna' }] })
  })

  it('counts nobody absent from lessons before they joined', async () => {
    await school.db.insert(schema.enrolment).values({ classId, studentId: 'usr_noor', enrolledAt: NINE })
    const student = await school.data('getClassStudent', { classId, stuId: 'usr_noor' }, 'teacher.li')
    expect(student.attendance).toEqual({ present: 0, late: 0, absent: 0 })
  })

  it('shows a student to the teachers who teach them', async () => {
    await school.db
      .update(schema.person)
      .set({ birthday: '2010-11-21', parentName: 'Ewa', parentMobile: '+48 600 000 000' })
      .where(eq(schema.person.id, 'usr_anna'))
    const record = await school.data('getStudentRecord', { stuId: 'usr_anna' }, 'teacher.li')
    expect(record).toMatchObject({ name: 'Anna Kowalska', age: 15, parentName: 'Ewa', parentMobile: '+48****0000' })
    expect(record.classes.map((group) => group.classId).toSorted()).toEqual(['cls_hsk1', 'cls_hsk3'])
  })
})

describe('a student who is taken out of a class', () => {
  const remove = () => school.data('removeClassStudent', { classId, stuId: 'usr_anna' }, 'teacher.li')

  it('has no way in any more, and is told', async () => {
    const lessonId = await school.lessonNow()
    expect(await remove()).toMatchObject({ studentCount: 7 })
    const anna = { as: 'student.anna' }
    expect(await school.call('checkLesson', { lessonId }, anna)).toMatchObject({ code: errorCodes.notInClass })
    expect(await school.call('studentRoomTicket', { lessonId }, anna)).toMatchObject({ code: errorCodes.notInClass })
    const { lessons } = await school.data('listLessonsToday', {}, 'student.anna')
    expect(lessons.map((lesson) => lesson.classId)).not.toContain(classId)
    const messages = await school.db
      .select()
      .from(schema.systemMessage)
      .where(eq(schema.systemMessage.kind, 'removedFromClass'))
    expect(messages).toMatchObject([{ personId: 'usr_anna', values: { className: { name: '周末小班 A' } } }])
  })

  it('leaves the room at once, and cannot come back with the pass they have', async () => {
    const { lessonId } = await runningLesson(school)
    const anna = await enterRoom(school, lessonId, 'student.anna')
    await remove()
    expect(await anna.closed()).toMatchObject({ reason: 'removed' })
  })

  it('stays in the result of a class they were in', async () => {
    const { lessonId } = await endedLesson(school)
    await remove()
    const { students } = await school.data('getClassResult', { lessonId }, 'teacher.li')
    expect(students.find(({ stuId }) => stuId === 'usr_anna')).toMatchObject({ attendance: 'present' })
  })

  it('can be taken out once', async () => {
    await remove()
    expect(await school.call('removeClassStudent', { classId, stuId: 'usr_anna' }, { as: 'teacher.li' })).toMatchObject(
      { code: errorCodes.notInClass },
    )
  })
})
