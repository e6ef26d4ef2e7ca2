import { errorCodes } from '@hwjy/sdk/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
let lessonId: string
beforeEach(async () => {
  school = await openTestSchool()
  lessonId = await school.lessonNow()
})

const lessonOf = async (username: string) => {
  const { lesson } = await school.data('checkLesson', { lessonId }, username)
  return lesson
}

describe('the timetable', () => {
  it('lists a teacher’s lessons of one day, in order', async () => {
    const { lessons } = await school.data('listTeacherLessonsByDate', { lessonDate: '2026-11-20' }, 'teacher.wang')
    expect(lessons.map(({ teacher }) => teacher.userId)).toEqual(lessons.map(() => 'usr_wang'))
    const starts = lessons.map(({ startTime }) => startTime)
    expect(starts).toEqual(starts.toSorted())
    expect(lessons.map(({ status }) => status)).toContain('waitingToStart')
  })

  it('takes the day where the viewer is', async () => {
    const list = (timeZone: string) =>
      school.call('listTeacherLessonsByDate', { lessonDate: '2026-11-20' }, { as: 'teacher.li', headers: { timeZone } })
    // 09:00 in Shanghai is still the evening before in Honolulu.
    expect((await list('8')).data).toMatchObject({
      lessons: expect.arrayContaining([expect.objectContaining({ lessonId })]),
    })
    expect(JSON.stringify((await list('-10')).data)).not.toContain(lessonId)
  })

  it('refuses a date that does not exist', async () => {
    expect(
      await school.call('listTeacherLessonsByDate', { lessonDate: '2026-02-30' }, { as: 'teacher.li' }),
    ).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'lessonDate' }] },
    })
  })

  it('shows a student today’s lessons with their own attendance', async () => {
    const { lessons } = await school.data('listLessonsToday', {}, 'student.diego')
    const ended = lessons.filter(({ endedAt }) => endedAt !== null)
    expect(ended.map(({ attendance }) => attendance)).toContain('late')
    const haru = await school.data('listLessonsToday', {}, 'student.haru')
    expect(haru.lessons.filter(({ status }) => status === 'absent').length).toBeGreaterThan(0)
  })

  it('[R1] opens the door ten minutes before the start', async () => {
    const { startTime } = await lessonOf('student.anna')
    school.clock.set(Date.parse(startTime) - 10 * MINUTE - 1)
    expect(await lessonOf('student.anna')).toMatchObject({
      status: 'notStarted',
      canEnter: false,
      enterDenial: 'doorNotOpen',
    })
    expect(await school.call('studentRoomTicket', { lessonId }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.doorNotOpen,
      data: { opensAt: new Date(Date.parse(startTime) - 10 * MINUTE).toISOString() },
    })
    school.clock.advance(1)
    expect(await lessonOf('student.anna')).toMatchObject({
      status: 'waitingToStart',
      canEnter: true,
      enterDenial: null,
    })
  })

  it('shows the teacher who is enrolled', async () => {
    const { students } = await school.data('getLessonPreparation', { lessonId }, 'teacher.li')
    expect(students).toHaveLength(8)
  })

  it('keeps lessons of other teachers, and lessons that do not exist, to itself', async () => {
    expect(await school.call('getLessonPreparation', { lessonId }, { as: 'teacher.wang' })).toMatchObject({
      code: errorCodes.forbidden,
    })
    expect(await school.call('checkLesson', { lessonId: 'les_none' }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.notFound,
    })
    expect(await school.call('checkLesson', { lessonId: '../etc' }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.invalidInput,
    })
  })
})

describe('starting and ending', () => {
  it('[R3] starts early: the official start becomes that moment', async () => {
    const lesson = await school.data('startLesson', { lessonId }, 'teacher.li')
    expect(lesson).toMatchObject({
      status: 'inProgress',
      startedAt: new Date(school.clock.now()).toISOString(),
      canStart: false,
    })
  })

  it('starts once; the same request again is no mistake, another one is', async () => {
    const start = (requestId: string) =>
      school.call('startLesson', { lessonId }, { as: 'teacher.li', headers: { requestId } })
    expect(await start('one')).toMatchObject({ code: 200 })
    expect(await start('one')).toMatchObject({ code: 200 })
    expect(await start('two')).toMatchObject({ code: errorCodes.classAlreadyStarted })
  })

  it('does not start a lesson that is hours away', async () => {
    const { lessons } = await school.data('listTeacherLessonsByDate', { lessonDate: '2026-11-20' }, 'teacher.li')
    const later = lessons.find(({ status, canStart }) => status === 'notStarted' && !canStart)
    expect(await school.call('startLesson', { lessonId: later?.lessonId }, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.doorNotOpen,
    })
  })

  it('ends, and stays ended', async () => {
    expect(await school.call('endLesson', { lessonId }, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.classNotStarted,
    })
    await school.data('startLesson', { lessonId }, 'teacher.li')
    expect(await school.data('endLesson', { lessonId }, 'teacher.li')).toMatchObject({
      status: 'ended',
      canEnter: false,
    })
    expect(await school.call('startLesson', { lessonId }, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.classEnded,
    })
    expect(await school.call('countLessonEndTime', { lessonId }, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.classEnded,
    })
    expect(await school.call('teacherRoomTicket', { lessonId }, { as: 'teacher.li' })).toMatchObject({
      code: errorCodes.classEnded,
    })
    expect(await lessonOf('student.anna')).toMatchObject({ status: 'absent', enterDenial: 'ended' })
  })

  it('[R4] says how long the class can last', async () => {
    const { startTime } = await lessonOf('student.anna')
    const end = Date.parse(startTime) + 45 * MINUTE
    expect(await school.data('countLessonEndTime', { lessonId }, 'teacher.li')).toMatchObject({
      scheduledEnd: new Date(end).toISOString(),
      autoEndAt: new Date(end + 30 * MINUTE).toISOString(),
      secondsLeft: (end - school.clock.now()) / 1_000,
    })
  })

  it('[R4] ends by itself, also when nobody started', async () => {
    await school.data('teacherRoomTicket', { lessonId }, 'teacher.li')
    school.clock.advance(120 * MINUTE)
    await school.backend.tick()
    await expect.poll(async () => (await lessonOf('student.anna')).endedAt).not.toBeNull()
    expect(await lessonOf('student.anna')).toMatchObject({ status: 'expired', startedAt: null })
  })

  it('[R2] closes the first entry thirty minutes after the start', async () => {
    await school.data('startLesson', { lessonId }, 'teacher.li')
    school.clock.advance(30 * MINUTE + 1)
    expect(await lessonOf('student.anna')).toMatchObject({ enterDenial: 'entryClosed' })
    expect(await school.call('studentRoomTicket', { lessonId }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.entryClosed,
    })
  })
})

describe('the demo school', () => {
  it.each([0, 1, 5, 9, 14, 23, 100])('has a lesson to start after %i hours', async (hours) => {
    school.clock.advance(hours * 60 * MINUTE)
    await school.backend.tick()
    const dateIn = (days: number) =>
      new Date(school.clock.now() + (8 + days * 24) * 60 * MINUTE).toISOString().slice(0, 10)
    for (const teacher of ['teacher.li', 'teacher.wang']) {
      // A lesson a few minutes from now may lie on the other side of midnight.
      const days = await Promise.all(
        [dateIn(0), dateIn(1)].map((lessonDate) => school.data('listTeacherLessonsByDate', { lessonDate }, teacher)),
      )
      const lessons = days.flatMap((day) => day.lessons)
      expect(lessons.some(({ canStart, canEnter }) => canStart && canEnter)).toBe(true)
    }
  })

  it('does not touch what people started, and adds another', async () => {
    await school.data('startLesson', { lessonId }, 'teacher.li')
    school.clock.advance(2 * MINUTE)
    await school.backend.tick()
    expect((await lessonOf('student.anna')).status).toBe('inProgress')
    expect(await school.lessonNow()).not.toBe(lessonId)
  })

  it('leaves a lesson that was called off to its teacher, and adds another', async () => {
    await school.data('postponeLesson', { lessonId }, 'teacher.li')
    school.clock.advance(30 * MINUTE)
    expect(await school.lessonNow()).not.toBe(lessonId)
    expect((await lessonOf('student.anna')).status).toBe('waitingToBeAdjusted')
  })

  it('can be seeded again without doubling anything', async () => {
    const before = await school.data('listLessonsToday', {}, 'student.anna')
    await school.restart()
    const after = await school.data('listLessonsToday', {}, 'student.anna')
    expect(after.lessons.map(({ lessonId: id }) => id)).toEqual(before.lessons.map(({ lessonId: id }) => id))
  })
})
