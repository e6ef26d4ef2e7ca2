/** What one row of a lesson says, and the reads that bring many rows at once. */
import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { endedLesson } from './calls/lessons.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

const START = Date.parse('2027-03-28T00:30:00Z')
let school: TestSchool
beforeAll(async () => {
  school = await openTestSchool()
  const lesson = { classId: 'cls_hsk1', no: 30, name: '第三十课', startsAt: START, endsAt: START + 45 * MINUTE }
  await school.db.insert(schema.lesson).values({ id: 'les_row', ...lesson })
})

const rowFor = async (as: 'teacher.li' | 'student.anna') => {
  const days = { searchStartDate: '2027-03-28', searchEndDate: '2027-03-28', timezone: 'Europe/Berlin' }
  const { lessons } = await school.data(as === 'teacher.li' ? 'getSchedule' : 'studentGetSchedule', days, as)
  return lessons.find(({ lessonId }) => lessonId === 'les_row')
}

describe('the row of a lesson', () => {
  it('names its class and the kind of its course, and has no signs at first', async () => {
    expect(await rowFor('teacher.li')).toMatchObject({
      className: expect.stringMatching(/./),
      courseKind: 'systematic',
      resourceCount: 0,
      homeworkCount: 0,
      replay: 'none',
      plan: null,
      movedFrom: null,
    })
  })

  it('has the names of its lesson, class and course in the languages of readers', async () => {
    const lesson = { lessonId: 'les_row', lessonName: '第三十课 点菜', pinyin: 'Diǎn cài' }
    await school.data('renameLesson', { ...lesson, names: { 'en-US': 'Ordering food', 'ja-JP': '' } }, 'teacher.li')
    const group = { classId: (await rowFor('teacher.li'))?.classId ?? '', pinyin: 'Zhōumò bān' }
    await school.data('updateSchoolClass', { ...group, names: { 'ja-JP': '週末クラス' } }, 'teacher.li')
    expect(await rowFor('student.anna')).toMatchObject({
      lessonName: '第三十课 点菜',
      lessonNames: { 'en-US': 'Ordering food' },
      lessonPinyin: 'Diǎn cài',
      classNames: { 'ja-JP': '週末クラス' },
      classPinyin: 'Zhōumò bān',
      courseNames: { 'en-US': expect.stringMatching(/./) },
    })
    // A name alone leaves the others as they are.
    await school.data('renameLesson', { lessonId: 'les_row', lessonName: '第三十课 结账' }, 'teacher.li')
    expect(await rowFor('student.anna')).toMatchObject({ lessonNames: { 'en-US': 'Ordering food' } })
  })

  it('is named to visitors as to students, with its class', async () => {
    const course = { schoolId: 'sch_demo', courseId: 'crs_hsk1' }
    const { classes } = await school.data('getOfferedCourse', course, 'student.anna')
    const [group] = classes
    expect(group).toMatchObject({ classNames: { 'ja-JP': '週末クラス' }, classPinyin: 'Zhōumò bān' })
    expect(group?.lessons[0]).toMatchObject({
      name: expect.stringMatching(/^第/),
      names: { 'en-US': expect.stringMatching(/^Lesson/) },
      pinyin: expect.stringMatching(/^Dì/),
    })
  })

  it('says what the student said about coming, to that student alone', async () => {
    const word = { lessonId: 'les_row', plan: 'onLeave', reason: '' }
    await school.data('planAttendance', word, 'student.anna')
    expect((await rowFor('student.anna'))?.plan).toBe('onLeave')
    expect((await rowFor('teacher.li'))?.plan).toBeNull()
  })

  it('counts its files, and the published homework that its reader may know of', async () => {
    const given = await school.db
      .select({ id: schema.homework.id })
      .from(schema.homework)
      .where(eq(schema.homework.classId, 'cls_hsk1'))
    const changes = [
      { visibility: 'always' },
      { visibility: 'afterClass' },
      { status: 'draft' },
      { deletedAt: START },
    ] as const
    for (const [index, change] of changes.entries()) {
      const own = { lessonId: 'les_row', ...change }
      await school.db
        .update(schema.homework)
        .set(own)
        .where(eq(schema.homework.id, given[index]?.id ?? ''))
    }
    const file = { ownerId: 'usr_li', type: 'pdf', sizeBytes: 1, contentType: 'application/pdf', createdAt: START }
    await school.db
      .insert(schema.cloudResource)
      .values({ id: 'res_row', lessonId: 'les_row', fileName: '生词.pdf', objectKey: 'row', ...file })
    expect(await rowFor('teacher.li')).toMatchObject({ homeworkCount: 2, resourceCount: 1 })
    expect(await rowFor('student.anna')).toMatchObject({ homeworkCount: 1, resourceCount: 1 })
  })

  it('says that a replay waits for the school, and when it can be watched', async () => {
    const replay = {
      lessonId: 'les_row',
      source: 'manual',
      title: '第三十课',
      objectKey: 'teacher/usr_li/video/film.mp4',
      durationSeconds: 60,
      sizeBytes: 1,
      auditReason: '',
      createdAt: START,
    } as const
    await school.db.insert(schema.replay).values([{ ...replay, id: 'rep_row', audit: 'pending', isCurrent: false }])
    expect((await rowFor('student.anna'))?.replay).toBe('pending')
    await school.db
      .update(schema.replay)
      .set({ audit: 'manuallyApproved', isCurrent: true })
      .where(eq(schema.replay.id, 'rep_row'))
    expect((await rowFor('student.anna'))?.replay).toBe('ready')
  })

  it('says where a lesson was before it was moved for the last time', async () => {
    const moves = [1, 2].map((n) => ({
      id: `adj_${n}`,
      lessonId: 'les_row',
      personId: 'usr_li',
      from: START - n * MINUTE,
      to: START,
      adjustedAt: n,
    }))
    await school.db.insert(schema.lessonAdjustment).values(moves)
    expect((await rowFor('teacher.li'))?.movedFrom).toBe(new Date(START - 2 * MINUTE).toISOString())
  })
})

describe('a student’s weeks', () => {
  const weeks = (searchStartDate: string, searchEndDate: string, timezone?: string) =>
    school.call(
      'studentGetSchedule',
      { searchStartDate, searchEndDate, ...(timezone && { timezone }) },
      { as: 'student.anna', headers: { timeZoneId: 'America/New_York' } },
    )

  it('are one read of lessons and of the homework that ends in them, by the zone of the call or of its header', async () => {
    const end = { endsAt: Date.parse('2027-03-28T23:30:00Z'), limitMinutes: 0, status: 'published' } as const
    await school.db.update(schema.homework).set(end).where(eq(schema.homework.id, 'hmw_hsk2_graded'))
    const inBerlin = await weeks('2027-03-29', '2027-03-29', 'Europe/Berlin')
    expect(inBerlin.data).toMatchObject({
      from: '2027-03-28T22:00:00.000Z',
      until: '2027-03-29T22:00:00.000Z',
      lessons: [],
      homework: [{ homeworkId: 'hmw_hsk2_graded', endTime: '2027-03-28T23:30:00.000Z', state: 'graded' }],
    })
    // In New York the lesson of half past midnight in London is on Saturday evening.
    const saturday = await weeks('2027-03-27', '2027-03-27')
    expect(saturday.data).toMatchObject({ lessons: [{ lessonId: 'les_row' }], homework: [] })
    expect((await weeks('2027-03-28', '2027-03-28')).data).toMatchObject({
      lessons: [],
      homework: [{ homeworkId: 'hmw_hsk2_graded' }],
    })
  })

  it.each([
    ['Europe/Berlin', '2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
    ['Europe/Berlin', '2027-10-31', '2027-10-30T22:00:00.000Z', '2027-10-31T23:00:00.000Z'],
    ['America/New_York', '2027-03-14', '2027-03-14T05:00:00.000Z', '2027-03-15T04:00:00.000Z'],
    ['America/New_York', '2027-11-07', '2027-11-07T04:00:00.000Z', '2027-11-08T05:00:00.000Z'],
    ['Australia/Sydney', '2027-04-04', '2027-04-03T13:00:00.000Z', '2027-04-04T14:00:00.000Z'],
    ['Australia/Sydney', '2027-10-03', '2027-10-02T14:00:00.000Z', '2027-10-03T13:00:00.000Z'],
    ['Asia/Shanghai', '2027-03-28', '2027-03-27T16:00:00.000Z', '2027-03-28T16:00:00.000Z'],
  ])(
    'of the day on which the clocks change in %s (%s) hold its first and its last lesson',
    async (zone, day, from, until) => {
      const [first, end] = [Date.parse(from), Date.parse(until)]
      // One school for all days: each has lessons of its own.
      const own = `_${zone.replace('/', '_')}_${day}`
      const idOf = (name: string) => `les_${name}${own}`
      const row = (name: string, startsAt: number) => ({
        id: idOf(name),
        classId: 'cls_hsk1',
        no: 40,
        name: '第四十课',
        startsAt,
        endsAt: startsAt + 20 * 60_000,
      })
      const rows = [
        row('before', first - 30 * 60_000),
        row('midnight', first),
        row('last', end - 30 * 60_000),
        row('next', end),
      ]
      await school.db.insert(schema.lesson).values(rows)
      const found = await weeks(day, day, zone)
      expect(found.data).toMatchObject({ from, until })
      const { lessons } = found.data as { lessons: { lessonId: string }[] }
      const ids = lessons.map(({ lessonId }) => lessonId).filter((id) => id.endsWith(own))
      expect(ids).toEqual([idOf('midnight'), idOf('last')])
    },
  )

  it('are at most a hundred days, in the right order', async () => {
    expect(await weeks('2026-11-01', '2027-02-08')).toMatchObject({ code: 200 })
    expect(await weeks('2026-11-01', '2027-02-09')).toMatchObject({ code: errorCodes.invalidInput })
    expect(await weeks('2026-11-02', '2026-11-01')).toMatchObject({ code: errorCodes.invalidInput })
  })

  it('hold nothing of other classes', async () => {
    const input = { searchStartDate: '2026-11-01', searchEndDate: '2026-12-31' }
    expect(await school.data('studentGetSchedule', input, 'student.noor')).toMatchObject({ lessons: [], homework: [] })
  })
})

describe('two totals', () => {
  it('have two names: the lessons planned, and those of the course', async () => {
    const { class: card } = await school.data('getClassDetail', { classId: 'cls_hsk1' }, 'teacher.li')
    expect(card.plannedLessons).toBe(card.totalLessons)
    const { records } = await school.data('listPurchasedCourses', {}, 'student.anna')
    expect(card.courseLessons).toBe(records.find(({ courseId }) => courseId === 'crs_hsk1')?.totalLessons)
    const courses = await school.data('listTaughtCourses', {}, 'teacher.li')
    expect(courses.find(({ courseId }) => courseId === 'crs_hsk1')).toMatchObject({
      plannedLessons: card.plannedLessons,
      courseLessons: card.courseLessons,
    })
  })
})

describe('a student whole', () => {
  it('is one card whose numbers are the sums of its classes', async () => {
    const student = await school.data('getTaughtStudent', { stuId: 'usr_anna' }, 'teacher.li')
    const { classes, attendance, homework } = student
    expect(student).toMatchObject({ stuId: 'usr_anna', name: 'Anna Kowalska', timeZone: null })
    const total = (of: (own: (typeof classes)[number]) => number) => classes.reduce((sum, own) => sum + of(own), 0)
    expect(classes.length).toBeGreaterThan(1)
    expect(homework.assigned).toBeGreaterThan(0)
    expect(homework).toEqual({
      assigned: total((own) => own.homework.assigned),
      handedIn: total((own) => own.homework.handedIn),
      graded: total((own) => own.homework.graded),
      missing: total((own) => own.homework.missing),
    })
    expect(attendance.lessons).toBe(
      total((own) => own.attendance.present + own.attendance.late + own.attendance.absent),
    )
  })
})

describe('feedback that was saved', () => {
  it('can be read again by its author, keeps its id when it is replaced, and opens by it', async () => {
    const { lessonId } = await endedLesson(school)
    const read = () => school.data('listLessonFeedback', { lessonId }, 'teacher.li')
    const say = (input: object) =>
      school.data('teacherLessonFeedback', { lessonId, optionIds: [], ...input }, 'teacher.li')
    const { feedbackId } = await say({ stuId: 'usr_anna', content: '很好' })
    await say({ content: '大家都很认真' })
    const again = { stuId: 'usr_anna', content: '非常好', optionIds: ['fbo_teacher_1'] }
    expect((await say(again)).feedbackId).toBe(feedbackId)
    const own = { lessonId, optionIds: ['fbo_student_1'], content: '谢谢老师' }
    const receipt = await school.data('studentLessonFeedback', own, 'student.anna')
    expect(await read()).toMatchObject({
      mine: [
        { stuId: null, content: '大家都很认真' },
        { feedbackId, ...again },
      ],
      fromStudents: [{ feedbackId: receipt.feedbackId, student: { stuId: 'usr_anna' }, optionIds: ['fbo_student_1'] }],
    })
    expect(await school.data('getFeedbackDetail', { id: feedbackId }, 'student.anna')).toMatchObject({
      content: '非常好',
    })
    expect(await school.data('getLessonFinish', { lessonId }, 'student.anna')).toMatchObject({
      ownFeedback: { feedbackId: receipt.feedbackId, optionIds: ['fbo_student_1'], content: '谢谢老师' },
      teacherFeedback: { feedbackId, content: '非常好' },
    })
  })
})
