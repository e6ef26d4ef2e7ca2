/**
 * A month of a school's life, through the API alone: Noor, who is new, buys a course of teacher Wang's and studies. Every
 * step stands on the ones before it, so this is one long test; the clock is ours.
 */
import { errorCodes } from '@hwjy/sdk/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import { enterRoom } from './support/live-client.ts'
import { PNG } from './support/sample-files.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'
import { addResource, MP4, upload } from './support/uploads.ts'

const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOOR = 'student.noor'
const WANG = 'teacher.wang'
const LI = 'teacher.li'
const course = { courseId: 'crs_business', classId: 'cls_business' }
const { classId } = course
/** The first lesson: Tuesday, 20:00 in Shanghai. */
const lessonId = 'les_business_1'
const FIRST_LESSON = Date.parse('2026-11-24T12:00:00.000Z')

let school: TestSchool
beforeAll(async () => {
  school = await openTestSchool()
})

const at = (iso: string | number) => school.clock.set(typeof iso === 'number' ? iso : Date.parse(iso))
const instant = (inMs: number) => new Date(school.clock.now() + inMs).toISOString()
const asNoor = { as: NOOR }

describe('a month of the school', () => {
  it('Friday: Noor finds a course, is told what it costs, buys it and signs', async () => {
    const { records } = await school.data('listCatalogue', { keyword: '商务' }, NOOR)
    expect(records).toMatchObject([{ courseId: course.courseId }])
    expect(await school.call('registerPublicCourse', { courseId: course.courseId }, asNoor)).not.toMatchObject({
      code: 200,
    })
    await school.data('registerPublicCourse', { courseId: 'crs_festivals' }, NOOR)
    const { orderId } = await school.data('createOrder', course, NOOR)
    expect(await school.data('payOrder', { orderId, paymentToken: 'sandbox-ok' }, NOOR)).toMatchObject({
      order: { status: 'paid', contractStatus: 'unsigned' },
    })
    const { contractId } = (await school.data('listContracts', {}, NOOR)).records[0] ?? { contractId: '' }
    const picture = { type: 'image', fileName: '签名.png', content: PNG } as const
    const signatureResourceId = await addResource(school, NOOR, picture)
    await school.data('signContract', { contractId, signerName: 'Noor Haddad', signatureResourceId }, NOOR)
    expect(
      await school.call('signContract', { contractId, signerName: 'Noor', signatureResourceId }, asNoor),
    ).not.toMatchObject({ code: 200 })
    expect((await school.data('listPurchasedCourses', {}, NOOR)).records).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ courseId: 'crs_festivals', kind: 'public' }),
        expect.objectContaining({
          courseId: course.courseId,
          lessonsHeld: 0,
          nextLesson: expect.objectContaining({ lessonId }),
          unsignedContractId: null,
        }),
      ]),
    )
    expect((await school.data('listClassStudents', { classId }, WANG)).map(({ stuId }) => stuId)).toContain('usr_noor')
  })

  it('Saturday: Wang looks at the month, moves a lesson, and cannot be in two places', async () => {
    at('2026-11-21T02:00:00.000Z')
    const month = { searchStartDate: '2026-11-01', searchEndDate: '2026-11-30', timezone: 'Asia/Shanghai' }
    const before = await school.data('getSchedule', month, WANG)
    expect(before.lessons.map((lesson) => lesson.lessonId)).toContain('les_business_2')
    const move = { lessonId: 'les_business_2', timezone: 'Asia/Shanghai' }
    const tuesday = { ...move, classDate: '2026-11-24', StartClassTime: '20:30' }
    expect(await school.call('adjustLesson', tuesday, { as: WANG })).toMatchObject({ code: errorCodes.studentsBusy })
    const yesterday = { ...move, classDate: '2026-11-20', StartClassTime: '20:00' }
    expect(await school.call('adjustLesson', yesterday, { as: WANG })).toMatchObject({ code: errorCodes.lessonInPast })
    await school.data('adjustLesson', { ...move, classDate: '2026-11-27', StartClassTime: '20:00' }, WANG)
    const after = await school.data('getSchedule', month, WANG)
    expect(after.remainingAdjustments).toBe(before.remainingAdjustments - 1)
    expect(after.lessons.find((lesson) => lesson.lessonId === 'les_business_2')).toMatchObject({
      startTime: '2026-11-27T12:00:00.000Z',
    })
  })

  it('Tuesday evening: the class is held; who came is present, who did not is absent', async () => {
    at(FIRST_LESSON - 30 * MINUTE)
    expect(await school.data('checkLesson', { lessonId }, NOOR)).toMatchObject({ canEnter: false })
    at(FIRST_LESSON - 5 * MINUTE)
    expect(await school.data('checkLesson', { lessonId }, NOOR)).toMatchObject({ canEnter: true })
    await enterRoom(school, lessonId, WANG)
    await enterRoom(school, lessonId, NOOR)
    at(FIRST_LESSON)
    await school.data('startLesson', { lessonId }, WANG)
    at(FIRST_LESSON + HOUR)
    await school.data('endLesson', { lessonId }, WANG)
    await school.backend.tick()
    const { students } = await school.data('getClassResult', { lessonId }, WANG)
    const states = Object.fromEntries(students.map(({ stuId, attendance }) => [stuId, attendance]))
    expect(states).toMatchObject({ usr_noor: 'present', usr_anna: 'absent' })
  })

  it('Wednesday: homework is set, done, marked, returned, done again and marked again', async () => {
    at(FIRST_LESSON + DAY)
    const { homework } = await school.data(
      'createHomework',
      {
        classId,
        lessonId,
        title: '自我介绍',
        content: '用八句话向中国同事介绍你自己。',
        kind: 'dailyTask',
        fullScore: 100,
        startTime: instant(MINUTE),
        endTime: instant(3 * DAY),
      },
      WANG,
    )
    const own = { homeworkId: homework.homeworkId }
    expect(await school.call('startHomework', own, asNoor)).toMatchObject({ code: errorCodes.homeworkNotOpen })
    school.clock.advance(2 * MINUTE)
    await school.data('startHomework', own, NOOR)
    const write = (text: string) => school.data('saveAnswers', { ...own, answers: [{ no: 1, text }] }, NOOR)
    await write('大家好')
    await write('大家好，我叫努尔，我在一家贸易公司工作。')
    await school.data('handInHomework', own, NOOR)
    const { answerPaperId = '' } = (await school.data('listAnswerPapers', { ...own }, WANG)).records[0] ?? {}
    const marks = { answerPaperId, paper: { comment: '很自然' }, list: [{ no: 1, score: 101 }] }
    expect(await school.call('markAnswerPaper', marks, { as: WANG })).toMatchObject({ code: errorCodes.scoreTooHigh })
    expect(await school.call('markAnswerPaper', { ...marks, list: [] }, { as: WANG })).toMatchObject({
      code: errorCodes.marksIncomplete,
    })
    await school.data('returnAnswerPaper', { answerPaperId, comment: '请写满八句话。' }, WANG)
    await write('大家好，我叫努尔。我是新来的同事。……')
    await school.data('handInHomework', own, NOOR)
    expect(await school.data('markAnswerPaper', { ...marks, list: [{ no: 1, score: 92 }] }, WANG)).toMatchObject({
      score: 92,
      waiting: 0,
    })
    expect(await school.data('reviewAnswerPaper', { answerPaperId }, NOOR)).toMatchObject({ review: { score: 92 } })
  })

  it('Thursday: the class can be watched again; a film takes its place once another teacher approved it', async () => {
    at(FIRST_LESSON + 2 * DAY)
    const watched = async () => (await school.data('studentLessonReplay', { lessonId }, NOOR)).replay
    expect(await watched()).toMatchObject({ source: 'system', audit: 'systemApproved', durationSeconds: 3_600 })
    const film = { type: 'video', fileName: 'film.mp4', content: MP4 } as const
    const newFileName = await upload(school, WANG, film)
    const { replayId } = await school.data(
      'addReplay',
      { lessonId, title: '第一课', durationSeconds: 3_500, newFileName },
      WANG,
    )
    const approve = { replayId, audit: 'manuallyApproved' }
    expect(await school.call('decideReplay', approve, { as: WANG })).toMatchObject({ code: errorCodes.ownReplay })
    expect(await watched()).toMatchObject({ source: 'system' })
    await school.data('decideReplay', approve, LI)
    expect(await watched()).toMatchObject({ source: 'manual', replayId })
  })

  it('Friday: Noor rates the lesson, and the teacher’s page shows it', async () => {
    at(FIRST_LESSON + 3 * DAY)
    await school.data('rateLesson', { lessonId, score: 5, comment: '老师很耐心' }, NOOR)
    expect(await school.data('getCourseScore', { classId }, WANG)).toMatchObject({ averageScore: 5 })
    expect(await school.call('rateLesson', { lessonId, score: 1 }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.notInClass,
    })
  })

  it('at the end of the month, Noor’s parents see how it went', async () => {
    at('2026-12-20T02:00:00.000Z')
    const { students } = await school.data('getSupervision', {}, NOOR)
    expect(students).toMatchObject([
      { student: { stuId: 'usr_noor' }, totals: { lessonsAttended: 1, homeworkDone: 1, averageScore: 92 } },
    ])
  })
})
