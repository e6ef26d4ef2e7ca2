import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { endedLesson, runningLesson } from './calls/lessons.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
let lessonId: string

beforeEach(async () => {
  school = await openTestSchool()
  lessonId = (await endedLesson(school)).lessonId
})

const STARS = { listening: 5, speaking: 4, participation: 5, comment: ' 声调进步很大\u202e！ ' }
const write = (stuId = 'usr_anna', stars: object = STARS) =>
  school.call('writePerformance', { lessonId, stuId, ...stars }, { as: 'teacher.li' })
const own = () => school.data('getOwnPerformance', { lessonId }, 'student.anna')

describe('a performance', () => {
  it('is the teacher’s to write and the student’s to read', async () => {
    expect(await own()).toMatchObject({ performance: null, isNew: false, attendance: 'present' })
    expect(await write()).toMatchObject({ code: 200 })
    expect(await own()).toMatchObject({ performance: { listening: 5, comment: '声调进步很大！' }, isNew: true })
  })

  it('has a dot until the student opens it, and again when it was changed', async () => {
    await write()
    const visit = () => school.data('notePerformanceVisit', { lessonId }, 'student.anna')
    const first = await visit()
    expect(first.isFirst).toBe(true)
    school.clock.advance(60_000)
    expect(await visit()).toEqual({ ...first, isFirst: false })
    expect((await own()).isNew).toBe(false)
    await write('usr_anna', { ...STARS, speaking: 5 })
    expect(await own()).toMatchObject({ performance: { speaking: 5 }, isNew: true })
  })

  it('has one to five stars, for students of the class, once it has started', async () => {
    expect(await write('usr_anna', { ...STARS, speaking: 6 })).toMatchObject({ code: errorCodes.invalidInput })
    expect(await write('usr_noor')).toMatchObject({ code: errorCodes.notInClass })
    school.clock.advance(60_000)
    const waiting = { lessonId: await school.lessonNow(), stuId: 'usr_anna', ...STARS }
    expect(await school.call('writePerformance', waiting, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.classNotStarted,
    })
  })

  it('stands in the list of the class, beside prizes, practice and attendance', async () => {
    await write()
    const { students } = await school.data('getClassPerformance', { lessonId }, 'teacher.li')
    const of = (id: string) => students.find(({ student }) => student.stuId === id)
    expect(students).toHaveLength(8)
    expect(of('usr_anna')).toMatchObject({ attendance: 'present', performance: { listening: 5 }, hasVisited: false })
    expect(of('usr_haru')).toMatchObject({ attendance: 'absent', performance: null, prizes: { total: 0 } })
  })

  it('has the stars of earlier lessons of the class beside it', async () => {
    await write()
    const { history } = await own()
    // The demo class that was held this morning.
    expect(history).toMatchObject([{ listening: 5, speaking: 4, participation: 5 }])
  })
})

describe('the page after class', () => {
  it('has everything in one call', async () => {
    const { lessonId: held } = await runningLesson(school)
    const award = { lessonId: held, stuIds: ['usr_anna'], kind: 'star' as const }
    await school.data('awardPrize', award, 'teacher.li')
    const clicker = { lessonId: held, kind: 'clicker' as const, optionCount: 2, correctKeys: ['A' as const] }
    const { practiseId } = await school.data('openPractice', clicker, 'teacher.li')
    await school.data('answerPractice', { practiseId, answers: [{ no: 1, keys: ['A'] }] }, 'student.anna')
    school.clock.advance(20 * 60_000)
    await school.data('endLesson', { lessonId: held }, 'teacher.li')
    const feedback = { lessonId: held, stuId: 'usr_anna', optionIds: ['fbo_teacher_1'], content: '很好' }
    await school.data('teacherLessonFeedback', feedback, 'teacher.li')
    await school.data('rateLesson', { lessonId: held, score: 5, comment: '谢谢' }, 'student.anna')

    const page = await school.data('getLessonFinish', { lessonId: held }, 'student.anna')
    expect(page).toMatchObject({
      presentSeconds: 1_200,
      prizes: { star: 1, total: 1 },
      prizeRank: 1,
      practises: [{ kind: 'clicker', hasAnswered: true, correctCount: 1 }],
      canRate: true,
      rating: { score: 5 },
      performance: null,
      isPerformanceNew: false,
    })
    expect(page.teacherFeedback?.content).toBe('很好')
    expect(page.teacherFeedback?.labels).toHaveLength(1)
    const absent = await school.data('getLessonFinish', { lessonId: held }, 'student.haru')
    expect(absent).toMatchObject({ enteredAt: null, canRate: false, prizeRank: null })
  })

  it('does not exist before the class', async () => {
    school.clock.advance(60_000)
    const waiting = await school.lessonNow()
    expect(await school.call('getLessonFinish', { lessonId: waiting }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.classNotStarted,
    })
  })
})
