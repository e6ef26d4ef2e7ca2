/** The timetable of a month, of a day, of a year, and as calendar programs read it. */
import { errorCodes } from '@hwjy/sdk/errors'
import ICAL from 'ical.js'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '@hwjy/sdk/operations'
import { schema } from '../src/db/database.ts'
import type { ResponseOf } from '../src/http/call.ts'
import { MINUTE, NINE, openTestSchool, type TestSchool } from './support/test-school.ts'

const DAY = 24 * 60 * MINUTE
let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const addLesson = async (id: string, startsAt: number, classId = 'cls_hsk1') => {
  const endsAt = startsAt + 45 * MINUTE
  await school.db.insert(schema.lesson).values({ id, classId, no: 30, name: '第三十课', startsAt, endsAt })
}

describe('a teacher’s month', () => {
  const month = (timezone?: string) =>
    school.data(
      'getSchedule',
      { searchStartDate: '2026-12-01', searchEndDate: '2026-12-31', ...(timezone && { timezone }) },
      'teacher.li',
    )

  it('begins and ends where the teacher is', async () => {
    await addLesson('les_first', Date.parse('2026-11-30T16:00:00Z'))
    await addLesson('les_last', Date.parse('2026-12-31T15:59:00Z'))
    // The demo school has other lessons in this month.
    const own = new Set(['les_first', 'les_last'])
    const idsIn = async (timezone?: string) =>
      (await month(timezone)).lessons.map(({ lessonId }) => lessonId).filter((id) => own.has(id))
    expect(await idsIn('Asia/Shanghai')).toEqual(['les_first', 'les_last'])
    expect(await idsIn('Europe/London')).toEqual(['les_last'])
    // By the header, which says 8.
    expect(await idsIn()).toEqual(['les_first', 'les_last'])
    expect(await month('Asia/Shanghai')).toMatchObject({
      from: '2026-11-30T16:00:00.000Z',
      until: '2026-12-31T16:00:00.000Z',
      remainingAdjustments: 4,
    })
  })

  it('shows nobody else’s lessons', async () => {
    await addLesson('les_wang', NINE + 14 * DAY, 'cls_hsk2')
    expect((await month()).lessons.map(({ teacher }) => teacher.userId)).not.toContain('usr_wang')
  })

  it('is at most a hundred days, in the right order', async () => {
    const ask = (searchStartDate: string, searchEndDate: string) =>
      school.call('getSchedule', { searchStartDate, searchEndDate }, { as: 'teacher.li' })
    expect(await ask('2026-11-01', '2027-02-08')).toMatchObject({ code: 200 })
    expect(await ask('2026-11-01', '2027-02-09')).toMatchObject({ code: errorCodes.invalidInput })
    expect(await ask('2026-11-02', '2026-11-01')).toMatchObject({ code: errorCodes.invalidInput })
    expect(await ask('2026-02-30', '2026-03-01')).toMatchObject({ code: errorCodes.invalidInput })
  })

  it('reads its own rows only, among ten thousand lessons', async () => {
    await school.db.execute(sql`insert into lesson (id, class_id, no, name, starts_at, ends_at, is_awaiting_time)
      select 'les_many_' || n, case when n % 2 = 0 then 'cls_hsk1' else 'cls_hsk2' end, 1, '第一课',
        timestamptz '2020-01-01' + n * interval '6 hours', timestamptz '2020-01-01' + n * interval '6 hours 1 minute', false
      from generate_series(1, 10000) n`)
    await school.db.execute(sql`analyze`)
    const plan = await school.db.execute<Record<'QUERY PLAN', string>>(sql`explain select lesson.id from lesson
      join class on class.id = lesson.class_id where class.teacher_id = 'usr_li'
      and lesson.starts_at < '2026-12-20' and lesson.starts_at > '2026-11-19' and lesson.ends_at > '2026-11-20'`)
    const text = JSON.stringify(plan)
    expect(text).toMatch(/lesson_(class_)?starts/)
    expect(text).not.toContain('Seq Scan on lesson')
  })
})

describe('a student’s calendar', () => {
  it('shows the lessons of any day', async () => {
    await addLesson('les_next', NINE + 7 * DAY)
    const { lessons } = await school.data('listLessonsOfDay', { theDay: '2026-11-27' }, 'student.anna')
    expect(lessons.map(({ lessonId }) => lessonId)).toEqual(['les_next'])
    expect(await school.call('listLessonsOfDay', { theDay: '2026-02-29' }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.invalidInput,
    })
  })

  it('marks the days of a year that have something on them, as the student counts days', async () => {
    // Half past one in the night of New Year in Shanghai is still last year in Berlin.
    await addLesson('les_new_year', Date.parse('2026-12-31T17:30:00Z'))
    const daysIn = async (year: number, timeZone: string) => {
      const { data } = await school.call('listLessonDates', { year }, { as: 'student.anna', headers: { timeZone } })
      return (data as { days: { day: string; lessons: number }[] }).days
    }
    expect((await daysIn(2027, '8')).map(({ day }) => day)).toEqual(['2027-01-01'])
    expect(await daysIn(2027, '1')).toEqual([])
    expect((await daysIn(2026, '1')).at(-1)).toEqual({ day: '2026-12-31', lessons: 1, homework: 0 })
  })

  it('cuts every day by the offset that its zone has on that day, on both sides of a clock change', async () => {
    // Asked in November, at winter time, for a lesson at half past midnight of a summer day.
    await addLesson('les_summer', Date.parse('2027-04-09T22:30:00Z'))
    await addLesson('les_doubled', Date.parse('2027-11-07T04:30:00Z'))
    const ask = async <Id extends OperationId>(id: Id, input: object, timeZoneId: string, as = 'student.anna') => {
      const answer = await school.call(id, input, { as, headers: { timeZone: '1', timeZoneId } })
      return answer.data as ResponseOf<Id>
    }
    const { days } = await ask('listLessonDates', { year: 2027 }, 'Europe/Berlin')
    expect(days.filter(({ day }) => day.startsWith('2027-04'))).toMatchObject([{ day: '2027-04-10' }])
    const idsOf = ({ lessons }: { lessons: readonly { lessonId: string }[] }) => lessons.map(({ lessonId }) => lessonId)
    const onDay = async (theDay: string, zone: string) => idsOf(await ask('listLessonsOfDay', { theDay }, zone))
    expect(await onDay('2027-04-10', 'Europe/Berlin')).toEqual(['les_summer'])
    expect(await onDay('2027-04-09', 'Europe/Berlin')).toEqual([])
    expect(await onDay('2027-04-09', 'America/New_York')).toEqual(['les_summer'])
    // The day on which New York goes back begins at summer time.
    expect(await onDay('2027-11-07', 'America/New_York')).toEqual(['les_doubled'])
    expect(
      idsOf(await ask('listTeacherLessonsByDate', { lessonDate: '2027-04-10' }, 'Europe/Berlin', 'teacher.li')),
    ).toEqual(['les_summer'])
  })

  it('is refused in a zone that does not exist, with the name of the header', async () => {
    const answer = await school.call(
      'listLessonsToday',
      {},
      { as: 'student.anna', headers: { timeZoneId: 'Mars/Base' } },
    )
    expect(answer).toMatchObject({
      code: errorCodes.invalidInput,
      data: { issues: [{ path: 'timeZoneId', code: 'unknown_zone' }] },
    })
  })

  it('has nothing for somebody without classes', async () => {
    expect(await school.data('listLessonDates', { year: 2026 }, 'student.noor')).toEqual({ year: 2026, days: [] })
    expect(await school.data('listTeachingTypes', {}, 'student.noor')).toEqual([])
    expect(await school.data('listTeachingTypes', {}, 'student.anna')).toMatchObject([
      { teachingType: 'live', label: expect.any(String) },
    ])
  })
})

describe('a student who cannot come', () => {
  it('says so, and the teacher sees it before class', async () => {
    const lessonId = await school.lessonNow()
    const say = (plan: string, reason = '') => school.data('planAttendance', { lessonId, plan, reason }, 'student.anna')
    await say('attending')
    await say('onLeave', ' 要去看医生 ')
    const { plans } = await school.data('getLessonPreparation', { lessonId }, 'teacher.li')
    expect(plans).toMatchObject([{ stuId: 'usr_anna', plan: 'onLeave', reason: '要去看医生' }])
    expect(await school.data('checkLesson', { lessonId }, 'student.anna')).toMatchObject({
      plan: 'onLeave',
      canEnter: true,
    })
    const messages = await school.db
      .select()
      .from(schema.systemMessage)
      .where(eq(schema.systemMessage.kind, 'studentOnLeave'))
    expect(messages).toMatchObject([{ personId: 'usr_li', targetId: lessonId }])
  })

  it('is too late once the class has started', async () => {
    const lessonId = await school.lessonNow()
    await school.data('startLesson', { lessonId }, 'teacher.li')
    expect(await school.call('planAttendance', { lessonId, plan: 'onLeave' }, { as: 'student.anna' })).toMatchObject({
      code: errorCodes.lessonBegun,
    })
  })
})

describe('a calendar feed', () => {
  const subscribe = async (as: string) => {
    const side = as.startsWith('teacher') ? 'teacher' : 'student'
    const { url } = await school.data(`${side}RenewCalendarFeed`, {}, as)
    return url ?? ''
  }
  const read = (url: string) => school.backend.fetch(new Request(url))

  it('is read without signing in, as a calendar', async () => {
    const response = await read(await subscribe('student.anna'))
    expect(response.headers.get('content-type')).toBe('text/calendar')
    const calendar = new ICAL.Component(ICAL.parse(await response.text()))
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    const { lessons } = await school.data('listLessonsToday', {}, 'student.anna')
    expect(events.map((event) => event.uid.split('@')[0])).toEqual(
      expect.arrayContaining(lessons.map(({ lessonId }) => lessonId)),
    )
    const [same] = lessons
    const first = events.find((event) => event.uid.startsWith(`${same?.lessonId}@`))
    expect(first?.startDate.toJSDate().toISOString()).toBe(same?.startTime)
    expect(first?.summary).toBe(`${same?.lessonName} · ${same?.courseName}`)
  })

  it('has the lessons of its own person', async () => {
    const url = await subscribe('teacher.wang')
    expect(await (await read(url)).text()).not.toContain('HSK 1')
    expect(await school.data('teacherCalendarFeed', {}, 'teacher.wang')).toMatchObject({ url })
    expect(await school.data('teacherCalendarFeed', {}, 'teacher.li')).toEqual({ url: null, createdAt: null })
  })

  it('stops when its address is replaced or taken back', async () => {
    const first = await subscribe('student.anna')
    const second = await subscribe('student.anna')
    const statuses = async () => [(await read(first)).status, (await read(second)).status]
    expect(await statuses()).toEqual([404, 200])
    await school.data('studentRevokeCalendarFeed', {}, 'student.anna')
    expect(await statuses()).toEqual([404, 404])
  })

  it('cannot be guessed: its id alone opens nothing', async () => {
    await subscribe('student.anna')
    const [feed] = await school.db.select().from(schema.calendarFeed)
    const forged = btoa(JSON.stringify({ feedId: feed?.id })).replaceAll('=', '')
    const { path } = operations.readCalendarFeed
    for (const token of [`${forged}.AAAA`, `${forged}.`, feed?.id ?? '', '..%2f']) {
      const response = await read(`http://localhost:8080${path.replace('{feedToken}', token)}`)
      expect([token, (await response.json()).code >= 400]).toEqual([token, true])
    }
  })

  it('leaves its secret in no table', async () => {
    const url = await subscribe('student.anna')
    const secret = url.split('.').at(-1) ?? ''
    const answered = await school.db.select().from(schema.idempotencyKey)
    expect(JSON.stringify([answered, await school.db.select().from(schema.calendarFeed)])).not.toContain(secret)
  })
})
