import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { enterRoom } from './support/live-client.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
let lessonId: string

/** A class of half an hour: Anna from the start, Diego late, nobody else. */
beforeEach(async () => {
  school = await openTestSchool()
  lessonId = await school.lessonNow()
  const enter = (username: string) => enterRoom(school, lessonId, username)
  const li = await enter('teacher.li')
  const anna = await enter('student.anna')
  await school.data('startLesson', { lessonId }, 'teacher.li')
  await anna.ask({ type: 'say', text: '老师好' })
  await anna.ask({ type: 'raiseHand' })
  school.clock.advance(10 * MINUTE)
  await enter('student.diego')
  await li.ask({ type: 'board.addPage', pageId: 'p2', background: 'tianzige' })
  school.clock.advance(20 * MINUTE)
  await school.data('endLesson', { lessonId }, 'teacher.li')
})

describe('the class result', () => {
  it('[R30] is what the room’s log says', async () => {
    const result = await school.data('getClassResult', { lessonId }, 'teacher.li')
    expect(result.totals).toEqual({
      enrolled: 8,
      present: 1,
      late: 1,
      absent: 6,
      messages: 1,
      pages: 2,
      averageScore: null,
    })
    const student = (id: string) => result.students.find(({ stuId }) => stuId === id)
    expect(student('usr_anna')).toMatchObject({
      attendance: 'present',
      presentSeconds: 1_800,
      messages: 1,
      handsRaised: 1,
    })
    expect(student('usr_diego')).toMatchObject({ attendance: 'late', presentSeconds: 1_200 })
    expect(student('usr_haru')).toMatchObject({ attendance: 'absent', enteredAt: null, presentSeconds: 0 })
    expect(result.chat.map(({ text }) => text)).toEqual(['老师好'])
    expect(result.pages.map(({ no, background }) => [no, background])).toEqual([
      [1, expect.any(String)],
      [2, 'tianzige'],
    ])
  })

  it('agrees with what students see in their lists', async () => {
    const attendance = async (username: string) => {
      const { lessons } = await school.data('listLessonsToday', {}, username)
      return lessons.find((lesson) => lesson.lessonId === lessonId)
    }
    expect(await attendance('student.anna')).toMatchObject({ attendance: 'present', status: 'ended' })
    expect(await attendance('student.diego')).toMatchObject({ attendance: 'late', status: 'ended' })
    expect(await attendance('student.haru')).toMatchObject({ attendance: 'absent', status: 'absent' })
  })

  it('survives a restart', async () => {
    const before = await school.data('getClassResult', { lessonId }, 'teacher.li')
    await school.restart()
    expect(await school.data('getClassResult', { lessonId }, 'teacher.li')).toEqual(before)
  })

  it('does not exist before the class started', async () => {
    const { lessons } = await school.data('listTeacherLessonsByDate', { lessonDate: '2026-11-20' }, 'teacher.li')
    const waiting = lessons.find(({ startedAt }) => startedAt === null)
    expect(await school.call('getClassResult', { lessonId: waiting?.lessonId }, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.classNotStarted,
    })
  })
})

describe('[R29] rating', () => {
  const rate = (username: string, score: number, comment = '') =>
    school.call('rateLesson', { lessonId, score, comment }, { as: username })

  it('is kept, and replaced by a second one', async () => {
    expect(await rate('student.anna', 4, '很好')).toMatchObject({ code: 200, data: { score: 4, comment: '很好' } })
    expect(await rate('student.anna', 5, '非常好')).toMatchObject({ code: 200 })
    await rate('student.diego', 4)
    const { totals, students } = await school.data('getClassResult', { lessonId }, 'teacher.li')
    expect(totals.averageScore).toBe(4.5)
    expect(students.find(({ stuId }) => stuId === 'usr_anna')).toMatchObject({ score: 5, comment: '非常好' })
    expect((await school.data('checkLesson', { lessonId }, 'student.anna')).lesson.hasRated).toBe(true)
  })

  it('is for those who were there, from 1 to 5, in 200 characters', async () => {
    expect(await rate('student.haru', 5)).toMatchObject({ code: errorCodes.notInClass })
    expect(await rate('student.anna', 6)).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'score' }] },
    })
    expect(await rate('student.anna', 5, '好'.repeat(200))).toMatchObject({ code: 200 })
    expect(await rate('student.anna', 5, '好'.repeat(201))).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'comment' }] },
    })
  })

  it('waits for the end', async () => {
    const next = await school.lessonNow()
    const input = { lessonId: next, score: 5, comment: '' }
    expect(await school.call('rateLesson', input, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.classNotStarted,
    })
    await school.data('startLesson', { lessonId: next }, 'teacher.li')
    await enterRoom(school, next, 'student.anna')
    expect(await school.call('rateLesson', input, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.roomRefused,
      data: { reason: 'class-not-ended' },
    })
  })
})

describe('feedback', () => {
  it('offers its words in the reader’s language', async () => {
    const label = async (language: string) => {
      const { data } = await school.call(
        'studentFeedbackOptions',
        {},
        { as: 'student.anna', headers: { 'accept-language': language } },
      )
      return (data as { label: string }[])[0]?.label
    }
    expect(await Promise.all(['zh-CN', 'ja', 'fr, en;q=0.5'].map(label))).toEqual([
      '讲解清楚',
      '説明が分かりやすい',
      'Clear explanations',
    ])
  })

  it('is kept from student and teacher', async () => {
    const optionIds = ['fbo_student_1']
    expect(
      await school.data('studentLessonFeedback', { lessonId, optionIds, content: '' }, 'student.anna'),
    ).toMatchObject({ lessonId })
    const about = { lessonId, stuId: 'usr_anna', optionIds: ['fbo_teacher_2'], content: '声调进步很大' }
    expect(await school.data('teacherLessonFeedback', about, 'teacher.li')).toMatchObject({ lessonId })
  })

  it('refuses options that do not exist, strangers, and classes that were not held', async () => {
    const feedback = { lessonId, optionIds: ['fbo_teacher_1'], content: '' }
    expect(await school.call('studentLessonFeedback', feedback, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'optionIds.0' }] },
    })
    const own = { ...feedback, optionIds: [] }
    expect(await school.call('studentLessonFeedback', own, { as: 'student.haru' })).toMatchObject({
      code: errorCodes.notInClass,
    })
    expect(
      await school.call('teacherLessonFeedback', { ...own, stuId: 'usr_wang' }, { as: 'teacher.li' }),
    ).toMatchObject({ code: errorCodes.notInClass })
    const next = await school.lessonNow()
    expect(await school.call('teacherLessonFeedback', { ...own, lessonId: next }, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.classNotStarted,
    })
  })
})
