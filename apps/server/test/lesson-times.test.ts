/** Moving lessons and calling them off. The test school's clock stands at 09:00 of a Friday in Shanghai. */
import { errorCodes } from '@hwjy/sdk/errors'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { enterRoom } from './support/live-client.ts'
import { emptyClass, messagesOf } from './support/planned-lessons.ts'
import { MINUTE, NINE, openTestSchool, type TestSchool } from './support/test-school.ts'

const HOUR = 60 * MINUTE
const iso = (at: number) => new Date(at).toISOString()
const shanghai = { timezone: 'Asia/Shanghai' }
const li = { as: 'teacher.li' }

let school: TestSchool
let lessonId: string
beforeEach(async () => {
  school = await openTestSchool()
  lessonId = await school.lessonNow()
})

const adjust = (change: object = {}) =>
  school.call('adjustLesson', { lessonId, classDate: '2026-11-27', StartClassTime: '19:30', ...change }, li)

const setMoves = (adjustmentsPerMonth: number) =>
  school.db.update(schema.school).set({ settings: { adjustmentsPerMonth } })

describe('moving a lesson', () => {
  it('keeps its length and tells the students, each in their language', async () => {
    const names = { 'en-US': 'Hello' }
    await school.db.update(schema.lesson).set({ names }).where(eq(schema.lesson.id, lessonId))
    const { lesson, remainingAdjustments } = await school.data(
      'adjustLesson',
      { lessonId, classDate: '2026-11-27', StartClassTime: '19:30', ...shanghai },
      'teacher.li',
    )
    expect(lesson).toMatchObject({
      startTime: '2026-11-27T11:30:00.000Z',
      endTime: '2026-11-27T12:15:00.000Z',
      status: 'notStarted',
    })
    expect(remainingAdjustments).toBe(3)
    expect(await messagesOf(school, 'usr_anna')).toEqual([
      {
        kind: 'lessonMoved',
        values: { lessonName: { name: lesson.lessonName, names }, startTime: '2026-11-27T11:30:00.000Z' },
      },
    ])
    for (const [language, lessonName] of [
      ['en-US', 'Hello'],
      ['ja-JP', lesson.lessonName],
    ] as const) {
      const asked = { as: 'student.anna', headers: { 'accept-language': language } }
      const { data } = await school.call('studentListMessages', { category: 'lesson' }, asked)
      const message = {
        kind: 'lessonMoved',
        text: expect.stringContaining(lessonName),
        values: expect.objectContaining({ lessonName }),
      }
      expect(data).toMatchObject({ records: expect.arrayContaining([expect.objectContaining(message)]) })
    }
  })

  it('reads the time where the teacher is, and by the school’s clock when they do not say', async () => {
    const startIn = async (timezone?: string) => {
      const answer = await school.call(
        'checkLessonTime',
        { lessonId, classDate: '2026-11-27', StartClassTime: '19:30', ...(timezone && { timezone }) },
        li,
      )
      return (answer.data as { check: { startTime: string } }).check.startTime
    }
    expect(await startIn()).toBe('2026-11-27T11:30:00.000Z')
    expect(await startIn('Europe/Berlin')).toBe('2026-11-27T18:30:00.000Z')
    expect(await startIn('-3.5')).toBe('2026-11-27T23:00:00.000Z')
  })

  it('keeps the clock’s time when summer time begins or ends in between', async () => {
    const startOn = async (classDate: string, StartClassTime: string) => {
      const input = { lessonId, classDate, StartClassTime, timezone: 'Europe/Berlin' }
      return (await school.data('checkLessonTime', input, 'teacher.li')).check.startTime
    }
    expect(await startOn('2027-03-27', '18:00')).toBe('2027-03-27T17:00:00.000Z')
    expect(await startOn('2027-03-28', '18:00')).toBe('2027-03-28T16:00:00.000Z')
    // An hour that the clocks skip is taken an hour later.
    expect(await startOn('2027-03-28', '02:30')).toBe('2027-03-28T01:30:00.000Z')
  })

  it('refuses a time that is over, a zone that does not exist, and the time it has', async () => {
    expect(await adjust({ classDate: '2026-11-20', StartClassTime: '08:59' })).toMatchObject({
      code: errorCodes.lessonInPast,
    })
    expect(await adjust({ timezone: 'Asia/Nowhere' })).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'timezone' }] },
    })
    await adjust()
    expect(await adjust()).toMatchObject({ code: errorCodes.invalidInput, data: { issues: [{ code: 'unchanged' }] } })
    expect(await adjust({ classDate: '2026-02-30' })).toMatchObject({ code: errorCodes.invalidInput })
    expect(await adjust({ StartClassTime: '24:00' })).toMatchObject({ code: errorCodes.invalidInput })
  })

  it('is refused when another tab or teacher moved the lesson meanwhile, and says where it is now', async () => {
    const read = (await school.db.select().from(schema.lesson).where(eq(schema.lesson.id, lessonId)))[0]
    const basedOn = iso(read?.startsAt ?? 0)
    const answers = await Promise.all([
      adjust({ ...shanghai, basedOn }),
      adjust({ ...shanghai, basedOn, StartClassTime: '20:30' }),
    ])
    const codes = answers.map(({ code }) => code)
    expect(codes.toSorted()).toEqual([200, errorCodes.changedMeanwhile])
    const startTime = codes[0] === 200 ? '2026-11-27T11:30:00.000Z' : '2026-11-27T12:30:00.000Z'
    expect(answers.find(({ code }) => code !== 200)).toMatchObject({ data: { startTime } })
    expect(await school.call('postponeLesson', { lessonId, basedOn }, li)).toMatchObject({
      code: errorCodes.changedMeanwhile,
      data: { startTime },
    })
    expect((await school.call('postponeLesson', { lessonId, basedOn: startTime }, li)).code).toBe(200)
  })

  it('is too late once the class has started', async () => {
    await school.data('startLesson', { lessonId }, 'teacher.li')
    expect(await adjust()).toMatchObject({ code: errorCodes.lessonBegun })
  })

  it('is refused while students have another lesson, whatever the teacher confirms', async () => {
    // HSK 2 of teacher.wang is two hours from now, with the same students.
    const answer = await adjust({ classDate: '2026-11-20', StartClassTime: '11:10', confirm: true })
    expect(answer).toMatchObject({
      code: errorCodes.studentsBusy,
      data: { conflicts: [{ className: '晚间小班 B', teacher: null, startTime: iso(NINE + 2 * HOUR) }] },
    })
    const [conflict] = (answer.data as { conflicts: { students: object[] }[] }).conflicts
    expect(conflict?.students).toHaveLength(8)
  })

  it('asks the teacher when only they are busy', async () => {
    await emptyClass(school, [Date.parse('2026-11-27T11:00:00Z')])
    const busy = await adjust()
    expect(busy).toMatchObject({
      code: errorCodes.teacherBusy,
      data: { conflicts: [{ className: '空班', teacher: { userId: 'usr_li' }, students: [] }] },
    })
    expect(await adjust({ confirm: true })).toMatchObject({ code: 200 })
  })

  it('may begin when another lesson ends', async () => {
    await emptyClass(school, [Date.parse('2026-11-27T10:45:00Z'), Date.parse('2026-11-27T12:15:00Z')])
    expect(await adjust()).toMatchObject({ code: 200 })
  })

  it('is possible only so often in a month of the school', async () => {
    await setMoves(2)
    const times = ['19:30', '19:35', '19:40']
    const codes = []
    for (const StartClassTime of times) codes.push((await adjust({ StartClassTime })).code)
    expect(codes).toEqual([200, 200, errorCodes.noAdjustmentsLeft])
    // December begins in Shanghai while it is still November in London.
    school.clock.set(Date.parse('2026-11-30T16:00:00Z'))
    await school.db
      .update(schema.lesson)
      .set({ startsAt: NINE + 30 * 24 * HOUR })
      .where(eq(schema.lesson.id, lessonId))
    expect(await adjust({ classDate: '2026-12-05' })).toMatchObject({ code: 200, data: { remainingAdjustments: 1 } })
  })

  it('is not possible at all where the school says so', async () => {
    await setMoves(0)
    expect(await adjust()).toMatchObject({ code: errorCodes.noAdjustmentsLeft })
    const { remainingAdjustments } = await school.data(
      'getSchedule',
      { searchStartDate: '2026-11-20', searchEndDate: '2026-11-20' },
      'teacher.li',
    )
    expect(remainingAdjustments).toBe(0)
  })

  it('takes those along who wait at the door', async () => {
    const anna = await enterRoom(school, lessonId, 'student.anna')
    await adjust({ classDate: '2026-11-20', StartClassTime: '14:00' })
    await expect.poll(() => anna.room.settings?.scheduledStart).toBe(NINE + 5 * HOUR)
  })

  it('costs one move, also when the answer was lost and the request comes again', async () => {
    const input = { lessonId, classDate: '2026-11-27', StartClassTime: '19:30' }
    const again = () => school.call('adjustLesson', input, { ...li, headers: { requestId: 'the-same' } })
    expect((await again()).data).toEqual((await again()).data)
    expect(await school.db.select().from(schema.lessonAdjustment)).toHaveLength(1)
  })
})

describe('asking first', () => {
  it('says what would happen, and moves nothing', async () => {
    const input = { lessonId, classDate: '2026-11-20', StartClassTime: '11:10', ...shanghai }
    const { check, remainingAdjustments } = await school.data('checkLessonTime', input, 'teacher.li')
    expect(check).toMatchObject({ isPossible: false, needsConfirmation: false, problem: 'studentsBusy' })
    expect(remainingAdjustments).toBe(4)
    const free = await school.data('checkLessonTime', { ...input, StartClassTime: '22:00' }, 'teacher.li')
    expect(free.check).toMatchObject({ isPossible: true, problem: null, conflicts: [] })
    expect(await school.db.select().from(schema.lessonAdjustment)).toEqual([])
  })

  it('looks at every lesson of a list, and at the list itself', async () => {
    const draft = (classDate: string, StartClassTime: string) => ({ lessonName: '复习课', classDate, StartClassTime })
    const lessons = [
      draft('2026-11-27', '19:30'),
      draft('2026-11-27', '20:00'),
      draft('2026-11-20', '11:10'),
      draft('2026-11-19', '10:00'),
    ]
    const { checks, isPossible } = await school.data('checkLessonTimes', { classId: 'cls_hsk1', lessons }, 'teacher.li')
    expect(checks.map(({ problem }) => problem)).toEqual([null, 'overlap', 'studentsBusy', 'inPast'])
    expect(isPossible).toBe(false)
  })
})

describe('calling a lesson off', () => {
  it('lets it wait for its new time; nobody can enter, start or miss it', async () => {
    expect(await school.data('postponeLesson', { lessonId }, 'teacher.li')).toMatchObject({
      status: 'waitingToBeAdjusted',
      canStart: false,
      canEnter: false,
    })
    expect((await messagesOf(school, 'usr_ben')).map(({ kind }) => kind)).toEqual(['lessonPostponed'])
    expect(await school.call('startLesson', { lessonId }, li)).toMatchObject({ code: errorCodes.doorNotOpen })
    school.clock.advance(2 * HOUR)
    const { lesson } = await school.data('checkLesson', { lessonId }, 'student.anna')
    expect(lesson.status).toBe('waitingToBeAdjusted')
    expect(await adjust()).toMatchObject({ code: 200, data: { lesson: { status: 'notStarted' } } })
  })

  it('leaves its time to other lessons', async () => {
    await emptyClass(school, [Date.parse('2026-11-27T11:30:00Z')])
    expect(await adjust()).toMatchObject({ code: errorCodes.teacherBusy })
    await school.data('postponeLesson', { lessonId: 'les_empty_1' }, 'teacher.li')
    expect(await adjust()).toMatchObject({ code: 200 })
  })

  it('is too late with people in the room', async () => {
    await enterRoom(school, lessonId, 'student.anna')
    expect(await school.call('postponeLesson', { lessonId }, li)).toMatchObject({ code: errorCodes.lessonBegun })
  })
})

describe('moving lessons together', () => {
  const TUESDAY = Date.parse('2026-11-24T11:00:00Z')
  const WEEK = 7 * 24 * HOUR
  const weeks = (...numbers: number[]) => numbers.map((week) => TUESDAY + week * WEEK)
  const wednesday = { classDate: '2026-11-25', StartClassTime: '18:00' }
  const move = (change: object = {}) =>
    school.call('adjustLessons', { lessonId: 'les_empty_1', scope: 'following', ...wednesday, ...change }, li)

  it('takes the later lessons of the same slot along, each for one move', async () => {
    await emptyClass(school, [...weeks(0, 1), TUESDAY + WEEK + 24 * HOUR])
    const check = await school.data(
      'checkLessonsMove',
      { lessonId: 'les_empty_1', scope: 'following', ...wednesday },
      'teacher.li',
    )
    expect(check).toMatchObject({
      isPossible: true,
      remainingAdjustments: 4,
      moves: [{ lessonNo: 1 }, { lessonNo: 2 }],
    })
    expect(await move()).toMatchObject({
      code: 200,
      data: {
        lessons: [{ startTime: '2026-11-25T10:00:00.000Z' }, { startTime: '2026-12-02T10:00:00.000Z' }],
        remainingAdjustments: 2,
      },
    })
  })

  it('moves all of them or none, also when the month has too few moves', async () => {
    await emptyClass(school, weeks(0, 1, 2))
    await setMoves(2)
    expect(await move()).toMatchObject({ code: errorCodes.noAdjustmentsLeft })
    expect(await school.db.select().from(schema.lessonAdjustment)).toEqual([])
    expect(await move({ scope: 'this' })).toMatchObject({ code: 200, data: { remainingAdjustments: 1 } })
  })

  it('is refused on the basis of an older time, and when nothing would change', async () => {
    await emptyClass(school, weeks(0, 1))
    expect(await move({ basedOn: iso(NINE) })).toMatchObject({
      code: errorCodes.changedMeanwhile,
      data: { startTime: iso(TUESDAY) },
    })
    expect(await move({ classDate: '2026-11-24', StartClassTime: '19:00' })).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ code: 'unchanged' }] },
    })
  })

  it('asks the teacher when only they are busy', async () => {
    await emptyClass(school, weeks(0, 1))
    await school.db.insert(schema.classGroup).values({
      id: 'cls_other',
      courseId: 'crs_hsk1',
      teacherId: 'usr_li',
      name: '另一班',
      studentLimit: 30,
    })
    const startsAt = Date.parse('2026-12-02T10:00:00Z')
    await school.db.insert(schema.lesson).values({
      id: 'les_other',
      classId: 'cls_other',
      no: 1,
      name: '第1课',
      startsAt,
      endsAt: startsAt + 45 * MINUTE,
    })
    expect(await move()).toMatchObject({ code: errorCodes.teacherBusy, data: { conflicts: [{ className: '另一班' }] } })
    expect(await move({ confirm: true })).toMatchObject({ code: 200 })
  })

  it('tells students the teacher’s reason, once for all lessons', async () => {
    const reason = '老师要参加考试'
    await school.data(
      'adjustLesson',
      { lessonId, classDate: '2026-11-27', StartClassTime: '19:30', reason },
      'teacher.li',
    )
    expect((await messagesOf(school, 'usr_anna')).map(({ kind, values }) => [kind, values.reason])).toEqual([
      ['lessonMovedBecause', reason],
    ])
  })
})

describe('free times', () => {
  const TUESDAY = Date.parse('2026-11-24T11:00:00Z')
  const suggest = (from: string, until: string) =>
    school.call('suggestLessonTimes', { lessonId: 'les_empty_1', from, until, timezone: 'Asia/Shanghai' }, li)

  it('are at the usual time of the class, on days without another lesson', async () => {
    await emptyClass(school, [TUESDAY, TUESDAY + 24 * HOUR])
    const answer = await suggest('2026-11-24', '2026-11-27')
    expect(answer).toMatchObject({
      code: 200,
      data: {
        times: [
          { startTime: '2026-11-26T11:00:00.000Z', isUsual: false },
          { startTime: '2026-11-27T11:00:00.000Z', isUsual: false },
        ],
      },
    })
  })

  it('are looked for within sixty days', async () => {
    await emptyClass(school, [TUESDAY])
    expect(await suggest('2026-11-24', '2027-01-23')).toMatchObject({ code: errorCodes.invalidInput })
    expect(await suggest('2026-11-24', '2026-11-23')).toMatchObject({ code: errorCodes.invalidInput })
  })
})
