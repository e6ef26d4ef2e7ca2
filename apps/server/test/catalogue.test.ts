import { errorCodes } from '@hwjy/sdk/errors'
import { and, eq, gt } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { schema } from '../src/db/database.ts'
import { MINUTE, openTestSchool, type TestSchool } from './support/test-school.ts'

let school: TestSchool
beforeEach(async () => {
  school = await openTestSchool()
})

const seat = async (courseId: string, as: string) => (await school.data('getCatalogueCourse', { courseId }, as)).course

describe('the catalogue', () => {
  it('has what is published, the newest first, and says what one can do', async () => {
    const { records } = await school.data('listCatalogue', {}, 'student.anna')
    const standings = Object.fromEntries(records.map(({ courseId, standing }) => [courseId, standing]))
    expect(standings).toEqual({
      crs_festivals: 'canRegister',
      crs_business: 'registered',
      crs_hsk1: 'registered',
      crs_hsk2: 'registered',
      crs_hsk3: 'registered',
    })
    expect((await seat('crs_business', 'student.ben')).standing).toBe('canBuy')
  })

  it('can be searched and filtered', async () => {
    const find = async (filter: object) => {
      const { records } = await school.data('listCatalogue', filter, 'student.ben')
      return records.map(({ courseId }) => courseId)
    }
    expect(await find({ keyword: '灯谜' })).toEqual(['crs_festivals'])
    expect(await find({ isFree: true })).toEqual(['crs_festivals'])
    expect(await find({ kind: 'public' })).toEqual(['crs_festivals'])
    expect(await find({ subjectId: 'sub_business' })).toEqual(['crs_business'])
    expect(await find({ keyword: '书法' })).toEqual([])
  })

  it('says what it can be narrowed by, each value with the number that it would show', async () => {
    const facets = async (filter: object) => (await school.data('listCatalogue', filter, 'student.ben')).facets
    const all = await facets({})
    expect(all.kinds).toEqual(
      expect.arrayContaining([expect.objectContaining({ value: 'public', label: 'Public course', count: 1 })]),
    )
    expect(all.subjects).toContainEqual(expect.objectContaining({ value: 'sub_business', count: 1 }))
    const free = await facets({ isFree: true })
    expect(free.subjects).toContainEqual(expect.objectContaining({ value: 'sub_business', count: 0 }))
    expect(free.prices).toEqual(all.prices)
    const ofBusiness = await facets({ subjectId: 'sub_business' })
    expect(ofBusiness.prices).toEqual({ free: 0, paid: 1 })
    const nothing = await facets({ keyword: '书法' })
    expect(nothing.subjects.map(({ value, count }) => [value, count])).toEqual(
      all.subjects.map(({ value }) => [value, 0]),
    )
    for (const { value, count } of all.classTypes) {
      expect(await school.data('listCatalogue', { classType: value }, 'student.ben')).toMatchObject({ total: count })
    }
  })

  it('can be narrowed to good hours on the clock of a family', async () => {
    const find = async (hours: object) => {
      const answer = await school.data('listCatalogue', { keyword: '商务', ...hours }, 'student.ben')
      const kinds = answer.facets.kinds.reduce((sum, { count }) => sum + count, 0)
      return [answer.total, kinds, answer.records[0]?.classId]
    }
    const lessons = await school.db.select().from(schema.lesson).where(eq(schema.lesson.classId, 'cls_business'))
    const hours = lessons.map(({ startsAt }) => new Date(startsAt).getUTCHours())
    // The lessons are in the evening of Shanghai, and before dawn in Los Angeles.
    expect(new Set(hours)).toEqual(new Set([12]))
    const day = { fromHour: 7, untilHour: 21 }
    expect(await find({ ...day, timezone: 'Asia/Shanghai' })).toEqual([1, 1, 'cls_business'])
    expect(await find({ ...day, timezone: 'America/Los_Angeles' })).toEqual([0, 0, undefined])
    // Another class of the course is in the daytime there, and then stands for it although it has fewer seats.
    const later = { id: 'cls_late', courseId: 'crs_business', teacherId: 'usr_wang', name: '夜班', studentLimit: 1 }
    await school.db.insert(schema.classGroup).values(later)
    const at = (lessons.at(-1)?.startsAt ?? 0) + 10 * 60 * MINUTE
    const planned = {
      id: 'les_late',
      classId: 'cls_late',
      no: 1,
      name: '第一课',
      startsAt: at,
      endsAt: at + 45 * MINUTE,
    }
    await school.db.insert(schema.lesson).values(planned)
    expect(await find({ ...day, timezone: 'America/Los_Angeles' })).toEqual([1, 1, 'cls_late'])
    // A lesson that was called off has no time yet.
    const isLate = eq(schema.lesson.id, 'les_late')
    await school.db.update(schema.lesson).set({ isAwaitingTime: true }).where(isLate)
    expect(await find({ ...day, timezone: 'America/Los_Angeles' })).toEqual([0, 0, undefined])
  })

  it('refuses hours that are not a span, and a zone that there is not', async () => {
    for (const input of [
      { fromHour: 7 },
      { untilHour: 21 },
      { fromHour: 21, untilHour: 7 },
      { fromHour: 7, untilHour: 21, timezone: 'Europe/Atlantis' },
    ])
      expect(await school.call('listCatalogue', input, { as: 'student.ben' })).toMatchObject({
        code: errorCodes.invalidInput,
      })
  })

  it('says of each course how many of the own lessons it crosses', async () => {
    const [lesson] = await school.db
      .select()
      .from(schema.lesson)
      .where(and(eq(schema.lesson.classId, 'cls_business'), gt(schema.lesson.startsAt, school.clock.now())))
      .limit(1)
    const startsAt = lesson?.startsAt ?? 0
    const crossing = { id: 'les_crossing', classId: 'cls_hsk1', no: 31, name: '第三十一课' }
    expect((await seat('crs_business', 'student.ben')).conflicts).toBe(0)
    await school.db
      .insert(schema.lesson)
      .values({ ...crossing, startsAt: startsAt - 10 * MINUTE, endsAt: startsAt + 35 * MINUTE })
    expect((await seat('crs_business', 'student.ben')).conflicts).toBe(1)
    const { records } = await school.data('listCatalogue', { keyword: '商务' }, 'student.ben')
    expect(records).toMatchObject([{ courseId: 'crs_business', conflicts: 1 }])
    await school.db.update(schema.lesson).set({ isAwaitingTime: true }).where(eq(schema.lesson.id, 'les_crossing'))
    expect((await seat('crs_business', 'student.ben')).conflicts).toBe(0)
  })

  it('shows the timetable, the teacher and the seats before one decides', async () => {
    const detail = await school.data('getCatalogueCourse', { courseId: 'crs_business' }, 'student.ben')
    expect(detail).toMatchObject({
      course: { priceMinor: 128_000, currency: 'CNY', seats: 16, seatsLeft: 15 },
      classes: [{ classId: 'cls_business', teacher: { nickname: '王老师' } }],
      school: { name: 'Huawen Demo School' },
      pendingOrderId: null,
    })
    expect(detail.classes[0]?.lessons).toHaveLength(8)
    expect(detail.classes[0]?.lessons[0]?.startTime).toBe(detail.course.nextLessonAt)
  })

  it('shows no lesson that was called off: it has no time yet', async () => {
    const ask = () => school.data('getCatalogueCourse', { courseId: 'crs_business' }, 'student.ben')
    const [first, second] = (await ask()).classes[0]?.lessons ?? []
    const isFirst = and(eq(schema.lesson.classId, 'cls_business'), eq(schema.lesson.no, first?.no ?? 0))
    await school.db.update(schema.lesson).set({ isAwaitingTime: true }).where(isFirst)
    const { course, classes } = await ask()
    expect(classes[0]?.lessons[0]).toEqual(second)
    expect(course.nextLessonAt).toBe(second?.startTime)
  })

  it('says in the reader’s language what each chapter is about, to students and to visitors', async () => {
    const headers = { 'accept-language': 'en-US' }
    const input = { courseId: 'crs_hsk1' }
    const first = expect.objectContaining({ summary: 'Saying hello and goodbye' })
    const { data: seen } = await school.call('getCatalogueCourse', input, { as: 'student.ben', headers })
    expect(seen).toMatchObject({ chapters: expect.arrayContaining([first]) })
    const { data: offered } = await school.call('getOfferedCourse', { schoolId: 'sch_demo', ...input }, { headers })
    expect(offered).toMatchObject({ chapters: expect.arrayContaining([first]) })
  })

  it('does not know drafts', async () => {
    const answer = await school.call('getCatalogueCourse', { courseId: 'crs_calligraphy' }, { as: 'student.ben' })
    expect(answer).toMatchObject({ code: errorCodes.notFound })
  })

  it('finds courses and schools by their names in any language and by pinyin without tones', async () => {
    const courses = async (keyword: string) => {
      const { records } = await school.data('listCatalogue', { keyword }, 'student.ben')
      return records.map(({ courseId }) => courseId)
    }
    for (const keyword of ['festivals', '祝日', 'jieri']) expect(await courses(keyword)).toEqual(['crs_festivals'])
    for (const [keyword, schoolId] of [
      ['huawen demo', 'sch_demo'],
      ['fengye', 'sch_maple'],
      ['さくら', 'sch_sakura'],
      ['sydney', 'sch_harbour'],
    ])
      expect((await school.call('listSchools', { keyword })).data).toMatchObject({ total: 1, records: [{ schoolId }] })
  })

  it('has the own school before all others', async () => {
    await school.db.update(schema.school).set({ position: 99 }).where(eq(schema.school.id, 'sch_demo'))
    const { data } = await school.call('listSchools', { size: 1 })
    expect(data).toMatchObject({ total: 4, records: [{ schoolId: 'sch_demo', isOwn: true }] })
  })

  it('introduces schools to everybody, in their language', async () => {
    const headers = { 'accept-language': 'ja-JP' }
    const { data } = await school.call('listSchools', {}, { headers })
    expect(data).toMatchObject({ total: 4, records: [{ schoolId: 'sch_demo', isOwn: true, courses: 5 }, {}, {}, {}] })
    const own = await school.call('getSchool', { schoolId: 'sch_demo' }, { headers })
    expect(own.data).toMatchObject({ school: { summary: expect.stringContaining('オンライン') } })
    const { data: merchants } = await school.call('listMerchants', {}, { as: 'teacher.li', headers })
    expect(merchants).toContainEqual(expect.objectContaining({ schoolId: 'sch_demo', name: '華文モデル学校' }))
    expect(JSON.stringify(own.data)).not.toContain('crs_calligraphy')
    expect(await school.call('getSchool', { schoolId: 'sch_none' })).toMatchObject({ code: errorCodes.notFound })
  })
})
